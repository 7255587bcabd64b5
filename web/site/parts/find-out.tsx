// What is not known of a place, in one line, and where it can be found out: who runs it, and maps of others.
import type { PlaceWithDescription } from '../../api-client/client.ts';
import { tell } from '../state/events.ts';
import { mapLinks } from '../state/map-links.ts';
import { listText } from '../state/numbers.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { phoneHref, websiteOf } from './facts.tsx';
import { Icon } from './icons.tsx';

type Known = Pick<PlaceWithDescription, 'id' | 'name' | 'lat' | 'lng' | 'facts'>;

export function FindOut({ place }: { readonly place: Known }) {
  const words = useWords().findOut;
  const lang = useStore(language);
  const unknown = unknownOf(place).map((what) => words.what[what]);
  const { website, phone } = place.facts ?? {};
  const site = website && websiteOf(website);
  return (
    <section class="find-out" aria-labelledby="find-out-title">
      <h2 id="find-out-title" class="sr">
        {words.title}
      </h2>
      {unknown.length > 0 && (
        <p class="quiet">
          {words.unknown(listText(unknown, lang))} {site || phone ? words.ask : words.look}
        </p>
      )}
      <ul class="row">
        {site && (
          <li>
            <a
              class="button small"
              href={site.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => tell('website', place.id)}
            >
              {words.website}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a class="button small" href={phoneHref(phone)}>
              {words.call}
            </a>
          </li>
        )}
        {mapLinks(place).map(({ map, href }) => (
          <li key={map}>
            <a
              class="button small"
              href={href}
              target={map === 'device' || map === 'organic' ? undefined : '_blank'}
              rel="noopener noreferrer"
              onClick={() => tell('directions', place.id)}
            >
              <Icon name="map" /> {words.maps[map]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Unknown = 'hours' | 'prices' | 'phone' | 'website' | 'wheelchair' | 'address';

function unknownOf({ facts }: Known): readonly Unknown[] {
  const { prices = [], price_level: level, free_entry: free, phone, website } = facts ?? {};
  const known: Readonly<Record<Unknown, boolean>> = {
    // Those of some years ago have a panel that says so.
    hours: Boolean(facts?.opening_hours || facts?.past_hours),
    prices: prices.length > 0 || level !== undefined || Boolean(free),
    address: Boolean(facts?.address),
    phone: Boolean(phone),
    website: Boolean(website),
    wheelchair: Boolean(facts?.wheelchair),
  };
  return (Object.keys(known) as Unknown[]).filter((what) => !known[what]);
}
