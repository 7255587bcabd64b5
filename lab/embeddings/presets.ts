// The bilingual concepts of OpenStreetMap's tagging presets: names and search words in English and Spanish.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Words {
  readonly name?: string;
  readonly terms?: string;
  readonly aliases?: string;
}
type Translations = Readonly<
  Record<string, { readonly presets: { readonly presets: Readonly<Record<string, Words>> } }>
>;

/** Presets that name a kind of place; roads, fields and furniture of the street are left out. */
const KINDS = /^(amenity|shop|tourism|leisure|historic|sport|natural|craft|healthcare|office)\//u;

/** @throws Error when the package of presets is not installed: it is needed for training only */
export function bilingualPresets(): { readonly en: readonly string[]; readonly es: readonly string[] }[] {
  const folder = '@openstreetmap/id-tagging-schema/dist/translations';
  const read = (language: 'en' | 'es'): Readonly<Record<string, Words>> => {
    const file = createRequire(import.meta.url).resolve(`${folder}/${language}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as Translations)[language]?.presets.presets ?? {};
  };
  const [english, spanish] = [read('en'), read('es')];
  return Object.keys(english)
    .filter((id) => KINDS.test(id) && spanish[id])
    .sort()
    .map((id) => ({ en: wordsOf(english[id], id), es: wordsOf(spanish[id]) }));
}

/** The tag itself is English too: `amenity/ice_cream` says "ice cream". */
function wordsOf({ name = '', terms = '', aliases = '' }: Words = {}, id = ''): string[] {
  const tag = id.split('/').slice(1).join(' ').replaceAll('_', ' ');
  return [name, tag, ...terms.split(','), ...aliases.split('\n')].map((text) => text.trim()).filter(Boolean);
}
