// Draws the understanding of a message: one block a stage, mentions with their offsets and reasons.
import type { Understanding } from '../nlp/understanding.ts';

type Paint = (text: string) => string;

interface Palette {
  readonly title: Paint;
  readonly place: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly faint: Paint;
}

const plain: Paint = (text) => text;
const colour =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`;

export function drawUnderstanding(heard: Understanding, inColour: boolean): string {
  const palette: Palette = inColour
    ? { title: colour(1), place: colour(36), good: colour(32), bad: colour(31), faint: colour(2) }
    : { title: plain, place: plain, good: plain, bad: plain, faint: plain };
  return [...sections(heard, palette)].join('\n').concat('\n');
}

/** One line for each part of the frame that holds something. */
export function drawFrame(frame: Readonly<Record<string, unknown>>, inColour: boolean): string {
  const title = inColour ? colour(1) : plain;
  const lines = Object.entries(frame)
    .filter(([name, value]) => !OF_THE_STAGES.has(name) && !isEmpty(value))
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((each, at) => `  ${(at === 0 ? name : '').padEnd(11)}${JSON.stringify(each)}`)
        : [`  ${name.padEnd(11)}${JSON.stringify(value)}`],
    );
  return [title('frame'), ...lines].join('\n').concat('\n');
}
const OF_THE_STAGES: ReadonlySet<string> = new Set(['text', 'language', 'preferences']);
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function* sections(heard: Understanding, palette: Palette): Iterable<string> {
  const { title, place, faint } = palette;
  yield title('0 normalise');
  yield `  ${heard.text}  ${faint(`[${heard.language}]`)}`;
  yield title('1 tokens');
  yield `  ${heard.tokens.map(({ text, tag }) => `${text}${faint(`/${tag}`)}`).join(' ')}`;
  yield title('2 places');
  for (const { start, end, text, entry, role, certainty } of heard.places) {
    yield `  ${offsets(start, end, faint)} ${place(text)} is ${entry.name} (${entry.thing.kind}), ${role}, certainty ${certainty}`;
  }
  yield title('3 attitudes');
  for (const { concept, polarity, stated, reason } of heard.opinions) {
    yield `  ${offsets(concept.start, concept.end, faint)} ${toned(polarity, stated, palette)(concept.text)} ${attitude(polarity, stated)} ${faint(reason)}`;
  }
  yield title('4 concepts');
  for (const { start, end, text, categories, role, reason } of heard.concepts) {
    yield `  ${offsets(start, end, faint)} ${text} is ${categories.join(', ')} (${role}) ${faint(reason)}`;
  }
  yield title('5 ratings');
  for (const [category, rating] of heard.preferences) yield `  ${category}: ${rating}`;
  yield title('request');
  yield* fieldsOf(heard);
}

const offsets = (start: number, end: number, faint: Paint): string => faint(`${start}-${end}`.padEnd(8));

function attitude(polarity: number | undefined, stated: number | undefined): string {
  if (stated !== undefined) return `stated ${stated}`;
  return polarity === undefined ? 'no attitude' : `polarity ${polarity}`;
}

function toned(polarity: number | undefined, stated: number | undefined, { good, bad, faint }: Palette): Paint {
  const leaning = stated === undefined ? (polarity ?? 0) : stated - 3;
  if (leaning > 0) return good;
  return leaning < 0 ? bad : faint;
}

function* fieldsOf({ request }: Understanding): Iterable<string> {
  for (const [name, value] of Object.entries(request)) {
    if (Array.isArray(value) && value.length === 0) continue;
    yield `  ${name}: ${told(value)}`;
  }
}

function told(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'entry' in value) {
    return (value as { entry: { name: string } }).entry.name;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
