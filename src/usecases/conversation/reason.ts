// Why a place was recommended: the explanation of `GET /api/recommendations/` for this one place and this person.
import type { Answer } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import type { TalkState } from '../../chat/state.ts';
import type { Language } from '../../domain/language.ts';
import { DEFAULT_METHOD } from '../../domain/method.ts';
import type { RecommendationList } from '../../domain/recommendation.ts';
import { explain } from '../../recommend/explain.ts';
import { type HouseRules, withoutLimits } from '../../recommend/house-rules.ts';
import { recommend } from '../../recommend/recommend.ts';
import type { Start } from './lists/hunt.ts';
import { weighing } from './lists/wishes-met.ts';
import type { Scene } from './world.ts';

export function reasonFor(scene: Scene, card: Card, start: Start, language: Language, conversation: TalkState): Answer {
  const { categories, preferences } = conversation;
  // Who asks for museums has not said that they like them.
  const asked = categories.filter((each) => preferences[each] !== undefined && card.place.categories.includes(each));
  const liked = [...scene.profile.categories].filter(([category]) => !asked.includes(category));
  const { profile, world, rules } = scene;
  const list = scoredTogether(scene, [card], start, rules && withoutLimits(rules));
  const [item] = list.items;
  const { met, open } = weighing(scene, conversation)(card);
  if (!item) return { kind: 'reason', card, met, open };
  // Which method stood in for which is not what they asked.
  const plain = { ...list, used: list.asked };
  const explanation = explain(item, {
    city: world.recommend.city,
    list: plain,
    profile: { ...profile, categories: new Map(liked) },
    catalogue: world.recommend.catalogue,
    language,
    ...(rules && { rules }),
  });
  return { kind: 'reason', card, met, open, explanation, ...(asked[0] !== undefined && { asked: asked[0] }) };
}

/**
 * These places alone, so that their scores compare; without those that the person never wants to see again.
 * @param rules promotions to be told of; which of several places suits best is told without them
 */
export function scoredTogether(
  scene: Scene,
  cards: readonly Card[],
  { position }: Pick<Start, 'position'>,
  rules?: HouseRules,
): RecommendationList {
  const { rowOf } = scene.world.recommend.catalogue;
  const rows = cards.flatMap(({ place }) => rowOf.get(place.id) ?? []);
  // Named, because what was asked for by name is shown even to somebody who rated its category 0.
  const categories = cards.flatMap(({ place }) => place.categories);
  return recommend(scene.world.recommend, {
    profile: scene.profile,
    position,
    limit: cards.length,
    method: DEFAULT_METHOD,
    includeReviewed: true,
    ...(cards.every(({ place }) => place.categories.length > 0) && { categories }),
    among: Uint32Array.from(new Set(rows)).sort(),
    ...(rules && { rules }),
  });
}
