// The city as it is shipped: transfer model, snapshot.

import { readFileSync } from 'node:fs';
import { hoursOf } from '../../src/compose/city-hours.ts';
import { type Catalogue, sourceRatings } from '../../src/domain/catalogue.ts';
import { affinity } from '../../src/models/affinity.ts';
import type { TrainedArtifact } from '../../src/models/training/train-all.ts';
import { parseTransfer } from '../../src/models/transfer/artifact.ts';
import { type Snapshot, snapshotOf } from '../../src/recommend/snapshot.ts';
import { shippedFile } from '../../src/system/paths.ts';
import { MADRID } from '../support/city.ts';
import { bindAll } from './trained.ts';

export const shippedTransfer = () => parseTransfer(readFileSync(shippedFile('models', 'transfer.json'), 'utf8'));

/** The snapshot of a service with these trained models. */
export function snapshotWith(artifacts: readonly TrainedArtifact[], catalogue: Catalogue): Snapshot {
  const ratings = sourceRatings(catalogue);
  return snapshotOf({
    city: MADRID,
    catalogue,
    ratings,
    hours: hoursOf(MADRID),
    affinity: affinity(catalogue, ratings),
    trained: bindAll(artifacts, catalogue, ratings),
    decay: shippedTransfer().curves,
  });
}

/** Twenty corners of the city, from the centre to its edges. */
export const CORNERS: Readonly<Record<string, readonly [latDeg: number, lngDeg: number]>> = {
  'Puerta del Sol': [40.4168, -3.7038],
  'Puerta de Alcalá': [40.42, -3.6887],
  Atocha: [40.4066, -3.6903],
  Lavapiés: [40.4089, -3.7009],
  'La Latina': [40.4112, -3.7085],
  Malasaña: [40.4265, -3.7042],
  Chueca: [40.4229, -3.6977],
  Moncloa: [40.4351, -3.7196],
  Chamberí: [40.4324, -3.6976],
  Salamanca: [40.4297, -3.6797],
  Chamartín: [40.4722, -3.6826],
  Tetuán: [40.4605, -3.6982],
  'Ciudad Lineal': [40.4479, -3.6502],
  Hortaleza: [40.4735, -3.6414],
  Barajas: [40.4736, -3.5797],
  Vallecas: [40.3821, -3.6577],
  Usera: [40.3866, -3.7064],
  Carabanchel: [40.3811, -3.7444],
  Aluche: [40.3914, -3.7629],
  'Las Tablas': [40.5078, -3.6703],
};
