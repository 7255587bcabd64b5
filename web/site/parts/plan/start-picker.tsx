// Where a day begins: a well-known spot, or where the visitor is now.
import { useState } from 'preact/hooks';
import { distanceM, FAR_FROM_CITY_M, SPOTS, START } from '../../state/spots.ts';
import { type Finding, ownPosition } from '../../state/where.ts';
import { useWords } from '../../words/index.ts';
import { Icon } from '../icons.tsx';

interface Start {
  readonly lat: number;
  readonly lng: number;
  readonly name?: string | undefined;
}

interface Props {
  readonly start: Start;
  readonly onChange: (start: { lat: number; lng: number; name: string }) => void;
}

const OTHER = '';
const NEAR_M = 30;

export function StartPicker({ start, onChange }: Props) {
  const words = useWords();
  const [state, setState] = useState<Finding | 'far'>('idle');
  const spot = SPOTS.find((each) => each.name === start.name || distanceM(each, start) < NEAR_M);
  async function fromHere() {
    setState('finding');
    const here = await ownPosition();
    if (typeof here === 'string') return setState(here);
    if (distanceM(here, START) > FAR_FROM_CITY_M) return setState('far');
    setState('idle');
    onChange({ ...here, name: words.explore.here });
  }
  function choose(id: string) {
    const { lat, lng, name } = SPOTS.find((each) => each.id === id) ?? START;
    onChange({ lat, lng, name });
  }
  return (
    <>
      <div class="where">
        <label>
          <span>{words.explore.where}</span>
          <select value={spot?.id ?? OTHER} onChange={(event) => choose(event.currentTarget.value)}>
            {!spot && <option value={OTHER}>{start.name ?? words.plan.startUnnamed}</option>}
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
          disabled={state === 'finding'}
          onClick={fromHere}
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
