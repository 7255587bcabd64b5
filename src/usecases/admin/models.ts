// The trained models, as administrators see them and go back to an older set.
import type { Administer } from '../../db/administration.ts';
import type { ModelRepository, ModelSet } from '../../db/models.ts';
import type { Actor } from '../../domain/audit.ts';
import { DomainError } from '../../domain/errors.ts';
import type { LiveCatalogue } from '../catalogue.ts';
import { type LiveModels, loadSet } from '../models.ts';

export interface ModelDeps {
  readonly administer: Administer;
  readonly models: ModelRepository;
  readonly liveModels: LiveModels;
  readonly catalogue: Pick<LiveCatalogue, 'rebuild'>;
}

/**
 * Makes a set active, newer or older, after reading it whole: what cannot be read never takes over. This process takes it
 * up at once, every other at its next look.
 *
 * @throws DomainError `model-set/not-found`, `model-set/unreadable`
 */
export async function activateModelSet(deps: ModelDeps, actor: Actor, id: number): Promise<ModelSet> {
  const { models } = deps;
  const set = (await models.find(id)) ?? refuse();
  if (set.isActive) return set;
  await loadSet(models, set).catch(() => {
    throw new DomainError('model-set/unreadable', 'This set cannot be read, so it was not activated');
  });
  await deps.administer(actor, async (store) => {
    // Old sets are forgotten in the background, and this one may have been read for seconds.
    if (!(await store.models.activate(id))) refuse();
    await store.note({ action: 'activated', object: 'model-set', objectId: String(id) });
  });
  if (await deps.liveModels.refresh()) deps.catalogue.rebuild();
  return { ...set, isActive: true };
}

function refuse(): never {
  throw new DomainError('model-set/not-found', 'Model set not found');
}
