// Puts a place into the day plan, or takes it out again.
import type { Position } from '../../api-client/client.ts';
import { MOST_STOPS } from '../day/order.ts';
import { addStop, isPlanFull, plan, removeStop } from '../state/plan.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { say } from './toast.tsx';

interface Props {
  readonly place: Position & { readonly id: string; readonly name: string };
  readonly look?: 'link' | 'button';
}

export function PlanButton({ place, look = 'link' }: Props) {
  const words = useWords().plan;
  const planned = useStore(plan).some(({ id }) => id === place.id);
  function toggle() {
    if (planned) removeStop(place.id);
    else if (isPlanFull()) say(words.full(MOST_STOPS));
    else addStop(place);
  }
  return (
    <button
      type="button"
      class={look}
      title={planned ? words.remove : undefined}
      aria-label={`${planned ? words.added : words.add}: ${place.name}`}
      onClick={toggle}
    >
      <Icon name={planned ? 'check' : 'route'} /> {planned ? words.added : words.add}
    </button>
  );
}
