// How many stops of a kind there are to be: fewer museums, no second show, more parks, one church less.
import type { PlanEdit, Reference } from '../../../frame.ts';
import { isAnyTable } from '../../../table.ts';
import { lineOfWords, type Reading } from '../../context.ts';
import { type Clause, lineAround, ownOf } from './clause.ts';
import type { Mention } from './mention.ts';

export function countedIn(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { words } = reading.document;
  const { plans } = reading.grammar;
  for (const mention of ownOf(clause).filter(({ what }) => what === 'type')) {
    const type = typeIn(mention);
    const line = (from: number, to: number) =>
      lineOfWords(words.slice(Math.max(clause.from, from), Math.min(clause.to, to)));
    const lead = line(mention.from - LEAD_WORDS, mention.from);
    const isPlural = plans.many.test(words[mention.to - 1]?.norm ?? '');
    const isFewer = plans.fewer[0].test(lead) || plans.fewer[1].test(line(mention.to, clause.to));
    if (isFewer && isPlural) return [{ kind: 'drop', of: type, isAll: true, isHalf: true }];
    if (plans.another.test(lead)) return [{ kind: 'drop', of: type, isOne: true, isOther: true }];
    if (plans.tooManyOf.test(lead)) return [{ kind: 'drop', of: type, isOne: true }];
    const { wish } = mention.stop;
    const isMore = plans.moreOf.test(line(mention.from - 1, mention.from)) && mention.from > clause.from;
    if (isMore && wish && !isAnyTable(wish) && !clause.isAsked && !clause.verb)
      return [{ kind: 'add', stop: { wish }, isMore: true }];
  }
  return [];
}
/** "One chocolate house is enough": undefined where it is not said; of two one goes, and of one nothing comes on top. */
export function enoughIn(reading: Reading, clause: Clause): readonly PlanEdit[] | undefined {
  const { enoughOf } = reading.grammar.plans;
  const mention = ownOf(clause).find(
    (each) => each.what !== 'name' && enoughOf.test(lineAround(reading, clause, each)),
  );
  if (!mention || clause.isAsked) return undefined;
  const isMoreThanOne = (mention.alike ?? mention.stands).length > 1;
  return isMoreThanOne ? [{ kind: 'drop', of: typeIn(mention), isOne: true }] : [];
}
const LEAD_WORDS = 4;

const typeIn = ({ of, type }: Mention): Reference => type ?? of;
