// A comparison that goes on with one place more.
import { foldedLine } from '../../domain/text.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { sameSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

/** "And the harbour one?", after two were set side by side: with the one that was chosen, by what decided before. */
export function comparedWithAnother({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { lastComparison, focus } = conversation;
  const [name, ...others] = frame.references;
  const placeId = name?.kind === 'name' && name.role === 'subject' ? placeIdIn(name) : undefined;
  const isMore =
    frame.asks.length + frame.whens.length + frame.attitudes.length + frame.unread.length === 0 &&
    !hasWhat(frame) &&
    !frame.plan &&
    grammarOf(frame.language).continuing.test(foldedLine(frame.text));
  if (!lastComparison || !focus || !placeId || placeId === focus || others.length > 0 || !isMore) return undefined;
  const [category] = scene.placeOf(focus)?.categories ?? [];
  const isAlike = category !== undefined && scene.placeOf(placeId)?.categories.includes(category);
  if (!isAlike) return undefined;
  return { kind: 'compare', placeIds: [focus, placeId], ...lastComparison, pick: sameSearch(conversation) };
}
