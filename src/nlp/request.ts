// What a message asks for: the fields that can be read one by one, then the intent that explains them best.
import type { Category } from '../domain/category.ts';
import type { Comparison } from './comparisons.ts';
import { type Document, isMark, type Line, lineOf, signsOf } from './document.ts';
import type { Reading, RepeatableQuestion } from './intent-reading.ts';
import { ABOUT_ONE_PLACE, chooseIntent } from './intent-rules.ts';
import type { Compiled } from './languages/compile.ts';
import { allMatches, firstMatch, matchesIn } from './languages/pattern.ts';
import { placeNames } from './learned/place-names.ts';
import { SPOKEN_OF_BEFORE } from './opinions.ts';
import { readFields } from './request-fields.ts';
import type { ConceptMention, Intent, Opinion, PlaceMention, Request, Span } from './understanding.ts';
import { withUnknownNames } from './unknown-names.ts';

interface RequestContext {
  /** Places were shown or named earlier in the conversation. */
  readonly hasShown: boolean;
  /** Kinds of place looked for last. */
  readonly categories: readonly Category[];
  readonly comparisons: readonly Comparison[];
  /** What was asked about a place in the turn before. */
  readonly lastQuestion?: RepeatableQuestion;
}

export function readRequest(
  document: Document,
  opinions: readonly Opinion[],
  pack: Compiled,
  context: RequestContext,
): Request {
  const whole = lineOf(signsOf({ ...document, words: document.words.filter((word) => !isMark(word)) }));
  const line = toThePoint(whole, pack);
  const fields = readFields(document, line, pack, context.hasShown);
  const named = withUnknownNames(line, [...fields.particular, ...fields.pointedAt], pack);
  const judged = opinions.filter(({ polarity, stated }) => polarity !== undefined || stated !== undefined);
  const spokenOf = new Set([
    ...judged.map(({ concept }) => concept),
    ...context.comparisons.flatMap(({ winner, loser }) => [winner, loser]),
  ]);
  const reading: Reading = {
    line,
    fields,
    matched: new Map([...courtesiesIn(whole, pack), ...matchedIntents(line.text, pack)]),
    matchedByUnknownName: named === line.text ? new Map() : matchedIntents(named, pack),
    asks: matchesIn(pack.patterns.request, line.text),
    asksOutright: matchesIn(pack.patterns.outrightRequest, line.text),
    isQuestion: /[?¿]/.test(document.text) || matchesIn(pack.patterns.question, line.text),
    hasAttitude: spokenOf.size > 0,
    takesBackATaste: judged.some(({ concept }) => concept.reason === SPOKEN_OF_BEFORE),
    hasLiking: judged.some(({ polarity, stated }) => (stated ?? 0) > 3 || (polarity ?? 0) > 0),
    wanted: fields.asked.filter((concept) => !spokenOf.has(concept)).length,
    isOutOfScope: isForeign(document, pack),
    isElsewhere: namesAnotherCity(document, pack),
    isMoreOfTheSame: isMoreOfTheSame(line, fields.asked, pack, context.categories),
    isAmenity: context.hasShown && isAmenity(line, fields.asked, context.categories),
    hasShown: context.hasShown,
    ...(context.lastQuestion && { lastQuestion: context.lastQuestion }),
    sortsOutright: matchesIn(pack.patterns.sort, line.text),
    knowsAlready: matchesIn(pack.patterns.knownAlready, line.text),
  };
  const { intent, confidence } = chooseIntent(reading);
  const also = alsoAsked(intent, line, reading.matched, pack);
  return { ...requestOf(intent, confidence, reading, document.homonyms[0]), ...(also && { also }) };
}

const FACTS = ['opening_hours', 'prices', 'directions'] as const;

/** "When does it open and how much is it?": each half asks one thing, and the other another. */
function alsoAsked(intent: Intent, line: Line, matched: Reading['matched'], pack: Compiled): Request['also'] {
  const others = FACTS.filter((fact) => fact !== intent && (matched.has(fact) || fact === 'directions'));
  if (!(FACTS as readonly Intent[]).includes(intent) || others.length === 0) return undefined;
  const halves = line.text
    .split(/ (?:and|y|e|also|plus|ademas) /)
    .map((half) => matchedIntents(` ${half.trim()} `, pack));
  if (halves.length < 2 || !halves.some((half) => half.has(intent))) return undefined;
  const asksWhere = / (?:where is|wheres|where|donde (?:esta|queda)|direccion|address) /.test(line.text);
  return others.find((fact) =>
    halves.some(
      (half) =>
        !half.has(intent) && (half.has(fact) || (fact === 'directions' && asksWhere && half.has('place_details'))),
    ),
  );
}

/** Something that has nothing to do with places; a concept that happens to contain such a word has. */
function isForeign({ words, concepts, places }: Document, pack: Compiled): boolean {
  const known = [...concepts, ...places];
  const isKnown = ({ start, end }: Span) => known.some((each) => each.start <= start && end <= each.end);
  const text = ` ${words.map((word) => (isKnown(word) ? word.norm.toUpperCase() : word.norm)).join(' ')} `;
  return allMatches(pack.patterns.outOfScope, text.toLowerCase()).some(({ 0: found, index }) =>
    /[a-z]/.test(text.slice(index, index + found.length)),
  );
}

/** "Museums in Barcelona": nothing there is ours. */
function namesAnotherCity({ words, places }: Document, pack: Compiled): boolean {
  const folded = words.map((word) => word.folded);
  return words.some(({ start, end }, at) => {
    const length = placeNames.lengthAt(folded, at);
    if (length === 0 || folded.slice(at, at + length).includes('madrid')) return false;
    // "Nice churches"
    if (length === 1 && pack.functionWords.has(folded[at]!) && /^\p{Ll}/u.test(words[at]!.surface)) return false;
    if (places.some((place) => place.start <= start && end <= place.end)) return false;
    const before = ` ${folded.slice(Math.max(0, at - 3), at).join(' ')} `;
    const isAllThereIs =
      /^(?:and|y|what about|how about|que tal|o|or|[¿?])*$/.test(before.trim()) && words.length <= at + length + 1;
    const isOfIt = /s de $/.test(before) && words.length <= at + length + 1;
    return isOfIt || / (?:in|near|around|at|en|cerca de|por|(?:what|how) about|y en) $/.test(before) || isAllThereIs;
  });
}

/** "More parks", "another museum", where the last search was for parks, for museums. */
const isMoreOfTheSame = (
  line: Line,
  asked: readonly ConceptMention[],
  pack: Compiled,
  lookedFor: readonly Category[],
): boolean =>
  asked.length > 0 &&
  asked.every(({ categories }) => categories.every((each) => lookedFor.includes(each))) &&
  matchesIn(pack.patterns.moreOf, line.text);

/** "With a pool", after hotels: no pool is looked for, but a hotel that has one. */
const isAmenity = (line: Line, asked: readonly ConceptMention[], lookedFor: readonly Category[]): boolean =>
  lookedFor.length > 0 &&
  asked.some(({ categories }) => categories.some((each) => FIXTURES.includes(each) && !lookedFor.includes(each))) &&
  WITH_ONE.test(line.text);
/** What a place of another kind may have as well. */
const FIXTURES: readonly Category[] = ['swimming pools', 'beauty & spas', 'sports', 'gardens', 'parks', 'cafes'];
const WITH_ONE =
  /^ (?:(?:and|but|only|y|pero|solo|que sea|uno|una|alguno|alguna|any|one|something|algo) )*(?:with|that (?:has|have)|con|que (?:tengan?|haya)) (?:(?:an?|its own|some|un|una|su propi[oa]) )?@c (?:[?.!] |please |por favor |porfa )*$/;

/** Greetings and thanks are read with their openings: "hi there". */
const courtesiesIn = (whole: Line, pack: Compiled): (readonly [Intent, number])[] =>
  [...matchedIntents(whole.text, pack)].filter(([intent]) => intent === 'greet' || intent === 'smalltalk');

/** Without "hi", "ok, thanks" and the like at its head, as long as something is left. */
function toThePoint(line: Line, pack: Compiled, mostOpenings = MOST_OPENINGS): Line {
  const courtesies = matchedAt(pack.patterns.openings, line);
  if (mostOpenings === 0 || courtesies === 0 || courtesies >= line.signs.length) return line;
  return toThePoint(lineOf(line.signs.slice(courtesies)), pack, mostOpenings - 1);
}
/** Whoever says "ok" a hundred times need not be followed to the end of it. */
const MOST_OPENINGS = 8;

/** Signs at the head of the line that the pattern covers. */
function matchedAt(expression: RegExp, line: Line): number {
  const match = firstMatch(expression, line.text);
  return match && match.index === 1 ? line.signAt(match[0].length) + 1 : 0;
}

function matchedIntents(text: string, pack: Compiled): ReadonlyMap<Intent, number> {
  const matched = new Map<Intent, number>();
  for (const { intent, confidence, pattern } of pack.intents) {
    if ((matched.get(intent) ?? 0) < confidence && matchesIn(pattern, text)) matched.set(intent, confidence);
  }
  return matched;
}

function requestOf(
  intent: Intent,
  confidence: number,
  { fields, isAmenity }: Reading,
  homonym: PlaceMention | undefined,
): Request {
  const isAboutOne = ABOUT_ONE_PLACE.has(intent);
  const categories =
    intent === 'preferences' || isAboutOne || isAmenity
      ? []
      : unique(fields.asked.flatMap((concept) => concept.categories));
  const kind = isAboutOne ? fields.particular[0]?.categories[0] : undefined;
  const about = fields.about ?? (isAboutOne && fields.particular.length > 0 ? homonym : undefined);
  const narrower = kind && fields.kinds?.[kind]?.[0];
  const reference = fields.reference ?? (kind && { category: kind, ...(narrower && { kind: narrower }) });
  return {
    intent,
    confidence,
    categories,
    refine: fields.refine,
    ...(fields.anchor && { anchor: fields.anchor }),
    ...(about && { about }),
    ...(fields.other && { other: fields.other }),
    ...(fields.ordinal !== undefined && { ordinal: fields.ordinal }),
    ...(fields.otherOrdinal !== undefined && { otherOrdinal: fields.otherOrdinal }),
    ...(reference && { reference }),
    ...(fields.nearCategory && { nearCategory: fields.nearCategory }),
    ...(fields.sortBy && { sortBy: fields.sortBy }),
    ...(fields.weekday !== undefined && { weekday: fields.weekday }),
    ...(fields.inDays !== undefined && { inDays: fields.inDays }),
    ...(fields.atMinutes !== undefined && { atMinutes: fields.atMinutes }),
    ...(fields.howMany !== undefined && { howMany: fields.howMany }),
    ...(fields.cuisine && { cuisine: fields.cuisine }),
    ...(fields.kinds && categories.length > 0 && { kinds: fields.kinds }),
  };
}

const unique = (categories: readonly Category[]): Category[] => [...new Set(categories)];
