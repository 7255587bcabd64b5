// In English: whether a place is worth it, from facts and from what the asker told, and never from a judgement of ours.
import { isNeverOpen } from '../../../hours/hours-now.ts';
import { isForTheTable } from '../../../vocabulary/categories.ts';
import type { Card } from '../../card.ts';
import type { WorthFact } from '../../facts/facts.ts';
import { distance, duration, ratingWithCount } from './facts.ts';
import { day, hoursText } from './opening.ts';
import { costs, summary } from './places.ts';

/** @param name of the place, or "It" */
export function worth(fact: WorthFact, card: Card, name: string): string {
  const { value, isFamous, isDisliked, isFromOutside, isForTourists } = fact;
  const inside = name === 'It' ? 'it' : name;
  const { visitMinutes } = card.place;
  const rated = value.count > 0 ? `${inside} is ${ratingWithCount(card)}` : 'nobody has rated it yet';
  // How long one sits at a table is nobody's question.
  const time =
    visitMinutes === undefined || isForTheTable(card.place.categories) ? '' : ` Allow about ${duration(visitMinutes)}.`;
  const about = card.place.description.en ? ` ${summary(card)}` : '';
  const cost = costs(card) ? ` ${costs(card)}` : '';
  const rest = `${about}${time}${cost}${instead(fact)}`;
  if (fact.tooLate && !isDisliked) return `${late(fact.tooLate)}${rest}`;
  if (card.hours && isNeverOpen(card.hours)) return `Not now: ${inside} is closed all this week.${about}`;
  if (isDisliked) {
    const lean = isFromOutside ? 'I would look at it from outside' : 'I would leave it out';
    const missed = card.place.description.en ? ` What you would miss: ${summary(card)}` : '';
    return `Honestly, ${lean}: going by what you say, ${inside} is not your kind of place.${time}${cost}${missed}${instead(fact)}`;
  }
  if (isForTourists && isFamous)
    return `${name} is one of the best-known places in the city, so expect visitors; for most people it is worth the visit all the same.${rest}`;
  if (isForTourists) return `${name} is not among the best-known places, so hardly only for visitors.${rest}`;
  if (value.count > 0 && value.mean >= 4.3) return `I would go: ${rated}.${rest}`;
  if (isFamous && value.count > 0) return `${name} is one of the best-known places in the city; ${rated}.${rest}`;
  if (isFamous)
    return `${name} is one of the best-known places in the city, and for most people worth the visit.${rest}`;
  const isQuick = visitMinutes !== undefined && visitMinutes <= SHORT_MINUTES;
  const lean = isQuick ? ' It takes little time, so there is little to lose.' : '';
  return `I can't say whether ${inside} is worth it: ${rated}.${rest}${lean}`;
}
const SHORT_MINUTES = 30;

function late({ leftMinutes, next }: NonNullable<WorthFact['tooLate']>): string {
  const why =
    leftMinutes > 0 ? `it closes in ${duration(leftMinutes)}, which is too short for a visit` : 'it is closed already';
  return `Not today any more: ${why}.${next ? ` It is open ${day({ day: next.day, isToday: false })}, ${hoursText(next.spans)}.` : ''}`;
}

function instead({ instead: other, isDisliked }: WorthFact): string {
  if (!other) return '';
  const lead = isDisliked ? 'Instead' : 'Less known';
  return ` ${lead}: ${other.name}, ${distance(other.distanceM)} from there${other.isFree ? ', free' : ''}.`;
}
