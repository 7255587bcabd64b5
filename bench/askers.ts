// People who ask for recommendations, each with likings and reviews of their own, from ever other corners of the city.
import type autocannon from 'autocannon';
import { type Random, seededRandom } from '../src/math/random.ts';
import { CATEGORIES } from '../src/vocabulary/categories.ts';
import { signIn } from './service.ts';

/** A third of them are newcomers, a third regulars. */
const REVIEWS = [0, 3, 20];

/** One of them: each call is a request from another corner of the city. */
type Asker = () => { readonly path: string; readonly headers: { readonly authorization: string } };

export async function makeAskers(url: string, people: number, seed: number): Promise<readonly Asker[]> {
  const random = seededRandom(seed);
  const response = await fetch(`${url}/api/places/`);
  const places = (await response.json()) as readonly { readonly id: string }[];
  const askers: Asker[] = [];
  for (let at = 0; at < people; at++) {
    const likings = Array.from({ length: 4 }, () => [any(CATEGORIES, random), random.below(11) / 2] as const);
    const authorization = await signIn(url, `asker-${at}`, likings);
    const rated = Array.from({ length: REVIEWS[at % REVIEWS.length]! }, () => any(places, random).id);
    for (const place of new Set(rated)) await review(url, place, 1 + random.below(5), authorization);
    askers.push(() => ({ path: pathFrom(random), headers: { authorization } }));
  }
  return askers;
}

/** Gives every connection of a load generator a person. */
export function connectionsOf(askers: readonly Asker[]): (client: autocannon.Client) => void {
  let next = 0;
  return (client) => {
    const ask = askers[next++ % askers.length]!;
    // Made when it is sent: thousands made beforehand would keep the generator from reading the first answers.
    client.setRequests([{ headers: ask().headers, setupRequest: (request) => ({ ...request, path: ask().path }) }]);
  };
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
