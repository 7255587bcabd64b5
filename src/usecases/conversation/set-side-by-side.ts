// Places set side by side: two by all that was asked of them, or any number by one measure.
import type { ComparedBy, DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import type { Criterion, WishSearch } from '../../chat/state.ts';
import { cardsOf } from './cards.ts';
import { chosenOf } from './choice.ts';
import type { Start } from './lists/hunt.ts';
import { isUndecided, picked } from './lists/pick.ts';
import { rankingOf } from './lists/ranking.ts';
import type { Scene } from './world.ts';

export function compared(scene: Scene, start: Start, act: Extract<DialogueAct, { kind: 'compare' }>): Answer {
  const [a, b] = cardsOf(scene, start, act.placeIds, act.pick);
  return a && b
    ? {
        ...chosenOf(scene, [a, b], start, {
          criteria: act.criteria ?? [],
          search: act.pick ?? NOTHING_SOUGHT,
          asked: act.asked ?? [],
        }),
        ...(act.on && { isForThen: true as const }),
        ...(act.isOfNature && { isOfNature: true as const }),
      }
    : { kind: 'question', slot: 'place', options: [] };
}

export function rankedBy(
  scene: Scene,
  start: Start,
  { by, placeIds, on, pick, line, asked = [] }: Extract<DialogueAct, { kind: 'compare_by' }>,
): Answer {
  const cards = cardsOf(scene, start, placeIds);
  if (cards.length === 0) return { kind: 'question', slot: 'place', options: [] };
  if (by === 'which_would_you_pick') return picked(scene, cards, start, { search: pick ?? NOTHING_SOUGHT });
  const ranking = rankingOf(scene, cards, { by, ...(on && { on }), ...(line !== undefined && { line }) }, start);
  const [a, b, ...others] = cards;
  // Of two of which the catalogue does not say it: what speaks for the one all the same.
  const criteria = OF_MEASURE[by] ?? [];
  const isOfTwo = a !== undefined && b !== undefined && others.length === 0;
  if (isOfTwo && isUndecided(ranking) && (criteria.length > 0 || asked.length > 0))
    return chosenOf(scene, [a, b], start, { criteria, search: pick ?? NOTHING_SOUGHT, asked });
  return pick && isUndecided(ranking) ? picked(scene, cards, start, { search: pick, undecided: ranking }) : ranking;
}
const OF_MEASURE: Readonly<Partial<Record<ComparedBy, readonly Criterion[]>>> = {
  better_for_children: [{ of: 'children' }],
  bigger: [{ of: 'ease' }],
};
const NOTHING_SOUGHT: WishSearch = { categories: [], filters: [] };
