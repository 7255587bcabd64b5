// The official city tourism files (esmadrid): sights, restaurants, hotels, nightlife and shops, Spanish or English.
import type { Texts } from '../../domain/language.ts';
import type { Wheelchair } from '../../domain/place.ts';
import { categoriesOfEsmadrid, cuisinesOf, type EsmadridLabel, featuresOf } from '../categories/esmadrid.ts';
import { phoneIn, websiteIn, withoutParticle } from '../contact.ts';
import { type Draft, finish } from '../draft.ts';
import { openingHoursIn } from '../hours/spanish.ts';
import { pricesIn } from '../prices.ts';
import { prominenceOfMentions } from '../prominence.ts';
import { openFile } from '../readers/file.ts';
import { type XmlElement, xmlElements } from '../readers/xml.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';
import { plainLines, plainText, shortened } from '../text.ts';

const NAME = 'esmadrid';
const ARRAYS = ['categoria', 'subcategoria', 'item'];

export const esmadrid: Source = {
  name: NAME,
  summary: 'official tourism XML: turismo, restaurantes, alojamientos, clubs, tiendas (esmadrid, datos.madrid.es)',
  attribution: 'As the pack of the city credits it',
  read(path, options = {}) {
    const file = openFile(path);
    const services = () => xmlElements(path, file, 'serviceList', 'service', ARRAYS);
    return { totalBytes: file.totalBytes, bytesRead: file.bytesRead, records: placesOf(services, options) };
  },
};

/** Twice through the file: an entry that many others point to is better known. */
async function* placesOf(services: () => AsyncIterable<XmlElement>, options: ReadOptions): AsyncIterable<Incoming> {
  const mentions = new Map<string, number>();
  for await (const service of services()) {
    for (const page of pagesNamed(service)) mentions.set(page, (mentions.get(page) ?? 0) + 1);
  }
  for await (const service of services()) {
    const own = mentions.get(pageOf(text(at(service, 'basicData', 'web')))) ?? 0;
    const draft = draftOf(service, own, options);
    yield finish(draft, `service ${text(service['@id']) || '?'}`, options);
  }
}

function pagesNamed(service: XmlElement): Set<string> {
  const links = text(at(service, 'basicData', 'body')).matchAll(/https?:\/\/www\.esmadrid\.com\/[^"'\s<>]+/giu);
  return new Set([...links].map(([link]) => pageOf(link)));
}

/** The last part of a page's address, which is its name there in every section and language. */
const pageOf = (url: string): string => url.split(/[?#]/u)[0]?.split('/').filter(Boolean).at(-1) ?? '';

/** What an entry of each kind is worth before anybody mentions it. */
const BASE_PROMINENCE: Readonly<Record<string, number>> = { '1': 1.5, '2': 1, '3': 1, '5': 0.5, '7': 1 };

function draftOf(service: XmlElement, mentions: number, { asOf: fallbackDate, city }: ReadOptions): Draft {
  const basic = (service.basicData ?? {}) as XmlElement;
  const geo = (service.geoData ?? {}) as XmlElement;
  const extra = (service.extradata ?? {}) as XmlElement;
  const name = plainText(text(basic.name));
  const kind = itemOf(extra, 'idTipo');
  const labels = labelsOf(extra);
  const checkedOn = /^\d{4}-\d\d-\d\d/u.exec(text(service['@fechaActualizacion']))?.[0] ?? fallbackDate;
  const language = text(basic.language) === 'en' ? 'en' : 'es';
  const body = shortened(plainText(text(basic.body)));
  return {
    id: `esmadrid-${text(service['@id'])}`,
    name,
    latDeg: coordinate(geo.latitude),
    lngDeg: coordinate(geo.longitude),
    types: typesOf(labels),
    categories: categoriesOfEsmadrid(labels, name, kind),
    cuisines: kind === '2' ? cuisinesOf(labels) : [],
    features: featuresOf(labels),
    source: NAME,
    description: (body === '' ? {} : { [language]: body }) as Texts,
    address: withoutParticle(plainText(text(geo.address))),
    openingHours: openingHoursIn(plainLines(itemOf(extra, 'Horario')), { nightlife: kind === '7' }),
    prices: kind === '1' ? pricesIn(plainLines(itemOf(extra, 'Servicios de pago')), checkedOn) : [],
    website: websiteIn(text(basic.web)),
    phone: phoneIn(text(basic.phone), city),
    wheelchair: wheelchairIn(text(basic.body)),
    prominence: prominenceOfMentions(mentions, BASE_PROMINENCE[kind] ?? 1),
    checkedOn,
  };
}

function labelsOf(extra: XmlElement): EsmadridLabel[] {
  const categories = list(at(extra, 'categorias', 'categoria'));
  return categories.map((category) => ({
    category: itemOf(category, 'Categoria'),
    subcategories: list(at(category, 'subcategorias', 'subcategoria')).map((sub) => itemOf(sub, 'SubCategoria')),
  }));
}

const typesOf = (labels: readonly EsmadridLabel[]): string[] => [
  ...new Set(labels.flatMap(({ category, subcategories }) => [category, ...subcategories]).filter(Boolean)),
];

/** Only where the text says so in so many words. */
function wheelchairIn(body: string): Wheelchair | undefined {
  if (/accesible (?:en|para(?: personas (?:en|con|usuarias de))?) silla de ruedas/iu.test(body)) return 'yes';
  return undefined;
}

function coordinate(value: unknown): number {
  const written = text(value);
  return written === '' ? Number.NaN : Number(written);
}

/** `<item name="Horario">...</item>` among the items of an element. */
const itemOf = (parent: XmlElement, name: string): string =>
  text(list(parent.item).find((item) => item['@name'] === name));

const list = (value: unknown): XmlElement[] => (Array.isArray(value) ? (value as XmlElement[]) : []);

const at = (element: XmlElement, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as XmlElement | undefined)?.[name], element);

function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' && value !== null ? text((value as XmlElement)['#text'] ?? '') : '';
}
