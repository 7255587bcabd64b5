// Messages between the service and its training thread.
import type { Place } from '../domain/place.ts';
import type { Profile } from '../domain/profile.ts';
import type { TrainingResult } from '../models/training/train-all.ts';

export interface TrainingOrder {
  readonly catalogueVersion: string;
  readonly places: readonly Place[];
  readonly people: readonly Profile[];
  readonly seed: number;
  readonly threads: number;
}

export type FromTraining =
  | { readonly step: string; readonly share: number }
  | { readonly result: TrainingResult }
  | { readonly failed: string };
