// Places of the official files that have closed for good or become something else, as far as it is known. They stay out.
// The files date from 2021 and earlier; this list is what the newspapers of 2022 to early 2026 added.
import { keyOf } from './names.ts';

const CLOSED = `
Museo ABC | Museo ABC de dibujo e ilustración | Casa Patas | Fundación conservatorio flamenco Casa Patas | Café de Chinitas
BarCo | Viridiana | Arce | Club Allard | El Club Allard | Punto MX | Estadio Vicente Calderón | Hard Rock Cafe
Embassy (Potosí) | Embassy | Mamá Framboise | Cereal Hunters Café | Madrid Comics | Palacio de Congresos de Madrid
Camping Osuna | Freiduría de Gallinejas | Casa Lorenzo | Lur | Umiko | Bugao | Per Sé Bistró | Totó | Sweet Space Museum
Galería Marlborough | Galería Juana de Aizpuru | Galería de Arte Juana de Aizpuru | The Robot Museum | Ramón Freixa Madrid
Zalacaín | Hontanares | Robuchon Madrid | Santceloni | La Sirena Varada
`;

const NAMES: ReadonlySet<string> = new Set(
  CLOSED.split(/[|\n]/u)
    .map((name) => keyOf(name))
    .filter((key) => key !== ''),
);

export const isKnownToBeClosed = (name: string): boolean => NAMES.has(keyOf(name));
