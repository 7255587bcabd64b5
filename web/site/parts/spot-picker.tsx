// A choice among the well-known spots of the city, and a button for where the visitor is now.
import type { ComponentChildren } from 'preact';
import { SPOTS } from '../state/spots.ts';
import type { Finding } from '../state/where.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';

interface Props {
  /** Id of a spot, or of an option of `others`. */
  readonly value: string;
  /** Options before the spots. */
  readonly others: ComponentChildren;
  readonly state: Finding | 'far';
  /** Whether it is where the visitor is; left out where that is not known. */
  readonly isHere?: boolean;
  readonly onSpot: (id: string) => void;
  readonly onHere: () => void;
}

export function SpotPicker({ value, others, state, isHere, onSpot, onHere }: Props) {
  const words = useWords();
  return (
    <>
      <div class="where">
        <label>
          <span>{words.explore.where}</span>
          <select value={value} onChange={(event) => onSpot(event.currentTarget.value)}>
            {others}
            {SPOTS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="icon-button"
          aria-label={words.explore.here}
          title={words.explore.here}
          aria-pressed={isHere}
          disabled={state === 'finding'}
          onClick={onHere}
        >
          <Icon name="locate" />
        </button>
      </div>
      <p class="where-problem quiet" role="status">
        {state === 'finding' && words.explore.hereFinding}
        {state === 'denied' && words.explore.hereDenied}
        {state === 'unavailable' && words.explore.hereUnavailable}
        {state === 'far' && words.plan.far}
      </p>
    </>
  );
}
