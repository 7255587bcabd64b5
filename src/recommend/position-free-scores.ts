// The part of a list that is the same for every position, so that it can be kept: candidates and how each appeals.
import { isFarFromCity } from '../city/city.ts';
import type { Point } from '../geo/point.ts';
import { type AppealLevels, appealLevels } from './appeal-levels.ts';
import type { Appeals } from './appeals.ts';
import { candidatesFor } from './candidates.ts';
import type { Query } from './query.ts';
import { appealsOf } from './score.ts';
import type { Snapshot } from './snapshot.ts';
import { type Taste, tasteOf } from './taste.ts';

/** Depends on the position all the same where the catalogue is too large to score all of it (see `holdEverywhere`). */
export interface PositionFreeScores {
  /** Catalogue rows that come into question, ascending. */
  readonly rows: Uint32Array;
  readonly appeals: Appeals;
  readonly levels: AppealLevels;
  readonly taste: Taste;
}

export function positionFreeScoresOf(snapshot: Snapshot, query: Query): PositionFreeScores {
  const rows = candidatesFor(snapshot, query, startOf(snapshot, query));
  const taste = tasteOf(query.profile, snapshot.catalogue);
  const appeals = appealsOf(snapshot, taste, rows, query);
  return { rows, appeals, levels: appealLevels(appeals.of), taste };
}

/** Where ranking starts from: where a house rule says, else where the person is; people who are far away plan a visit. */
export const startOf = ({ city }: Pick<Snapshot, 'city'>, { position, rules }: Query): Point =>
  rules?.start?.position ?? (isFarFromCity(city, position) ? city.center : position);
