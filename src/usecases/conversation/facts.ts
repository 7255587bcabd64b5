import { isHours, isSilent, type PlaceFact } from '../../chat/facts/facts.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import { pastHoursOf } from '../../domain/past-hours.ts';
import type { Place } from '../../domain/place.ts';
import { walkMinutes } from '../../domain/walk.ts';
import { addDays } from '../../hours/civil-time.ts';
import { freeSpansOn, isAlwaysFree } from '../../hours/free-entry.ts';
import { type FactAttribute, type FactOfVocabulary, FEATURE_OF_FACT } from '../../nlp/ask.ts';
import type { When } from '../../nlp/frame.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { grants } from '../../wishes/grants.ts';
import { must } from '../../wishes/wish.ts';
import { type Asked, dayOf, sure, today } from './asked-fact.ts';
import { departureFact } from './departure.ts';
import { freeFact } from './free-fact.ts';
import { ordinaryDay } from './hours-asked.ts';
import { hoursFact, hoursOrOnce, WEEK } from './hours-fact.ts';
import { isFact } from './listed-as.ts';
import { wishContextOf } from './lists/wish-context.ts';
import { packTells } from './pack-tells.ts';
import { quoteOn } from './quoted.ts';
import { reducedPrice } from './reduced-price.ts';
import { stationBy } from './stations-told.ts';
import type { Scene } from './world.ts';
import { worthOf } from './worth.ts';

/** Hours that are not known today, by those of some years ago: a line of a list has no room for a whole week of them. */
export function likelyFactsOf(asked: Asked): readonly PlaceFact[] {
  const facts = factsOf(asked);
  const { card } = asked;
  const past = facts.some(isHours) && facts.every(isSilent) ? pastHoursOf(card.place) : undefined;
  if (!past) return facts;
  const likely = factsOf({ ...asked, card: { ...card, place: { ...card.place, openingHours: past.hours } } });
  return likely.map((fact) => (isHours(fact) && !isSilent(fact) ? { ...fact, isLikely: true } : fact));
}

export function factsOf(asked: Asked): readonly [PlaceFact, ...PlaceFact[]] {
  const { card, question, scene } = asked;
  const { place } = card;
  const { attribute } = question;
  if (attribute.startsWith('feature:')) return featureFacts(asked, attribute.slice('feature:'.length));
  if (attribute.startsWith('dish:')) return [dishFact(asked, attribute.slice('dish:'.length))];
  if (attribute.startsWith('is:')) return [isFact(place, attribute.slice('is:'.length)) ?? beyond(asked)];
  switch (attribute as Exclude<FactAttribute, FactOfVocabulary>) {
    case 'phone':
      return [{ about: 'phone', ...(place.phone !== undefined && { value: place.phone }) }];
    case 'website':
      return [{ about: 'website', ...(place.website !== undefined && { value: place.website }) }];
    case 'email':
      return [{ about: 'email' }];
    case 'address':
      return [{ about: 'address', ...(place.address !== undefined && { value: place.address }) }];
    case 'hours':
      return eachDay(asked, hoursOrOnce);
    case 'closing_days':
      return [closingDays(asked)];
    case 'last_admission':
      return [lastAdmission(asked)];
    case 'price':
      return [priceFact(asked)];
    case 'dish_price':
      return [beyond(asked), { about: 'price' }];
    case 'free_entry':
      return eachDay(asked, freeFact);
    case 'duration':
      return [{ about: 'duration', ...(place.visitMinutes !== undefined && { minutes: place.visitMinutes }) }];
    case 'wheelchair':
      return [{ about: 'wheelchair', ...(place.wheelchair && { value: place.wheelchair }) }];
    case 'rating':
      return [{ about: 'rating', value: card.rating }];
    case 'worth_it':
      return [worthOf(scene, card, question, asked.tastes ?? new Map())];
    case 'station':
      return [stationFact(asked)];
    case 'step_free_station':
      return [stationFact({ ...asked, access: 'step_free' })];
    case 'distance':
      return [distanceFact(asked)];
    case 'diet':
      return dietFacts(asked);
    case 'food':
      return [{ about: 'feature', id: 'food', answer: servesMeals(place) ? 'yes' : 'unknown' }];
    case 'booking':
      return [bookingFact(asked), ...hoursOfTable(asked)];
    case 'departure':
      return [
        departureFact({ ...asked, on: question.on, day: dayAhead(question.on, scene), access: asked.access ?? 'any' }),
      ];
    default:
      return [FEATURE_OF_FACT[attribute] ? featureFact(asked, FEATURE_OF_FACT[attribute]) : beyond(asked)];
  }
}

const priceFact = (asked: Asked): PlaceFact => ({
  about: 'price',
  ...reducedPrice(asked, asked.question),
  ...(asked.people !== undefined && { people: asked.people }),
  ...freeThatDay(asked),
});

/** "Must one pay on Sunday?": at times of that day nobody does. */
function freeThatDay({ scene, card: { place }, question: { on } }: Asked) {
  if (on?.day === undefined || isAlwaysFree(place)) return {};
  const spans = sure(freeSpansOn(scene.world.recommend.hours, place, on.day) ?? []);
  return spans && spans.length > 0 ? { free: { day: on.day, isToday: on.day === today(scene).day, spans } } : {};
}

function bookingFact(asked: Asked): PlaceFact {
  const fact = featureFact(asked, FEATURE_OF_FACT.booking!);
  return fact.about === 'feature' && !asked.question.isWhether ? { ...fact, isWanted: true } : fact;
}

/** "Book the second one for nine": whether it is open then, where that is known. */
function hoursOfTable(asked: Asked): readonly PlaceFact[] {
  const { on } = asked.question;
  if (on?.fromMin === undefined && on?.day === undefined) return [];
  const fact = hoursFact(asked);
  return isSilent(fact) ? [] : [fact];
}

/** No fact of the catalogue; its description may speak of it, or the pack of the city. */
function beyond({ scene, card: { place }, question, language }: Asked): PlaceFact {
  const { attribute, said } = question;
  const quote = quoteOn(place, question, language);
  const text = quote === undefined ? packTells(scene, place, attribute, language) : undefined;
  return {
    about: 'beyond',
    topic: attribute as never,
    ...(said !== undefined && { said }),
    ...(quote !== undefined && { quote }),
    ...(text !== undefined && { text }),
  };
}

/** "This weekend" are two days with an answer each; of a whole week the first is told. */
function eachDay(asked: Asked, tell: (asked: Asked) => PlaceFact): readonly [PlaceFact, ...PlaceFact[]] {
  const { on } = asked.question;
  const { day, untilDay, ...when } = on ?? {};
  if (!on || day === undefined || untilDay === undefined || untilDay <= day || untilDay > addDays(day, FEW_DAYS))
    return [tell(asked)];
  const days = [day];
  for (let next = addDays(day, 1); next <= untilDay; next = addDays(next, 1)) days.push(next);
  const onDay = (each: CivilDay): Asked => ({
    ...asked,
    question: { ...asked.question, on: { ...when, said: on.said, day: each } },
  });
  return days.map((each) => tell(onDay(each))) as [PlaceFact, ...PlaceFact[]];
}
/** Saturday to Tuesday. */
const FEW_DAYS = 3;

function closingDays({ scene, card: { place } }: Asked): PlaceFact {
  const schedule = scene.world.recommend.hours.read(place.openingHours);
  if (!schedule) return { about: 'closing_days' };
  return { about: 'closing_days', days: WEEK.filter((day) => schedule.spansOn(ordinaryDay(day, scene)).length === 0) };
}
function lastAdmission({ scene, card, question: { on } }: Asked): PlaceFact {
  const day = dayOf(on, scene);
  const spans = scene.world.recommend.hours.read(card.place.openingHours)?.spansOn(day);
  const closesAt = spans && sure(spans)?.at(-1)?.end;
  const isToday = day === today(scene).day;
  // What has closed is no hint when to arrive.
  const isAhead = closesAt !== undefined && (!isToday || closesAt > today(scene).minute);
  return {
    about: 'last_admission',
    day,
    isToday,
    ...(isAhead && { closesAt }),
  };
}

function stationFact({ scene, card: { place }, access = 'any' }: Asked): PlaceFact {
  const station = stationBy(scene, place.position, access);
  return { about: 'station', ...(station && { station }) };
}

/** A kitchen, or a dish that it is known for. */
const servesMeals = ({ categories, cuisines }: Place): boolean => categories.some(servesFood) || cuisines.length > 0;

/** An hour that has passed today is tomorrow's. */
function dayAhead(on: When | undefined, scene: Scene): CivilDay {
  const { day, minute } = today(scene);
  if (on?.day !== undefined || on?.weekdays !== undefined) return dayOf(on, scene);
  return on?.fromMin !== undefined && on.fromMin < minute ? addDays(day, 1) : day;
}

function distanceFact({ card: { distanceM }, start }: Asked): PlaceFact {
  return {
    about: 'distance',
    metres: distanceM,
    walkMinutes: walkMinutes(distanceM),
    ...(start.kind !== 'here' && { from: start.name }),
  };
}

/** What nobody knows is quoted from the description, or told with what is known of wheelchairs. */
function featureFacts(asked: Asked, id: string): readonly [PlaceFact, ...PlaceFact[]] {
  const fact = featureFact(asked, id);
  if (!isSilent(fact)) return [fact];
  const quoted = beyond({ ...asked, question: { ...asked.question, attribute: 'detail' } });
  if (!isSilent(quoted)) return [quoted];
  const { wheelchair } = asked.card.place;
  return OF_ACCESS.has(id) && wheelchair ? [fact, { about: 'wheelchair', value: wheelchair }] : [fact];
}
const OF_ACCESS: ReadonlySet<string> = new Set(['lift', 'accessible_toilet', 'wheelchair_loan']);

function featureFact({ scene, card }: Asked, asked: string): PlaceFact {
  // Outside at a place that serves is its terrace.
  const isServed = card.place.categories.some((category) => servesFood(category) || category === 'pubs/bars');
  const id = asked === 'outdoors' && isServed ? 'terrace' : asked;
  const wish = must({ attribute: 'feature', operator: 'is', value: id });
  return { about: 'feature', id, answer: grants(card.place, wish, wishContextOf(scene)).answer };
}

/** "Do they have soup?": answered by the same evaluator that lists of the dish are made by. */
function dishFact({ scene, card: { place } }: Asked, id: string): PlaceFact {
  const wish = must({ attribute: 'dish', operator: 'is', value: id });
  return { about: 'dish', id, answer: grants(place, wish, wishContextOf(scene)).answer };
}

/** The diet asked for; else what the asker said of themselves. */
function dietFacts({ scene, card: { place }, question, situation }: Asked): readonly [PlaceFact, ...PlaceFact[]] {
  const context = wishContextOf(scene);
  const diets = question.diet ? [question.diet] : (situation.diets ?? []);
  const told = diets.map((value): PlaceFact => {
    const wish = must({ attribute: 'diet', operator: 'is', value });
    return { about: 'diet', id: value, answer: grants(place, wish, context).answer };
  });
  const feared = question.diet ? [] : (situation.allergies ?? []);
  const avoided = feared.map((id): PlaceFact => ({ about: 'allergy', id, answer: 'unknown' }));
  const [first = { about: 'allergy', id: '', answer: 'unknown' } satisfies PlaceFact, ...rest] = [...told, ...avoided];
  return [first, ...rest];
}
