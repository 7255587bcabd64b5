// How long the trail of administration is kept.
import type { AuditRepository } from '../../db/audit.ts';
import type { ImportReportRepository } from '../../db/import-reports.ts';
import type { WidgetUsageRepository } from '../../db/widget-usage.ts';
import type { Clock } from '../../system/clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Retention of the audit log and of import reports. */
export interface TrailDeps {
  readonly audit: AuditRepository;
  readonly importReports: ImportReportRepository;
  readonly widgetUsage: WidgetUsageRepository;
  readonly clock: Clock;
}

/** Forgets audit entries and import reports that are older than `days`, and how often keys were used an hour ago. */
export async function forgetOldTrail(
  { audit, importReports, widgetUsage, clock }: TrailDeps,
  days: number,
): Promise<void> {
  const now = clock.now().getTime();
  const oldest = new Date(now - days * DAY_MS);
  await audit.removeBefore(oldest);
  await importReports.removeBefore(oldest);
  await widgetUsage.removeBefore(new Date(now - HOUR_MS));
}
