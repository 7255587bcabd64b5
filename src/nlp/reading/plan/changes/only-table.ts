// A restaurant that comes by name, where the plan has one table: it is that table.
import type { PlanEdit } from '../../../frame.ts';
import { onlyLaid } from '../../../table.ts';
import type { Reading } from '../../context.ts';
import type { Clause } from './clause.ts';
import { nameOf } from './drop.ts';
import { standingOf } from './mention.ts';
import { type Coming, editsOfComing } from './put.ts';
import { isRestaurant } from './stops-meant.ts';

/** Who names a restaurant for a plan with one table means that table. */
export function comingEdits(
  reading: Reading,
  clause: Clause,
  coming: Coming,
  last: Coming | undefined,
): readonly PlanEdit[] {
  const { mention } = coming;
  const table = onlyLaid(standingOf(reading));
  const isFree = !coming.at && !coming.before && !coming.after && !mention.stop.meal && !coming.isLast;
  const isOfTable =
    mention.what === 'name' && mention.stands.length === 0 && isRestaurant(mention.of) && table && isFree;
  if (isOfTable && clause.verb) return [{ kind: 'swap', of: nameOf(reading, table.place), by: mention.stop }];
  return editsOfComing(reading, clause, coming, last);
}
