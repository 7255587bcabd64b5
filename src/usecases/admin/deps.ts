// What administration needs: one transaction for a change and its note, and the snapshots that take the change up.
import type { Administer } from '../../db/administration.ts';
import type { AuditRepository } from '../../db/audit.ts';
import type { DistinctPlaceRepository } from '../../db/distinct-places.ts';
import type { ImportReportRepository } from '../../db/import-reports.ts';
import type { PlaceRepository } from '../../db/places.ts';
import type { RemovedPlaceRepository } from '../../db/removed-places.ts';
import type { WidgetUsageRepository } from '../../db/widget-usage.ts';
import type { Locate } from '../../domain/geography.ts';
import type { Clock } from '../../system/clock.ts';
import type { LiveCatalogue } from '../catalogue.ts';

export interface AdminDeps {
  readonly administer: Administer;
  readonly places: PlaceRepository;
  readonly audit: AuditRepository;
  readonly importReports: ImportReportRepository;
  readonly removedPlaces: RemovedPlaceRepository;
  readonly distinctPlaces: DistinctPlaceRepository;
  readonly widgetUsage: WidgetUsageRepository;
  readonly catalogue: LiveCatalogue;
  readonly locate: Locate;
  readonly clock: Clock;
}
