// The asks of a message as texts to be heard by themselves: each with its own words, and with what was said of time, place and
// company for all of them.
import {
  type AskKind,
  type HeardPiece,
  holdsFor,
  holdsForAll,
  isOfSomething,
  kindOf,
  onlyConditions,
  timesShared,
} from './facts/ask-kinds.ts';
import type { Piece } from './message-pieces.ts';

export interface Asking {
  /** In the order of the message. */
  readonly pieces: readonly HeardPiece[];
  readonly kind: AskKind;
}

/** What was said of time, place and company with one holds for each; the first keeps all that was told before it. */
export function textsOf(asks: readonly Asking[]): readonly string[] {
  const [first, last] = [asks[0]!, asks.at(-1)!];
  const told = first.pieces.slice(0, firstAsking(first));
  const shared = [...told.filter(onlyConditions), ...trailing(first)];
  return asks.map((asking, at) => {
    const own = inOneSentence(asking);
    const isMeant = (each: HeardPiece) => holdsFor(each, asking.pieces);
    const before = at === 0 ? [] : shared.filter(isMeant).map(({ piece }) => piece.text);
    // "Is it good? And a table close to the river": where to look is no condition of the question before.
    const isOther = last.kind === 'search' && asking.kind !== 'search';
    const after = asking === last || isOther ? [] : trailing(last).filter(isMeant);
    const times = at === 0 ? [] : timesShared(first.pieces, asking.pieces);
    return [...before, own, ...after.map(({ piece }) => piece.text), ...times].map((text) => text.trim()).join(', ');
  });
}

/** "I left my umbrella on the plane. Where do I buy one?": what an ask does not name was told before it. */
function inOneSentence(asking: Asking): string {
  const main = firstAsking(asking);
  const isNameless = main > 0 && !isOfSomething(asking.pieces[main]!);
  return asking.pieces
    .map(({ piece }, at) => (at === 0 ? '' : isNameless && at <= main ? joinedBy(piece) : piece.joint) + piece.text)
    .join('');
}

const joinedBy = ({ joint, isSentence }: Piece): string => (isSentence ? ', ' : joint);

const firstAsking = ({ pieces }: Asking): number =>
  pieces.findIndex((each) => kindOf(each) !== 'none' || opensAsk(each));

/** Conditions after an ask: "Around Sol." */
function trailing({ pieces }: Asking): readonly HeardPiece[] {
  const own = pieces.findLastIndex((each) => kindOf(each) !== 'none' || opensAsk(each));
  return pieces.slice(own + 1).filter(holdsForAll);
}

/** "Can anyone fix it?", after what is broken. */
export const opensAsk = ({ piece }: HeardPiece): boolean => piece.opens === 'ask';
