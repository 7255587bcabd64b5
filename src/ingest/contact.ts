// Telephones, web addresses and street addresses in one form each; what cannot be one is left out.
import type { City } from '../city/city.ts';
import { squish } from './text.ts';

/** National numbers where the city says no more of them: eight to ten digits, perhaps with the zero of long distance. */
const ANY_NUMBER = '0?[1-9]\\d{7,9}';

/**
 * The first number of the text in one form, such as `+44 1223457589`: one of the city's country, or one with a country
 * code of its own. Without a city only the latter is certain.
 */
export function phoneIn(
  text: string | undefined,
  city?: Pick<City, 'phonePrefix' | 'phoneNumbers'>,
): string | undefined {
  if (!text) return undefined;
  const code = city?.phonePrefix.slice(1) ?? '';
  const national = new RegExp(`^(?:(?:00|\\+)?${code})?(${city?.phoneNumbers ?? ANY_NUMBER})$`, 'u');
  // Several numbers are separated by "/", ";", "," or a wide gap; a country code may stand in brackets.
  for (const part of text.split(/[/;,|]|\s{2,}| [oy] /u)) {
    const digits = part.replace(/[^\d+]/gu, '');
    const own = city && national.exec(digits)?.[1]?.replace(/^0/u, '');
    if (own) return `+${code} ${grouped(own)}`;
    if (/^\+\d{8,15}$/u.test(digits) && !(city && digits.startsWith(city.phonePrefix))) return digits;
  }
  return undefined;
}

const grouped = (digits: string): string =>
  digits.length === 9 ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}` : digits;

/** The end of a number, which is the same with and without a country code: for telling whether two are one. */
export function phoneKey(text: string | undefined): string | undefined {
  const digits = text?.split(/[/;,|]|\s{2,}| [oy] /u)[0]?.replace(/\D/gu, '') ?? '';
  return digits.length >= 8 ? digits.slice(-9) : undefined;
}

export function websiteIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const first = text.trim().split(/[\s;,]+/u)[0] ?? '';
  const withScheme = /^https?:\/\//iu.test(first) ? first : `https://${first}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  return url.hostname.includes('.') && !url.username ? url.href : undefined;
}

const STREET_KINDS: Readonly<Record<string, string>> = {
  C: 'Calle',
  CALLE: 'Calle',
  AV: 'Avenida',
  AVDA: 'Avenida',
  AVENIDA: 'Avenida',
  Pº: 'Paseo',
  PASEO: 'Paseo',
  PZA: 'Plaza',
  PLAZA: 'Plaza',
  GTA: 'Glorieta',
  GLORIETA: 'Glorieta',
  CTRA: 'Carretera',
  TRAV: 'Travesía',
  PTE: 'Puente',
  CMNO: 'Camino',
  RDA: 'Ronda',
  CTA: 'Cuesta',
};

/** `Plaza de España, 1` from the columns of a municipal file, which are partly in capitals. */
export function streetAddress(kind: string, name: string, number: string): string | undefined {
  if (name.trim() === '') return undefined;
  // "Rda", "Ronda de Segovia": the name may have the kind already.
  const said = streetKind(kind);
  const street = titleCase(name).startsWith(`${said} `)
    ? titleCase(name)
    : [said, titleCase(name)].filter(Boolean).join(' ');
  const portal = number.trim().replace(/^0+(?=\d)/u, '');
  return portal === '' ? street : `${street}, ${portal}`;
}

/** `Plaza` for "PZA", "Pza." and "plaza". */
const streetKind = (kind: string): string =>
  STREET_KINDS[kind.trim().toUpperCase().replace(/\.$/u, '')] ?? titleCase(kind);

const SMALL_WORDS = new Set('a al con de del e el en entre la las los o para por s/n y'.split(' '));

/** Names written in capitals get capital initials only; names in mixed case are left alone. */
export function titleCase(name: string): string {
  const text = squish(name);
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replace(/[\p{L}\p{N}/]+/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/** esmadrid leaves the kind of street out and keeps its particle: `de la Luna, 3` is said `Luna, 3`. */
export function withoutParticle(address: string): string | undefined {
  const text = squish(address)
    .replace(/^(?:de las|de los|de la|del|de)\s+(?=\p{L})/u, '')
    .replace(/(?<![\s,])[\s,]+$/u, '')
    .replaceAll(' ,', ',')
    .replace(/,+/gu, ',');
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}
