// The city of the tests, read as the service reads it.
import { openCityFolder } from '../../src/compose/city.ts';

export const MADRID_FOLDER = openCityFolder('madrid');
export const MADRID = MADRID_FOLDER.city;
