// Puts a place into the plan, or takes it out again.
import type { Position } from '../../api-client/client.ts';
import { addStop, pendingStops, plan, removeStop } from '../state/plan.ts';
import { useStore } from '../state/store.ts';
import { useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { report } from './toast.tsx';

interface Props {
  readonly place: Position & { readonly id: string; readonly name: string };
  readonly look?: 'link' | 'button';
}

export function PlanButton({ place: { id, name, lat, lng }, look = 'link' }: Props) {
  const words = useWords().plan;
  const days = useStore(plan)?.days ?? [];
  const pending = useStore(pendingStops)[id];
  const start = useStartingPoint();
  const planned = pending ?? days.some(({ stops }) => stops.some(({ place_id }) => place_id === id));
  function toggle() {
    if (pending !== undefined) return;
    const from = { ...start.position, name: start.name };
    (planned ? removeStop(id) : addStop({ id, lat, lng }, from, words.title)).catch(report);
  }
  return (
    <button
      type="button"
      class={look}
      title={planned ? words.remove : undefined}
      aria-label={`${planned ? words.added : words.add}: ${name}`}
      aria-busy={pending !== undefined}
      onClick={toggle}
    >
      <Icon name={planned ? 'check' : 'route'} /> {planned ? words.added : words.add}
    </button>
  );
}
