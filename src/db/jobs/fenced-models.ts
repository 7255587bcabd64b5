// Fencing: models are stored only by the worker that still holds the training job.
import { DomainError } from '../../domain/errors.ts';
import type { Database } from '../database.ts';
import { type ModelRepository, modelsIn, register, storeBytes } from '../models.ts';
import type { Lease } from './jobs.ts';

export const fencedModels = ({ db }: Database, lease: Lease): ModelRepository => ({
  ...modelsIn(db),
  async add(set) {
    await storeBytes(db, set);
    return db.transaction().execute(async (transaction) => {
      if (!(await lease.isHeld(transaction)))
        throw new DomainError('service/overloaded', 'the training took too long: another replica has taken it over');
      return register(transaction, set);
    });
  },
});
