// What else is known of single places; asked for once a visit and language.
import type { PlaceFacts, PlaceWithDescription } from '../../api-client/client.ts';
import { useLoad } from './load.ts';
import { api } from './session.ts';
import { language } from './settings.ts';
import { useStore } from './store.ts';

const asked = new Map<string, Promise<PlaceWithDescription>>();

/** Nothing while it is not known, or when it cannot be: a list is complete without. */
export function useFacts(id: string): PlaceFacts | undefined {
  const lang = useStore(language);
  const [place] = useLoad(() => placeOnce(id, lang), [id, lang]);
  return place.value?.facts;
}

export function placeOnce(id: string, lang: 'en' | 'es'): Promise<PlaceWithDescription> {
  const key = `${lang} ${id}`;
  const known = asked.get(key);
  if (known) return known;
  const place = api.place(id, lang);
  asked.set(key, place);
  place.catch(() => asked.delete(key));
  return place;
}
