// How the service is, in one look: what readiness knows, what is served, what background work did last.
import type { RoundState } from '../../system/round-board.ts';
import type { Service } from '../service.ts';

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

type Deps = Pick<Service, 'health' | 'catalogue' | 'models' | 'rounds' | 'admin'>;

export async function stateOf({ health, catalogue, models, rounds, admin }: Deps): Promise<ServiceState> {
  const [{ ready, parts }, newest, active, voices] = await Promise.all([
    health.check(),
    admin.places.version(),
    models.models.active(),
    models.people.countVoices(),
  ]);
  const { version, places } = catalogue.current().catalogue;
  const serving = models.live.current()?.id;
  return {
    ready,
    parts,
    catalogue: { version, newest, places: places.length },
    models: { ...(serving !== undefined && { serving }), ...(active && { active: active.id }) },
    voices,
    rounds: rounds.states(),
  };
}
