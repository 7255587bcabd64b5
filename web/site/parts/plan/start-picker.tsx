// Where a day begins: a well-known spot, or where the visitor is now.
import { useState } from 'preact/hooks';
import { distanceM, FAR_FROM_CITY_M, SPOTS, START, spotAt } from '../../state/spots.ts';
import { type Finding, ownPosition } from '../../state/where.ts';
import { useWords } from '../../words/index.ts';
import { usePlanWords } from '../../words/plan/index.ts';
import { SpotPicker } from '../spot-picker.tsx';

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

export function StartPicker({ start, onChange }: Props) {
  const words = useWords();
  const planWords = usePlanWords();
  const [state, setState] = useState<Finding | 'far'>('idle');
  const spot = SPOTS.find((each) => each.name === start.name) ?? spotAt(start);
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
    <SpotPicker
      value={spot?.id ?? OTHER}
      others={!spot && <option value={OTHER}>{start.name ?? planWords.startUnnamed}</option>}
      state={state}
      onSpot={choose}
      onHere={fromHere}
    />
  );
}
