// What a message asks for: first the fields that can be read one by one, then the intent that explains them best.
// Order of reading: follow-up on what was shown, question about a place, search, tastes, courtesy, out of scope.
import type { Category } from '../domain/category.ts';
import { type Document, isMark, type Line, lineOf, signsOf } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import { type Fields, readFields } from './requestFields.ts';
import type { Intent, Opinion, PlaceMention, Request } from './understanding.ts';
import { withUnknownNames } from './unknownNames.ts';

export interface RequestContext {
  /** Places were shown or named earlier in the conversation. */
  readonly hasShown: boolean;
}

/** Everything the choice of an intent looks at. */
interface Reading {
  readonly line: Line;
  readonly fields: Fields;
  readonly matched: ReadonlyMap<Intent, number>;
  /** The same, read with names that no catalogue holds as names. */
  readonly matchedByUnknownName: ReadonlyMap<Intent, number>;
  readonly asks: boolean;
  readonly isQuestion: boolean;
  readonly hasAttitude: boolean;
  readonly isOutOfScope: boolean;
  readonly hasShown: boolean;
}

export function readRequest(
  document: Document,
  opinions: readonly Opinion[],
  pack: Compiled,
  context: RequestContext,
): Request {
  const words = document.words.filter((word) => !isMark(word));
  const line = lineOf(signsOf({ ...document, words }));
  const fields = readFields(document, line, pack, context.hasShown);
  const named = withUnknownNames(line, fields.particular, pack);
  const reading: Reading = {
    line,
    fields,
    matched: matchedIntents(line, pack),
    matchedByUnknownName: named === line.text ? new Map() : matchedIntents(line, pack, named),
    asks: matchesIn(pack.patterns.request, line.text),
    isQuestion: /[?¿]/.test(document.text) || new RegExp(`^ (?:${pack.pack.patterns.question}) `).test(line.text),
    hasAttitude: opinions.some(({ polarity, stated }) => polarity !== undefined || stated !== undefined),
    isOutOfScope: matchesIn(pack.patterns.outOfScope, line.text),
    hasShown: context.hasShown,
  };
  const { intent, confidence } = chooseIntent(reading);
  return requestOf(intent, confidence, reading, document.homonyms[0]);
}

/** @param named the line with unknown names as `@p` */
function matchedIntents(line: Line, pack: Compiled, named?: string): ReadonlyMap<Intent, number> {
  const matched = new Map<Intent, number>();
  for (const { intent, confidence, pattern } of pack.intents) {
    if ((matched.get(intent) ?? 0) >= confidence) continue;
    if (matchesIn(pattern, named ?? line.text)) matched.set(intent, confidence);
  }
  return matched;
}

interface Choice {
  readonly intent: Intent;
  readonly confidence: number;
}

/** A rule that may know the intent; the first that does decides. */
type Rule = (reading: Reading) => Choice | undefined;

const RULES: readonly Rule[] = [
  wholeMessage('more'),
  wholeMessage('greet'),
  ({ fields, matched }) =>
    fields.sortBy && !matched.has('opening_hours') ? { intent: 'sort', confidence: 0.9 } : undefined,
  always('forget'),
  courtesy,
  outOfScope,
  always('correction'),
  otherThanShown,
  aroundSomething,
  aboutPlace('compare'),
  aboutPlace('directions'),
  aboutPlace('opening_hours'),
  aboutPlace('prices'),
  always('plan'),
  ({ matched, fields }) =>
    matched.has('why') && fields.asked.length === 0 ? { intent: 'why', confidence: 0.85 } : undefined,
  refinement,
  aboutPlace('place_details'),
  ({ fields }) =>
    fields.ordinal !== undefined && fields.asked.length === 0
      ? { intent: 'place_details', confidence: 0.8 }
      : undefined,
  moreOf,
  search,
  tastes,
  ({ fields, matched }) =>
    fields.about && !matched.has('greet') ? { intent: 'place_details', confidence: 0.7 } : undefined,
  ({ fields }) => (fields.anchor ? { intent: 'recommend', confidence: 0.7 } : undefined),
  always('help'),
  always('greet'),
  always('recommend'),
];

function chooseIntent(reading: Reading): Choice {
  for (const rule of RULES) {
    const choice = rule(reading);
    if (choice) return choice;
  }
  return { intent: 'out_of_scope', confidence: 0.3 };
}

function wholeMessage(intent: Intent): Rule {
  return ({ matched, fields }) =>
    (matched.get(intent) ?? 0) >= (intent === 'more' ? 0.95 : 0.9) &&
    fields.asked.length === 0 &&
    !fields.anchor &&
    !fields.about
      ? { intent, confidence: matched.get(intent)! }
      : undefined;
}

function always(intent: Intent): Rule {
  return ({ matched }) => (matched.has(intent) ? { intent, confidence: matched.get(intent)! } : undefined);
}

/** Thanks, goodbye, how are you: only where nothing of the city is asked. */
function courtesy({ matched, fields }: Reading): Choice | undefined {
  if (!matched.has('smalltalk') || fields.asked.length > 0 || fields.about || fields.anchor || fields.ordinal)
    return undefined;
  return { intent: 'smalltalk', confidence: matched.get('smalltalk')! };
}

/** The weather, recipes, banking …: unless a place is asked about, or places are looked for. */
function outOfScope({ isOutOfScope, fields, asks, hasAttitude, matched }: Reading): Choice | undefined {
  if (!isOutOfScope || fields.ordinal !== undefined) return undefined;
  const isAboutPlace = [...ABOUT_ONE_PLACE].some((intent) => matched.has(intent));
  if ((fields.about || fields.reference) && isAboutPlace) return undefined;
  if (fields.asked.length === 0) return { intent: 'out_of_scope', confidence: 0.8 };
  return (asks || hasAttitude) && (fields.isTravel || fields.anchor)
    ? undefined
    : { intent: 'out_of_scope', confidence: 0.7 };
}

/** "Which are open now?", "anything cheaper?": about the list, not about one place of it. */
function otherThanShown({ matched, fields, hasShown, line }: Reading): Choice | undefined {
  const isAboutList = matched.has('refine') || (fields.isComparative && line.signs.length <= 6);
  if (!isAboutList || fields.refine.length === 0 || fields.about || fields.anchor || fields.asked.length > 0)
    return undefined;
  return fields.ordinal === undefined ? { intent: 'refine', confidence: hasShown ? 0.9 : 0.6 } : undefined;
}

/** "What is near it?", "any cafes near there?" */
function aroundSomething({ matched, fields, hasShown }: Reading): Choice | undefined {
  if (fields.nearCategory) return { intent: 'nearby', confidence: 0.9 };
  if (fields.asked.length > 0) return undefined;
  const points = fields.anchor ?? fields.reference ?? fields.ordinal ?? (hasShown || undefined);
  return matched.has('nearby') && points !== undefined ? { intent: 'nearby', confidence: 0.9 } : undefined;
}

/** A question about one place: by name, by number, as "it", or as "the library". Without any of them it must be short. */
function aboutPlace(intent: Intent): Rule {
  return ({ matched, matchedByUnknownName, fields, line, hasShown, asks, isQuestion }) => {
    const confidence = matched.get(intent);
    const byName = fields.anchor ? undefined : matchedByUnknownName.get(intent);
    if (byName !== undefined) return { intent, confidence: Math.min(0.8, byName) };
    if (confidence === undefined) return undefined;
    const { asked, particular } = fields;
    if (fields.about ?? fields.ordinal) return { intent, confidence };
    if (asked.length > 0 && particular.length === asked.length)
      return { intent, confidence: Math.min(0.8, confidence) };
    if (asked.length > 0)
      return intent === 'opening_hours' && isQuestion && !asks ? { intent, confidence: 0.6 } : undefined;
    if (fields.reference) return { intent, confidence };
    if (fields.anchor) return undefined;
    if (hasShown) return { intent, confidence };
    return line.signs.length <= 4 ? { intent, confidence: 0.6 } : undefined;
  };
}

function refinement({ fields, hasShown, line }: Reading): Choice | undefined {
  const [first] = fields.refine;
  if (!first || fields.about || (fields.anchor && !hasShown)) return undefined;
  if (fields.asked.length > 0 && !(hasShown && fields.isComparative)) return undefined;
  return { intent: 'refine', confidence: hasShown ? 0.9 : line.signs.length <= 8 ? 0.6 : 0.5 };
}

function moreOf({ matched, fields, hasShown }: Reading): Choice | undefined {
  return matched.has('more') && fields.asked.length === 0 && !fields.about && !fields.anchor
    ? { intent: 'more', confidence: hasShown ? 0.9 : 0.7 }
    : undefined;
}

/** A category or a place to search around, asked for rather than judged. */
function search({ fields, asks, isQuestion, hasAttitude, line }: Reading): Choice | undefined {
  if (fields.asked.length === 0) return undefined;
  if (asks && (isQuestion || !hasAttitude || fields.asked.length > 0)) return { intent: 'recommend', confidence: 0.9 };
  if (hasAttitude) return undefined;
  return { intent: 'recommend', confidence: isQuestion || line.signs.length <= 8 ? 0.85 : 0.5 };
}

function tastes({ hasAttitude }: Reading): Choice | undefined {
  return hasAttitude ? { intent: 'preferences', confidence: 0.9 } : undefined;
}

const ABOUT_ONE_PLACE = new Set<Intent>(['opening_hours', 'prices', 'place_details', 'directions', 'why', 'compare']);

function requestOf(
  intent: Intent,
  confidence: number,
  { fields }: Reading,
  homonym: PlaceMention | undefined,
): Request {
  const isAboutOne = ABOUT_ONE_PLACE.has(intent);
  const categories =
    intent === 'preferences' || isAboutOne ? [] : unique(fields.asked.flatMap((concept) => concept.categories));
  const kind = isAboutOne ? fields.particular[0]?.categories[0] : undefined;
  const about = fields.about ?? (isAboutOne && fields.particular.length > 0 ? homonym : undefined);
  const reference = fields.reference ?? (kind && { category: kind });
  return {
    intent,
    confidence,
    categories,
    refine: fields.refine,
    ...(fields.anchor && { anchor: fields.anchor }),
    ...(about && { about }),
    ...(fields.other && { other: fields.other }),
    ...(fields.ordinal !== undefined && { ordinal: fields.ordinal }),
    ...(reference && { reference }),
    ...(fields.nearCategory && { nearCategory: fields.nearCategory }),
    ...(fields.sortBy && { sortBy: fields.sortBy }),
    ...(fields.weekday !== undefined && { weekday: fields.weekday }),
    ...(fields.atMinutes !== undefined && { atMinutes: fields.atMinutes }),
    ...(fields.howMany !== undefined && { howMany: fields.howMany }),
    ...(fields.cuisine && { cuisine: fields.cuisine }),
  };
}

const unique = (categories: readonly Category[]): Category[] => [...new Set(categories)];
