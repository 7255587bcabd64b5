// A rest that is asked for: a café, where the words say.
import { must } from '../../../../wishes/wish.ts';
import type { PlanEdit } from '../../../frame.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { typeOf } from '../../type-of.ts';
import { type Clause, ownOf } from './clause.ts';
import type { Mention } from './mention.ts';
import { comingsIn, editsOfComing } from './put.ts';

/** "To sit down for dinner" is what the dinner is to be. */
export const isPause = (reading: Reading, clause: Clause): boolean =>
  reading.grammar.plans.pausing.test(writtenIn(reading, clause)) && ownOf(clause).every(({ what }) => what !== 'meal');

/** "A break before the palace": a café. */
export function pause(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { from, to } = clause;
  const mention: Mention = {
    kind: 'mention',
    what: 'type',
    of: typeOf(CAFE),
    stop: { wish: CAFE },
    stands: [],
    from,
    to,
  };
  return comingsIn(reading, clause, [mention]).flatMap((coming) => editsOfComing(reading, clause, coming));
}

const CAFE = must({ attribute: 'category', operator: 'is', value: 'cafes' });
