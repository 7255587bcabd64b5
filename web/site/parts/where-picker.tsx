// Chooses where to start from, with and without giving away where one is.
import { useStore } from '../state/store.ts';
import { finding, startFrom, useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';
import { SpotPicker } from './spot-picker.tsx';

export function WherePicker() {
  const words = useWords().explore;
  const { kind } = useStartingPoint();
  const state = useStore(finding);
  const others = (
    <>
      {kind === 'here' && <option value="here">{words.here}</option>}
      {kind === 'map' && <option value="map">{words.mapSpot}</option>}
    </>
  );
  return (
    <SpotPicker
      value={kind}
      others={others}
      state={state}
      isHere={kind === 'here'}
      onSpot={startFrom}
      onHere={() => startFrom('here')}
    />
  );
}
