// Sets of trained models.
import { type Static, Type } from 'typebox';
import { DateTime, dateTime, named } from './fields.ts';

export const ModelSetBody = named(
  'ModelSet',
  {
    id: Type.Integer(),
    created_at: DateTime,
    is_active: Type.Boolean({ description: 'Chosen to serve.' }),
    is_serving: Type.Boolean({ description: 'In the memory of the process that answers.' }),
    verdict: Type.String({ description: 'Why it became active after its training, or why not.' }),
    artifacts: Type.Record(Type.String(), Type.String(), { description: 'Method to hash.' }),
    metrics: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Figures on people held out of the training, a method each, and what it was trained on.',
    }),
  },
  'Models that were trained together.',
);

interface ModelSet {
  readonly id: number;
  readonly createdAt: Date;
  readonly isActive: boolean;
  readonly verdict: string;
  readonly artifacts: Readonly<Record<string, string>>;
  readonly metrics: object;
}

export const modelSetBody = (set: ModelSet, servingId: number | undefined): Static<typeof ModelSetBody> => ({
  id: set.id,
  created_at: dateTime(set.createdAt),
  is_active: set.isActive,
  is_serving: set.id === servingId,
  verdict: set.verdict,
  artifacts: { ...set.artifacts },
  metrics: { ...set.metrics },
});
