// The state of the service: readiness, the data served, the last runs of background tasks.
import type { ModelRepository } from '../../db/models.ts';
import type { PeopleReader } from '../../db/people.ts';
import type { PlaceRepository } from '../../db/places.ts';
import type { RoundBoard, RoundState } from '../../system/round-board.ts';
import type { CatalogueReader } from '../catalogue.ts';
import type { Health } from '../health.ts';
import type { LiveModels } from '../models.ts';

interface ServiceState {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
  /** Version and size of the catalogue in memory, and the version that the database has. */
  readonly catalogue: { readonly version: string; readonly newest: number; readonly places: number };
  readonly models: { readonly serving?: number; readonly active?: number };
  /** Reviews and preferences: what training would learn from. */
  readonly voices: number;
  readonly rounds: readonly RoundState[];
}

export interface StateDeps {
  readonly health: Health;
  readonly catalogue: CatalogueReader;
  readonly places: Pick<PlaceRepository, 'version'>;
  readonly models: Pick<ModelRepository, 'active'>;
  readonly liveModels: Pick<LiveModels, 'current'>;
  readonly people: Pick<PeopleReader, 'countVoices'>;
  readonly rounds: Pick<RoundBoard, 'states'>;
}

export async function stateOf(deps: StateDeps): Promise<ServiceState> {
  const { catalogue, liveModels, rounds } = deps;
  const [{ ready, parts }, newest, active, voices] = await Promise.all([
    deps.health.check(),
    deps.places.version(),
    deps.models.active(),
    deps.people.countVoices(),
  ]);
  const { version, places } = catalogue.current().catalogue;
  const serving = liveModels.current()?.id;
  return {
    ready,
    parts,
    catalogue: { version, newest, places: places.length },
    models: { ...(serving !== undefined && { serving }), ...(active && { active: active.id }) },
    voices,
    rounds: rounds.states(),
  };
}
