// Plans asked for and changed: days, window, stops, and edits of the plan that stands.
import type { Wish } from '../../wishes/wish.ts';
import type { PlanEdit, PlanRequest, PlanStop, Reference, When } from '../frame.ts';
import { WHAT } from './changes.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { ellipticEdits } from './plan-ellipsis.ts';
import { isLikelyPlan, type Likely } from './proposals.ts';
import type { Phrase, Sentence } from './sentence.ts';

export function planIn(
  reading: Reading,
  sentences: readonly {
    readonly sentence: Sentence;
    readonly references: readonly PlacedReference[];
    readonly wishes: readonly Wish[];
  }[],
  likely: Likely,
): PlanRequest | undefined {
  const phrases = sentences.flatMap(({ sentence }) => sentence.phrases.filter(({ family }) => family === 'plan'));
  const makes = phrases.filter(({ meaning }) => meaning === 'make');
  const edits = sentences.flatMap(({ sentence, references, wishes }) => editsIn(reading, sentence, references, wishes));
  const isProposed = isLikelyPlan(likely) && !reading.context.hasPlan && hasTimeOrStops(reading, sentences);
  const isMade = makes.length > 0 || isProposed;
  const first = phrases[0];
  const whole = sentences[0]?.sentence;
  const said = first ?? whole;
  if (!said || (!isMade && edits.length === 0)) return undefined;
  const whens = sentences.flatMap(({ sentence }) => sentence.chunks.flatMap(({ when }) => (when ? [when] : [])));
  const days = reading.amounts.find(({ kind }) => kind === 'days')?.value;
  const minutes = reading.amounts.find(({ kind }) => kind === 'minutes')?.value;
  const pace = PACE.find(([, pattern]) => sentences.some(({ sentence }) => pattern.test(sentence.line)))?.[0];
  return {
    kind: isMade ? 'make' : 'edit',
    ...(days !== undefined && { days }),
    ...(whens[0] && { window: windowOf(whens) }),
    ...(minutes !== undefined && { minutes }),
    stops: isMade ? stopsIn(reading, sentences) : [],
    edits: isMade ? [] : edits,
    ...(pace && { pace }),
    said: saidOf(reading, said.from, said.to),
  };
}

/** What a plan is made of: a stretch of time, or several stops. One kind of place for an evening is a search. */
function hasTimeOrStops(
  { amounts }: Reading,
  sentences: readonly { readonly sentence: Sentence; readonly wishes: readonly Wish[] }[],
): boolean {
  const stops = sentences.flatMap(({ wishes }) => wishes.filter(({ attribute }) => WHAT.has(attribute)));
  const isTimed = sentences.some(({ sentence }) => sentence.chunks.some(({ when }) => when));
  return amounts.some(({ kind }) => kind === 'days') || stops.length > 1 || (isTimed && stops.length === 0);
}

const PACE = [
  ['relaxed', / (?:relaxed|slow|leisurely|chilled|easy|tranquil[oa]|relajad[oa]|sin prisas?|con calma) /],
  ['packed', / (?:packed|as much as possible|everything|a tope|aprovech\S+|lo maximo|intens[oa]) /],
] as const;

/** From the first time to the last: "on Saturday from ten until eight". */
function windowOf(whens: readonly When[]): When {
  const [first, ...rest] = whens;
  return Object.assign({}, ...rest.toReversed(), first);
}

function stopsIn(
  reading: Reading,
  sentences: readonly {
    readonly sentence: Sentence;
    readonly references: readonly PlacedReference[];
    readonly wishes: readonly Wish[];
  }[],
): PlanStop[] {
  return sentences.flatMap(({ sentence, references, wishes }) => [
    ...references
      .filter(({ reference, isAnchor }) => reference.kind === 'name' && !isAnchor)
      .map(({ reference }): PlanStop => ({ reference })),
    ...wishes
      .filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want')
      .map((wish): PlanStop => ({ wish })),
    ...reading.grammar.meals.filter(([, pattern]) => pattern.test(sentence.line)).map(([meal]): PlanStop => ({ meal })),
  ]);
}

/** Edits need a plan that stands, or words that only a plan has. */
function editsIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit[] {
  const said = ellipticEdits(reading, sentence, references, wishes);
  const speaksOfPlan = / (?:stop|stops|plan|route|itinerary|parada|paradas|ruta|itinerario) /.test(sentence.line);
  if (!reading.context.hasPlan && !speaksOfPlan) return said;
  const when = sentence.chunks.find((chunk) => chunk.when)?.when;
  const edits = sentence.phrases
    .filter(({ family }) => family === 'plan')
    .flatMap((phrase) => editOf(phrase, reading, sentence, references, wishes, when));
  return edits.length > 0 ? edits : said;
}

function editOf(
  { meaning, from }: Phrase,
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  when: When | undefined,
): PlanEdit[] {
  const [first, second] = references.filter(({ from: at }) => at >= from - 2).map(({ reference }) => reference);
  const stop = stopOf(reading, sentence, wishes, references);
  const minutes = minutesOf(reading, sentence);
  switch (meaning) {
    case 'drop':
      return first ? [{ kind: 'drop', of: first }] : [];
    case 'swap': {
      const by = second ? { reference: second } : stop;
      return first ? [{ kind: 'swap', of: first, ...(by && { by }) }] : [];
    }
    case 'move':
      return first
        ? [{ kind: 'move', of: first, ...(when && { to: when }), ...(second && placeBeside(second, sentence)) }]
        : [];
    case 'shift_later':
      return [{ kind: 'shift', minutes }];
    case 'shift_earlier':
      return [{ kind: 'shift', minutes: -minutes }];
    case 'start_at':
      return when ? [{ kind: 'shift', startAt: when }] : [];
    case 'end_at':
      return when ? [{ kind: 'shift', endAt: when }] : [];
    case 'add':
    case 'meal':
      return stop ? [{ kind: 'add', stop, ...(first && placeBeside(first, sentence)) }] : [{ kind: 'more' }];
    case 'less':
    case 'more':
    case 'shorter_walks':
    case 'reorder':
      return [{ kind: meaning }];
    default:
      return [];
  }
}

const placeBeside = (
  reference: Reference,
  { line }: Sentence,
): { readonly after?: Reference; readonly before?: Reference } =>
  / (?:before|antes) /.test(line) ? { before: reference } : { after: reference };

function stopOf(
  reading: Reading,
  sentence: Sentence,
  wishes: readonly Wish[],
  references: readonly PlacedReference[],
): PlanStop | undefined {
  const wish = wishes.find(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want');
  const meal = reading.grammar.meals.find(([, pattern]) => pattern.test(sentence.line))?.[0];
  const name = references.find(({ reference }) => reference.kind === 'name')?.reference;
  if (meal) return { meal, ...(wish && { wish }) };
  if (wish) return { wish };
  return name && { reference: name };
}

/** "An hour", "half an hour"; an hour where no number is said. */
function minutesOf(reading: Reading, { line }: Sentence): number {
  const found = new RegExp(` (${reading.grammar.number}) (hour|hours|hora|horas|minutes|minutos)`).exec(line);
  if (/ (?:half an hour|media hora) /.test(line)) return 30;
  if (!found) return 60;
  const number = /^\d/.test(found[1]!) ? Number(found[1]) : reading.grammar.numberOf(found[1]!);
  return Number.isNaN(number) ? 60 : /^h/.test(found[2]!) ? number * 60 : number;
}
