// Holds one turn against its outcome: every member that is stated must hold (blind/README.md).
import { fold } from '../../relevance/facts.ts';
import type { Outcome } from '../goals.ts';
import { factFaults } from './fact-said.ts';
import { neverFaults, newFaults, orderFaults, placesFaults, withoutFaults } from './lists.ts';
import { declineFaults, smalltalkFaults } from './manners.ts';
import { mentionFaults, pickFaults } from './picks.ts';
import { planFaults } from './plans.ts';
import type { Facts, Fault, JudgedTurn } from './turn.ts';
import { wayFaults } from './ways.ts';

type Judge<Member extends keyof Outcome> = (
  turn: JudgedTurn,
  wanted: NonNullable<Outcome[Member]>,
  facts: Facts,
  outcome: Outcome,
) => Fault[];

const MODIFIES_ANOTHER = () => [];

const JUDGES: { readonly [Member in keyof Outcome]-?: Judge<Member> } = {
  places: (turn, _, facts, outcome) => placesFaults(turn, outcome, facts),
  at_least: MODIFIES_ANOTHER,
  share: MODIFIES_ANOTHER,
  never: neverFaults,
  new_places: newFaults,
  same_list_without: withoutFaults,
  order: (turn, _, facts) => orderFaults(turn, facts),
  fact: factFaults,
  pick: (turn, _, facts, outcome) => pickFaults(turn, outcome, facts),
  date: MODIFIES_ANOTHER,
  mentions_one_of: mentionFaults,
  directions: wayFaults,
  plan: planFaults,
  smalltalk: smalltalkFaults,
  declines: (turn) => declineFaults(turn),
  says_any: ({ reply }, patterns) => (says(reply.text, patterns) ? [] : ['words: not what must be said']),
  says_none: ({ reply }, patterns) => (says(reply.text, patterns) ? ['words: what must not be said'] : []),
};

/** Nothing when the turn is right; a reply without a word is never right. */
export function faultsOf(turn: JudgedTurn, outcome: Outcome, facts: Facts): Fault[] {
  if (turn.reply.text.trim() === '') return ['silence'];
  return Object.entries(outcome).flatMap(([member, wanted]) => {
    const judge = JUDGES[member as keyof Outcome] as Judge<keyof Outcome> | undefined;
    if (!judge) throw new Error(`an outcome has no member "${member}"; known are ${Object.keys(JUDGES).join(', ')}`);
    return judge(turn, wanted, facts, outcome);
  });
}

const says = (text: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const sought = new RegExp(pattern, 'u');
    return sought.test(fold(text)) || sought.test(text.toLowerCase().replaceAll('’', "'"));
  });
