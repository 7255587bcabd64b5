// Holds the client's types against the contract's schemas. It proves its point by compiling: a field that is renamed,
// added or dropped on one side only is an error of `tsc -p web`.
import type { Static } from 'typebox';
import { expect, test } from 'vitest';
import type { TokenBody, UserBody } from '../../src/contract/accounts.ts';
import type { PlaceBody, PlaceWithDescription as PlaceWithDescriptionBody } from '../../src/contract/places.ts';
import type { PreferenceBody } from '../../src/contract/preferences.ts';
import type { ChatBody, ChatRecommendation, RecommendationBody } from '../../src/contract/recommendations.ts';
import type { ReviewBody } from '../../src/contract/reviews.ts';
import type { AttributionBody, CategoryBody } from '../../src/contract/service.ts';
import type { KEY_SCHEMAS } from '../../src/contract/widget-keys.ts';
import type {
  Attribution,
  CategoryName,
  ChatAnswer,
  ChatPlace,
  Place,
  PlaceWithDescription,
  Preference,
  Recommendation,
  Review,
  Token,
  User,
  WidgetKey,
} from './types.ts';

/** `true` where what the service sends is what the client reads: assignable, and not a field more or less. */
type Reads<Client, Schema> =
  Static<Schema & object> extends Client
    ? [keyof Client] extends [keyof Static<Schema & object>]
      ? true
      : 'unknown field'
    : 'other type';

const agreed: readonly [
  Reads<Token, typeof TokenBody>,
  Reads<User, typeof UserBody>,
  Reads<Preference, typeof PreferenceBody>,
  Reads<Place, typeof PlaceBody>,
  Reads<PlaceWithDescription, typeof PlaceWithDescriptionBody>,
  Reads<Review, typeof ReviewBody>,
  Reads<ChatPlace, typeof ChatRecommendation>,
  Reads<Recommendation, typeof RecommendationBody>,
  Reads<ChatAnswer, typeof ChatBody>,
  Reads<CategoryName, typeof CategoryBody>,
  Reads<Attribution, typeof AttributionBody>,
  Reads<WidgetKey, (typeof KEY_SCHEMAS)['widget']['newBody']>,
] = [true, true, true, true, true, true, true, true, true, true, true, true];

test('the client reads what the service sends', () => {
  expect(agreed).not.toContain(false);
});
