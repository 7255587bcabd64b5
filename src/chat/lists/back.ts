// Going back: to the list before, or to the last one of the kind that is named.
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { hasWhat, isWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { isOfType } from '../places/spoken-of.ts';
import type { WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

/** "Back to the museums", "undo that": the list before, or the last one of the kind that is named. */
export function back({ frame, scene, conversation: { earlier = [] } }: Turn): DialogueAct | undefined {
  const isAsked = frame.intents[0]?.intent === 'back' || frame.changes.some(({ kind }) => kind === 'undo');
  if (!isAsked) return undefined;
  const backTo = earlier.findLastIndex(
    ({ search, shown }) => !hasWhat(frame) || isOfNamedKind(search, frame) || isListOfKind(shown, frame, scene),
  );
  const before = earlier[backTo];
  return before && { kind: 'recommend', search: before.search, changes: [], among: before.shown, backTo };
}

const isOfNamedKind = ({ categories, kinds = {}, cuisine, wishes = [] }: WishSearch, frame: Frame): boolean =>
  frame.wishes.filter(isWhat).every(({ attribute, value }) => {
    if (attribute === 'category') return categories.includes(value as Category);
    if (attribute === 'kind') return Object.values(kinds).some((ids) => ids?.includes(value as string));
    return cuisine === value || wishes.some((wish) => wish.attribute === attribute && wish.value === value);
  });

/** "Back to the bars", after music venues most of which are bars. */
const isListOfKind = (shown: readonly PlaceId[], frame: Frame, { placeOf }: Turn['scene']): boolean =>
  frame.wishes.filter(isWhat).every(({ attribute, value }) => {
    const type = { [TYPE_OF[attribute] ?? 'cuisine']: value };
    const found = shown.filter((placeId) => {
      const place = placeOf(placeId);
      return place !== undefined && isOfType(type, place);
    });
    return found.length * 2 > shown.length;
  });
const TYPE_OF: Readonly<Record<string, string>> = { category: 'category', kind: 'kindId' };
