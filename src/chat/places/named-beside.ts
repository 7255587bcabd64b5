// Names that a message sets beside each other: "the Prado, the Thyssen and the Reina Sofía".
import type { PlaceId } from '../../domain/branded.ts';
import type { Frame } from '../../nlp/frame.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hears } from '../cues.ts';

/** Names that stand in one list with that of the place; one that is named elsewhere in the message is not asked about with it. */
export function namedBeside(
  placeId: PlaceId,
  { references, text }: Pick<Frame, 'references' | 'text'>,
): readonly PlaceId[] {
  const own = references.find((each) => placeIdIn(each) === placeId);
  // "Can I get into the Prado and the Thyssen?": both stand behind one word.
  const role = own?.kind === 'name' && own.role === 'to' ? 'to' : 'subject';
  const named = references
    .filter((each) => each.kind === 'name' && each.role === role && placeIdIn(each) !== undefined)
    .toSorted((a, b) => a.said.start - b.said.start);
  const isJoined = (from: number) => isJoint(text.slice(named[from]!.said.end, named[from + 1]!.said.start));
  const at = named.findIndex((each) => placeIdIn(each) === placeId);
  let [first, last] = [at, at];
  while (first > 0 && isJoined(first - 1)) first--;
  while (last >= 0 && last < named.length - 1 && isJoined(last)) last++;
  return named.slice(Math.max(first, 0), last + 1).flatMap((each) => {
    const id = placeIdIn(each);
    return id && id !== placeId ? [id] : [];
  });
}

/** Words that do no more than join two names: ", and the ", «, y el». */
export const isJoint = (between: string): boolean =>
  between.length <= LONGEST_JOINT && hears('joined', { text: between });
const LONGEST_JOINT = 12;
