// Places in Spanish, ordered by what was asked, and the one to pick.
import type { ComparedBy } from '../../acts.ts';
import { type Answer, runnersUp } from '../../answer.ts';
import type { StationNearby } from '../../facts/facts.ts';
import type { Measured } from '../../facts/ranking-answer.ts';
import { cheapestFirst, guessOf, isGuess } from '../guessed-prices.ts';
import { firstSentences } from '../sentences.ts';
import type { Saying } from '../voice.ts';
import { whatItIs } from '../what-it-is.ts';
import { LIKELY_COSTS } from './admission.ts';
import { tellingApart } from './compared.ts';
import { about, brief, decimal, distance, LIKELY_PRICES, PRICE_LEVELS, ratingWithCount, theTime } from './facts.ts';
import { capitalised, joined, subject, withArticle } from './nouns.ts';
import { day } from './opening.ts';
import { afterNoun, cautionOf, likelyShut, phrasesOf } from './wishes.ts';

const BEST: Readonly<Partial<Record<ComparedBy, readonly [one: string, silence: string]>>> = {
  nearer: ['es lo que queda más cerca', 'a qué distancia están'],
  nearer_station: ['es lo que queda más cerca de una estación', 'a qué distancia está la estación'],
  cheaper: ['es lo más barato', 'cuánto cuestan'],
  closes_later: ['es lo que cierra más tarde {day}', 'cuándo cierran {day}'],
  closes_earlier: ['es lo que cierra antes {day}', 'cuándo cierran {day}'],
  opens_later: ['es lo que abre más tarde {day}', 'cuándo abren {day}'],
  opens_earlier: ['es lo que abre antes {day}', 'cuándo abren {day}'],
  better_rated: ['es lo mejor valorado', 'qué nota tienen'],
  better_for_children: ['es lo que mejor va con niños', 'si van bien con niños'],
  more_famous: ['es lo más conocido', 'si son conocidos'],
  quieter: ['es lo más tranquilo', 'si son tranquilos'],
  faster: ['es lo que se ve en menos tiempo', 'cuánto se tarda en verlos'],
  slower: ['es lo que lleva más tiempo', 'cuánto se tarda en verlos'],
  more_accessible: ['es lo más accesible en silla de ruedas', 'si se puede ir en silla de ruedas'],
  bigger: ['es el más grande o el más pequeño', 'cómo son de grandes'],
  older: ['es lo más antiguo', 'de cuándo son'],
};

export const ranking: Saying<'ranking'> = (answer) => {
  const { by, ranked, unmeasured, origin, apart } = answer;
  const [usual, silence] = (BEST[by] ?? ['es lo que mejor encaja', 'lo bastante de ellos']).map((text) =>
    text.replace('{day}', day(answer)),
  ) as [string, string];
  const [best, second] = ranked;
  // Of sights, how well known they are hints at how many people are there.
  const one =
    by === 'quieter' && best?.unit === 'fame' ? 'es lo menos conocido, así que seguramente lo más tranquilo' : usual;
  const names = unmeasured.map(({ place }) => place.name);
  if (!best)
    return `No puedo decirte cuál ${one.replace(/^es lo /u, 'es el ')}: mi catálogo no dice ${silence} (${joined(names)}).`;
  const from = by === 'nearer' && origin.kind !== 'here' ? `, contando desde ${withArticle(origin.name)}` : '';
  const rest = ranked.slice(1).map((each) => `${withArticle(each.card.place.name)} (${amountOf(each)})`);
  const unknown = names.length > 0 ? ` De ${joined(names)} no lo sé.` : '';
  const otherwise = apart ? ` ${tellingApart(apart)}` : '';
  const cheapest = by === 'cheaper' && second?.value === best.value ? equallyCheap(ranked) : '';
  if (cheapest) return `${cheapest}${unknown}${otherwise}`;
  if (second && ranked.every(({ value }) => value === best.value))
    return `En eso ${ranked.length === 2 ? 'están igualados' : 'están todos igual'} (${amountOf(best)}): ${joined(ranked.map(({ card }) => card.place.name))}.${unknown}${otherwise}`;
  const even = ranked.filter(({ value }) => value === best.value);
  if (even.length > 1) {
    const firstOnes = joined(even.map(({ card }) => withArticle(card.place.name)));
    return `${capitalised(one.replace(/^es /u, ''))} son ${firstOnes} (${amountOf(best)}${from}). Después, ${joined(rest.slice(even.length - 1))}.${unknown}`;
  }
  const others = rest.length > 0 ? ` Después, ${joined(rest)}.` : '';
  const said = ranked.some(isGuess) ? one.replace('es ', 'es seguramente ') : one;
  return `${subject(best.card.place.name)} ${said} (${amountOf(best)}${from}).${others}${unknown}`;
};

/** Several that cost the least: all of them are named; of none it is said where all are only guessed to. */
function equallyCheap(ranked: readonly Measured[]): string {
  const [first, others] = cheapestFirst(ranked);
  const [best] = first;
  if (!best) return '';
  const names = joined(first.map(({ card }) => withArticle(card.place.name)));
  const guess = guessOf(best);
  if (others.length === 0)
    return guess ? `No puedo decirte cuál es el más barato: ${names} son ${LIKELY_COSTS[guess]}.` : '';
  const rest = joined(others.map((each) => `${withArticle(each.card.place.name)} (${amountOf(each)})`));
  const probably = ranked.some(isGuess) ? 'seguramente ' : '';
  return `Lo más barato ${probably}son ${names} (${amountOf(best)}). Después, ${rest}.`;
}

export const pick: Saying<'pick'> = (answer) => {
  const { card, met, search, undecided } = answer;
  const [next, ...rest] = runnersUp(answer);
  const { place } = card;
  const phrases = phrasesOf(met, 1);
  const time =
    undecided?.by === 'better_for_children' && place.visitMinutes ? `se ve en ${about(place.visitMinutes)}` : '';
  const reasons = [
    phrases.length > 0 && `es un sitio ${afterNoun(phrases)}`,
    time,
    card.rating.count > 0 && `tiene una ${ratingWithCount(card)}`,
    place.prominence >= 4 && 'es de lo más conocido de la ciudad',
    `está a ${distance(card.distanceM)}`,
  ];
  const told = reasons.filter((each): each is string => Boolean(each));
  const shut = answer.likelyShut
    ? [`${likelyShut(answer.likelyShut).replace('abren', 'abre')}, según horarios de hace unos años`]
    : [];
  const doubts = [...answer.open.map(cautionOf), ...shut];
  return [
    undecided && evenIn(undecided),
    `Yo elegiría ${withArticle(place.name)}: ${phrases.length > 1 ? told.join('; ') : joined(told)}.`,
    firstSentences(place.description.es, 1),
    doubts.length > 0 && `${capitalised(doubts.join('; '))}.`,
    next && `Si no, ${withArticle(next.place.name)} (${brief(next, whatItIs(next.place, search, 'es'))}).`,
    ...rest.map(
      (each) => `Después, ${withArticle(each.place.name)} (${brief(each, whatItIs(each.place, search, 'es'))}).`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Nothing is known of what was asked, or it is the same for all of them. */
function evenIn({ by, ranked }: Extract<Answer, { kind: 'ranking' }>): string {
  const [best] = ranked;
  if (best) return `En eso están igualados (${amountOf(best)}).`;
  return `Mi catálogo no dice ${BEST[by]?.[1].replace(' {day}', '') ?? 'lo bastante de eso'}.`;
}

const stationText = ({ name, lines, walkMinutes }: StationNearby): string =>
  `${name}, ${lines.length === 1 ? 'línea' : 'líneas'} ${joined(lines)}, a ${about(walkMinutes)} a pie`;

function amountOf(measured: Measured): string {
  const { value, unit, card } = measured;
  const guess = guessOf(measured);
  switch (unit) {
    case 'metres':
      return measured.station ? stationText(measured.station) : distance(value);
    case 'minute':
      return `a ${theTime(value)}`;
    case 'euros':
      return value === 0 ? 'gratis' : `${Number.isInteger(value) ? value : decimal(value, 2)} €`;
    case 'level':
      return PRICE_LEVELS[value as 1] ?? '';
    case 'likely_price':
      return guess ? LIKELY_PRICES[guess] : '';
    case 'rating':
      return ratingWithCount(card) ?? '';
    case 'minutes':
      return about(value);
    case 'fame':
      return value >= 4 ? 'muy conocido' : value >= 2.5 ? 'conocido' : 'poco conocido';
    case 'yes':
      return value === 1 ? 'va bien con niños' : 'no está pensado para niños';
    case 'calm':
      return value === 1 ? 'se le conoce por tranquilo' : 'no es de los tranquilos';
    case 'year':
      return `${value}, según su descripción`;
    case 'access':
      return value === 2 ? 'acceso completo' : value === 1 ? 'acceso limitado' : 'sin acceso';
  }
}
