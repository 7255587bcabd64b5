// The city of the service. The service writes it into the page, so that nothing waits for another answer.
import type { City } from '../../api-client/types.ts';
import type { Language } from './first-language.ts';

/** Where no page is shown: in tests, and in a page that came from elsewhere. */
const NOWHERE: City = {
  id: 'nowhere',
  name: { en: 'the city', es: 'la ciudad' },
  center: { lat: 0, lng: 0 },
  bounds: { south: -0.1, west: -0.1, north: 0.1, east: 0.1 },
  time_zone: 'UTC',
  country: '',
  currency: 'EUR',
  phone_prefix: '',
  languages: ['en'],
  networks: [],
  spots: [],
  districts: [],
  basemap: false,
};

const written = typeof document === 'undefined' ? undefined : document.getElementById('city')?.textContent;

export const CITY: City = written?.startsWith('{"id"') ? (JSON.parse(written) as City) : NOWHERE;

/** A text of the city in the visitor's language, else in one that the city has. */
const inLanguage = (texts: Readonly<Record<string, string>>, lang: Language): string =>
  texts[lang] ?? CITY.languages.map((code) => texts[code]).find(Boolean) ?? Object.values(texts)[0] ?? '';

export const cityName = (lang: Language): string => inLanguage(CITY.name, lang);

/** What people call the centre, else the city itself. */
export const centreName = (lang: Language): string => inLanguage(CITY.center.name ?? CITY.name, lang);
