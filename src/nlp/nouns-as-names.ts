// Nouns of the vocabulary that are the name of a place as well: when they stand for it, and when for a kind or a part of something.
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import type { Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { grammarOf } from './languages/grammars.ts';
import { fold } from './mention-of.ts';
import type { PhraseMatch } from './phrases.ts';
import { sensesIn } from './reading/lexicon.ts';

/** From here on a place goes by a noun in small letters. */
const FAMED = 4;
/** From here on a way may lead to a place by its noun. */
const WELL_KNOWN = 3;

/** «¿El museo del traje tiene cafetería?»: nouns that are together the whole name of one place of that kind, behind its article. */
export function isWholeNameSaid(
  match: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const { from, to, value } = match;
  const inside = words.slice(from, to).map(({ folded }) => folded);
  const { superlativeAfter, definiteOne } = grammarOf(pack.language);
  const [entry] = value;
  return (
    entry?.thing.kind === 'place' &&
    value.length === 1 &&
    inside.filter((word) => !pack.functionWords.has(word)).length > 1 &&
    // "I had a blast at the amusement park" tells of a kind that is liked.
    words.some(({ surface }) => /[?¿]/u.test(surface)) &&
    definiteOne.has(words[from - 1]?.norm ?? '') &&
    !superlativeAfter.has(words[to]?.norm ?? '') &&
    isKindOfPlace(match, words, pack) &&
    isOfThatKind(match, words, pack)
  );
}
/**
 * "Naval museum, lunch, then the park": the noun in it stands for the kind by itself, and the word beside it is part of one name.
 * What has a kind of its own, as a flea market has, is looked for by that, and so is "a naval museum".
 */
export function isToldByItsWord(
  match: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const { from, to, value } = match;
  const [entry] = value;
  const { indefinite, superlativeBefore, superlativeAfter } = grammarOf(pack.language);
  const lead = words[from - 1]?.norm ?? '';
  const isOneOfMany =
    indefinite.has(lead) || superlativeBefore.has(lead) || superlativeAfter.has(words[to]?.norm ?? '');
  if (isOneOfMany || entry?.thing.kind !== 'place' || value.length > 1 || to - from < 2) return false;
  if (!isKindOfPlace(match, words, pack) || !isOfThatKind(match, words, pack)) return false;
  const categoriesAt = (most: number, readings: (at: number) => readonly string[]) =>
    pack.forms.longestAt(most, 0, readings)?.value.categories ?? [];
  const inside = words.slice(from, to);
  const whole = categoriesAt(inside.length, (at) => [inside[at]!.folded, inside[at]!.norm]);
  const each = inside
    .filter(({ norm }) => !pack.functionWords.has(norm))
    .map(({ folded, norm }) => categoriesAt(1, () => [folded, norm]));
  const isOfNoun = each.some((own) => own.some((category) => whole.includes(category)));
  const isNamed = each.some((own) => own.length === 0);
  return (
    isOfNoun && isNamed && !sensesIn(inside, pack).some(({ senses }) => senses.some(({ type }) => type === 'kind'))
  );
}

/** "From the river to the zoo", «de Goya a Ópera»: where a way leads is a place, and the noun the name of the one that everybody knows. */
export function isEndOfWay(
  match: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const { from, value } = match;
  const { to, beginsWay, definiteOne } = grammarOf(pack.language);
  const lead = words.slice(0, from).map(({ norm }) => norm);
  const isBegun = lead.slice(0, -2).some((word) => beginsWay.has(word));
  const isSpelled = words.slice(from, match.to).every(({ surface }) => /^\p{Lu}/u.test(surface));
  if (isBegun && isSpelled && value.some(({ thing }) => thing.kind !== 'place') && to.test(` ${lead.join(' ')} `))
    return true;
  return (
    value.length === 1 &&
    value[0]!.thing.kind === 'place' &&
    value[0]!.prominence >= WELL_KNOWN &&
    isBegun &&
    definiteOne.has(lead.at(-1) ?? '') &&
    to.test(` ${lead.join(' ')} `) &&
    isKindOfPlace(match, words, pack) &&
    isOfThatKind(match, words, pack)
  );
}

/** «Subir a la cúpula»: a noun by which some house is called, too; in small letters only the best known go by such a name. */
export function isByNameInPassing(
  { from, to, value: [entry] }: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const inside = words.slice(from, to);
  const [word, ...others] = inside.filter(({ norm }) => !pack.functionWords.has(norm));
  const isLower = inside.every(({ surface }) => surface === surface.toLowerCase());
  if (!word || !entry || others.length > 0 || !isLower || entry.thing.kind !== 'place') return false;
  const isOfItsName = fold(entry.name)
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.folded);
  return !isOfItsName && entry.prominence < FAMED;
}

/** "But now": a word that only joins others, in small letters, names no house. */
export function isOnlyJoining({ from, to }: PhraseMatch<unknown>, words: readonly Word[], pack: Compiled): boolean {
  return words
    .slice(from, to)
    .every(({ norm, surface }) => pack.functionWords.has(norm) && surface === surface.toLowerCase());
}

/** The whole name is a form of the lexicon. */
export function isKindOfPlace({ from, to }: PhraseMatch<unknown>, words: readonly Word[], pack: Compiled): boolean {
  const form = pack.forms.longestAt(to, from, (at) => [words[at]!.folded, words[at]!.norm]);
  return form !== undefined && form.to === to && form.value.categories.length > 0;
}

/** "The park" is not the amusement park, whatever some call it. */
export function isOfThatKind(
  { from, to, value }: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const form = pack.forms.longestAt(to, from, (at) => [words[at]!.folded, words[at]!.norm]);
  return value.some(({ categories = [] }) => categories.some((each) => form?.value.categories.includes(each)));
}
