// A reply of the chat beside the cards of its places: the sentences around the list, and of each line what no card tells.
interface Named {
  readonly name: string;
}

/** What a line says of its place that its card does not. */
export interface OfPlace {
  /** Above it and those that follow: "Parks", "Less certain". */
  readonly heading?: string;
  /** In a plan, from when to when and how one gets there. */
  readonly when?: string;
  /** What of it is not known. */
  readonly doubt?: string;
}

interface SaidAround {
  readonly words: string;
  /** One for each place, in the same order. */
  readonly places: readonly OfPlace[];
}

export function saidAround(text: string, places: readonly Named[]): SaidAround {
  const told = new Map<Named, OfPlace>();
  const kept: string[] = [];
  let heading: string | undefined;
  for (const line of text.split('\n')) {
    const found = lineOf(line, places, told);
    if (found) {
      told.set(found.place, { ...found.said, ...(heading !== undefined && { heading }) });
      heading = undefined;
      continue;
    }
    if (heading !== undefined) kept.push(`${heading}:`);
    // The first words lead to the list; a later line with a colon at its end stands above a part of it.
    const isHeading = kept.length > 0 && line.endsWith(':');
    heading = isHeading ? line.slice(0, -1) : undefined;
    if (!isHeading) kept.push(line);
  }
  if (heading !== undefined) kept.push(`${heading}:`);
  return { words: kept.join('\n').trim(), places: places.map((place) => told.get(place) ?? {}) };
}

/** "1. NAME (300 m, open; hours unknown)", or in a plan "1. 16:05 to 16:35: NAME (5 min on foot)". */
function lineOf(line: string, places: readonly Named[], told: ReadonlyMap<Named, OfPlace>) {
  const rest = /^\d{1,2}\. (.+)\)$/u.exec(line)?.[1];
  if (rest === undefined) return undefined;
  for (const place of places.filter((each) => !told.has(each))) {
    const start = `${place.name} (`;
    if (rest.startsWith(start)) {
      const [, ...doubts] = rest.slice(start.length).split('; ');
      return { place, said: doubts.length > 0 ? { doubt: doubts.join('; ') } : {} };
    }
    const at = rest.indexOf(`: ${place.name}`);
    const way = rest.lastIndexOf(' (');
    if (at > 0 && way > at && /\d/u.test(rest.slice(0, at))) {
      return { place, said: { when: `${rest.slice(0, at)} (${rest.slice(way + 2)})` } };
    }
  }
  return undefined;
}
