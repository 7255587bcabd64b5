// A question of no place in particular, after a list, is asked of the places listed: each of them gets its line, and what the
// catalogue does not know of any is said once.
import type { Filter } from '../../domain/conversation.ts';
import type { FactAttribute, Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import type { DialogueAct } from '../acts.ts';
import { resolve } from '../places/resolve.ts';
import type { FactQuestion } from '../state.ts';
import type { Turn } from '../turn.ts';
import { dayIn } from './asked-at.ts';

/** The act where the first of a list was taken for want of another: the same of all of the list, where a line a place tells it. */
export function ofTheListed(act: DialogueAct, turn: Turn): DialogueAct {
  const { shown } = turn.conversation;
  if (!('assumed' in act) || !act.assumed || shown.length < 2 || isFirstMeant(turn)) return act;
  if (pointsAtNothing(turn)) return { kind: 'ask', question: { slot: 'place', intent: 'place_details', options: [] } };
  if (isOfNoThing(act, turn.frame)) return { kind: 'out_of_scope' };
  const questions = questionsOf(act, turn);
  return questions.length > 0 ? { kind: 'tell_each', placeIds: shown.slice(0, MOST_TOLD), questions } : act;
}
const MOST_TOLD = 5;

/** "Can I take him on the bus, btw?": points at nothing and names nothing that a place could have. */
const isOfNoThing = ({ kind }: Assumed, { references, wishes, asks, unread }: Frame): boolean =>
  kind === 'describe' &&
  references.length + wishes.length + asks.length === 0 &&
  unread.length > 0 &&
  unread.every(({ isThing, text }) => isThing !== true && !text.includes(' '));

/** "The Acme of the old town, when does it close?": none of those that were listed, and no other that is known. */
const pointsAtNothing = ({ frame, conversation, scene }: Turn): boolean =>
  frame.references.some(
    (each) =>
      each.kind === 'type' &&
      each.role === undefined &&
      each.described?.near !== undefined &&
      resolve(each, conversation, scene).found === 'nothing',
  );

/** "The closest park" – "is it open now?"; "that one looks great, is it dear?" */
function isFirstMeant({ conversation, frame }: Turn): boolean {
  const { demonstrative } = grammarOf(frame.language);
  const isThatOne = frame.references.some(
    (each) =>
      each.kind === 'pronoun' &&
      each.number === 'one' &&
      demonstrative.has(each.said.text.toLowerCase().split(' ')[0]!),
  );
  return conversation.sortBy === 'distance' || conversation.lastAct === 'sort' || isThatOne;
}

type Assumed = Extract<DialogueAct, { readonly assumed: boolean }>;

function questionsOf(act: Assumed, { frame }: Turn): readonly FactQuestion[] {
  const on = dayIn(frame);
  switch (act.kind) {
    case 'tell_facts':
      return act.questions;
    case 'tell_hours':
      return [{ attribute: 'hours', ...(on && { on }) }];
    case 'tell_prices':
      return [{ attribute: 'price' }];
    case 'tell_features':
      return (act.features ?? []).flatMap((feature) => QUESTION_OF_FILTER[feature] ?? []);
    case 'describe':
      return act.isDetail || isOfDetail(frame) ? [{ attribute: 'detail', said: wordsOf(frame) }] : [];
    case 'explain':
      return [];
  }
}

/** "Which has oat milk?" asks no description of the first one. */
const isOfDetail = ({ asks, unread, wishes }: Frame): boolean =>
  unread.length + wishes.length > 0 && !asks.some((ask) => ask.kind === 'fact' && WHOLE.has(ask.attribute));
const WHOLE: ReadonlySet<FactAttribute> = new Set(['description', 'known_for', 'why', 'worth_it']);

const wordsOf = ({ unread, wishes }: Frame): string =>
  [...unread.map(({ text }) => text), ...wishes.flatMap(({ said }) => said?.text ?? [])].join(' ');

const QUESTION_OF_FILTER: Readonly<Partial<Record<Filter, FactQuestion>>> = {
  open_now: { attribute: 'hours' },
  open_on: { attribute: 'hours' },
  quieter: { attribute: 'crowds' },
  vegetarian: { attribute: 'diet', diet: 'vegetarian' },
  terrace: { attribute: 'feature:terrace' },
  free: { attribute: 'free_entry' },
  children: { attribute: 'children' },
  accessible: { attribute: 'wheelchair' },
};
