// What the questions of a message ask in truth: their day, where the talk or the list has one, and each only once.

import type { PlaceId } from '../../domain/branded.ts';
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import { addDays } from '../../hours/civil-time.ts';
import type { FactAsk } from '../../nlp/ask.ts';
import type { Frame, Reference, When } from '../../nlp/frame.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { hears } from '../cues.ts';
import { dayOfSearch } from '../lists/wish-times.ts';
import type { FactQuestion, TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { DATED } from './again.ts';
import { dayIn } from './asked-at.ts';
import { isBareDay, isDayAlone, withoutBareDays } from './question.ts';

/** A day alone is no question beside another that has it. */
export const asksMeant = (asks: readonly FactAsk[], { frame, conversation, scene }: Turn): readonly FactAsk[] =>
  withoutBareDays(asks)
    .flatMap((ask) => partsOf(ask, frame))
    // "Do children of nine pay?" wants no word of whether they would like it.
    .filter((ask, _, all) => !OF_CHILDREN.has(ask.attribute) || !all.some(isPriceOfChild))
    .filter((ask, _, all) => ask.attribute !== 'station' || !all.some(isStepFree))
    // "Is there a set menu?" asks for no list of what is on it.
    .filter((ask, _, all) => ask.attribute !== 'menu' || !all.some(isOfDish))
    // "How do we get there by a metro with a lift?": the way tells the station, and which one has no steps.
    .filter((ask, _, all) => !isStepFree(ask) || all.every(({ attribute }) => attribute !== 'directions'))
    .filter((ask, _, all) => !isBareDay(ask) || all.every((each) => each === ask || !DATED.has(each.attribute)))
    .map((ask) => ofHouse(asMeant(ask, frame, conversation, scene.now), conversation, scene));

/** «¿Qué ponen en la Filmoteca?»: a house that serves nothing has no menu, and something on. */
export function ofHouse(ask: FactAsk, { focus }: TalkState, { placeOf }: Turn['scene']): FactAsk {
  const placeId = ask.of ? placeIdIn(ask.of) : undefined;
  const place = ask.attribute === 'menu' ? placeOf(placeId ?? focus ?? ('' as PlaceId)) : undefined;
  return place && !place.categories.some(servesFood) ? { ...ask, attribute: 'programme' } : ask;
}

const isOfDish = ({ attribute }: FactAsk): boolean => attribute.startsWith('dish:') || attribute === 'feature:set_menu';

const OF_CHILDREN: ReadonlySet<string> = new Set(['children', 'feature:children']);
const isPriceOfChild = ({ attribute, forWhom }: FactAsk): boolean =>
  (attribute === 'price' || attribute === 'free_entry') && (forWhom === 'child' || forWhom === 'baby');

/** "Which metro, and has it a lift?": one station answers both. */
const isStepFree = ({ attribute }: FactAsk): boolean => attribute === 'step_free_station';

/** "What time does it close, and is it open on Sunday too?": of today and of that day. */
const isAlsoOn = ({ attribute, said }: FactAsk, { day, said: then }: When, text: string): boolean =>
  attribute === 'hours' &&
  day !== undefined &&
  said.end <= then.start &&
  // "Is it open tomorrow as well?" asks once; a second question stands between.
  hears('joined', { text: text.slice(said.end, then.start) }) &&
  hears('alsoThen', { text: text.slice(said.end, then.end + ALSO_LETTERS) });
/** " as well". */
const ALSO_LETTERS = 9;

const withoutDay = ({ on: _, ...ask }: FactAsk): FactAsk => ask;

/** "Will I make it if I leave at six?": the hours of then, how far it is and how long people stay; nobody can promise more. */
function partsOf(ask: FactAsk, { whens, asks, text }: Frame): readonly FactAsk[] {
  if (ask.on && isAlsoOn(ask, ask.on, text)) return [withoutDay(ask), ask];
  if (ask.attribute !== 'in_time') return [ask];
  const [on] = whens;
  const isAsked = asks.some((each) => each.kind === 'fact' && each.attribute === 'hours');
  const hours: FactAsk = { ...ask, attribute: 'hours', ...(on && { on }) };
  return [...(isAsked ? [] : [hours]), { ...ask, attribute: 'distance' }, { ...ask, attribute: 'duration' }];
}

/** "How long does it take from the station?" asks the way; "opening of the Prado, Saturday" asks the hours of that day. */
function asMeant(
  said: FactAsk,
  frame: Frame,
  { wishes = [], lastFacts = [], agreed }: TalkState,
  now: CivilMoment | undefined,
): FactAsk {
  const { asks, references, whens } = frame;
  const ask = onlyTheDay(said, frame, lastFacts);
  const start = references.find((each) => each !== ask.of && each.kind === 'name' && WAY_ROLES.has(each.role));
  // "How long does the museum take, and how far is it from the park?": the length of the way is asked beside it.
  const isWayAsked = asks.some(
    (each) => each.kind === 'fact' && each.attribute === 'distance' && each.from !== undefined,
  );
  if (ask.attribute === 'duration' && start && !isWayAsked) return { ...ask, attribute: 'distance', from: start };
  const isBooking = ask.attribute === 'booking';
  if (!DATED.has(ask.attribute) && !isBooking) return ask;
  const isOfToday =
    ask.on === undefined && asks.some((each) => each.kind === 'fact' && each.on && isAlsoOn(each, each.on, frame.text));
  if (isOfToday) return ask;
  const when = isBooking ? whens[0] : dayOf(ask, frame);
  if (ask.on === undefined && (!isBooking || !when)) {
    // "I'm going to the Prado tomorrow", and two turns later: "when does the park close?"
    const visit = isBooking || whens.length > 0 ? undefined : dayToCome(agreed?.day, now);
    const then = visit && { day: visit, said: ask.said };
    const on = when ?? then;
    return on ? { ...ask, on } : ask;
  }
  const on = ask.on ?? when!;
  // "Are they open at two?", of a list for Saturday.
  const day = dayOfSearch({ wishes }) ?? (isNamed(ask.of) ? undefined : lastFacts.find(({ on }) => on?.day)?.on?.day);
  const { isNow, weekdays } = on;
  const isHourAlone = on.day === undefined && !isNow && !weekdays && on.fromMin !== undefined;
  return { ...ask, on: day !== undefined && isHourAlone ? { ...on, day } : on };
}

/** The day that was said for the visit; a holiday far off is spoken of for its lights, and no visit is for that day. */
const dayToCome = (day: CivilDay | undefined, now: CivilMoment | undefined): CivilDay | undefined =>
  day !== undefined && now !== undefined && day > now && day <= addDays(now.slice(0, 10) as CivilDay, DAYS_AHEAD)
    ? day
    : undefined;
const DAYS_AHEAD = 14;

/** Of several days the one that is said nearest to the place: "I land today and want to see the Prado tomorrow". */
function dayOf({ of }: FactAsk, { whens, references }: Frame): When | undefined {
  const days = whens.filter((when) => dayIn({ whens: [when] }));
  const named = of?.kind === 'name' ? of : references.find((each) => each.kind === 'name' && each.role !== 'from');
  if (days.length < 2 || !named) return days[0];
  const away = ({ said }: When) => Math.max(said.start - named.said.end, named.said.start - said.end);
  return days.toSorted((a, b) => away(a) - away(b))[0];
}

/** "And on weekdays?", after hours of free entry: of them, and not of opening hours. */
function onlyTheDay(ask: FactAsk, frame: Frame, [last]: readonly FactQuestion[]): FactAsk {
  const isAlone = isDayAlone(ask) || (ask.attribute === 'hours' && ask.on === undefined && saysOnlyADay(frame));
  return isAlone && last && DATED.has(last.attribute) ? { ...ask, attribute: last.attribute } : ask;
}

/** "Great, and on weekdays?": manners and a day. */
function saysOnlyADay({ text, whens, courtesies }: Frame): boolean {
  const when = dayIn({ whens });
  if (!when) return false;
  const told = [when.said, ...courtesies.map(({ said }) => said)];
  return text.length - told.reduce((sum, { start, end }) => sum + end - start, 0) <= FEW_LETTERS;
}
/** ", and ?" */
const FEW_LETTERS = 10;

const isNamed = (reference: Reference | undefined): boolean => reference !== undefined && reference.kind !== 'pronoun';
const WAY_ROLES: ReadonlySet<string> = new Set(['from', 'near']);
