// A place that was there once: closed for good, or under another name now.
import type { PlaceId } from '../../domain/branded.ts';
import { isPlace } from '../../nlp/reference.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import type { Turn } from '../turn.ts';

/** "Is Casa Patas still open?": named in full, and no place of the catalogue bears that name. */
export function formerOf({ frame, scene }: Turn): DialogueAct | undefined {
  const former = scene.formerly(frame.text, hears('stillThere', frame));
  // "Does the Kamikaze still exist?": under another name.
  const nowCalled = former?.now === undefined ? undefined : scene.placeOf(former.now as PlaceId)?.name;
  if (former && nowCalled !== undefined) return { kind: 'tell_former', former: { ...former, nowCalled } };
  const isOther = frame.references.some(
    (each) =>
      each.kind === 'name' &&
      isPlace(each) &&
      each.certainty === 1 &&
      former !== undefined &&
      each.said.text.length >= former.name.length,
  );
  return former && !isOther ? { kind: 'tell_former', former } : undefined;
}
