// A reply beside the cards of its places: each line of its list goes to the card of its place, so that nothing is read twice.
interface Told {
  /** The sentences around the list. */
  readonly words: string;
  /** What the reply says of each place, in the same order; absent where it says nothing. */
  readonly details: readonly (string | undefined)[];
}

/** A reply with a list of other places, or one in parts with headings, stays as it is. */
export function toldApart(text: string, places: readonly { readonly name: string }[]): Told {
  const lines = text.split('\n');
  const details = places.map(({ name }, at) => detailsIn(lines, at + 1, name));
  const listed = new Set(details.map((each) => each?.line));
  const around = lines.filter((line) => !listed.has(line));
  const isPlain = details.every((each) => each !== undefined) && around.slice(1).every((line) => !/:$|^\d/u.test(line));
  if (!isPlain) return { words: text, details: places.map(() => undefined) };
  return { words: around.join('\n'), details: details.map((each) => each?.said) };
}

/** "1. NAME (300 m, open)", or in a plan "1. 16:05 to 16:35: NAME (5 min on foot)". */
function detailsIn(lines: readonly string[], number: number, name: string) {
  const line = lines.find((each) => each.startsWith(`${number}. `));
  const at = line?.indexOf(`${name} (`) ?? -1;
  if (line === undefined || at < 0 || !line.endsWith(')')) return undefined;
  const when = line.slice(`${number}. `.length, at).replace(/: $/u, '');
  const inside = line.slice(at + name.length + 2, -1);
  return { line, said: when === '' ? inside : `${when} · ${inside}` };
}
