// Places in English, ordered by what was asked, and the one to pick.
import type { ComparedBy } from '../../acts.ts';
import { type Answer, runnersUp } from '../../answer.ts';
import type { StationNearby } from '../../facts/facts.ts';
import type { Measured } from '../../facts/ranking-answer.ts';
import { isOfHours } from '../../lists/open-wishes.ts';
import { cheapestFirst, guessOf, isGuess } from '../guessed-prices.ts';
import { firstSentences } from '../sentences.ts';
import type { Saying } from '../voice.ts';
import { whatItIs } from '../what-it-is.ts';
import { LIKELY_COSTS } from './admission.ts';
import { tellingApart } from './compared.ts';
import { brief, distance, duration, LIKELY_PRICES, moment, PRICE_LEVELS, ratingWithCount, time } from './facts.ts';
import { capitalised, joined } from './nouns.ts';
import { day } from './opening.ts';
import { cautionOf, likelyShut, phrasesOf } from './wishes.ts';

const BEST: Readonly<Partial<Record<ComparedBy, readonly [one: string, silence: string]>>> = {
  nearer: ['is the closest', 'how far they are'],
  nearer_station: ['is the closest to a station', 'how far the nearest station is'],
  cheaper: ['is the cheapest', 'what they cost'],
  closes_later: ['closes latest {day}', 'when they close {day}'],
  closes_earlier: ['closes first {day}', 'when they close {day}'],
  opens_later: ['opens last {day}', 'when they open {day}'],
  opens_earlier: ['opens earliest {day}', 'when they open {day}'],
  better_rated: ['has the best rating', 'how people rate them'],
  better_for_children: ['is the best for children', 'how they suit children'],
  more_famous: ['is the best known', 'how well known they are'],
  quieter: ['is the quietest', 'how quiet they are'],
  faster: ['takes the least time', 'how long they take'],
  slower: ['takes the most time', 'how long they take'],
  more_accessible: ['is the most accessible by wheelchair', 'how accessible they are by wheelchair'],
  bigger: ['is the biggest or the smallest', 'how big they are'],
  older: ['is the oldest', 'how old they are'],
};

export const ranking: Saying<'ranking'> = (answer) => {
  const { by, ranked, unmeasured, origin, apart } = answer;
  const [usual, silence] = (BEST[by] ?? ['fits best', 'enough about them']).map((text) =>
    text.replace('{day}', day(answer)),
  ) as [string, string];
  const [best, second] = ranked;
  // Of sights, how well known they are hints at how many people are there.
  const one = by === 'quieter' && best?.unit === 'fame' ? 'is the least known, so probably the calmest' : usual;
  const names = unmeasured.map(({ place }) => place.name);
  if (!best) return `I can't say which ${one}: my catalogue doesn't tell ${silence} (${joined(names, 'and')}).`;
  const from = by === 'nearer' && origin.kind !== 'here' ? `, counted from ${origin.name}` : '';
  const rest = ranked.slice(1).map((each) => `${each.card.place.name} (${amountOf(each)})`);
  const unknown = names.length > 0 ? ` Of ${joined(names)} I don't know it.` : '';
  const otherwise = apart ? ` ${tellingApart(apart)}` : '';
  const cheapest = by === 'cheaper' && second?.value === best.value ? equallyCheap(ranked) : '';
  if (cheapest) return `${cheapest}${unknown}${otherwise}`;
  if (second && ranked.every(({ value }) => value === best.value))
    return `${ranked.length === 2 ? 'Both are' : 'All are'} the same in that (${amountOf(best)}): ${joined(ranked.map(({ card }) => card.place.name))}.${unknown}${otherwise}`;
  const even = ranked.filter(({ value }) => value === best.value);
  if (even.length > 1) {
    const after = ranked.slice(even.length).map((each) => `${each.card.place.name} (${amountOf(each)})`);
    const next = ` Then ${after.length === 1 ? 'comes' : 'come'} ${joined(after)}.`;
    return `${joined(even.map(({ card }) => card.place.name))} ${ofSeveral(one)} (${amountOf(best)}${from}).${next}${unknown}`;
  }
  const compared =
    ranked.length === 2 && names.length === 0
      ? one
          .replace('the closest', 'closer')
          .replace('the cheapest', 'cheaper')
          .replace('closes latest', 'closes later')
          .replace('opens earliest', 'opens earlier')
          .replace('the best rating', 'the better rating')
          .replace('the best known', 'better known')
          .replace('the best for', 'better for')
          .replace('the quietest', 'quieter')
          .replace('the least known', 'less known')
          .replace('closes first', 'closes earlier')
          .replace('opens last', 'opens later')
          .replace('the least time', 'less time')
          .replace('the most time', 'more time')
          .replace('the most accessible', 'more accessible')
          .replace('the oldest', 'older')
      : one;
  const others =
    rest.length > 0
      ? ` ${ranked.length > 2 ? 'Then come' : names.length === 0 ? 'The other is' : 'Then comes'} ${joined(rest)}.`
      : '';
  const said = ranked.some(isGuess) ? compared.replace('is ', 'is probably ') : compared;
  return `${best.card.place.name} ${said} (${amountOf(best)}${from}).${others}${unknown}`;
};

/** "Closes latest" of two that close at the same hour. */
const ofSeveral = (one: string): string =>
  one.replace(/^(?:is|has|(?:close|open|take)s)(?= )/u, (verb) => PLURALS[verb] ?? verb.slice(0, -1));
const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have' };

/** Several that cost the least: all of them are named; of none it is said where all are only guessed to. */
function equallyCheap(ranked: readonly Measured[]): string {
  const [first, others] = cheapestFirst(ranked);
  const [best] = first;
  if (!best) return '';
  const names = joined(first.map(({ card }) => card.place.name));
  const guess = guessOf(best);
  if (others.length === 0)
    return guess ? `I can't say which is the cheapest: ${names} are ${LIKELY_COSTS[guess]}.` : '';
  const rest = joined(others.map((each) => `${each.card.place.name} (${amountOf(each)})`));
  const probably = ranked.some(isGuess) ? 'probably ' : '';
  return `${names} are ${probably}the cheapest (${amountOf(best)}). Then ${others.length === 1 ? 'comes' : 'come'} ${rest}.`;
}

export const pick: Saying<'pick'> = (answer) => {
  const { card, met, search, undecided } = answer;
  const [next, ...rest] = runnersUp(answer);
  const { place } = card;
  const reasons = [
    ...phrasesOf(met, 1),
    undecided?.by === 'better_for_children' && place.visitMinutes && `seen in about ${duration(place.visitMinutes)}`,
    ratingWithCount(card),
    place.prominence >= 4 && 'one of the best-known places in the city',
    `${distance(card.distanceM)} away`,
    !met.some(isOfHours) && moment(card.hours),
  ];
  const doubts = [
    ...answer.open.map(cautionOf),
    ...(answer.likelyShut
      ? [`${likelyShut(answer.likelyShut).replace('these are', 'it is')}, by hours of some years ago`]
      : []),
  ];
  return [
    undecided && evenIn(undecided),
    `I would pick ${place.name}: ${joined(reasons.filter((each): each is string => Boolean(each)))}.`,
    firstSentences(place.description.en, 1),
    doubts.length > 0 && `${capitalised(doubts.join('; '))}.`,
    next && `Second choice: ${next.place.name} (${brief(next, whatItIs(next.place, search, 'en'))}).`,
    ...rest.map((each) => `Then ${each.place.name} (${brief(each, whatItIs(each.place, search, 'en'))}).`),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Nothing is known of what was asked, or it is the same for all of them. */
function evenIn({ by, ranked }: Extract<Answer, { kind: 'ranking' }>): string {
  const [best] = ranked;
  if (best) return `They are alike in that (${amountOf(best)}).`;
  return `My catalogue doesn't tell ${BEST[by]?.[1].replace(' {day}', '') ?? 'enough about that'}.`;
}

const stationText = ({ name, lines, walkMinutes }: StationNearby): string =>
  `${name}, ${lines.length === 1 ? 'line' : 'lines'} ${joined(lines)}, about ${duration(walkMinutes)} on foot`;

function amountOf(measured: Measured): string {
  const { value, unit, card } = measured;
  const guess = guessOf(measured);
  switch (unit) {
    case 'metres':
      return measured.station ? stationText(measured.station) : distance(value);
    case 'minute':
      return time(value);
    case 'euros':
      return value === 0 ? 'free' : `€${Number.isInteger(value) ? value : value.toFixed(2)}`;
    case 'level':
      return PRICE_LEVELS[value as 1] ?? '';
    case 'likely_price':
      return guess ? LIKELY_PRICES[guess] : '';
    case 'rating':
      return ratingWithCount(card) ?? '';
    case 'minutes':
      return `about ${duration(value)}`;
    case 'fame':
      return value >= 4 ? 'very well known' : value >= 2.5 ? 'well known' : 'little known';
    case 'yes':
      return value === 1 ? 'good for children' : 'not meant for children';
    case 'calm':
      return value === 1 ? 'known to be quiet' : 'not a quiet one';
    case 'year':
      return `${value}, by its description`;
    case 'access':
      return value === 2 ? 'full access' : value === 1 ? 'limited access' : 'no access';
  }
}
