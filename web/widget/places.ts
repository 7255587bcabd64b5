// The places of an answer as a list of links into the service's own pages.
import { h } from './dom.ts';
import type { FoundPlace } from './service.ts';
import { type Locale, WORDS } from './words.ts';

export function placeList(
  places: readonly FoundPlace[],
  locale: Locale,
  baseUrl: string,
  onOpen: (placeId: string) => void,
): HTMLElement {
  const links = places.map((place) => {
    const link = placeLink(place, locale, baseUrl);
    link.addEventListener('click', () => onOpen(place.place_id));
    return h('li', {}, link);
  });
  return h('ol', { class: 'places' }, ...links);
}

function placeLink(place: FoundPlace, locale: Locale, baseUrl: string): HTMLElement {
  const href = `${baseUrl}/place/?id=${encodeURIComponent(place.place_id)}`;
  return h(
    'a',
    { href, target: '_blank', rel: 'noopener' },
    h('strong', {}, place.name),
    h('small', {}, factsOf(place, locale)),
    h('span', { class: 'sr' }, ` ${WORDS[locale].newTab}`),
  );
}

function factsOf({ rating, user_ratings_total: count, distance }: FoundPlace, locale: Locale): string {
  const words = WORDS[locale];
  const short = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  // As the texts of the chat say it.
  const tens = Math.max(10, Math.round(distance / 10) * 10);
  const near = tens < 1000 ? `${tens} m` : `${short(distance / 1000)} km`;
  return `${words.away(near)} · ${count > 0 ? `★ ${short(rating)} (${count})` : words.noRatings}`;
}
