// Stage 2: the things of the city that a message names. Longest name first; misspelt names by letters or by sound, but
// only towards this vocabulary; names that are ordinary words need a capital letter or a phrase such as "near".
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import { isMark, type Word } from './document.ts';
import { FAMOUS, type Gazetteer } from './gazetteer.ts';
import type { Compiled } from './languages/compile.ts';
import { grammarOf } from './languages/grammars.ts';
import { isStopOfList } from './listed-names.ts';
import { fold, mentionOf, widen } from './mention-of.ts';
import { nameMatches } from './name-matches.ts';
import { DEFINITE, readingsOf } from './name-readings.ts';
import {
  isByNameInPassing,
  isEndOfWay,
  isKindOfPlace,
  isOfThatKind,
  isOnlyJoining,
  isToldByItsWord,
  isWholeNameSaid,
} from './nouns-as-names.ts';
import { isOwnWord } from './own-words.ts';
import type { PhraseMatch } from './phrases.ts';
import { sensesIn } from './reading/lexicon.ts';
import { type SpokenOf, spokenMatches } from './spoken-names.ts';
import type { PlaceMention } from './understanding.ts';
import { isGoal, isWhere, speaksOfRides } from './where-names-stand.ts';
import { isWholeMessage } from './whole-message.ts';

/** From here on a single word in small letters, or misspelt, is taken for the name. */
const WELL_KNOWN = 3;
/** From here on "the" before a description of it means that one. */
const FAMED = 4;

interface PlacesFound {
  readonly places: readonly PlaceMention[];
  /** Names that are also plain words for a kind of place ("the zoo"): a place only where a place is asked about. */
  readonly homonyms: readonly PlaceMention[];
}

/** @param spokenOf places that go by part of their names, too */
export function findPlaces(
  text: string,
  words: readonly Word[],
  gazetteer: Gazetteer,
  pack: Compiled,
  spokenOf: SpokenOf = [],
): PlacesFound {
  const spoken = spokenMatches(words, spokenOf, gazetteer, pack);
  const ofTable = onTable(spokenOf);
  const readings = readingsOf(words, gazetteer, pack);
  const forms = pack.forms.matches(words.length, (at) => [words[at]!.folded, words[at]!.norm]);
  const matches = nameMatches(gazetteer.forms, words, (at) => readings[at]!).filter(
    ({ from, to }) =>
      !forms.some((form) => form.from <= from && form.to >= to && form.to - form.from > to - from) &&
      !spoken.some((each) => each.from < to && from < each.to && each.to - each.from >= to - from),
  );
  const isRidden = speaksOfRides(words, pack);
  const mention = (match: PhraseMatch<readonly GazetteerEntry[]>) =>
    mentionOf(text, words, widen(match, words, pack), withValue(match, ofTable), pack, isRidden);
  const [homonyms, names] = partition(
    matches,
    (match) =>
      isKindOfPlace(match, words, pack) &&
      !isSpelledAsName(match, words, pack) &&
      !isStop(match, words) &&
      !isLeftOut(match, words, pack) &&
      !isWholeNameSaid(match, words, pack) &&
      !isToldByItsWord(match, words, pack) &&
      !isEndOfWay(match, words, pack),
  );
  const told = wordsOfSenses(words, pack);
  const whole = names.filter(
    (match) =>
      !isOnlyJoining(match, words, pack) &&
      (isListedByName(match, ofTable, words, pack) ||
        isWholeNameSaid(match, words, pack) ||
        isToldByItsWord(match, words, pack) ||
        isEndOfWay(match, words, pack) ||
        (isMeantAsName(match, words, gazetteer, pack, isRidden) && !isDescription(match, words, pack, told))),
  );
  const meant = [...whole, ...spoken.filter((each) => !whole.some(({ from, to }) => from < each.to && each.from < to))];
  const isSettled = (match: PhraseMatch<unknown>) => meant.some(({ from, to }) => from < match.to && match.from < to);
  const joined = names.filter(
    (match) => !isSettled(match) && isJoinedTo(match, meant, words, gazetteer, pack, ofTable),
  );
  return {
    places: [...meant, ...joined].sort((a, b) => a.from - b.from).map(mention),
    homonyms: homonyms
      .filter((match) => DEFINITE.has(words[match.from - 1]?.norm ?? '') && isOfThatKind(match, words, pack))
      .map(mention),
  };
}

/** Whether a thing is one of the places that were spoken of. */
type OnTable = (entry: GazetteerEntry) => boolean;

function onTable(spokenOf: SpokenOf): OnTable {
  const placeIds = new Set(spokenOf.flat().map(({ thing }) => (thing.kind === 'place' ? thing.placeId : undefined)));
  return ({ thing }) => thing.kind === 'place' && placeIds.has(thing.placeId);
}

/** Of several places of one name, the one that was spoken of goes before every other. */
function withValue(
  match: PhraseMatch<readonly GazetteerEntry[]>,
  ofTable: OnTable,
): PhraseMatch<readonly GazetteerEntry[]> {
  const spoken = match.value.filter(ofTable);
  return spoken.length > 0 ? { ...match, value: spoken } : match;
}

/** "A table at Attic", "Attic: is it dear?": an ordinary word, where a place that was listed is called so. */
function isListedByName(
  match: PhraseMatch<readonly GazetteerEntry[]>,
  ofTable: OnTable,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const { from, to } = match;
  if (!match.value.some(ofTable) || words.slice(from, to).every(({ norm }) => pack.functionWords.has(norm)))
    return false;
  const isLed =
    pack.roleBefore(words, from) !== 'subject' && !pack.pack.nounForms.determined.test(words[from - 1]?.norm ?? '');
  const isHead = startsSentence(from, words) && HEADING.test(words[to]?.surface ?? '');
  return isLed || isHead || isWholeMessage(match, words, pack) || isRefusedByName(match, words, pack);
}

/** "Another one, not attic", of a list with the Attic in it: in small letters, and no common word. */
const isRefusedByName = ({ from, to }: PhraseMatch<unknown>, words: readonly Word[], pack: Compiled): boolean =>
  grammarOf(pack.language).except.test(leadOf(words, from)) &&
  !words.slice(from, to).every(({ folded }) => pack.isOrdinary(folded));

const leadOf = (words: readonly Word[], from: number): string =>
  ` ${words
    .slice(Math.max(0, from - LONGEST_REFUSAL), from)
    .map(({ norm }) => norm)
    .join(' ')} `;
const LONGEST_REFUSAL = 5;
const HEADING = /^[,:]$/u;

/** Words that the vocabulary has a sense for. */
const wordsOfSenses = (words: readonly Word[], pack: Compiled): ReadonlySet<number> =>
  new Set(
    sensesIn(words, pack).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  );

/** "gluten free bakery", in small letters: what is looked for, though some bakery is called so. */
function isDescription(
  { from, to, value }: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
  told: ReadonlySet<number>,
): boolean {
  const inside = words.slice(from, to);
  const isLower = inside.every(({ surface }) => surface === surface.toLowerCase());
  const { thing, name, prominence } = value[0]!;
  const isItsName = fold(name) === inside.map(({ folded }) => folded).join(' ');
  // «Plaza españa»: a part of the city, or a station, has the name as well.
  if (value.some((entry) => entry.thing.kind !== 'place')) return false;
  // "The bear statue" is the one that everybody knows.
  const isThatOne = prominence >= FAMED && DEFINITE.has(words[from - 1]?.norm ?? '');
  if (!isLower || to - from < 2 || thing.kind !== 'place' || (isItsName && prominence >= WELL_KNOWN) || isThatOne)
    return false;
  const noun = pack.forms.matches(to - from, (at) => [inside[at]!.folded, inside[at]!.norm]);
  const isOfForm = (at: number) => noun.some((form) => at - from >= form.from && at - from < form.to);
  return noun.length > 0 && inside.every((_, offset) => told.has(from + offset) || isOfForm(from + offset));
}

/** "Prado o Thyssen", "embajadores o lavapies", "from cuatro caminos to sol": beside a name, a word is one, too. */
function isJoinedTo(
  { from, to, value }: PhraseMatch<readonly GazetteerEntry[]>,
  names: readonly PhraseMatch<unknown>[],
  words: readonly Word[],
  gazetteer: Gazetteer,
  pack: Compiled,
  ofTable: OnTable,
): boolean {
  const isKnown = value.some(
    (entry) => entry.thing.kind !== 'place' || entry.prominence >= WELL_KNOWN || ofTable(entry),
  );
  if (!isKnown || words.slice(from, to).some(({ folded }) => !gazetteer.words.has(folded))) return false;
  // "The Harbour, price with a drink": an ordinary word after a comma is no second name.
  const isOrdinary = !value.some(ofTable) && words.slice(from, to).every(({ folded }) => pack.isOrdinary(folded));
  const isJoined = (between: readonly Word[]) => isList(between, pack) && !(isOrdinary && between.every(isMark));
  return names.some((name) => isJoined(words.slice(to, name.from)) || isJoined(words.slice(name.to, from)));
}

const isList = (between: readonly Word[], { pack }: Compiled): boolean =>
  between.length > 0 && pack.nounForms.betweenNames.test(between.map(({ norm }) => norm).join(' '));

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** "the Botanical Garden", "near Ópera": capitals after a definite article, or after a word that says where. */
function isSpelledAsName(
  { from, to, value }: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const { determined } = pack.pack.nounForms;
  const isShouting = words.every(({ surface }) => surface === surface.toUpperCase());
  const capitals = words.slice(from, to).filter(({ surface }) => /^\p{Lu}/u.test(surface)).length;
  const isBareAfterNear = pack.roleBefore(words, from) === 'near' && value[0]!.thing.kind !== 'place';
  // Nobody says "near opera" of an opera house.
  if (isBareAfterNear && to - from === 1 && !determined.test(words[from - 1]!.norm)) return true;
  const isLedUpTo = DEFINITE.has(words[from - 1]?.norm ?? '') || pack.roleBefore(words, from) === 'near';
  // «¿Cuándo abre Cafelito?»: the whole of a name, and no article says that one of a kind is meant.
  const isItsName =
    fold(value[0]!.name) ===
    words
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' ');
  const isBare = isItsName && !startsSentence(from, words) && !determined.test(words[from - 1]!.norm);
  return !isShouting && capitals === to - from && (isLedUpTo || isBare);
}

/** "A flea market, but not the Rastro": the one of that name, though the word stands for its kind. */
function isLeftOut(
  { from, value }: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  pack: Compiled,
): boolean {
  const isDefinite = DEFINITE.has(words[from - 1]?.norm ?? '') || DEFINITE.has(words[from]!.norm);
  return isDefinite && value[0]!.prominence >= WELL_KNOWN && grammarOf(pack.language).except.test(leadOf(words, from));
}

/** "Metro iglesia": a station has that name, whatever else the word means. */
const isStop = ({ from, to, value }: PhraseMatch<readonly GazetteerEntry[]>, words: readonly Word[]): boolean =>
  value.some(({ thing }) => thing.kind === 'station') &&
  (STOPS.has(words[from - 1]?.norm ?? '') || (to - from > 1 && STOPS.has(words[from]!.norm)));

const STOPS = new Set(['metro', 'subway', 'underground', 'tube']);

function isMeantAsName(
  match: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
  gazetteer: Gazetteer,
  pack: Compiled,
  isRidden: boolean,
): boolean {
  // «Un mercadillo que no sea el rastro»: turned down by name.
  if (isStop(match, words) || (isLeftOut(match, words, pack) && isKindOfPlace(match, words, pack))) return true;
  const inside = words.slice(match.from, match.to);
  if (isSomebodys(match, words, pack) || isByNameInPassing(match, words, pack)) return false;
  const isWellKnown = match.value[0]!.prominence >= WELL_KNOWN;
  const isExact = inside.every(({ folded }) => gazetteer.words.has(folded));
  if (!isExact && inside.length === 1 && !isWellKnown) return false;
  const isOrdinary = inside.every((word) => pack.isOrdinary(word.folded));
  if (!isOrdinary && (inside.length > 1 || isWellKnown)) return true;
  if (isExact && isOwnWord(match, words)) return true;
  const isOurs = inside.every(({ folded }) => pack.vocabulary.has(folded)) && !isFamous(match, words, pack);
  if (isWellKnown && (inside.length > 1 || (!isOurs && DEFINITE.has(words[match.from - 1]?.norm ?? '')))) return true;
  if (isWellKnown && !isOurs && isWholeMessage(match, words, pack)) return true;
  if (isWellKnown && isStopOfList(match, words, pack)) return true;
  // "Burgers near tribunal": an area or a station, and no word of ours.
  if (isExact && !isOrdinary && match.value[0]!.thing.kind !== 'place' && isWhere(words, match.from, pack)) return true;
  // "From cuatro caminos to sol": several words that are the whole name of a station or an area, after a word of a way.
  const isWhole = inside.filter(({ norm }) => !pack.functionWords.has(norm)).length > 1;
  const isOfWay = pack.roleBefore(words, match.from) !== 'subject';
  if (isExact && isWhole && isOfWay && match.value[0]!.thing.kind !== 'place') return true;
  // "How do I get to moncloa", «cómo voy a moncloa»; "which line to goya", though a painter was called so.
  const isOnTheWay = match.value.some(({ thing }) => thing.kind !== 'place') && isGoal(words, match.from, pack);
  if (isExact && isOnTheWay && (!isOrdinary || isRidden)) return true;
  const isCapitalised = inside.some(({ surface }) => /^\p{Lu}/u.test(surface)) && !startsSentence(match.from, words);
  const isShouting = words.every(({ surface }) => surface === surface.toUpperCase());
  return (
    (isCapitalised && !isShouting) ||
    (isWellKnown && (isOurs ? pack.isBeside(words, match.from) : isWhere(words, match.from, pack)))
  );
}

/** "It was my grandfather's", «era de mi abuelo»: somebody's, though a house is called after him. */
const isSomebodys = ({ from, to }: PhraseMatch<unknown>, words: readonly Word[], { language }: Compiled): boolean =>
  to - from === 1 &&
  words[from]!.surface === words[from]!.surface.toLowerCase() &&
  grammarOf(language).wishes.mine.has(words[from - 1]?.norm ?? '');

/** "El Rastro": what everybody knows by that word, unless the word alone is one for a kind of place. */
const isFamous = (match: PhraseMatch<readonly GazetteerEntry[]>, words: readonly Word[], pack: Compiled): boolean =>
  match.value[0]!.prominence >= FAMOUS && !isKindOfPlace(match, words, pack);

function startsSentence(at: number, words: readonly Word[]): boolean {
  const before = words[at - 1];
  return before === undefined || /^[.!?¿¡:"]+$/.test(before.surface);
}
