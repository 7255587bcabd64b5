// How long the trail of administration is kept.
import type { AdminDeps } from './deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets audit entries and import reports that are older than `days`. */
export async function forgetOldTrail(
  { audit, importReports, clock }: Pick<AdminDeps, 'audit' | 'importReports' | 'clock'>,
  days: number,
): Promise<void> {
  const oldest = new Date(clock.now().getTime() - days * DAY_MS);
  await audit.removeBefore(oldest);
  await importReports.removeBefore(oldest);
}
