// Another kind of place in the place of the one that was listed: how, where and when stay as they were asked.
import type { Category } from '../../domain/category.ts';
import { foldedWords } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { hasWhat, isWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { refusesKind } from '../said-again.ts';
import { sameSearch, type TalkState, type WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { anchored } from './anchors.ts';
import { newSearch } from './search.ts';
import { whatOf } from './what-sought.ts';

export function swapped(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const isOther = (isSwap(turn) || isOnlyKitchen(turn)) && SWAPPED.has(usual.kind);
  return isCorrectedKind(turn) || isOther ? swappedKind(turn) : undefined;
}

/** "A bar instead", after a list of cafés with a terrace. */
const isSwap = ({ frame, conversation }: Turn): boolean =>
  conversation.shown.length > 1 &&
  hasWhat(frame) &&
  conversation.filters.length + (conversation.wishes ?? []).filter((wish) => !isWhat(wish)).length > 0 &&
  frame.changes.some((change) => change.kind === 'replace' && isWhat(change.by));

/** More was asked than the kind of place, and doors that are open at the moment. */
const hasLasting = ({ filters, wishes = [], budget }: TalkState): boolean =>
  budget !== undefined ||
  filters.some((each) => each !== 'open_now') ||
  wishes.some((wish) => !isWhat(wish) && !(wish.attribute === 'open' && wish.value === 'now'));

/** "Sorry, I meant Indian", after Italian restaurants; "a restaurant, not a bar", after bars. */
const isCorrectedKind = ({ frame, conversation }: Turn): boolean =>
  (frame.intents[0]?.intent === 'correction' || isKindRefused(frame, conversation)) &&
  conversation.shown.length > 0 &&
  conversation.categories.length > 0 &&
  frame.wishes.some((wish) => isWhat(wish) && wish.polarity === 'want') &&
  frame.references.length + frame.asks.length === 0 &&
  !frame.plan;

/** What was listed is refused, and another kind of place is named in its stead. */
const isKindRefused = (frame: Frame, conversation: TalkState): boolean =>
  refusesKind(frame) &&
  hasLasting(conversation) &&
  frame.wishes.some(
    ({ attribute, value, polarity }) =>
      attribute === 'category' && polarity === 'avoid' && conversation.categories.some((each) => each === value),
  );

/** "Galician", after restaurants for tonight: that kitchen, and the rest as it was asked. */
const isOnlyKitchen = ({ frame, conversation }: Turn): boolean =>
  conversation.shown.length > 0 &&
  conversation.categories.length > 0 &&
  hasLasting(conversation) &&
  [...conversation.categories, ...whatOf(frame).categories].every((each) => KITCHENS.has(each)) &&
  (isServedThere(frame) ||
    frame.wishes.some(({ attribute, polarity }) => attribute === 'kind' && polarity === 'want')) &&
  frame.wishes.every(isWhat) &&
  frame.asks.length + frame.references.length + frame.attitudes.length === 0 &&
  !frame.plan &&
  foldedWords(frame.text).length <= FEW_WORDS;
const KITCHENS: ReadonlySet<Category> = new Set(['restaurants', 'burger/pizza shops']);
const FEW_WORDS = 4;
const SWAPPED: ReadonlySet<DialogueAct['kind']> = new Set(['recommend', 'refine', 'ask', 'more']);

const isServedThere = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute, polarity }) => (attribute === 'cuisine' || attribute === 'dish') && polarity === 'want');

/** Another kind of place; how, where and when stay as they were asked. */
function swappedKind(turn: Turn): DialogueAct {
  const { frame, conversation } = turn;
  const { categories: _, kinds: __, cuisine: ___, filters, ...before } = sameSearch(conversation);
  const { categories, kinds, cuisine, filters: said } = newSearch(turn);
  const search: WishSearch = {
    ...before,
    categories,
    filters: [...new Set([...filters, ...said])],
    ...(kinds && { kinds }),
    ...(cuisine !== undefined && isServedThere(frame) && { cuisine }),
    ...anchored(frame),
  };
  const stillWished = (conversation.wishes ?? []).filter((wish) => !isWhat(wish));
  // What was shown as a bar is none of the restaurants that are meant.
  const isRefused = isKindRefused(frame, conversation);
  return { kind: 'refine', search, stillWished, changes: [], ...(isRefused && { without: conversation.shown }) };
}
