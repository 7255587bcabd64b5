// Chooses where to start from, with and without giving away where one is.
import { SPOTS } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { finding, startFrom, useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';

export function WherePicker() {
  const words = useWords().explore;
  const { kind } = useStartingPoint();
  const state = useStore(finding);
  return (
    <>
      <div class="where">
        <label>
          <span>{words.where}</span>
          <select value={kind} onChange={(event) => startFrom(event.currentTarget.value)}>
            {kind === 'here' && <option value="here">{words.here}</option>}
            {kind === 'map' && <option value="map">{words.mapSpot}</option>}
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
          aria-label={words.here}
          title={words.here}
          aria-pressed={kind === 'here'}
          disabled={state === 'finding'}
          onClick={() => startFrom('here')}
        >
          <Icon name="locate" />
        </button>
      </div>
      <p class="where-problem quiet" role="status">
        {state === 'finding' && words.hereFinding}
        {state === 'denied' && words.hereDenied}
        {state === 'unavailable' && words.hereUnavailable}
      </p>
    </>
  );
}
