// Marks of places: saved, hidden, visited.
import { type Static, Type } from 'typebox';
import { PLACE_ID_PATTERN } from '../domain/branded.ts';
import { MARKS, type Mark, type PlaceMark } from '../domain/mark.ts';
import { latestFirst } from './admin.ts';
import { DateTime, dateTime, named, present, sharedAs } from './fields.ts';

const placeId = Type.String({ pattern: PLACE_ID_PATTERN, description: '1 to 128 letters, digits, `_` and `-`.' });
const description =
  '`saved`: to go there. `hidden`: not this one, it never comes back by itself. `visited`: has been there.';
const mark = Type.Enum([...MARKS], { description });

export const SavedPlaceParameter = Type.Object({ place_id: placeId });
export const MarkParameters = Type.Object({ place_id: placeId, mark });
export const MarkInput = named('MarkInput', { state: Type.Enum([...MARKS], { description }) }, 'A mark to make.');
export const UnmarkQuery = Type.Object({
  state: Type.Optional(Type.Enum([...MARKS], { description: 'Only this mark; without it, all of the place.' })),
});
export const SavesFileQuery = Type.Object({ mark: Type.Optional(mark) });
export const MarkListQuery = Type.Object({ ...latestFirst, mark: Type.Optional(mark) });

export const MarkBody = named(
  'PlaceMark',
  {
    id: Type.Integer(),
    place_id: Type.String(),
    name: Type.Optional(Type.String({ description: 'Of the place.' })),
    mark: Type.Enum([...MARKS], { ...sharedAs('PlaceMarkKind'), description }),
    marked_at: DateTime,
  },
  'A mark of a place.',
);

export const markBody = ({ id, placeId, mark, markedAt }: PlaceMark, name?: string): Static<typeof MarkBody> => ({
  id,
  place_id: placeId,
  ...present({ name }),
  mark,
  marked_at: dateTime(markedAt),
});

export const PlaceMarksBody = named(
  'PlaceMarks',
  {
    place_id: Type.String(),
    saved: Type.Optional(DateTime),
    hidden: Type.Optional(DateTime),
    visited: Type.Optional(DateTime),
  },
  'The caller’s marks of a place with their dates; a mark that was not made is absent.',
);

export const placeMarksBody = (placeId: string, marks: readonly PlaceMark[]): Static<typeof PlaceMarksBody> => {
  const dates = Object.fromEntries(marks.map((each) => [each.mark, dateTime(each.markedAt)]));
  return { place_id: placeId, ...(dates as Partial<Record<Mark, string>>) };
};
