// Asks for what the page will need while its program still travels: a round trip less for every first visit.
// A program of its own, and small: it arrives first. What it asked, `state/answers-ahead` hands on.
import { addressOf } from '../api-client/transport.ts';
import { firstLanguage } from './state/first-language.ts';
import { memory } from './state/memory.ts';
import {
  mapSpotIn,
  methodIn,
  namedSpotIn,
  namesSpot,
  narrowedIn,
  placeQuestion,
  placesQuestion,
  questionOfWishes,
  recommendationQuestion,
  searchQuestion,
} from './state/questions.ts';

const token = memory.read('token');
const query = new URLSearchParams(location.search);
const page = location.pathname.split('/').find(Boolean) ?? '';

globalThis.paseoAhead = new Map([...whoAsks(), '/api/categories', ...questionsOf(page)].map(asked));

function asked(address: string): [string, Promise<Response>] {
  const key = address.startsWith('/api/') ? token : undefined;
  const headers = { Accept: 'application/json', ...(key && { Authorization: `Bearer ${key}` }) };
  const answer = fetch(address, { headers, credentials: 'omit' });
  // Whoever takes it hears of the failure; nobody may.
  answer.catch(() => undefined);
  return [`${key ?? ''} ${address}`, answer];
}

function whoAsks(): readonly string[] {
  return token ? ['/api/users/me', '/api/preferences/'] : [];
}

function questionsOf(shown: string): readonly string[] {
  const lang = firstLanguage();
  if (shown === 'evaluation' && EVALUATION_URL) return [EVALUATION_URL];
  if (shown === 'account' && token) return ['/api/reviews/'];
  const id = query.get('id');
  if (shown === 'place' && id) {
    return [addressOf({ path: `/api/places/${encodeURIComponent(id)}`, query: placeQuestion(lang) })];
  }
  return shown === '' ? exploreQuestions(lang) : [];
}

/** The visitor's own position is not known yet: whoever starts there is asked for it first. */
function exploreQuestions(lang: 'en' | 'es'): readonly string[] {
  const position = mapSpotIn(query) ?? namedSpotIn(query);
  const [sought, narrowed] = [query.get('q'), narrowedIn(query)];
  const { wishes } = narrowed;
  // Where such a list is measured from is known when the question is answered.
  const isFromHere = !namesSpot(wishes);
  const places = (asked: NonNullable<Parameters<typeof addressOf>[0]['query']>) =>
    addressOf({ path: '/api/places/', query: asked });
  return [
    ...(wishes.length > 0 ? [addressOf({ path: '/api/places/question/', query: questionOfWishes(wishes, lang) })] : []),
    ...(token && isFromHere
      ? [
          addressOf({
            path: '/api/recommendations/',
            query: recommendationQuestion(position, { method: methodIn(query), lang, ...narrowed }),
          }),
        ]
      : []),
    ...(sought && isFromHere ? [places(searchQuestion(sought, position, narrowed))] : []),
    ...(token || sought ? [] : [places(placesQuestion(narrowed))]),
  ];
}
