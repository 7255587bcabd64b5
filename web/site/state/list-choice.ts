// The place for which somebody chooses a list; the dialog for it is loaded when it is first asked for.
import type { NamedPlace } from './marks.ts';
import { createStore } from './store.ts';

export const placeToList = createStore<NamedPlace | undefined>(undefined);
