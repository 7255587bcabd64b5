// When a plan is for, by the request alone: "tonight", "mañana por la mañana".
import { foldAccents } from '../../domain/text.ts';
import type { When } from '../../nlp/frame.ts';

type PlannedFor = Pick<When, 'fromMin' | 'label'>;

/** Read from top to bottom; in Spanish, «mañana» after an article is a part of the day, else the day after. */
const PARTS: readonly (readonly [RegExp, NonNullable<When['label']>])[] = [
  [/\b(?:evening|tonight|night|noche|cenar?)\b/u, 'evening'],
  [/\b(?:afternoon|tarde)\b/u, 'afternoon'],
  [/\b(?:morning|(?:la|esta) manana)\b/u, 'morning'],
  [/\b(?:lunch|midday|noon|comer|mediodia)\b/u, 'lunch'],
];

export function plannedFor(text: string, atMinutes: number | undefined): PlannedFor {
  if (atMinutes !== undefined) return { fromMin: atMinutes };
  const folded = foldAccents(text);
  const label = PARTS.find(([sign]) => sign.test(folded))?.[1];
  return label ? { label } : {};
}
