// Lists of places, as they are sent and as they come back with the places' names and positions.
import { type Static, Type } from 'typebox';
import { asPlaceId, PLACE_ID_PATTERN } from '../domain/branded.ts';
import {
  LIST_ACCESS,
  type ListAccess,
  type ListEdit,
  MAX_ENTRIES,
  MAX_LIST_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  type StoredList,
} from '../domain/list.ts';
import type { Place } from '../domain/place.ts';
import { DateTime, dateTime, named, ONE_LINE, present, STORABLE, sharedAs } from './fields.ts';

const name = Type.String({
  minLength: 1,
  maxLength: MAX_LIST_NAME_LENGTH,
  pattern: '\\S',
  format: ONE_LINE,
  examples: ['A quiet Sunday'],
});
const note = Type.String({ maxLength: MAX_NOTE_LENGTH, format: STORABLE });
const placeId = Type.String({ pattern: PLACE_ID_PATTERN, description: '1 to 128 letters, digits, `_` and `-`.' });
const at = Type.Integer({ minimum: 0, maximum: MAX_ENTRIES, description: 'Counted from 0; past the end means last.' });

const LIST_ID = '^[\\w-]{22}$';
export const ListParameter = Type.Object({ id: Type.String({ pattern: LIST_ID }) });

export const isListId = (text: string): boolean => new RegExp(LIST_ID, 'u').test(text);

export const ListInput = named(
  'ListInput',
  {
    name,
    entries: Type.Optional(
      Type.Array(Type.Object({ place_id: placeId, note: Type.Optional(note) }), { maxItems: MAX_ENTRIES }),
    ),
  },
  'A new list.',
);

const op = <Name extends string>(name: Name, description: string) => Type.Literal(name, { description });
const ListEditInput = Type.Union(
  [
    Type.Object({
      op: op('add', 'A further place; one that is there stays where it is'),
      place_id: placeId,
      note: Type.Optional(note),
      at: Type.Optional(at),
    }),
    Type.Object({ op: op('remove', 'A place goes; one that is not there is gone already'), place_id: placeId }),
    Type.Object({ op: op('move', 'To another position'), place_id: placeId, at }),
    Type.Object({ op: op('note', 'Another note; an empty one is none'), place_id: placeId, note }),
  ],
  { description: 'One change of one entry; `op` says which.' },
);

export const ListChange = named(
  'ListChange',
  {
    version: Type.Integer({ minimum: 1, description: 'The version that is changed; another one is 409.' }),
    name: Type.Optional(name),
    edits: Type.Optional(
      Type.Array(ListEditInput, { maxItems: 100, description: 'One after the other; all or none.' }),
    ),
  },
  'What is to change of a list.',
);

const EntryBody = named(
  'ListEntry',
  {
    place_id: Type.String(),
    note: Type.String(),
    added_at: DateTime,
    name: Type.Optional(Type.String({ description: 'Absent where the catalogue no longer has the place.' })),
    lat: Type.Optional(Type.Number()),
    lng: Type.Optional(Type.Number()),
    address: Type.Optional(Type.String()),
  },
  'A place in a list.',
);

const links = Type.Array(Type.Enum([...LIST_ACCESS], sharedAs('ListAccess')), {
  description: 'The links that there are.',
});
const summary = {
  id: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  links,
  created_at: DateTime,
  updated_at: DateTime,
};
export const ListSummaryBody = named('ListSummary', { ...summary, places: Type.Integer() }, 'A list among others.');
export const ListBody = named('List', { ...summary, entries: Type.Array(EntryBody) }, 'A list with its places.');
export const SharedListBody = named(
  'SharedList',
  {
    name: Type.String(),
    version: Type.Integer(),
    access: Type.Enum([...LIST_ACCESS], sharedAs('ListAccess')),
    entries: Type.Array(EntryBody),
  },
  'A list as those see it who have its link.',
);

export const ListLinkInput = named(
  'ListLinkInput',
  { access: Type.Enum([...LIST_ACCESS], { description: '`edit` lets whoever has the link change the list as well.' }) },
  'What the link is for.',
);
export const ListLinkBody = named(
  'ListLink',
  { link: Type.String({ description: 'For `/api/shared-lists/{link}`; shown this once.' }) },
  'Whoever has it may read, or edit, the list until it is withdrawn.',
);

type PlaceOf = (id: string) => Pick<Place, 'name' | 'position' | 'address'> | undefined;

const entriesOf = ({ list }: StoredList, placeOf: PlaceOf): Static<typeof EntryBody>[] =>
  list.entries.map(({ placeId, note, addedAt }) => {
    const place = placeOf(placeId);
    return {
      place_id: placeId,
      note,
      added_at: dateTime(new Date(addedAt)),
      ...(place && { name: place.name, lat: place.position.latDeg, lng: place.position.lngDeg }),
      ...present({ address: place?.address }),
    };
  });

const summaryOf = ({ id, list, version, links, createdAt, updatedAt }: StoredList) => ({
  id,
  name: list.name,
  version,
  links: [...links],
  created_at: dateTime(createdAt),
  updated_at: dateTime(updatedAt),
});

export const listSummaryBody = (stored: StoredList): Static<typeof ListSummaryBody> => ({
  ...summaryOf(stored),
  places: stored.list.entries.length,
});

export const listBody = (stored: StoredList, placeOf: PlaceOf): Static<typeof ListBody> => ({
  ...summaryOf(stored),
  entries: entriesOf(stored, placeOf),
});

export const sharedListBody = (
  { stored, access }: { readonly stored: StoredList; readonly access: ListAccess },
  placeOf: PlaceOf,
): Static<typeof SharedListBody> => ({
  name: stored.list.name,
  version: stored.version,
  access,
  entries: entriesOf(stored, placeOf),
});

export const listChangesOf = ({ version, name, edits }: Static<typeof ListChange>) => ({
  version,
  ...(name !== undefined && { name: name.trim() }),
  ...(edits && { edits: edits.map(editOf) }),
});

function editOf(edit: Static<typeof ListEditInput>): ListEdit {
  const placeId = asPlaceId(edit.place_id);
  switch (edit.op) {
    case 'add':
      return { op: 'add', placeId, ...present({ note: edit.note, at: edit.at }) };
    case 'remove':
      return { op: 'remove', placeId };
    case 'move':
      return { op: 'move', placeId, at: edit.at };
    case 'note':
      return { op: 'note', placeId, note: edit.note };
  }
}
