// Plays a goal: five conversations, in the k-th every turn by its k-th paraphrase; each turn is held against its outcome.
import type { Chat } from './chat.ts';
import type { Goal, Outcome } from './goals.ts';
import { faultsOf } from './scoring/outcome.ts';
import { planIn } from './scoring/plan-told.ts';
import { type Facts, type Fault, type JudgedTurn, listOf, type PlanTold } from './scoring/turn.ts';

interface PlayedTurn {
  readonly message: string;
  readonly reply: string;
  readonly listed: readonly string[];
  readonly outcome: Outcome;
  /** None: the turn is right. */
  readonly faults: readonly Fault[];
}

export interface PlayedGoal {
  readonly goal: Goal;
  /** One a paraphrase. */
  readonly conversations: readonly (readonly PlayedTurn[])[];
}

/** @param seed names the conversations, and so the wording where a reply may be worded in several ways */
export function playGoal(chat: Chat, goal: Goal, facts: Facts, seed: number): PlayedGoal {
  const ways = goal.turns[0]?.map((_, way) => way) ?? [];
  return { goal, conversations: ways.map((way) => playConversation(chat, goal, way, facts, seed)) };
}

function playConversation(chat: Chat, goal: Goal, way: number, facts: Facts, seed: number): PlayedTurn[] {
  const talk = chat.begin(`${seed}-${goal.id}-${way}`, goal.now, goal.from);
  let previous: readonly string[] = [];
  let previousPlan: PlanTold | undefined;
  const shown = new Set<string>();
  return goal.turns.map((paraphrases, at) => {
    const message = paraphrases[way]!;
    const outcome = goal.expect[at]!;
    const reply = talk.say(message);
    const list = listOf(reply, facts);
    const { now, from } = goal;
    const turn: JudgedTurn = { message, reply, list, previous, shown: new Set(shown), previousPlan, from, now };
    const faults = faultsOf(turn, outcome, facts);
    if (isList(reply.listed, outcome)) previous = reply.listed;
    for (const id of reply.listed) shown.add(id);
    if (outcome.plan) previousPlan = planIn(reply.text, reply.listed, now.slice(0, 10), facts) ?? previousPlan;
    return { message, reply: reply.text, listed: reply.listed, outcome, faults };
  });
}

/** An answer about one place is no list, unless a list was wanted. */
const isList = (listed: readonly string[], { places }: Outcome): boolean => listed.length > (places ? 0 : 1);
