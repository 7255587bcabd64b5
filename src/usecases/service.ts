// All that the outside can ask of the service, put together once by `compose`.
import type { UserRepository } from '../db/users.ts';
import type { WidgetKeyRepository } from '../db/widget-keys.ts';
import type { Language } from '../domain/language.ts';
import type { Admission } from '../system/admission.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';
import type { RoundBoard } from '../system/round-board.ts';
import type { AccountDeps } from './accounts.ts';
import type { AdminDeps } from './admin/deps.ts';
import type { LiveCatalogue } from './catalogue.ts';
import type { ConversationDeps } from './conversations.ts';
import type { LiveModels } from './models.ts';
import type { PreferenceDeps } from './preferences.ts';
import type { RecommendationDeps } from './recommendations.ts';
import type { ReviewDeps } from './reviews.ts';
import type { TrainingDeps } from './training.ts';
import type { WidgetDeps } from './widget.ts';
import type { World } from './world.ts';

export interface Service {
  readonly accounts: AccountDeps;
  readonly users: UserRepository;
  readonly admin: AdminDeps;
  readonly preferences: PreferenceDeps;
  readonly reviews: ReviewDeps;
  readonly recommendations: RecommendationDeps;
  readonly conversations: ConversationDeps;
  readonly widget: WidgetDeps;
  readonly widgetKeys: WidgetKeyRepository;
  readonly catalogue: LiveCatalogue<World>;
  readonly rounds: RoundBoard;
  readonly models: TrainingDeps & { readonly live: LiveModels };
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly admission: Admission;
}

export interface Health {
  /** Each thing the service needs, and whether it is there. */
  check(): Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<string, boolean>> }>;
  /** From now on the answer is no, so that balancers go elsewhere. */
  startLeaving(): void;
}

export type { Language };
