// House rules as administrators write and read them: one shape, with the fields that the effect has.
import { type Static, Type } from 'typebox';
import { asPlaceId, PLACE_ID_PATTERN } from '../domain/branded.ts';
import { invalidAt } from '../domain/errors.ts';
import { type HouseRule, type HouseRuleEffect, type HouseRuleSettings, RULE_KINDS } from '../domain/house-rule.ts';
import { DateTime, dateTime, latitude, longitude, named, ONE_LINE, present, sharedAs } from './fields.ts';

const MOST_PLACES = 50;
const MOST_KINDS = 50;
const MAX_RADIUS_M = 50_000;

const fields = {
  effect: Type.Enum([...RULE_KINDS], {
    ...sharedAs('HouseRuleEffect'),
    description:
      '`pin` puts `place_ids` first; `boost` moves `place_ids` and `kinds` up by `share`; `hide` leaves them out; ' +
      '`only_kinds` leaves out all other kinds; `within` keeps to `radius_m` around `lat`, `lng`; `start` begins lists there.',
  }),
  promoter: Type.String({
    minLength: 1,
    maxLength: 80,
    format: ONE_LINE,
    description: 'Who wants it; told in explanations.',
    examples: ['Hotel Luna'],
  }),
  key_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Only for this widget or service key; absent: for all.',
    }),
  ),
  place_ids: Type.Optional(Type.Array(Type.String({ pattern: PLACE_ID_PATTERN }), { maxItems: MOST_PLACES })),
  kinds: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100, format: ONE_LINE }), {
      maxItems: MOST_KINDS,
      description: 'Ids of categories or kinds.',
    }),
  ),
  share: Type.Optional(
    Type.Number({ minimum: 0.01, maximum: 1, description: 'Of `boost`: 1 brings a place up to the best of the list.' }),
  ),
  lat: Type.Optional(latitude),
  lng: Type.Optional(longitude),
  radius_m: Type.Optional(Type.Number({ minimum: 1, maximum: MAX_RADIUS_M, description: 'Of `within`: metres.' })),
  name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 80,
      format: ONE_LINE,
      description: 'Of `start`: what the place is called.',
    }),
  ),
  from: Type.Optional(DateTime),
  until: Type.Optional(DateTime),
};

export const HouseRuleInput = named(
  'HouseRuleInput',
  fields,
  'A house rule; fields that its effect does not have are ignored.',
);
export type HouseRuleInput = Static<typeof HouseRuleInput>;

export const HouseRuleBody = named(
  'HouseRule',
  { id: Type.Integer(), ...fields, created_at: DateTime },
  'What an operator or a site wants of lists.',
);

/** @throws DomainError `request/invalid` for an effect without what it needs, or a day that there is not */
export const houseRuleOf = (input: HouseRuleInput): HouseRuleSettings => ({
  promoter: input.promoter,
  keyId: input.key_id,
  effect: effectOf(input),
  from: momentOf('from', input.from),
  until: momentOf('until', input.until),
});

function effectOf(input: HouseRuleInput): HouseRuleEffect {
  const { effect: kind, kinds = [], share, lat, lng, radius_m: radiusM, name } = input;
  const placeIds = [...new Set(input.place_ids)].map(asPlaceId);
  const position = () => ({ latDeg: needed('lat', lat), lngDeg: needed('lng', lng) });
  switch (kind) {
    case 'pin':
      return { kind, placeIds };
    case 'boost':
      return { kind, placeIds, kinds, share: needed('share', share) };
    case 'hide':
      return { kind, placeIds, kinds };
    case 'only_kinds':
      return { kind, kinds: kinds.length > 0 ? kinds : needed<readonly string[]>('kinds', undefined) };
    case 'within':
      return { kind, position: position(), radiusM: needed('radius_m', radiusM) };
    case 'start':
      return { kind, position: position(), name: needed('name', name) };
  }
}

function needed<T>(field: string, value: T | undefined): T {
  if (value === undefined) throw invalidAt(`/${field}`, `${field} is needed for this effect`);
  return value;
}

function momentOf(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(`${text}Z`);
  if (Number.isNaN(moment.getTime()) || dateTime(moment) !== text)
    throw invalidAt(`/${field}`, `${field} must be a day and time that there is, such as 2026-05-15T12:30:00`);
  return moment;
}

export function houseRuleBody({ id, promoter, keyId, effect, from, until, createdAt }: HouseRule) {
  return {
    id,
    effect: effect.kind,
    promoter,
    ...present({
      key_id: keyId,
      from: from && dateTime(from),
      until: until && dateTime(until),
    }),
    ...effectBody(effect),
    created_at: dateTime(createdAt),
  } satisfies Static<typeof HouseRuleBody>;
}

function effectBody(effect: HouseRuleEffect) {
  return {
    ...('placeIds' in effect && { place_ids: [...effect.placeIds] as string[] }),
    ...('kinds' in effect && { kinds: [...effect.kinds] }),
    ...('share' in effect && { share: effect.share }),
    ...('position' in effect && { lat: effect.position.latDeg, lng: effect.position.lngDeg }),
    ...('radiusM' in effect && { radius_m: effect.radiusM }),
    ...('name' in effect && { name: effect.name }),
  };
}
