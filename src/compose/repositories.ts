// All repositories over one database.

import { accessKeysIn } from '../db/access-keys.ts';
import { administrationIn } from '../db/administration.ts';
import { auditIn } from '../db/audit.ts';
import { conversationsIn } from '../db/conversations.ts';
import type { Database } from '../db/database.ts';
import { distinctPlacesIn } from '../db/distinct-places.ts';
import { eventsIn } from '../db/events.ts';
import { experimentsIn } from '../db/experiments.ts';
import { houseRulesIn } from '../db/house-rules.ts';
import { identitiesIn } from '../db/identities.ts';
import { importReportsIn } from '../db/import-reports.ts';
import { listsIn } from '../db/lists.ts';
import { marksIn } from '../db/marks.ts';
import { meetingsIn } from '../db/meetings.ts';
import { modelsIn } from '../db/models.ts';
import { numbersIn } from '../db/numbers.ts';
import { peopleIn } from '../db/people.ts';
import { placesIn } from '../db/places.ts';
import { plansIn } from '../db/plans.ts';
import { preferencesIn } from '../db/preferences.ts';
import { profilesIn } from '../db/profiles.ts';
import { refreshTokensIn } from '../db/refresh-tokens.ts';
import { removedPlacesIn } from '../db/removed-places.ts';
import { reviewsIn } from '../db/reviews.ts';
import { sharedReviewsIn } from '../db/shared-reviews.ts';
import { usersIn } from '../db/users.ts';
import { webhooksIn } from '../db/webhooks.ts';
import { widgetUsageIn } from '../db/widget-usage.ts';

export const repositoriesIn = ({ db }: Database) => ({
  users: usersIn(db),
  preferences: preferencesIn(db),
  reviews: reviewsIn(db),
  sharedReviews: sharedReviewsIn(db),
  marks: marksIn(db),
  lists: listsIn(db),
  events: eventsIn(db),
  experiments: experimentsIn(db),
  numbers: numbersIn(db),
  meetingRows: meetingsIn(db),
  profiles: profilesIn(db),
  places: placesIn(db),
  conversations: conversationsIn(db),
  plans: plansIn(db),
  accessKeys: accessKeysIn(db),
  refreshTokens: refreshTokensIn(db),
  identities: identitiesIn(db),
  houseRuleRows: houseRulesIn(db),
  models: modelsIn(db),
  people: peopleIn(db),
  removedPlaces: removedPlacesIn(db),
  distinctPlaces: distinctPlacesIn(db),
  importReports: importReportsIn(db),
  audit: auditIn(db),
  widgetUsage: widgetUsageIn(db),
  webhooks: webhooksIn(db),
  administer: administrationIn(db),
});

export type Repositories = ReturnType<typeof repositoriesIn>;
