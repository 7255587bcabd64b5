// Events: reports of pages on what people do with the places of lists.
import { type Static, Type } from 'typebox';
import { asPlaceId, PLACE_ID_PATTERN } from '../domain/branded.ts';
import { EVENT_HOURS, EVENT_KINDS, MOST_EVENTS_A_DAY, RANKED_BY, type StoredEvent, SURFACES } from '../domain/event.ts';
import { named, sharedAs } from './fields.ts';

/** The header of an answer with a list; part of a client's event. */
export const LIST_ID_HEADER = 'x-recommendation-id';

const MAX_EVENTS = 100;
const kind = Type.Enum([...EVENT_KINDS], {
  ...sharedAs('EventKind'),
  description: '`shown`: the place came into view. `opened`: its page, or its details. `website`: its own site.',
});

export const EventsInput = named(
  'EventsInput',
  {
    consent: Type.Literal(true, {
      description: 'The person was asked whether this may be kept, and agreed. Nothing is sent otherwise.',
    }),
    events: Type.Array(
      Type.Object({
        id: Type.String({
          pattern: '^[A-Za-z0-9_-]{1,64}$',
          description: 'The client’s: 1 to 64 letters, digits, `_` and `-`. Sent again, the event counts once.',
        }),
        kind,
        place_id: Type.String({ pattern: PLACE_ID_PATTERN, description: '1 to 128 letters, digits, `_` and `-`.' }),
        recommendation_id: Type.String({
          minLength: 1,
          maxLength: 500,
          description: 'From `X-Recommendation-Id` of the answer that held the place.',
        }),
      }),
      { minItems: 1, maxItems: MAX_EVENTS },
    ),
  },
  'What was done with places of lists.',
);
export type EventsInput = Static<typeof EventsInput>;

export const TakenEventsBody = named(
  'TakenEvents',
  {
    accepted: Type.Integer({ description: 'Kept, now or before.' }),
    ignored: Type.Integer({
      description: `Without a list that held the place, sent more than ${EVENT_HOURS} hours after it, or beyond ${MOST_EVENTS_A_DAY} a day.`,
    }),
  },
  'What became of the events.',
);

export const EventBody = named(
  'PlaceEvent',
  {
    day: Type.String({ description: 'Of the list, in UTC; no hour is kept.', examples: ['2026-05-15'] }),
    kind,
    place_id: Type.String(),
    surface: Type.Enum([...SURFACES], { description: 'Which list it was.' }),
    ranked_by: Type.Enum([...RANKED_BY], { description: 'The method, or `listing` for lists without one.' }),
    list: Type.String({ description: 'The same for events of the same list.' }),
    position: Type.Integer({ description: 'From 1.' }),
    widget_key_id: Type.Optional(Type.Integer({ description: 'Of the page that embeds the widget.' })),
    experiment_id: Type.Optional(Type.Integer()),
    team: Type.Optional(Type.String({ description: 'The ranking of the experiment that chose the place.' })),
  },
  'An event as it is kept.',
);

export const sentEvents = ({ events }: EventsInput) =>
  events.map(({ id, kind: its, place_id, recommendation_id }) => ({
    clientId: id,
    kind: its,
    placeId: asPlaceId(place_id),
    listId: recommendation_id,
  }));

export const eventBody = (event: StoredEvent): Static<typeof EventBody> => ({
  day: event.day,
  kind: event.kind,
  place_id: event.placeId,
  surface: event.surface,
  ranked_by: event.rankedBy,
  list: event.list,
  position: event.position,
  ...(event.widgetKeyId !== undefined && { widget_key_id: event.widgetKeyId }),
  ...(event.draft && { experiment_id: event.draft.experimentId, team: event.draft.team }),
});
