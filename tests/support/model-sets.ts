// Two sets of models over a service's catalogue, the second one active: the same artifacts again, as training takes seconds.
import type { Composed } from '../../src/compose/compose.ts';
import type { ModelSet } from '../../src/db/models.ts';
import { trainModels } from '../../src/usecases/training.ts';

export async function addTwoModelSets({
  service,
}: Composed): Promise<{ readonly first: ModelSet; readonly second: ModelSet }> {
  const first = await trainModels(service, service.catalogue.current().catalogue);
  const artifacts = await Promise.all(
    Object.entries(first.artifacts).map(async ([method, hash]) => ({
      method,
      hash,
      bytes: (await service.models.bytesOf(hash)) as Uint8Array,
    })),
  );
  const second = await service.models.add({ artifacts, metrics: {}, verdict: 'the same again', activate: true });
  return { first, second };
}
