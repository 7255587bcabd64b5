// Hours and prices of the one place that a message names, where only its main intent asks for them.
import type { PlaceId } from '../../domain/branded.ts';
import type { Frame, When } from '../../nlp/frame.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';

/** "Until when can I get churros at San Ginés?", "Dec 25, Cerralbo, open?": asked by the main intent, of the one place named. */
export function askedAt({ frame, scene }: Turn, usual: DialogueAct): DialogueAct | undefined {
  if (usual.kind !== 'ask' || usual.question.slot !== 'place') return undefined;
  const attribute = ATTRIBUTE_OF[usual.question.intent ?? ''];
  const placeId = onlyNamed(frame, scene);
  if (!attribute || !placeId || frame.plan) return undefined;
  const on = attribute === 'hours' ? dayIn(frame) : undefined;
  const whole = attribute === 'hours' ? 'tell_hours' : 'tell_prices';
  if (!on) return { kind: whole, placeId, assumed: false };
  return { kind: 'tell_facts', placeId, assumed: false, questions: [{ attribute, on }] };
}
export const ATTRIBUTE_OF: Readonly<Partial<Record<string, 'hours' | 'price'>>> = {
  opening_hours: 'hours',
  prices: 'price',
};

/** The one place named; else a word written like a name that is part of one. */
function onlyNamed({ references, unread }: Frame, scene: Turn['scene']): PlaceId | undefined {
  const names = references.filter(isPlace);
  if (references.length > 0) return names.length === 1 ? placeIdIn(names[0]!) : undefined;
  const found = unread.flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? (scene.named(text) ?? []) : []));
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** The first time of a message that names a day. */
export const dayIn = ({ whens }: Pick<Frame, 'whens'>): When | undefined =>
  whens.find(({ day, weekdays }) => day !== undefined || weekdays !== undefined);
