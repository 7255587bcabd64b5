// The stops of the visitor's day, kept in this browser.
import type { Position } from '../../api-client/client.ts';
import { MOST_STOPS } from '../day/order.ts';
import { memory } from './memory.ts';
import { createStore } from './store.ts';

export interface PlannedStop extends Position {
  readonly id: string;
  readonly name: string;
  readonly stayMin: number;
}

const USUAL_STAY_MIN = 60;

export const plan = createStore<readonly PlannedStop[]>(remembered());

export const isPlanFull = (): boolean => plan.get().length >= MOST_STOPS;

export function addStop({ id, name, lat, lng }: Position & { readonly id: string; readonly name: string }): void {
  if (isPlanFull() || plan.get().some((stop) => stop.id === id)) return;
  become([...plan.get(), { id, name, lat, lng, stayMin: USUAL_STAY_MIN }]);
}

export const removeStop = (id: string): void => become(plan.get().filter((stop) => stop.id !== id));

export function changeStay(id: string, stayMin: number): void {
  become(plan.get().map((stop) => (stop.id === id ? { ...stop, stayMin } : stop)));
}

export function become(next: readonly PlannedStop[]): void {
  plan.set(next);
  memory.write('plan', next.length > 0 ? JSON.stringify(next) : undefined);
}

function remembered(): readonly PlannedStop[] {
  try {
    const kept: unknown = JSON.parse(memory.read('plan') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStop).slice(0, MOST_STOPS) : [];
  } catch {
    return [];
  }
}

function isStop(value: unknown): value is PlannedStop {
  const stop = value as Partial<PlannedStop> | null;
  return (
    typeof stop?.id === 'string' &&
    typeof stop.name === 'string' &&
    [stop.lat, stop.lng, stop.stayMin].every((number) => Number.isFinite(number))
  );
}
