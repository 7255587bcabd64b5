// What a question about a fact wants to know in truth, as the state keeps it.
import type { FactAsk } from '../../nlp/ask.ts';
import type { FactAttribute, Frame, When } from '../../nlp/frame.ts';
import { isLongStay } from '../../nlp/reading/opening-times.ts';
import { payerOf } from '../../nlp/reading/payers.ts';
import { hears } from '../cues.ts';
import type { FactQuestion } from '../state.ts';

/** What changes from night to night, which only the houses themselves can tell. */
export const OF_THE_NIGHT: ReadonlySet<FactAttribute> = new Set(['programme', 'seats_left', 'cheap_day']);

export const isOfFood = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute }) => attribute === 'allergy' || attribute === 'diet');

const isForChildren = ({ wishes, situation }: Frame): boolean =>
  wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'children') ||
  situation.some((fact) => fact.kind === 'party' && fact.value.withChildren);

/** Beside "is it worth it?", these ask how to see it, and not whether it has a roof. */
export const INSIDE_OR_OUT: ReadonlySet<string> = new Set(['feature:indoors', 'feature:outdoors']);

/** What is asked in truth: "is it good for nuts?" wants no judgement of the place, "free for children?" their price. */
function attributeOf({ attribute, forWhom }: FactAsk, frame: Frame): FactAttribute {
  // "Is there a concert tonight?" asks what is on, and not whether there ever is one.
  if (PLAYED.has(attribute) && frame.whens.some(({ day, isNow }) => day !== undefined || isNow)) return 'programme';
  if (attribute === 'worth_it' && isOfFood(frame)) return 'diet';
  if (attribute === 'worth_it' && isForChildren(frame)) return 'children';
  return attribute === 'free_entry' && forWhom !== undefined && forWhom !== 'adult' ? 'price' : attribute;
}

const PLAYED: ReadonlySet<FactAttribute> = new Set(['feature:live_music', 'feature:dancing', 'feature:sports_tv']);

/** "And on weekdays?": no more than a day is said, of whatever is talked about. */
export const isDayAlone = ({ attribute, on, said, of }: FactAsk): boolean =>
  attribute === 'hours' &&
  on !== undefined &&
  // "Which of them open today?"
  of?.kind !== 'all' &&
  // «¿Y abre los lunes?»: the verb alone points at the place, and asks whether it opens.
  of?.kind !== 'pronoun' &&
  said.start <= on.said.start &&
  on.said.end <= said.end &&
  said.text.length - on.said.text.length <= SHORT_LEAD;
/** A day, and not merely an hour of one: "is it worth it at six, is it free then?" asks for the hour as well. */
export const isBareDay = (ask: FactAsk): boolean =>
  isDayAlone(ask) && (ask.on?.day !== undefined || ask.on?.weekdays !== undefined);

/** "Has it anything vegan, today?": a day without a word before it is no question beside another. */
export const withoutBareDays = (asks: readonly FactAsk[]): readonly FactAsk[] =>
  asks.filter((ask) => asks.length < 2 || !isBareDay(ask) || ask.said.text.length > (ask.on?.said.text.length ?? 0));

/** "And ", "what of ". */
const SHORT_LEAD = 8;

/** Of these the description may speak, where no fact says. */
export const QUOTED: ReadonlySet<string> = new Set(['detail', 'feature:lockers', 'feature:audio_guide']);

const CHRISTMAS_DAY = '-12-25';

/** "Is it open at Christmas?" asks for Christmas Day, of the weeks that a list would be for. */
function asOneDay(when: When): When {
  const { untilDay: _, ...first } = when;
  return isLongStay(when) && when.day?.endsWith(CHRISTMAS_DAY) ? first : when;
}

/** "Must one pay? I'm a student" asks the price once: for the one of whom more is said. */
export function questionsOf(asks: readonly FactAsk[], frame: Frame): readonly FactQuestion[] {
  const questions = [...asks.map((ask) => questionOf(ask, frame)), ...roofOf(asks, frame)];
  const isTold = (each: FactQuestion, at: number) =>
    each.attribute === 'price' &&
    questions.some(
      (other, i) =>
        other.attribute === 'price' &&
        i !== at &&
        (each.forWhom === undefined ? other.forWhom !== undefined || i < at : i < at && other.forWhom === each.forWhom),
    );
  const day = questions.find(({ attribute, on }) => attribute === 'price' && on?.day !== undefined)?.on;
  return questions
    .filter((each, at) => !isTold(each, at))
    .map((each) => (each.attribute === 'price' && day && !each.on ? { ...each, on: day } : each));
}

/** "Has it a terrace? A covered one, it rains": of the tables outside, whether they have a roof. */
const roofOf = (asks: readonly FactAsk[], { wishes }: Frame): readonly FactQuestion[] =>
  asks.some(({ attribute }) => attribute === 'terrace' || attribute === 'feature:terrace') &&
  wishes.some(({ attribute, value }) => attribute === 'feature' && value === 'indoors')
    ? [{ attribute: 'covered_terrace' }]
    : [];

/** Who pays: those whom the question names, else those whom the message speaks of: "I'm 68 and he is 71". */
function payerIn({ attribute, forWhom, isReduced }: FactAsk, { payers = [] }: Frame) {
  const payer =
    attribute === 'price' || attribute === 'free_entry' ? payerOf([...(forWhom ? [forWhom] : []), ...payers]) : forWhom;
  return { ...(payer && { forWhom: payer }), ...(isReduced && { isReduced }) };
}

export const questionOf = (ask: FactAsk, frame: Frame): FactQuestion => ({
  attribute: attributeOf(ask, frame),
  ...(ask.on && { on: asOneDay(ask.on) }),
  ...payerIn(ask, frame),
  ...(ask.diet && { diet: ask.diet }),
  ...(ask.attribute === 'worth_it' && {
    ...(frame.asks.some((each) => each.kind === 'fact' && INSIDE_OR_OUT.has(each.attribute)) && {
      isFromOutside: true as const,
    }),
    ...(hears('forTourists', frame) && { isForTourists: true as const }),
  }),
  ...(ask.attribute === 'booking' && hears('whetherToBook', frame) && { isWhether: true as const }),
  ...(ask.attribute === 'people' && { said: frame.text }),
  ...((ask.attribute === 'dish_price' || QUOTED.has(ask.attribute)) && { said: ask.said.text }),
});
