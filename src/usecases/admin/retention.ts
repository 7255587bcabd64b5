// How long the trail of administration is kept.
import type { AdminDeps } from './deps.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Forgets audit entries and import reports that are older than `days`, and how often keys were used an hour ago. */
export async function forgetOldTrail(
  { audit, importReports, widgetUsage, clock }: Pick<AdminDeps, 'audit' | 'importReports' | 'widgetUsage' | 'clock'>,
  days: number,
): Promise<void> {
  const now = clock.now().getTime();
  const oldest = new Date(now - days * DAY_MS);
  await audit.removeBefore(oldest);
  await importReports.removeBefore(oldest);
  await widgetUsage.removeBefore(new Date(now - HOUR_MS));
}
