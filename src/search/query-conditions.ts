// What the frame of a query asks of places beside their kind and their position: price, hours, access, rating, fame, and what
// to avoid. The evaluator of wishes answers it; the words that say it are no text to look for.
import type { CivilDay, CivilMoment } from '../domain/civil-day.ts';
import { overlap } from '../domain/span.ts';
import type { Frame, SituationFact, When } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import type { WishWords } from '../nlp/languages/wish-words.ts';
import { isAfternoonSaid, openConditions } from '../nlp/reading/opening-times.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Asked } from '../wishes/select.ts';
import { type Attribute, type Condition, must, type Said, type Wish } from '../wishes/wish.ts';

/** The parts of a frame that search uses. */
export type QueryFrame = Pick<
  Frame,
  'text' | 'language' | 'wishes' | 'whens' | 'situation' | 'asks' | 'references' | 'elsewhere' | 'unread'
>;

export interface AskedWishes {
  /** Each must be fulfilled; of alternatives one. */
  readonly conditions: Asked;
  /** What fulfils one of them comes first. */
  readonly preferred: readonly Wish[];
  /** Of no place whose answer is no; those of which it is not known may do. */
  readonly features: readonly Wish[];
  /** Stretches of the query that say these wishes, or ask for a fact, and so nothing else. */
  readonly said: readonly Said[];
}

/** Attributes that may be asked of any kind of place. */
const CONDITIONS: ReadonlySet<Attribute> = new Set([
  'free',
  'price_level',
  'amount',
  'entry',
  'open',
  'wheelchair',
  'rating',
  'fame',
  'duration',
  'allergy',
]);

/** Who comes along and what for: no words of places. */
const SAYS_NO_PLACE: ReadonlySet<SituationFact['kind']> = new Set([
  'party',
  'occasion',
  'feels',
  'first_time',
  'citizen',
]);

const KINDS: ReadonlySet<Attribute> = new Set(['category', 'kind', 'cuisine', 'dish', 'diet']);

export function askedWishes(frame: QueryFrame, now: CivilMoment, vocabulary: Vocabulary): AskedWishes {
  const { wishes, whens, asks } = frame;
  const kinds = wishes.filter(({ attribute, polarity }) => polarity === 'want' && KINDS.has(attribute));
  const isSoftFeature = ({ attribute, strength }: Wish) =>
    attribute === 'feature' && strength === 'prefer' && kinds.length > 0;
  const conditions = wishes.filter(
    (wish) => CONDITIONS.has(wish.attribute) || wish.polarity === 'avoid' || isSoftFeature(wish),
  );
  const times = whens.filter((when) => !isOfKind(when.said, kinds) && !isMeal(when));
  const circumstances = circumstancesOf(frame);
  const { wishes: words } = grammarOf(frame.language);
  const isWished = ({ start, end }: Said) => wishes.some(({ said }) => said && said.start < end && said.end > start);
  const company = frame.situation.filter(
    (fact) => SAYS_NO_PLACE.has(fact.kind) && childrenIn(fact) === undefined && !isWished(fact.said),
  );
  const said = [...conditions, ...circumstances, ...company, ...times, ...asks].flatMap((each) => each.said ?? []);
  return {
    conditions: withTimes(
      conditions
        .filter(({ strength }) => strength === 'must')
        .map((wish) => atItsHours(wish, kinds, vocabulary, words)),
      times,
      now,
    ),
    preferred: [...conditions.filter(({ strength }) => strength === 'prefer'), ...circumstances],
    features: wishes.filter((wish) => wish.attribute === 'feature' && wish.polarity === 'want' && !isSoftFeature(wish)),
    said: said.filter((stretch) => !isOfKind(stretch, kinds)),
  };
}

/**
 * "Until three": of a bar, or of nothing in particular, in the small hours. "Late": of a museum or a shop, in the evening.
 */
function atItsHours(wish: Wish, kinds: readonly Wish[], vocabulary: Vocabulary, words: WishWords): Wish {
  if (wish.attribute !== 'open' || wish.operator !== 'until') return wish;
  const { minute } = wish.value;
  const groups = kinds.map((kind) => groupOfKind(kind, vocabulary));
  const isOfDay = groups.length > 0 && groups.every((group) => group !== undefined && BY_DAY.includes(group));
  if (minute > NIGHT && isOfDay) return { ...wish, value: { ...wish.value, minute: LATE_BY_DAY } };
  const isOfNight = groups.every((group) => group === 'nightlife');
  const isSmallHour = minute > NOON && minute <= NOON + (groups.length > 0 ? 6 : 4) * HOUR;
  return isOfNight && isSmallHour && !isAfternoonSaid(wish.said?.text ?? '', words)
    ? { ...wish, value: { ...wish.value, minute: minute + NOON } }
    : wish;
}

function groupOfKind({ attribute, value }: Wish, vocabulary: Vocabulary): string | undefined {
  if (attribute !== 'category' && attribute !== 'kind') return undefined;
  const main = vocabulary.concept(attribute, String(value))?.categories[0];
  const category = main && vocabulary.concept('category', main);
  return category?.family === 'stage' ? undefined : category?.group;
}
const BY_DAY: readonly string[] = ['culture', 'sights', 'outdoors', 'shopping', 'services'];
const LATE_BY_DAY = 20.5 * 60;
const NIGHT = 24 * 60;
const NOON = 12 * 60;

/** Who comes along and what the weather is like, as features that suit: children, a roof against the rain. */
function circumstancesOf({ situation, wishes }: QueryFrame): readonly Wish[] {
  const isSaid = (feature: string) =>
    wishes.some(({ attribute, value }) => attribute === 'feature' && value === feature);
  return situation.flatMap((fact): Wish[] => {
    const feature = fact.kind === 'weather' && fact.what === 'rain' ? 'indoors' : childrenIn(fact);
    if (feature === undefined || isSaid(feature)) return [];
    const condition = { attribute: 'feature', operator: 'is', value: feature } as const;
    return [{ ...must(condition), strength: 'prefer', said: fact.said }];
  });
}

const childrenIn = (fact: SituationFact): string | undefined =>
  fact.kind === 'party' && fact.value.withChildren ? 'children' : undefined;

/** "German for lunch" asks for a kitchen and no hour. */
const isMeal = ({ label, day }: When): boolean => day === undefined && (label === 'lunch' || label === 'breakfast');

/** "Tapas night" is no time, and "vegan restaurant" names a kind as well. */
const isOfKind = (stretch: Said, kinds: readonly Wish[]): boolean =>
  kinds.some(({ said }) => said && said.start <= stretch.start && said.end >= stretch.end);

/** A time that the query names, as a wish or otherwise, is one at which places must be open; "free on Sunday" is free then. */
function withTimes(musts: readonly Wish[], times: readonly When[], now: CivilMoment): Asked {
  // The times know that "late" is after midnight, the wishes only from when on.
  const wished = times.some(({ label }) => label === 'late') ? [] : musts.filter(isMoment);
  // "Until three on Saturday" is wished for already.
  const isWished = ({ said }: When) =>
    musts.some(
      (wish) => wish.attribute === 'open' && wish.operator === 'until' && wish.said && overlap(wish.said, said),
    );
  const others = times.filter((when) => !isWished(when));
  const moments: readonly Condition[] =
    wished.length > 0 ? wished : others.flatMap((when) => openConditions(inSmallHours(when), now));
  const besides = musts.filter((wish) => !isMoment(wish) && !(moments.length > 0 && isNow(wish)));
  const day = moments.map(dayOf).find((each) => each !== undefined);
  if (day !== undefined && besides.some(({ attribute }) => attribute === 'free'))
    return besides.map((wish) => (wish.attribute === 'free' ? { ...wish, on: day } : wish));
  return [...besides, ...moments.map(alternativesOf)];
}

/** "Late at night", "de madrugada" is after midnight: at eleven every bar is open. */
const inSmallHours = (when: When): When => (when.label === 'late' ? { ...when, fromMin: SMALL_HOURS } : when);
const SMALL_HOURS = 25 * 60;

export const isNow = ({ attribute, value }: Wish): boolean => attribute === 'open' && value === 'now';

const isMoment = (wish: Wish): boolean => wish.attribute === 'open' && !isNow(wish) && wish.operator !== 'until';

/** A part of the day is any hour of it: a market that closes at two is open on Sunday morning. */
function alternativesOf(condition: Condition): readonly Wish[] {
  if (condition.attribute !== 'open' || condition.operator !== 'between') return [must(condition)];
  const { day, fromMin, toMin } = condition.value;
  const hours = Array.from({ length: Math.ceil((toMin - fromMin) / HOUR) }, (_, at) => fromMin + at * HOUR);
  return hours.map((minute) => must({ attribute: 'open', operator: 'at', value: momentOf(day, minute) }));
}
const HOUR = 60;

function dayOf(condition: Condition): CivilDay | undefined {
  if (condition.attribute !== 'open') return undefined;
  if (condition.operator === 'on') return condition.value;
  if (condition.operator === 'between') return condition.value.day;
  return condition.operator === 'at' && condition.value !== 'now' ? condition.value.slice(0, 10) : undefined;
}

const momentOf = (day: CivilDay, minute: number): CivilMoment =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
