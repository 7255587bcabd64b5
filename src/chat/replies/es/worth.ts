// In Spanish: whether a place is worth it, from facts and from what the asker told, and never from a judgement of ours.
import { isNeverOpen } from '../../../hours/hours-now.ts';
import { isForTheTable } from '../../../vocabulary/categories.ts';
import type { Card } from '../../card.ts';
import type { WorthFact } from '../../facts/facts.ts';
import { distance, duration, ratingWithCount, spans } from './facts.ts';
import { subject, withArticle } from './nouns.ts';
import { day } from './opening.ts';
import { costs, summary } from './places.ts';

export function worth(fact: WorthFact, card: Card): string {
  const { value, isFamous, isDisliked, isFromOutside, isForTourists } = fact;
  const { name, visitMinutes } = card.place;
  const rated = value.count > 0 ? `tiene una ${ratingWithCount(card)}` : 'aún no tiene valoraciones';
  // How long one sits at a table is nobody's question.
  const time =
    visitMinutes === undefined || isForTheTable(card.place.categories) ? '' : ` Calcula ${duration(visitMinutes)}.`;
  const about = card.place.description.es ? ` ${summary(card)}` : '';
  const cost = costs(card) ? ` ${costs(card)}` : '';
  const rest = `${about}${time}${cost}${instead(fact)}`;
  if (fact.tooLate && !isDisliked) return `${late(fact.tooLate)}${rest}`;
  if (card.hours && isNeverOpen(card.hours)) return `Ahora no: ${withArticle(name)} no abre en toda la semana.${about}`;
  if (isDisliked) {
    const lean = isFromOutside ? 'yo me quedaría con verlo por fuera' : 'yo me lo saltaría';
    const missed = card.place.description.es ? ` Lo que te pierdes: ${summary(card)}` : '';
    return `Sinceramente, ${lean}: por lo que cuentas, ${withArticle(name)} no es lo tuyo.${time}${cost}${missed}${instead(fact)}`;
  }
  if (isForTourists && isFamous)
    return `${subject(name)} es de lo más conocido de la ciudad, así que habrá visitantes; a casi todo el mundo le merece la pena igualmente.${rest}`;
  if (isForTourists) return `${subject(name)} no está entre lo más conocido, así que no es solo para turistas.${rest}`;
  if (value.count > 0 && value.mean >= 4.3) return `Yo iría: ${withArticle(name)} ${rated}.${rest}`;
  if (isFamous && value.count > 0) return `${subject(name)} es de lo más conocido de la ciudad y ${rated}.${rest}`;
  if (isFamous)
    return `${subject(name)} es de lo más conocido de la ciudad y a casi todo el mundo le merece la pena.${rest}`;
  const isQuick = visitMinutes !== undefined && visitMinutes <= SHORT_MINUTES;
  const lean = isQuick ? ' Se ve en poco tiempo, así que poco se pierde.' : '';
  return `No sabría decirte: ${withArticle(name)} ${rated}.${rest}${lean}`;
}
const SHORT_MINUTES = 30;

function late({ leftMinutes, next }: NonNullable<WorthFact['tooLate']>): string {
  const why =
    leftMinutes > 0 ? `cierra dentro de ${duration(leftMinutes)} y no da para verlo` : 'a esta hora ya está cerrado';
  const later = next ? ` Abre ${day({ day: next.day, isToday: false })} ${spans(next.spans)}.` : '';
  return `Hoy ya no merece la pena: ${why}.${later}`;
}

function instead({ instead: other, isDisliked }: WorthFact): string {
  if (!other) return '';
  const lead = isDisliked ? 'En su lugar' : 'Menos conocido';
  return ` ${lead}: ${withArticle(other.name)}, a ${distance(other.distanceM)} de allí${other.isFree ? ', gratis' : ''}.`;
}
