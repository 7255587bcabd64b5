// What visitors want: goals with the outcome by which each turn is judged (blind/README.md explains every member).
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/system/paths.ts';
import type { Condition } from '../relevance/conditions.ts';
import { type Point, readRows } from '../relevance/facts.ts';

export const VISITOR_LANGUAGES = ['en', 'es'] as const;
export type VisitorLanguage = (typeof VISITOR_LANGUAGES)[number];

/** Goals and rounds whose failures may be read, and those that whoever writes the chat never reads. */
export type GoalSet = 'open' | 'blind';

export const folderOf = (set: GoalSet): string => join(PROJECT_ROOT, 'lab', 'visitors', set);

export interface FactWanted {
  readonly place?: string;
  readonly place_from?: 'list';
  readonly ordinal?: number;
  readonly attribute: string;
  readonly date?: string;
  readonly silent?: boolean;
}

export interface Pick {
  readonly by: 'distance' | 'price' | 'price_level' | 'closing' | 'duration' | 'kids' | 'wheelchair';
  readonly of: readonly string[] | 'previous';
  readonly direction: 'min' | 'max';
}

export interface WayWanted {
  readonly to?: string;
  readonly to_from?: 'list';
  readonly ordinal?: number;
  readonly mode?: 'metro' | 'walk';
}

export interface PlanWanted {
  readonly stops_min?: number;
  readonly stops_max?: 'fewer';
  readonly window?: readonly [string, string];
  readonly evening?: boolean;
  readonly meal?: boolean;
  readonly includes_category?: readonly string[];
  readonly includes_place?: readonly string[];
  readonly changed_stop?: number;
  readonly starts_later_minutes?: number;
  readonly days?: number;
  readonly indoors?: boolean;
  readonly kids?: boolean;
}

export interface Outcome {
  readonly places?: Condition;
  readonly at_least?: number;
  readonly share?: number;
  readonly never?: Condition;
  readonly new_places?: number;
  readonly same_list_without?: Condition;
  readonly order?: { readonly by: 'distance'; readonly of: 'previous' };
  readonly fact?: FactWanted;
  readonly pick?: Pick;
  /** Of `pick` by `closing`. */
  readonly date?: string;
  readonly mentions_one_of?: readonly string[];
  readonly directions?: WayWanted;
  readonly plan?: PlanWanted;
  readonly smalltalk?: string;
  readonly declines?: boolean;
  readonly says_any?: readonly string[];
  readonly says_none?: readonly string[];
}

export interface Goal {
  readonly id: string;
  readonly lang: VisitorLanguage;
  readonly class: string;
  /** Local time of the city, `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  readonly from: Point;
  readonly turns: readonly (readonly string[])[];
  readonly expect: readonly Outcome[];
}

export const readGoals = (language: VisitorLanguage, set: GoalSet): Goal[] =>
  readRows<Goal>(join(folderOf(set), `goals.${language}.jsonl`));
