// What people say they like.
import type { PreferenceRepository } from '../db/preferences.ts';
import type { UserId } from '../domain/branded.ts';
import { DomainError, invalidAt } from '../domain/errors.ts';
import { MAX_CATEGORY_LENGTH, type Preference } from '../domain/person.ts';
import { lengthOf } from '../domain/text.ts';

export interface PreferenceDeps {
  readonly preferences: PreferenceRepository;
}

/** @throws DomainError `request/invalid` when the trimmed name is too long */
export async function statePreference(
  { preferences }: PreferenceDeps,
  userId: UserId,
  stated: { readonly category: string; readonly rating: number },
): Promise<Preference> {
  const category = stated.category.trim();
  if (lengthOf(category) > MAX_CATEGORY_LENGTH) {
    throw invalidAt('/category', `category must have at most ${MAX_CATEGORY_LENGTH} characters`);
  }
  return preferences.upsert({ userId, category, rating: stated.rating });
}

/** @throws DomainError `preference/not-found` */
export async function forgetPreference(
  { preferences }: PreferenceDeps,
  userId: UserId,
  category: string,
): Promise<void> {
  if (!(await preferences.remove(userId, category.trim())))
    throw new DomainError('preference/not-found', 'Preference not found');
}
