// A place as texts in a form and back: what each field holds, and what of it was changed.
import type {
  GetAdminPlacesByIdAnswer,
  PatchAdminPlacesByIdRequest,
  PostAdminPlacesRequest,
} from '../../../api-client/generated.ts';

export type AdminPlace = GetAdminPlacesByIdAnswer;
export type PlaceChange = PatchAdminPlacesByIdRequest['body'];
type NewPlace = PostAdminPlacesRequest['body'];

export type Kind = 'line' | 'text' | 'number' | 'list' | 'choice' | 'prices' | 'categories';

/** In the order and groups in which the form shows them. */
export const GROUPS = {
  what: {
    name: 'line',
    categories: 'categories',
    types: 'list',
    aliases: 'list',
    description_en: 'text',
    description_es: 'text',
  },
  where: { lat: 'number', lng: 'number', address: 'line' },
  when: { opening_hours: 'line', free_entry: 'line', price_level: 'choice', prices: 'prices' },
  more: {
    website: 'line',
    phone: 'line',
    wheelchair: 'choice',
    cuisines: 'list',
    features: 'list',
    visit_minutes: 'number',
    wikidata: 'line',
    prominence: 'number',
    checked_on: 'line',
  },
} as const satisfies Record<string, Readonly<Record<string, Kind>>>;

export type FieldName = { [G in keyof typeof GROUPS]: keyof (typeof GROUPS)[G] }[keyof typeof GROUPS];
export type Texts = Readonly<Record<FieldName, string>>;

const KINDS = Object.assign({}, ...Object.values(GROUPS)) as Readonly<Record<FieldName, Kind>>;
const NAMES = Object.keys(KINDS) as readonly FieldName[];

/** The choices of a field, and whether it may be left empty. */
export const CHOICES: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  price_level: ['1', '2', '3', '4'],
  wheelchair: ['yes', 'limited', 'no'],
};
export const REQUIRED: readonly FieldName[] = ['name', 'categories', 'lat', 'lng'];

export const EMPTY: Texts = Object.fromEntries(NAMES.map((name) => [name, ''])) as Texts;

export function textsOf(place: AdminPlace): Texts {
  const held: Readonly<Record<string, unknown>> = {
    ...place,
    description_en: place.description.en,
    description_es: place.description.es,
    prices: place.prices.map(priceText).join('\n'),
  };
  return Object.fromEntries(NAMES.map((name) => [name, textOf(held[name])])) as Texts;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

const priceText = ({ amount, what, as_of }: AdminPlace['prices'][number]): string =>
  [amount, what.en ?? '', what.es ?? '', as_of ?? ''].join(' | ').replace(/(?: \|\s*)+$/u, '');

/** Only what differs: a field that was not touched stays with its source. */
export function changesIn(before: Texts, after: Texts): PlaceChange {
  const changed = NAMES.filter((name) => before[name].trim() !== after[name].trim());
  return nested(changed.map((name) => [name, meaningOf(name, after[name].trim())]));
}

export const newPlaceOf = (texts: Texts): NewPlace => changesIn(EMPTY, texts) as NewPlace;

function nested(values: readonly (readonly [FieldName, unknown])[]): PlaceChange {
  const change: Record<string, unknown> = {};
  for (const [name, value] of values) {
    const [, tongue] = /^description_(en|es)$/u.exec(name) ?? [];
    if (tongue === undefined) change[name] = value;
    else change.description = { ...(change.description as object | undefined), [tongue]: value };
  }
  return change as PlaceChange;
}

/** Empty means "not known". */
function meaningOf(name: FieldName, text: string): unknown {
  switch (KINDS[name]) {
    case 'list':
    case 'categories':
      return listIn(text);
    case 'prices':
      return text.split('\n').filter(Boolean).map(priceOf);
    case 'number':
      return text === '' ? null : Number(text);
    default:
      return text === '' ? null : name === 'price_level' ? Number(text) : text;
  }
}

export const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** `15 | General | General | 2026-01`; what is no number is left for the service to refuse. */
function priceOf(line: string): object {
  const [amount = '', en, es, asOf] = line.split('|').map((each) => each.trim());
  return {
    amount: amount === '' ? Number.NaN : Number(amount),
    what: { ...(en && { en }), ...(es && { es }) },
    ...(asOf && { as_of: asOf }),
  };
}
