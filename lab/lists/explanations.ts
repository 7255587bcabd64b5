// Draws explanations and looks for untrue ones: `node scripts/run.mjs lab/lists/explanations.ts [--count 2000]`. Random tastes (seeded) ask
// each of the five methods from random spots in both languages. Counts explanations that name a liking which the place does
// not fulfil or which was never stated, that give a bad rating as a reason, and contributions that do not sum to the score.
import { parseArgs } from 'node:util';
import { asPlaceId } from '../../src/domain/branded.ts';
import { METHODS } from '../../src/domain/method.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Recommendation, RecommendationList } from '../../src/domain/recommendation.ts';
import { seededRandom } from '../../src/math/random.ts';
import { explain } from '../../src/recommend/explain.ts';
import { recommend } from '../../src/recommend/recommend.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { shippedCity } from './city.ts';

const { values: options } = parseArgs({ options: { count: { type: 'string', default: '2000' } } });
const SEED = 20_261_124;
const NOW = new Date('2026-11-24T11:00:00Z');
const LIKED_FROM = 3.5;
const LANGUAGES = ['en', 'es'] as const;
const random = seededRandom(SEED);
const snapshot = await shippedCity('madrid');
const { city, catalogue } = snapshot;

const found = { explanations: 0, namesLiking: 0, untrueLiking: 0, badRating: 0, wrongSum: 0 };
for (let at = 0; found.explanations < Number(options.count); at++) {
  const profile = someone();
  const language = LANGUAGES[at % 2]!;
  const list = recommend(snapshot, {
    profile,
    position: { latDeg: 40.42 + 0.03 * random.gaussian(), lngDeg: -3.7 + 0.03 * random.gaussian() },
    method: METHODS[at % METHODS.length]!,
    limit: 10,
    now: NOW,
  });
  for (const item of list.items) judge(item, list, profile, language);
}
console.log(`seed ${SEED}`, found);
process.exitCode = found.untrueLiking + found.badRating + found.wrongSum > 0 ? 1 : 0;

/** Up to five categories rated 0 to 5 in halves, and up to six places rated 1 to 5. */
function someone(): Profile {
  const categories = Array.from({ length: random.below(6) }, () => CATEGORIES[random.below(CATEGORIES.length)]!);
  const places = Array.from({ length: random.below(7) }, () => catalogue.places[random.below(400)]!.id);
  return {
    categories: new Map(categories.map((category) => [category, random.below(11) / 2])),
    places: new Map(places.map((id) => [asPlaceId(id), 1 + random.below(9) / 2])),
  };
}

function judge(
  item: Recommendation,
  list: RecommendationList,
  profile: Profile,
  language: (typeof LANGUAGES)[number],
): void {
  const sentence = explain(item, { city, list, profile, catalogue, language });
  const named = categoriesNamedIn(withoutNames(sentence, profile), language, profile);
  found.explanations++;
  if (named.length > 0) found.namesLiking++;
  const isFulfilled = (category: string) =>
    item.place.categories.includes(category) && (profile.categories.get(category) ?? 0) >= LIKED_FROM;
  if (!named.every(isFulfilled)) found.untrueLiking++;
  if (givesBadRating(sentence, profile)) found.badRating++;
  const sum = item.contributions.reduce((total, { amount }) => total + amount, 0);
  if (Math.abs(sum - item.score) > 1e-9) found.wrongSum++;
}

/** Stated categories whose label the sentence has, the longest first, so that "bars" is not read in "juice bars". */
function categoriesNamedIn(sentence: string, language: (typeof LANGUAGES)[number], { categories }: Profile): string[] {
  const labels = [...categories.keys()]
    .map((id) => ({ id, label: VOCABULARY.labelOf(VOCABULARY.concept('category', id)!, language) }))
    .sort((a, b) => b.label.length - a.label.length);
  let left = sentence.toLowerCase();
  return labels.flatMap(({ id, label }) => {
    if (!left.includes(label.toLowerCase())) return [];
    left = left.replaceAll(label.toLowerCase(), '');
    return [id];
  });
}

/** Names of rated places may hold the label of a category. */
function withoutNames(sentence: string, { places }: Profile): string {
  return [...places.keys()].reduce((text, id) => text.replaceAll(nameOf(id), ''), sentence);
}

function nameOf(id: string): string {
  return catalogue.places[catalogue.rowOf.get(asPlaceId(id)) ?? -1]?.name ?? '';
}

function givesBadRating(sentence: string, { places }: Profile): boolean {
  return [...places].some(([id, rating]) => rating < LIKED_FROM && sentence.includes(nameOf(id)));
}
