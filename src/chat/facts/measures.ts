// By what a message compares places beside the question itself: "closer and cheaper", "the two of them: price and crowds".
import { foldedLine } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import type { ComparedBy, DialogueAct } from '../acts.ts';

/** Each measure once, in the order in which the message names them. */
export function measuresIn({ text, asks, language }: Frame): readonly ComparedBy[] {
  const line = foldedLine(text);
  const named = grammarOf(language).measures.flatMap(([by, pattern]) => {
    const at = line.search(pattern);
    return at < 0 ? [] : [{ by, at }];
  });
  const asked = asks.flatMap((ask) => (ask.kind === 'compare' && !OPEN.has(ask.by) ? [ask.by] : []));
  return [...new Set<ComparedBy>([...asked, ...named.sort((a, b) => a.at - b.at).map(({ by }) => by)])];
}
/** "What's the difference?", "price and atmosphere": what they are like. */
export const asksNature = ({ asks, text, language }: Frame): boolean =>
  asks.some((ask) => ask.kind === 'compare' && ask.by === 'difference') ||
  grammarOf(language).nature.test(foldedLine(text));

/** A choice by no measure in particular. */
const OPEN: ReadonlySet<ComparedBy> = new Set(['which_would_you_pick', 'difference']);

/** The same places by what else is asked of them. */
export const byOtherMeasures = (act: DialogueAct, frame: Frame): readonly DialogueAct[] =>
  act.kind === 'compare_by' && !OPEN.has(act.by) && frame.asks.some(({ kind }) => kind === 'compare')
    ? measuresIn(frame)
        .filter((by) => by !== act.by)
        .map((by) => ({ kind: 'compare_by', by, placeIds: act.placeIds, ...(act.from && { from: act.from }) }))
    : [];
