// Which places a reply names, and where in it.
import { fold, type PlaceFacts } from '../../relevance/facts.ts';

interface Named {
  readonly id: string;
  /** Offset in the folded text. */
  readonly at: number;
}

/** Names shorter than this are words of everyday speech, too. */
const SHORTEST_NAME = 8;

/** Those of a few places that the text names, by name or alias, in the order of their first mention. */
export function namedOf(text: string, places: readonly PlaceFacts[]): readonly Named[] {
  // The address of a square is its own name, which still names it.
  const names = new Set(places.map(({ name }) => fold(name)));
  const addresses = places
    .flatMap(({ address }) => (address === undefined ? [] : [fold(address)]))
    .filter((address) => !names.has(address));
  const bare = addresses.filter(Boolean).reduce((rest, address) => blanked(rest, address), padded(text));
  return found(bare, places, ({ name, aliases = [] }) => [name, ...aliases]);
}

/** Any of the catalogue that the text calls by its full name. */
export const namedAnywhere = (text: string, catalogue: readonly PlaceFacts[]): readonly Named[] =>
  found(padded(text), catalogue, ({ name }) => (fold(name).length < SHORTEST_NAME ? [] : [name]));

function found(
  text: string,
  places: readonly PlaceFacts[],
  formsOf: (place: PlaceFacts) => readonly string[],
): readonly Named[] {
  const forms = places
    .flatMap((place) => formsOf(place).map((form) => ({ id: place.id, form: fold(form) })))
    .filter(({ form }) => form !== '' && text.includes(` ${form} `))
    // What is part of a longer name is not a name there.
    .sort((a, b) => b.form.length - a.form.length);
  const first = new Map<string, number>();
  let rest = text;
  for (const { id, form } of forms) {
    const at = rest.indexOf(` ${form} `);
    if (at < 0) continue;
    first.set(id, Math.min(at, first.get(id) ?? at));
    // Places of one name are named together.
    const shares = forms.some((other) => other.id !== id && other.form === form && !first.has(other.id));
    if (!shares) rest = blanked(rest, form);
  }
  return [...first].map(([id, at]) => ({ id, at })).sort((a, b) => a.at - b.at);
}

const padded = (text: string) => ` ${fold(text)} `;
const blanked = (text: string, form: string) => text.replaceAll(` ${form} `, ` ${'_'.repeat(form.length)} `);
