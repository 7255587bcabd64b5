// Nobody starts where the way leads: what would measure a place from itself measures from the asker, or asks where to.
import type { DialogueAct } from '../acts.ts';
import { askWhichPlace } from '../facts/about.ts';
import type { Turn } from '../turn.ts';

export function startsApart(act: DialogueAct, turn: Turn): DialogueAct {
  if (act.kind === 'direct') {
    const isItself = act.from?.placeId !== undefined && 'placeId' in act.to && act.to.placeId === act.from.placeId;
    return isItself ? askWhichPlace(turn, 'directions') : act;
  }
  if (act.kind !== 'tell_facts' || act.from?.placeId !== act.placeId) return act;
  const { from: _, ...rest } = act;
  const questions = act.questions.filter(({ attribute }) => attribute !== 'distance');
  return { ...rest, questions: questions.length > 0 ? questions : act.questions };
}
