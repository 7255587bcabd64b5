// When a plan is for: "tonight", "mañana por la mañana", "tomorrow at ten".
import { foldAccents } from '../domain/text.ts';

export interface PlannedFor {
  /** 0 today, 1 tomorrow. */
  readonly daysAhead: 0 | 1;
  /** Minutes after midnight; absent when nothing was said. */
  readonly fromMinutes?: number;
  /** "My day": whatever is left of it will do. */
  readonly isWholeDay: boolean;
}

const HOUR = 60;

/** Read from top to bottom; in Spanish, «mañana» after an article is a part of the day, else the day after. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:evening|tonight|night|noche|cenar?)\b/u, 19.5 * HOUR],
  [/\b(?:afternoon|tarde)\b/u, 16 * HOUR],
  [/\b(?:morning|(?:la|esta) manana)\b/u, 10 * HOUR],
  [/\b(?:lunch|midday|noon|comer|mediodia)\b/u, 13 * HOUR],
];
const WHOLE_DAY = /\b(?:day|dia)\b/u;
const TOMORROW = /\btomorrow\b|(?<!\b(?:la|esta) )\bmanana\b/u;

export function plannedFor(text: string, atMinutes: number | undefined): PlannedFor {
  const folded = foldAccents(text);
  const part = PARTS.find(([sign]) => sign.test(folded))?.[1];
  const isWholeDay = part === undefined && atMinutes === undefined && WHOLE_DAY.test(folded);
  const fromMinutes = atMinutes ?? part ?? (isWholeDay ? 10 * HOUR : undefined);
  return {
    daysAhead: TOMORROW.test(folded) ? 1 : 0,
    isWholeDay,
    ...(fromMinutes !== undefined && { fromMinutes }),
  };
}
