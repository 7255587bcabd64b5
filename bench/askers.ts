// People who ask for recommendations, each with likings and reviews of their own, from ever other corners of the city.
import type autocannon from 'autocannon';
import { type Random, seededRandom } from '../src/math/random.ts';
import { CATEGORIES } from '../src/vocabulary/categories.ts';
import { signIn } from './service.ts';

/** A third of them are newcomers, a third regulars. */
const REVIEWS = [0, 3, 20];
/** Gives every connection of a load generator a person, who never asks from the same corner twice. */
export async function setUpAskers(
  url: string,
  people: number,
  seed: number,
): Promise<(client: autocannon.Client) => void> {
  const random = seededRandom(seed);
  const response = await fetch(`${url}/api/places/`);
  const places = (await response.json()) as readonly { readonly id: string }[];
  const askers: autocannon.Request[] = [];
  for (let at = 0; at < people; at++) {
    const likings = Array.from({ length: 4 }, () => [any(CATEGORIES, random), random.below(11) / 2] as const);
    const authorization = await signIn(url, `asker-${at}`, likings);
    const rated = Array.from({ length: REVIEWS[at % REVIEWS.length]! }, () => any(places, random).id);
    for (const place of new Set(rated)) await review(url, place, 1 + random.below(5), authorization);
    askers.push({
      headers: { authorization },
      // Made when it is sent: thousands made beforehand would keep the generator from reading the first answers.
      setupRequest: (request) => ({ ...request, path: pathFrom(random) }),
    });
  }
  let next = 0;
  return (client) => client.setRequests([askers[next++ % askers.length]!]);
}

const any = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)]!;

/** Some five kilometres around Sol. */
function pathFrom(random: Random): string {
  const [lat, lng] = [40.4168 + (random.next() - 0.5) / 10, -3.7038 + (random.next() - 0.5) / 10];
  return `/api/recommendations/?lat=${lat.toFixed(5)}&lng=${lng.toFixed(5)}`;
}

async function review(url: string, place: string, rating: number, authorization: string): Promise<void> {
  const answer = await fetch(`${url}/api/reviews/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ place_id: place, rating }),
  });
  if (!answer.ok) throw new Error(`a review was answered with ${answer.status}`);
}
