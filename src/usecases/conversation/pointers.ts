// Errands whose kind the catalogue lacks altogether: a cobbler, a key cut. The pack says where else to turn, so that the answer
// is of use all the same.
import type { ListAnswer, NothingFound } from '../../chat/answer.ts';
import { textOf } from '../../chat/topic-parts.ts';
import { placesOfKind } from './look-up.ts';
import type { Scene } from './world.ts';

type Found = Omit<ListAnswer, 'learned'> | NothingFound;

export function withPointer(scene: Scene, found: Found): Found {
  const { catalogue, city } = scene.world.recommend;
  const asked = Object.values(found.search.kinds ?? {}).flatMap((ids) => ids ?? []);
  const lacking = asked.filter((kind) => placesOfKind(catalogue, kind).count === 0);
  const about = lacking.flatMap((kind) => city.topics?.find(({ kinds }) => kinds?.includes(kind)) ?? []);
  return about.length === 0 ? found : { ...found, pointer: textOf([...new Set(about)], scene.language ?? 'en') };
}
