// What somebody needs and says beside a question about a place: "my mum uses a wheelchair, can she get in, and is there
// parking?" asks about the wheelchair, too.
import type { SituationFact } from '../../nlp/frame.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import type { DialogueAct } from '../acts.ts';
import type { FactQuestion } from '../state.ts';
import type { Turn } from '../turn.ts';
import { askedBy } from './told.ts';

/** The act with the needs of its message among its questions; only what is asked of one place has any. */
export function withNeeds(act: DialogueAct, { frame, scene }: Turn): DialogueAct {
  const isOfOne = act.kind === 'tell_facts' || act.kind === 'tell_hours' || act.kind === 'tell_prices';
  if (!isOfOne || ('from' in act && act.from) || frame.asks.length === 0) return act;
  const questions = askedBy(act).flatMap((each) => ('question' in each ? each.question : []));
  const categories = scene.placeOf(act.placeId)?.categories ?? [];
  const isEatenThere = categories.some((each) => servesFood(each) || each === 'pubs/bars');
  const needs = frame.situation.flatMap((fact) => needOf(fact, isEatenThere) ?? []);
  const left = needs.filter(({ attribute }) => !questions.some((each) => each.attribute === attribute));
  if (left.length === 0) return act;
  return { kind: 'tell_facts', placeId: act.placeId, assumed: act.assumed, questions: [...left, ...questions] };
}

function needOf(fact: SituationFact, isEatenThere: boolean): FactQuestion | undefined {
  if (fact.kind === 'access' && fact.value === 'wheelchair') return { attribute: 'wheelchair' };
  if (fact.kind === 'party' && fact.with === 'dog') return { attribute: 'dogs' };
  return fact.kind === 'diet' && isEatenThere ? { attribute: 'diet', diet: fact.value } : undefined;
}
