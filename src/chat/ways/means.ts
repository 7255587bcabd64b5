// The means of getting about that a message speaks of, and a choice between them: "is there a bus, or better a taxi?"
import { foldedLine } from '../../domain/text.ts';
import type { Means } from '../../nlp/ask.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';
import { directTo, endOfWay, goalOf } from './way.ts';

/** The words of a name speak of none: "the bus station", where it is a place. */
export function meansSaid({ text, language, references }: Frame): ReadonlySet<Means> {
  const unnamed = references
    .filter(({ kind }) => kind === 'name')
    .toSorted((a, b) => b.said.start - a.said.start)
    .reduce((left, { said }) => `${left.slice(0, said.start)} ${left.slice(said.end)}`, text);
  const line = foldedLine(unnamed);
  return new Set(grammarOf(language).means.flatMap(([by, pattern]) => (pattern.test(line) ? by : [])));
}

/** "A bus or a taxi?", "metro or better a taxi?": each of them is answered. */
export const isChoiceOfMeans = (frame: Frame): boolean =>
  [...meansSaid(frame)].filter((by) => RIDDEN.has(by)).length > 1;
const RIDDEN: ReadonlySet<Means> = new Set(['metro', 'train', 'bus', 'taxi']);

/** "Is there a bus, or should I take a taxi?", of the place that is talked of or that it leads to: the way there. */
export function wayByMeans(turn: Turn): DialogueAct | undefined {
  const { frame, conversation } = turn;
  const { asks, references, plan } = frame;
  if (plan || asks.length === 0 || hasWhat(frame) || !isChoiceOfMeans(frame)) return undefined;
  if (!asks.every((ask) => ask.kind === 'fact' && OF_A_WAY.has(ask.attribute))) return undefined;
  const [goal, ...others] = references.filter(({ kind }) => kind !== 'here');
  if (others.length > 0 || (goal && goal.kind !== 'pronoun' && !isGoal(goal))) return undefined;
  const { lastWay, lastAct, lastStart, focus } = conversation;
  // Right after a way, the same way by these means.
  if (!goal && lastAct === 'direct' && lastWay) return directTo(lastWay, lastStart);
  if (goal) {
    const to = goalOf(goal, turn);
    return to && directTo(to);
  }
  return focus ? directTo({ placeId: focus }) : lastWay && endOfWay(turn) && directTo(lastWay, lastStart);
}

const isGoal = (each: Frame['references'][number]): boolean =>
  each.kind === 'ordinal' || each.kind === 'stay' || (each.kind === 'name' && each.role === 'to');
const OF_A_WAY: ReadonlySet<string> = new Set([
  'directions',
  'station',
  'step_free_station',
  'feature:lift',
  'distance',
  'duration',
  'taxi',
  'wheelchair',
]);
