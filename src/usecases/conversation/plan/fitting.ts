// A plan fitted to what was said after it was made: cheaper, under a roof, without a kind of place, for what somebody needs.
import type { TalkState } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { PlanEdit, PlanStop, Reference } from '../../../nlp/frame.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import { must, UNSAID } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { doubtsOf } from './doubts.ts';
import { daysMeant } from './drops.ts';
import { fuller } from './more.ts';
import { saysNoKind } from './new-stops.ts';
import { applied, isOfTypeAt, type Outcome } from './outcome.ts';
import { INDOORS, isUnderTheSky } from './roof.ts';
import { swapped } from './swaps.ts';

/** A cheaper table or visit in the place of each that is known to be dear. */
export function madeCheaper(scene: Scene, conversation: TalkState, plan: Plan): Outcome {
  const dear = stopsOf(plan).filter(({ placeId }) => (placeOf(scene, placeId)?.priceLevel ?? 0) >= DEAR);
  const swap = { kind: 'swap', of: NOBODY, cheaper: true } as const;
  const cheaper = dear.reduce((current, { placeId }) => {
    const outcome = swapped(scene, conversation, current, placeId, swap);
    return 'plan' in outcome ? outcome.plan : current;
  }, plan);
  return cheaper === plan ? { trouble: 'nothing_cheaper' } : { plan: cheaper };
}
const DEAR = 2;

/** "No museums": all of them go, and other visits fill the time. */
export function withoutKind(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { of, like = [] }: Extract<PlanEdit, { kind: 'drop' }>,
): Outcome {
  const unwanted = stopsOf(plan).filter(({ placeId, meal }) => !meal && isOfTypeAt(scene, placeId, of));
  if (unwanted.length === 0) return { trouble: 'none_of_kind' };
  if (unwanted.length === stopsOf(plan).length) return { trouble: 'one_stop_left' };
  const less = unwanted.reduce<Outcome>(
    (current, { placeId }) =>
      'trouble' in current ? current : applied(scene, current.plan, { op: 'remove', placeId }),
    { plan },
  );
  if ('trouble' in less) return less;
  // Whoever named the visits wants no others.
  if (conversation.planAsked?.request.stops.some(isNamedVisit)) return less;
  const leftOut = unwanted.map(({ placeId }) => placeId);
  return unwanted.reduce<Outcome>((current, _) => {
    // What goes leaves no hole of more than an hour in the middle; the rest of the day is free then.
    if ('trouble' in current || !hasHole(scene, current.plan)) return current;
    const others = { ...conversation, known: [...(conversation.known ?? []), ...leftOut] };
    const grown = fuller(scene, others, current.plan, { like });
    return 'trouble' in grown ? current : grown;
  }, less);
}

/** More than an hour between two stops for which nothing is planned. */
const hasHole = (scene: Scene, { days }: Plan): boolean =>
  days.some((day) =>
    schedule(day, planWorldOf(scene.world)).visits.some(
      ({ arrive, begin }, at) => at > 0 && begin - arrive > HOLE_MINUTES,
    ),
  );
const HOLE_MINUTES = 60;

const isNamedVisit = ({ meal, wish, reference, placeId }: PlanStop): boolean =>
  meal === undefined && (reference !== undefined || placeId !== undefined || !saysNoKind(wish));

/** Stops that are surely under the open sky give way to others under a roof. */
export function underRoof(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  meant: Pick<PlanEdit, 'on' | 'ofDay'>,
): Outcome {
  const wet = stopsOf({ ...plan, days: daysMeant(plan, meant) }).filter(({ placeId, meal }) => {
    const place = placeOf(scene, placeId);
    return !meal && place !== undefined && isUnderTheSky(scene, place);
  });
  const dry = wet.reduce((current, { placeId }) => {
    // A museum rather than one church after the other.
    for (const value of SHELTERS) {
      const by = { wish: must({ attribute: 'category', operator: 'is', value }) };
      const outcome = swapped(scene, conversation, current, placeId, { kind: 'swap', of: NOBODY, like: [INDOORS], by });
      if ('plan' in outcome) return outcome.plan;
    }
    const rest = applied(scene, current, { op: 'remove', placeId });
    return 'plan' in rest ? rest.plan : current;
  }, plan);
  return { plan: dry };
}
const SHELTERS: readonly Category[] = ['museums', 'art galleries', 'markets', 'places of worship'];

const NOBODY: Reference = { kind: 'all', said: UNSAID };

/** What does not suit the asker, as far as is known of them by now, gives way. */
export function suited(scene: Scene, conversation: TalkState, plan: Plan): Outcome {
  const unfit = stopsOf(plan).filter((stop) => doubtsOf(scene, conversation, stop).length > 0);
  const swap = { kind: 'swap', of: NOBODY } as const;
  return {
    plan: unfit.reduce((current, { placeId }) => {
      const outcome = swapped(scene, conversation, current, placeId, swap);
      if ('trouble' in outcome) return current;
      const isBetter = stopsOf(outcome.plan).some(
        (stop) =>
          !stopsOf(current).some((each) => each.placeId === stop.placeId) &&
          doubtsOf(scene, conversation, stop).length === 0,
      );
      return isBetter ? outcome.plan : current;
    }, plan),
  };
}
