// The city of the tests, read as the service reads it.
import { openCityFolder } from '../../src/compose/city.ts';
import { shippedWorldParts } from '../../src/compose/shipped.ts';
import { once } from '../../src/domain/once.ts';

export const MADRID_FOLDER = openCityFolder('madrid');
export const MADRID = MADRID_FOLDER.city;

/** Read once for all worlds and services of a worker. */
export const shippedParts = once(() => shippedWorldParts(MADRID));
