// What comes with the program: trained parts, built pages, its version.
import { readFileSync } from 'node:fs';
import type { City } from '../city/city.ts';
import { inEachLanguage } from '../domain/language.ts';
import { builtFile, shippedFile } from '../system/paths.ts';
import type { WorldParts } from '../usecases/world.ts';
import { hoursOf } from './city-hours.ts';
import { learnedParts } from './language-artifacts.ts';
import { shippedWordSpace } from './shipped-models.ts';

/** The built pages and the widget. */
export const PAGES_FOLDER = builtFile('web');

/** The built commands of the lab (lab/cli/commands.ts); absent where an installation leaves the lab out. */
export const LAB_COMMANDS_FILE = builtFile('lab', 'commands.js');

/** The parts of a world that do not change with the catalogue. */
export const shippedWorldParts = (city: City): WorldParts => ({
  city,
  hours: hoursOf(city),
  wordSpace: shippedWordSpace(),
  learned: inEachLanguage(learnedParts),
});

export const programVersion = (): string =>
  (JSON.parse(readFileSync(shippedFile('..', 'package.json'), 'utf8')) as { version: string }).version;
