// The places of an answer as a list of links into the service's own pages.
import { h } from './dom.ts';
import type { FoundPlace } from './service.ts';
import { type Locale, WORDS } from './words.ts';

interface ListOptions {
  readonly locale: Locale;
  readonly baseUrl: string;
  /** What the reply says of each place. */
  readonly details: readonly (string | undefined)[];
  readonly onOpen: (placeId: string) => void;
}

export function placeList(places: readonly FoundPlace[], { onOpen, details, ...look }: ListOptions): HTMLElement {
  const links = places.map((place, at) => {
    const link = placeLink(place, { ...look, number: at + 1, details: details[at] });
    link.addEventListener('click', () => onOpen(place.place_id));
    return h('li', {}, link);
  });
  return h('ol', { class: 'places' }, ...links);
}

interface LinkOptions {
  readonly locale: Locale;
  readonly baseUrl: string;
  readonly number: number;
  readonly details: string | undefined;
}

function placeLink(place: FoundPlace, { locale, baseUrl, number, details }: LinkOptions): HTMLElement {
  const href = `${baseUrl}/place/?id=${encodeURIComponent(place.place_id)}`;
  return h(
    'a',
    { href, target: '_blank', rel: 'noopener' },
    // The numbers that replies go by: "the second one".
    h('span', { class: 'number' }, `${number}.`),
    h('strong', {}, place.name),
    h('small', {}, [details ?? awayOf(place, locale), starsOf(place, locale)].filter(Boolean).join(' · ')),
    h('span', { class: 'sr' }, ` ${WORDS[locale].newTab}`),
  );
}

const short = (value: number, locale: Locale) => value.toLocaleString(locale, { maximumFractionDigits: 1 });

/** As the texts of the chat say it. */
function awayOf({ distance }: FoundPlace, locale: Locale): string {
  const tens = Math.max(10, Math.round(distance / 10) * 10);
  return WORDS[locale].away(tens < 1000 ? `${tens} m` : `${short(distance / 1000, locale)} km`);
}

const starsOf = ({ rating, user_ratings_total: count }: FoundPlace, locale: Locale): string =>
  count > 0 ? `★ ${short(rating, locale)} (${count})` : '';
