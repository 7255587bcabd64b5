// Whether somebody chose something that the conversation had shown them: the end that operators count.
import type { DialogueAct } from '../../chat/acts.ts';
import { PLACE_ACTS } from '../../chat/acts.ts';
import { cardsOf } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { stopsOf } from '../../plan/edit.ts';
import type { TakenTurn } from './taken-turn.ts';

/** A place shown before is asked about in detail, a stop of the plan, or where somebody wants to go. */
export const choosesShown = ({ seen }: Pick<TalkState, 'seen'>, turn: TakenTurn): boolean => {
  const known = new Set(seen);
  return (turn.parts ?? [turn]).some((part) => aboutIn(part).some((id) => known.has(id)));
};

function aboutIn({ act, found }: TakenTurn): readonly PlaceId[] {
  if (found.kind === 'timetable') return stopsOf(found.plan).map(({ placeId }) => placeId);
  return CHOOSING.has(act.kind) ? cardsOf(found).map(({ place }) => place.id) : [];
}

const CHOOSING: ReadonlySet<DialogueAct['kind']> = new Set([...PLACE_ACTS, 'tell_facts']);
