// What operators learn of how the service is used: counts a day, of things and never of people.

export const MEASURES = [
  /**
   * Questions, by where they were asked: `chat`, `chat of a widget`, `recommendations`, `search`, and `places`: the list of
   * places with a text or filters.
   */
  'asked',
  /** The same, by language. */
  'language',
  /** Wishes asked for: `category:museums`, `feature:wifi`; with `not` before it, wishes to avoid. */
  'wanted',
  /** Areas and named things that were asked about. */
  'where',
  /** Words that were not understood. */
  'unread',
  /** Wishes that no place of the answer granted, or not all. */
  'unmet',
  /** Wishes on unknown facts. */
  'unsure',
  /** Answers without a place, by where they were asked for. */
  'empty',
  /**
   * Conversations by how far they came: `began`, `listed`, `planned`, and `chosen`, the end: something that they had shown was
   * asked about, planned, or the way there asked for; or, of people who agreed to events, opened, saved, looked for on a map or
   * its site visited.
   */
  'conversation',
  /** Messages by the number of the widget key. */
  'widget key',
] as const;
export type Measure = (typeof MEASURES)[number];

export interface DayCount {
  /** In UTC: `2026-05-15`. */
  readonly day: string;
  readonly measure: Measure;
  readonly label: string;
  readonly count: number;
}

/** An unread word is told from so many times on: fewer may be one person’s. */
export const FEWEST_TOLD = 3;
/** One that was said less often is forgotten after so many days. */
export const RARE_DAYS = 7;

/** How often people chose from the lists of one method; only of those who agreed to events. */
export interface Choices {
  readonly rankedBy: string;
  readonly surface: string;
  readonly lists: number;
  /** Lists from which something was chosen. */
  readonly chosen: number;
}
