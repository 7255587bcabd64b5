// Facts about the asker that hold for the conversation: company, food that must be avoided, access, stay, time, weather.
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Diet, Party, Wish } from '../../wishes/wish.ts';
import { isMark } from '../document.ts';
import type { Company, Reference, Relatives, SituationFact } from '../frame.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf } from './context.ts';
import { isIntolerance } from './negation.ts';
import type { Sense } from './sense.ts';
import type { Phrase, Sentence } from './sentence.ts';

export function situationIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): SituationFact[] {
  return [
    ...partyIn(reading, sentence),
    ...sentence.phrases
      .filter((phrase) => !isBelied(phrase, reading, sentence))
      .flatMap((phrase) => factOf(phrase, reading, sentence, references)),
    ...foodIn(reading, sentence, wishes),
    ...timesIn(reading, sentence),
  ];
}

/** "I'm not in a wheelchair" denies what its own words say; "flat, not hilly", of somebody who runs, tells of no bad knee. */
const isBelied = ({ family, meaning }: Phrase, reading: Reading, { phrases, line }: Sentence): boolean =>
  family === 'access' &&
  ((meaning === 'wheelchair' && phrases.some((each) => each.family === 'access' && each.meaning === 'none')) ||
    (AFOOT.has(meaning) && reading.grammar.plans.sporting.test(line)));

/** How somebody who walks is able to. */
export const AFOOT: ReadonlySet<string> = new Set(['reduced_mobility', 'walks_little']);

function partyIn(reading: Reading, sentence: Sentence): SituationFact[] {
  const inside = reading.amounts.filter(({ said }) => isInside(said, reading, sentence));
  const ages = inside.filter(({ kind }) => kind === 'ages').flatMap(({ value, more = [] }) => [value, ...more]);
  const young = ages.filter((age) => age < GROWN_UP);
  const size = inside.find(({ kind }) => kind === 'people');
  // "My mother, 68 years old" is no child; who is 71 may bring some.
  const isGrown = ({ from }: Phrase) => {
    const behind = inside.filter(
      ({ kind, said }) => kind === 'ages' && said.start >= reading.document.words[from]!.start,
    );
    return (
      behind.length > 0 && behind.every(({ value, more = [] }) => [value, ...more].every((age) => age >= GROWN_UP))
    );
  };
  const none = sentence.phrases.find(({ family, meaning }) => family === 'party' && meaning === CHILDLESS);
  const isOfOthers = (phrase: Phrase) =>
    isYoung(phrase.meaning) && (none !== undefined || isGrown(phrase) || isForWhom(phrase, reading));
  const facts = sentence.phrases
    .filter((phrase) => phrase.family === 'party' && phrase !== none && !isOfOthers(phrase))
    .map((phrase): SituationFact => {
      const company = phrase.meaning as Company;
      return {
        kind: 'party',
        value: { ...VALUES[company], ...(size && { size: size.value }) },
        with: company,
        ...relativesIn(reading, sentence, company),
        ...(isYoung(company) && young.length > 0 && { ages: young }),
        said: saidOf(reading, phrase.from, phrase.to),
      };
    });
  if (none) facts.unshift({ kind: 'party', value: { withChildren: false }, said: saidOf(reading, none.from, none.to) });
  const known = facts.filter(
    (fact, at) =>
      facts.findIndex((other) => other.kind === 'party' && fact.kind === 'party' && other.with === fact.with) === at,
  );
  return known.length === 0 && size ? [{ kind: 'party', value: { size: size.value }, said: size.said }] : known;
}

/** "Nobody brings children": what was thought of the company is taken back. */
const CHILDLESS = 'childless';

/** "That museum is for kids", «es para niños»: says what a place is, and not who comes along. */
const isForWhom = ({ from }: Phrase, { document: { words }, grammar }: Reading): boolean =>
  grammar.told.isFor.test(lineOfWords(words.slice(Math.max(0, from - LEAD_WORDS), from + 1)));
const LEAD_WORDS = 4;

/** "My mother-in-law", "mis suegros": they are called so again. */
function relativesIn(
  { grammar, document }: Reading,
  { phrases }: Sentence,
  company: Company,
): { readonly relatives?: Relatives } {
  const nouns = phrases.flatMap(({ family, meaning, from, to }) => {
    const written = document.words.slice(from, to + REST_OF_NOUN);
    const words = written.map(({ norm }) => norm);
    // "My son's teacher" is not my sons.
    if (written.some(({ start, end }) => POSSESSIVE.test(document.text.slice(start, end)))) return [];
    if (family !== 'party' || meaning !== company || words.some((norm, at) => at < 2 && grammar.notOwn.has(norm)))
      return [];
    return longestOf(grammar.relatives, words, to - from) ?? [];
  });
  return nouns.length > 0 ? { relatives: { nouns: [...new Set(nouns)], language: document.language } } : {};
}
const POSSESSIVE = /['’]s$/iu;
/** So many words may follow "my mother". */
const REST_OF_NOUN = 2;

function longestOf(
  nouns: Readonly<Record<string, string>>,
  words: readonly string[],
  last: number,
): string | undefined {
  for (let from = 0; from < last; from++)
    for (let to = Math.min(words.length, from + 1 + REST_OF_NOUN); to > from; to--) {
      const noun = nouns[words.slice(from, to).join(' ')];
      if (noun !== undefined) return noun;
    }
  return undefined;
}

const isYoung = (meaning: string): boolean => meaning === 'children' || meaning === 'baby';
const GROWN_UP = 18;

const VALUES: Readonly<Record<Company, Party>> = {
  alone: { size: 1 },
  partner: { size: 2, asCouple: true },
  children: { withChildren: true },
  baby: { withChildren: true },
  family: { withChildren: true },
  friends: {},
  parents: {},
  grandparents: {},
  colleagues: {},
  group: {},
  dog: { withDog: true },
};

function factOf(
  { family, meaning, from, to }: Phrase,
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): SituationFact[] {
  const said = saidOf(reading, from, to);
  switch (family) {
    case 'access':
    case 'citizen':
    case 'carries':
    case 'feels':
    case 'weather':
    case 'occasion': {
      const field = family === 'access' || family === 'citizen' ? 'value' : 'what';
      return [{ kind: family, [field]: meaning, said } as SituationFact];
    }
    case 'resident':
    case 'first_time':
      return [{ kind: family, said }];
    case 'stay': {
      const at = nearestName(references, to);
      const nights = reading.amounts.find(({ kind }) => kind === 'days')?.value;
      return [{ kind: 'stay', ...(at && { at }), ...(nights !== undefined && { nights }), said }];
    }
    case 'position': {
      const at = nearestName(references, from);
      const isNow = meaning === 'now';
      // "I'm at Sol, what is near?" tells where, before the comma; "where am I?" does not.
      const isTold = !sentence.isQuestion || (isNow && at !== undefined && isFollowedByMark(reading, at));
      return at && isTold ? [{ kind: 'position', at, ...(isNow && { isNow }), said }] : [];
    }
    case 'time': {
      const when = sentence.chunks.find((chunk) => chunk.when)?.when;
      const minutes = reading.amounts.find((amount) => amount.kind === 'minutes')?.value;
      return [{ kind: 'time', ...(when && { when }), ...(minutes !== undefined && { minutes }), said }];
    }
    default:
      return [];
  }
}

const nearestName = (references: readonly PlacedReference[], at: number): Reference | undefined =>
  references
    .filter(({ reference }) => reference.kind === 'name' || reference.kind === 'stay')
    .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))[0]?.reference;

/** A diet or an allergy of the asker or the party, said as a fact: "we are vegan", "my son cannot have eggs". */
function foodIn(reading: Reading, sentence: Sentence, wishes: readonly Wish[]): SituationFact[] {
  const isPersonal = reading.grammar.told.diet.test(sentence.line) || isIntolerance(reading, sentence);
  const isOfStay = wishes.some(looksForStay);
  return [
    ...fearedIn(reading, sentence),
    ...wishes.flatMap((wish): SituationFact[] => {
      const said = wish.said ?? saidOf(reading, sentence.from, sentence.to);
      if (wish.attribute === 'allergy' && isIntolerance(reading, sentence))
        return [{ kind: 'allergy', value: wish.value, said }];
      if (wish.attribute === 'diet' && isPersonal) return [{ kind: 'diet', value: wish.value as Diet, said }];
      // What a night may cost says nothing of dinner.
      if (wish.attribute === 'amount' && !isOfStay) return [{ kind: 'budget', amount: wish.value, said }];
      return [];
    }),
  ];
}

/** "Any dishes without peanuts? I'm allergic": the food stands in another sentence. */
function fearedIn(reading: Reading, sentence: Sentence): SituationFact[] {
  const hasFood = ({ chunks }: Sentence) => chunks.some(({ senses }) => senses.some(isAllergen));
  const isToldBeside = reading.sentences.some((other) => isIntolerance(reading, other) && !hasFood(other));
  if (!isToldBeside || isIntolerance(reading, sentence)) return [];
  return sentence.chunks.flatMap(({ senses, from, to }) =>
    senses.filter(isAllergen).map(({ id }) => ({ kind: 'allergy', value: id, said: saidOf(reading, from, to) })),
  );
}
const isAllergen = ({ type }: Sense): boolean => type === 'allergen';

const looksForStay = (wish: Wish): boolean =>
  (wish.attribute === 'category' && wish.value === 'hotels') ||
  (wish.attribute === 'kind' && VOCABULARY.concept('kind', wish.value)?.categories?.includes('hotels') === true);

const timesIn = (reading: Reading, sentence: Sentence): SituationFact[] =>
  sentence.phrases.some(({ family }) => family === 'time')
    ? []
    : reading.amounts
        .filter(({ kind, said }) => kind === 'minutes' && isInside(said, reading, sentence))
        .map(({ value, said }) => ({ kind: 'time', minutes: value, said }));

const isInside = ({ start }: { start: number }, { document: { words } }: Reading, { from, to }: Sentence): boolean =>
  start >= words[from]!.start && start < words[to - 1]!.end;

const isFollowedByMark = ({ document: { words } }: Reading, { said }: Reference): boolean =>
  words.some((word) => isMark(word) && word.start >= said.end && word.start - said.end <= 1);
