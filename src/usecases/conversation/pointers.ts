// Errands whose kind the catalogue lacks altogether, or has only far off: a cobbler, an ordinary pharmacy. The pack says where else
// to turn, so that the answer is of use all the same.
import type { ListAnswer, NothingFound } from '../../chat/answer.ts';
import { textOf } from '../../chat/topic-parts.ts';
import { placesOfKind } from './look-up.ts';
import type { Scene } from './world.ts';

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

export function withPointer(scene: Scene, found: Found): Found {
  const { catalogue, city } = scene.world.recommend;
  const { categories, kinds = {} } = found.search;
  const about = categories.flatMap((category) => {
    const asked = kinds[category] ?? [];
    const isNear = nearestOf(found, category) <= AT_HAND_M;
    const lacking = isNear ? asked.filter((kind) => placesOfKind(catalogue, kind).count === 0) : [category, ...asked];
    return lacking.flatMap((each) => city.topics?.find((topic) => topic.kinds?.includes(each)) ?? []);
  });
  return about.length === 0 ? found : { ...found, pointer: textOf([...new Set(about)], scene.language ?? 'en') };
}

/** What is no farther than this is at hand, and nobody is told of others. */
const AT_HAND_M = 300;

function nearestOf(found: Found, category: string): number {
  const groups =
    found.kind === 'list'
      ? found.groups.filter((group) => group.category === undefined || group.category === category)
      : [];
  return Math.min(...groups.flatMap(({ cards }) => cards.map(({ distanceM }) => distanceM)));
}
