// What the evaluator of wishes is told in a turn: this catalogue's ratings, this city's areas and clocks, this moment.
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { WishContext } from '../../../wishes/context.ts';
import { isInArea } from '../../in-area.ts';
import type { ConversationWorld, Scene } from '../world.ts';

const NOBODY = { mean: 0, count: 0 };

export function wishContextOf({
  world,
  now,
}: {
  readonly world: Pick<ConversationWorld, 'recommend'>;
  readonly now: Scene['now'];
}): WishContext {
  const { catalogue, ratings, hours, city } = world.recommend;
  return {
    vocabulary: VOCABULARY,
    hours,
    now,
    ratingOf: ({ id }) => {
      const row = catalogue.rowOf.get(id);
      return row === undefined ? NOBODY : ratings.summaryOf(row);
    },
    isInArea: (areaId, place) => isInArea(city, areaId, place),
  };
}
