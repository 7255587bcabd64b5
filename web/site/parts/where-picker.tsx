// Chooses where to start from, with and without giving away where one is.
import { measureFrom, useListStart } from '../state/question.ts';
import { useStore } from '../state/store.ts';
import { finding, useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';
import { SpotPicker } from './spot-picker.tsx';

/** The spot that the question names, which is none of the city's. */
const ASKED = 'asked';

export function WherePicker() {
  const words = useWords().explore;
  const { kind } = useStartingPoint();
  const state = useStore(finding);
  const start = useListStart();
  const others = (
    <>
      {start.asked && <option value={ASKED}>{start.asked === 'area' ? words.middleOf(start.name) : start.name}</option>}
      {kind === 'here' && <option value="here">{words.here}</option>}
      {kind === 'map' && <option value="map">{words.mapSpot}</option>}
    </>
  );
  return (
    <SpotPicker
      value={start.asked ? ASKED : kind}
      others={others}
      state={state}
      isHere={kind === 'here' && !start.asked}
      onSpot={(id) => id !== ASKED && measureFrom(id)}
      onHere={() => measureFrom('here')}
    />
  );
}
