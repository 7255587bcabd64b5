// Stops by what people call them: "the square", of one whose name has that word, "the mouse museum", of one that is about mice.
import { foldedWords } from '../../../../domain/text.ts';
import type { Reading, StandingStop } from '../../context.ts';
import { standingOf } from './mention.ts';
import type { Spanned } from './role-words.ts';

/** @param alike the stops that are of the kind that is said; the one that is meant of all of them, or of none */
export function calledSo(
  reading: Reading,
  { from, to }: Spanned,
  alike: readonly StandingStop[],
): StandingStop | undefined {
  if (alike.length === 1) return undefined;
  const { document, grammar } = reading;
  const { words } = document;
  const isDefinite = (at: number) => grammar.definite.has(words[at]?.norm ?? '');
  if (!isDefinite(from - 1) && (alike.length === 0 || !isDefinite(from - 2))) return undefined;
  const said = words.slice(from, to).flatMap(({ folded }) => (folded.length >= SHORTEST ? folded : []));
  if (alike.length === 0)
    return onlyOne(
      standingOf(reading).filter(({ place }) =>
        said.some((word) => foldedWords([place.name, ...place.types].join(' ')).includes(word)),
      ),
    );
  // "The mouse museum", «el museo del ratón»: what stands beside the noun.
  const isPlain = (norm: string) =>
    grammar.definite.has(norm) ||
    grammar.plans.unknownBefore.has(norm) ||
    grammar.light.has(norm) ||
    grammar.ordinals[norm] !== undefined;
  const before = isPlain(words[from - 1]?.norm ?? '') ? undefined : words[from - 1]?.folded;
  const isOf = grammar.genitive.has(words[to]?.norm ?? '');
  const behind = isOf ? words[to + (isDefinite(to + 1) ? 2 : 1)]?.folded : undefined;
  const telling = [...said, before, behind].flatMap((word) => (word && word.length >= SHORTEST ? stemOf(word) : []));
  const textOf = ({ place: { name, aliases = [], types, description } }: StandingStop): readonly string[] =>
    foldedWords([name, ...aliases, ...(types ?? []), ...Object.values(description ?? {})].join(' '));
  return onlyOne(
    alike.filter((stop) =>
      telling.some((stem) => !isOfAll(stem, alike.map(textOf)) && textOf(stop).some((word) => word.startsWith(stem))),
    ),
  );
}
const SHORTEST = 4;

const stemOf = (word: string): string => (word.length > SHORTEST ? word.slice(0, -1) : word);

const isOfAll = (stem: string, texts: readonly (readonly string[])[]): boolean =>
  texts.every((words) => words.some((word) => word.startsWith(stem)));

const onlyOne = (stops: readonly StandingStop[]): StandingStop | undefined =>
  stops.length === 1 ? stops[0] : undefined;
