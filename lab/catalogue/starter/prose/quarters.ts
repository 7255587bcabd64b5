// Where in the city a place is, as people say it: the quarter with its preposition and article. Official short names
// ("Pilar", "Águilas") are told in full, and of what is drawn around a hall or a lake a place is near rather than in it.
import type { Texts } from '../../../../src/domain/language.ts';
import { contracted, quarterWithArticle } from './articles.ts';
import { isStreetLike } from './words.ts';

const PHRASES: Readonly<Record<string, Texts>> = {
  ...named({
    Pilar: 'Barrio del Pilar',
    Estrella: 'Barrio de la Estrella',
    Águilas: 'Las Águilas',
    Rosas: 'Las Rosas',
    Piovera: 'La Piovera',
    Guindalera: 'La Guindalera',
    Chopera: 'La Chopera',
    'Villaverde Alto - Casco Histórico de Villaverde': 'Villaverde Alto',
  }),
  Centro: { en: 'in the centre', es: 'en el centro' },
  Retiro: { en: 'in the Retiro district', es: 'en el distrito de Retiro' },
  'Milla de Oro': { en: 'in the Milla de Oro', es: 'en la Milla de Oro' },
  // Without a word more they would be a city, an island and a region.
  Ibiza: { en: 'in the quarter of Ibiza', es: 'en el barrio de Ibiza' },
  Castilla: { en: 'in the quarter of Castilla', es: 'en el barrio de Castilla' },
  Ángeles: { en: 'in the quarter of Los Ángeles', es: 'en el barrio de Los Ángeles' },
  'Casco Histórico de Vallecas': { en: 'in the old centre of Vallecas', es: 'en el casco histórico de Vallecas' },
  'Casco Histórico de Vicálvaro': { en: 'in the old centre of Vicálvaro', es: 'en el casco histórico de Vicálvaro' },
  'Casco Histórico de Barajas': { en: 'in Barajas', es: 'en Barajas' },
  'Pueblo de El Pardo': { en: 'in the village of El Pardo', es: 'en el pueblo de El Pardo' },
  'Campus de Moncloa': { en: 'on the Moncloa campus', es: 'en el campus de Moncloa' },
  'Chinatown de Usera': { en: 'in Usera’s Chinatown', es: 'en el Chinatown de Usera' },
  'Ensanche de Vallecas': { en: 'in the Ensanche de Vallecas', es: 'en el Ensanche de Vallecas' },
  'Lago de la Casa de Campo': { en: 'near the lake of the Casa de Campo', es: 'cerca del lago de la Casa de Campo' },
  'Zona Bernabéu': { en: 'near the Bernabéu', es: 'cerca del Bernabéu' },
  'Cuatro Torres': { en: 'by the Cuatro Torres', es: 'junto a las Cuatro Torres' },
  'Madrid Río': { en: 'by Madrid Río', es: 'junto a Madrid Río' },
  'Parque de la Montaña': { en: 'near Parque de la Montaña', es: 'cerca del parque de la Montaña' },
  'Nuevos Ministerios': { en: 'near Nuevos Ministerios', es: 'cerca de Nuevos Ministerios' },
  Matadero: { en: 'near Matadero', es: 'cerca de Matadero' },
  IFEMA: { en: 'near IFEMA', es: 'cerca de IFEMA' },
  // With an article they would be a gate, a fountain and a garden.
  'Puerta Bonita': { en: 'in Puerta Bonita', es: 'en Puerta Bonita' },
  'Fuente del Berro': { en: 'in Fuente del Berro', es: 'en Fuente del Berro' },
  'Puerta del Ángel': { en: 'in Puerta del Ángel', es: 'en Puerta del Ángel' },
  'Ciudad Jardín': { en: 'in Ciudad Jardín', es: 'en Ciudad Jardín' },
};

export const whereIn = (name: string): Texts => PHRASES[name] ?? { en: inEnglish(name), es: inSpanish(name) };

function named(names: Readonly<Record<string, string>>): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(names).map(([name, full]) => [name, { en: inEnglish(full), es: inSpanish(full) }]),
  );
}

/** "in the Barrio de Salamanca", "in Chueca", "near Plaza de Olavide". */
function inEnglish(name: string): string {
  if (isStreetLike(name)) return `near ${name}`;
  return /^(?:Barrio|Triángulo|Casa de Campo|Ensanche|Ciudad Universitaria)/u.test(name)
    ? `in the ${name}`
    : `in ${name}`;
}

/** "en el barrio de Salamanca", "cerca de la plaza de Olavide". */
function inSpanish(name: string): string {
  return isStreetLike(name) ? contracted(`cerca de ${quarterWithArticle(name)}`) : `en ${quarterWithArticle(name)}`;
}
