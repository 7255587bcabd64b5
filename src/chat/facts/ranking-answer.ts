// Places set in an order by what was asked of them, as the answer holds them.
import type { CivilDay } from '../../domain/civil-day.ts';
import type { ComparedBy } from '../acts.ts';
import type { Card } from '../card.ts';
import type { Origin } from '../places/origin.ts';
import type { StationNearby } from './facts.ts';

/** Places ordered by what was asked, the foremost first. */
export interface RankingAnswer {
  readonly kind: 'ranking';
  readonly by: ComparedBy;
  /** The day whose hours are compared. */
  readonly day: CivilDay;
  readonly isToday: boolean;
  readonly ranked: readonly Measured[];
  /** Of which the measure is not known. */
  readonly unmeasured: readonly Card[];
  readonly origin: Origin;
  /** Two that are alike in what was asked: what tells them apart otherwise. */
  readonly apart?: { readonly cards: readonly [Card, Card]; readonly indoors?: Card; readonly outdoors?: Card };
}

export interface Measured {
  readonly card: Card;
  /** Metres, minutes of the day, euros, price level or rating, by the measure. */
  readonly value: number;
  /** The one that the metres lead to. */
  readonly station?: StationNearby;
  readonly unit:
    | 'metres'
    | 'minute'
    | 'euros'
    | 'level'
    | 'likely_price'
    | 'rating'
    | 'fame'
    | 'minutes'
    | 'yes'
    /** Quiet or not, where the catalogue says so. */
    | 'calm'
    | 'access'
    | 'year';
}
