// Where the visitor starts from: a named spot, their own location (kept out of the address), or a spot on the map.
import type { Position } from '../../api-client/client.ts';
import { useWords } from '../words/index.ts';
import { mapSpotIn, namedSpotIn } from './questions.ts';
import { address, changeQuery } from './router.ts';
import { START } from './spots.ts';
import { createStore, useStore } from './store.ts';

export type Finding = 'idle' | 'finding' | 'denied' | 'unavailable';

export const finding = createStore<Finding>('idle');

/** How far off the visitor's own location may be, in metres. */
export const ownAccuracyM = createStore<number | undefined>(undefined);

/** The visitor's own location stays in memory: an address that is shared must not give it away. */
const own = createStore<Position | undefined>(undefined);

interface StartingPoint {
  readonly kind: string;
  /** As it stands within a sentence. */
  readonly name: string;
  readonly position: Position;
}

export function useStartingPoint(): StartingPoint {
  const words = useWords().explore;
  const { query } = useStore(address);
  const here = useStore(own);
  const kind = query.get('from') ?? START.id;
  if (kind === 'here' && here) return { kind, name: words.hereWithin, position: here };
  const onMap = mapSpotIn(query);
  if (onMap) return { kind, name: words.mapSpotWithin, position: onMap };
  const spot = namedSpotIn(query);
  return { kind: spot.id, name: spot.name, position: spot };
}

export function startFrom(kind: string): void {
  if (kind === 'here') findMe();
  else changeQuery({ from: kind === START.id ? undefined : kind, lat: undefined, lng: undefined });
}

export function startFromMap({ lat, lng }: Position): void {
  changeQuery({ from: 'map', lat: lat.toFixed(5), lng: lng.toFixed(5) });
}

async function findMe(): Promise<void> {
  finding.set('finding');
  const found = await ownPosition();
  if (typeof found === 'string') return finding.set(found);
  own.set(found);
  finding.set('idle');
  changeQuery({ from: 'here', lat: undefined, lng: undefined });
}

/** Where the browser says that it is, or why it does not say so. */
export function ownPosition(): Promise<Position | 'denied' | 'unavailable'> {
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        ownAccuracyM.set(coords.accuracy);
        resolve({ lat: coords.latitude, lng: coords.longitude });
      },
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}
