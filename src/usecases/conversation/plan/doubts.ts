// What the asker needs and a stop of the plan is not known to have: diets and allergies where people eat, access everywhere.
import { situationWishes } from '../../../chat/situation.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { Stop } from '../../../domain/plan.ts';
import { grants } from '../../../wishes/grants.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import { placeOf, type Scene } from '../world.ts';
import { isWithDog } from './visits.ts';

/** Needs that the stop does not surely meet. */
export function doubtsOf(
  scene: Scene,
  { situation = {} }: Pick<TalkState, 'situation'>,
  { placeId, meal }: Stop,
): readonly Wish[] {
  const place = placeOf(scene, placeId);
  if (!place) return [];
  const context = wishContextOf(scene);
  const categories = meal ? (['restaurants'] as const) : place.categories.slice(0, 1);
  // Where one eats with a dog is seldom known.
  const dogs = meal && isWithDog(situation) ? [must({ attribute: 'feature', operator: 'is', value: 'dogs' })] : [];
  const all = situationWishes(situation, { categories, filters: [] }).filter(isOfNeed);
  // Who must not eat shellfish was told "no seafood" in the same breath: it is asked once.
  const isShellfish = all.some(({ attribute, value }) => attribute === 'allergy' && value === 'shellfish');
  const needs = all.filter(({ attribute, value }) => !(isShellfish && attribute === 'allergy' && value === 'seafood'));
  return [...needs, ...dogs].filter((wish) => grants(place, wish, context).answer !== 'yes');
}

/** Diets, allergies and access. */
export const isOfNeed = ({ attribute }: Wish): boolean => NEEDED.has(attribute);
const NEEDED: ReadonlySet<string> = new Set(['diet', 'allergy', 'wheelchair']);
