// "The Mingo one", «¿y el Alamillo?»: places that were spoken of go by any telling part of their names, in small letters too,
// for whoever looks at a list of five names says as much as tells them apart.
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import { LANGUAGES } from '../domain/language.ts';
import type { Word } from './document.ts';
import { editsWithin, slipsAllowed } from './fuzzy.ts';
import { FAMOUS, type Gazetteer } from './gazetteer.ts';
import { type Compiled, compiled } from './languages/compile.ts';
import type { Grammar } from './languages/grammar.ts';
import { grammarOf } from './languages/grammars.ts';
import { DEFINITE } from './name-readings.ts';
import type { PhraseMatch } from './phrases.ts';
import { foldWord } from './words.ts';

/** Groups of places that were spoken of together, the latest first. */
export type SpokenOf = readonly (readonly GazetteerEntry[])[];

type NameMatch = PhraseMatch<readonly GazetteerEntry[]>;

const SHORTEST_WORD = 4;

/** @returns where words point at one of the places, the longest run of words first; no two of them overlap */
export function spokenMatches(
  words: readonly Word[],
  spokenOf: SpokenOf,
  gazetteer: Gazetteer,
  pack: Compiled,
): readonly NameMatch[] {
  if (spokenOf.length === 0) return [];
  const said = words.flatMap(({ folded }, at) =>
    /[\p{L}\p{N}]/u.test(folded) && !JOINING.has(folded) ? { folded, at } : [],
  );
  const isWhere = (at: number) => pack.roleBefore(words, said[at]!.at) !== 'subject';
  const groups = spokenOf.map((group) =>
    group.flatMap((entry) =>
      runsOf(entry, said, gazetteer, pack).filter(
        // "Does Concepción have a pool?", of the sports centre that was asked about, and not of the quarter.
        ({ from, elsewhere }) =>
          elsewhere === undefined || (elsewhere === 'area' && group.length === 1 && !isWhere(from)),
      ),
    ),
  );
  // "The house" is whichever was talked of last, where several have the word.
  const pointed = ofOneEach(groups.flat());
  const runs = groups
    .flatMap((group) => ofOneEach(group).filter((run) => run.isTold || pointed.includes(run)))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const taken: Run[] = [];
  for (const run of runs) if (!taken.some(({ from, to }) => run.from < to && from < run.to)) taken.push(run);
  return taken.map(({ from, to, entry }) => ({ from: said[from]!.at, to: said[to - 1]!.at + 1, value: [entry] }));
}

/** "Coffee & Tea" is read as "coffee and tea". */
const JOINING: ReadonlySet<string> = new Set(['y', 'e', 'and']);

interface Run {
  readonly from: number;
  readonly to: number;
  readonly entry: GazetteerEntry;
  /** By the word itself; else by the article before it alone. */
  readonly isTold: boolean;
  /** Something better known has the words as its name. */
  readonly elsewhere?: 'area' | 'place';
}

/** Of a group, what points at one of its places only: "casa" points at none of two. */
const ofOneEach = (runs: readonly Run[]): readonly Run[] =>
  runs.filter(
    (run) => !runs.some(({ from, to, entry }) => from === run.from && to === run.to && entry.name !== run.entry.name),
  );

/** The longest runs of words that are words of the name, in its order, and tell it from what is no name. */
function runsOf(
  entry: GazetteerEntry,
  said: readonly { readonly folded: string; readonly at: number }[],
  { forms, words }: Gazetteer,
  pack: Compiled,
): Run[] {
  const isSlip = (word: string) => !pack.isKnownWord(word) && !words.has(word) && !isSmall(word);
  const isTelling = tellingIn(pack);
  const names = [...new Set(entry.forms)].map((form) =>
    form
      .split(/[^\p{L}\p{N}']+/u)
      .map(foldWord)
      .filter((word) => word !== '' && !JOINING.has(word)),
  );
  // "El Bosco": a word of ours, of which there is one among the names.
  const isPointedAt = (at: number) =>
    isLong(said[at]!.folded) && !isOfVocabulary(said[at]!.folded) && DEFINITE.has(said[at - 1]?.folded ?? '');
  return said.flatMap((_, from): Run[] => {
    // "Coffee & tea", «tu pasta»: of a whole name of several words, none is too small.
    const isWhole = (length: number) =>
      length > 1 && names.some((name) => name.length === length && sharedFrom(name, 0, said, from, isSlip) === length);
    const longest = Math.max(
      ...names.flatMap((name) => name.map((__, at) => sharedFrom(name, at, said, from, isSlip))),
    );
    // "The old town" of "lodgings in the old town" is no more than the old town.
    const { folded } = said[from]!;
    if (isSmall(folded) && (DEFINITE.has(folded) || !isWhole(longest))) return [];
    let to = from + longest;
    while (to > from && isSmall(said[to - 1]!.folded) && !isWhole(to - from)) to--;
    const run = said.slice(from, to).map(({ folded }) => folded);
    const whole = forms.longestAt(run.length, 0, (at) => [run[at]!]);
    const named = whole?.to === run.length ? whole.value : [];
    if (run.length === 0) return [];
    const isTold =
      run.length > 1
        ? isWhole(run.length) ||
          named.length > 0 ||
          run.some((word) => isTelling(word) || NUMBER.test(word)) ||
          run.every((word) => !pack.isKnownWord(word))
        : isTelling(run[0]!) ||
          (YEAR.test(run[0]!) && DEFINITE.has(said[from - 1]?.folded ?? '')) ||
          (isItsName(run[0]!, names) && isBare(said, from));
    const [other] = named.filter((each) => isFamousElse(each, entry));
    const elsewhere = other && { elsewhere: other.thing.kind === 'place' ? ('place' as const) : ('area' as const) };
    if (!isTold && !isPointedAt(from) && elsewhere === undefined) return [];
    return [{ from, to, entry, isTold, ...elsewhere }];
  });
}

/** «Vale, Cafelito»: one word that is all of a name, though it means something else, too. */
const isItsName = (word: string, names: readonly (readonly string[])[]): boolean =>
  isLong(word) && !isSmall(word) && names.some((name) => name.length === 1 && name[0] === word);

/** No article says that something of that sort is meant, as in «un cafelito». */
const isBare = (said: readonly { readonly folded: string; readonly at: number }[], from: number): boolean => {
  const before = said[from - 1];
  const isNext = before !== undefined && before.at === said[from]!.at - 1;
  return !isNext || !LANGUAGES.some((language) => isArticle(grammarOf(language), before.folded));
};

const isArticle = ({ definite, indefinite, demonstrative }: Grammar, word: string): boolean =>
  definite.has(word) || indefinite.has(word) || demonstrative.has(word);

/** "Mayor 13", of a chemist's that is called after its door. */
const NUMBER = /^\d+$/u;
/** "The 1862", of a bar with that year in its name. */
const YEAR = /^\d{3,4}$/u;

/** Articles and the like, of either language. */
const isSmall = (word: string): boolean => LANGUAGES.some((language) => compiled(language).functionWords.has(word));

function sharedFrom(
  name: readonly string[],
  at: number,
  said: readonly { readonly folded: string }[],
  from: number,
  isSlip: (word: string) => boolean,
): number {
  let length = 0;
  while (at + length < name.length && isSameWord(said[from + length]?.folded, name[at + length]!, isSlip)) length++;
  return length;
}

/** The word itself, or a slip of it, which is no word and in no name: "renieta" for "reineta". */
const isSameWord = (said: string | undefined, word: string, isSlip: (word: string) => boolean): boolean =>
  said === word ||
  (said !== undefined &&
    said[0] === word[0] &&
    isSlip(said) &&
    editsWithin(said, word, slipsAllowed(Math.min(said.length, word.length))) !== undefined);

/** No word that says something of itself; nor one of the vocabulary, in either language. */
const tellingIn =
  (pack: Compiled) =>
  (word: string): boolean =>
    isLong(word) && !pack.isKnownWord(word) && !isOfVocabulary(word);

/** A year in a name tells it apart, too: "what about 1911?" */
const isLong = (word: string): boolean => word.length >= SHORTEST_WORD && /^(?:\p{L}+|\d+)$/u.test(word);
const isOfVocabulary = (word: string): boolean =>
  LANGUAGES.some((language) => compiled(language).forms.longestAt(1, 0, () => [word]) !== undefined);

/** A quarter that a bar is called after, or a sight that everybody means by the word. */
const isFamousElse = ({ thing, prominence, work }: GazetteerEntry, { thing: own }: GazetteerEntry): boolean =>
  work === undefined &&
  (thing.kind !== 'place' || (prominence >= FAMOUS && own.kind === 'place' && thing.placeId !== own.placeId));
