// Where trains and buses come in: a plan may begin there, and nobody makes a visit of one.
import type { Place } from '../../domain/place.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';

export const isStation = (place: Place): boolean => STATIONS.some((kind) => VOCABULARY.isOf(place, 'kind', kind));
const STATIONS = ['train_station', 'metro_station', 'bus_station'];
