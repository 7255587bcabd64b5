// The one place where the frame of a message joins the search of an act, after every decision about the act.
import type { PlaceId } from '../../domain/branded.ts';
import type { Frame } from '../../nlp/frame.ts';
import { hasWhat, must } from '../../wishes/wish.ts';
import type { SearchAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { situationNow } from '../situation.ts';
import type { TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { isHarmful } from './harmful-food.ts';
import { isSightsAfterOthers } from './sights.ts';
import { withFrame } from './wish-search.ts';

/** The act with the frame's conditions in its search; `more` and `sort` go on with those in force. */
export function actWithFrame(
  { stillWished, added, ...decided }: SearchAct,
  { frame, conversation, scene }: Turn,
): SearchAct {
  const { categories } = conversation;
  const act = isSameErrand(decided, frame, conversation) ? ofSameKind(decided, conversation) : decided;
  const isSameKind = categories.length > 0 && !hasWhat(frame) && act.search.categories.join() === categories.join();
  const isOther = isSightsAfterOthers(frame, categories);
  const goesOn = act.kind === 'more' || ((act.kind === 'refine' || isSameKind) && !isOther);
  const read = act.kind === 'taste' || act.kind === 'recommend' ? withTastes(frame) : frame;
  // What was listed for a dish that does harm serves it.
  const situation = situationNow(conversation.situation, frame);
  const isHarm = (conversation.wishes ?? []).some(
    (wish) => wish.attribute === 'dish' && isHarmful(wish.value, situation),
  );
  const shown = act.kind === 'refine' && isHarm ? conversation.shown : [];
  const others = act.kind === 'recommend' && isOfOthers(act, frame, conversation) ? conversation.shown : [];
  const without = [...new Set([...(act.without ?? []), ...leftOut(frame), ...shown, ...others])];
  // "Up to 60 each is fine" is a bound, and asks for nothing cheaper than what was shown.
  const changes = isAmountSaid(frame) ? act.changes.filter((each) => each !== 'cheaper') : act.changes;
  return {
    ...act,
    changes,
    ...(without.length > 0 && { without }),
    search: withFrame(act.search, { frame: read, conversation, scene }, goesOn ? conversation : undefined, {
      ...(stillWished && { stillWished }),
      ...(added && { added }),
    }),
  };
}

/** "Show me other restaurants near there": none of those that were shown or talked of. */
const isOfOthers = ({ search }: SearchAct, frame: Frame, { categories, lastAct = '' }: TalkState): boolean =>
  hears('seeksAnother', frame) && lastAct !== '' && search.categories.some((each) => categories.includes(each));

/** "Just somewhere cheap where I can work", after cafés to work in: of the kind that was looked for, as it is for the same. */
const isSameErrand = ({ kind, search }: SearchAct, frame: Frame, { categories, wishes = [] }: TalkState): boolean =>
  kind === 'recommend' &&
  search.categories.length === 0 &&
  categories.length > 0 &&
  !hasWhat(frame) &&
  frame.wishes.some(
    ({ attribute, value, polarity }) =>
      attribute === 'feature' &&
      polarity === 'want' &&
      wishes.some((other) => other.attribute === 'feature' && other.value === value),
  );

const ofSameKind = (act: SearchAct, { categories, kinds }: TalkState): SearchAct => ({
  ...act,
  search: { ...act.search, categories, ...(kinds && { kinds }) },
});

const isAmountSaid = ({ wishes, changes }: Frame): boolean =>
  wishes.some(({ attribute, polarity }) => attribute === 'amount' && polarity === 'want') &&
  !changes.some((change) => change.kind === 'tighten' && change.attribute === 'price');

/** "Markets, but not that one" */
const leftOut = ({ wishes }: Frame): readonly PlaceId[] =>
  wishes.flatMap((wish) =>
    wish.attribute === 'place' && wish.operator === 'is' && wish.polarity === 'avoid' ? wish.value : [],
  );

/** "I love palaces": palaces are listed, though the taste is kept of monuments. */
function withTastes(frame: Frame): Frame {
  const liked = frame.attitudes.filter(({ polarity = 0 }) => polarity > 0);
  if (hasWhat(frame) || liked.every(({ narrower }) => narrower === undefined)) return frame;
  const conditions = liked.flatMap(({ narrower, categories, said }) =>
    narrower
      ? [{ ...must(narrower), said }]
      : categories.map((value) => ({ ...must({ attribute: 'category', operator: 'is', value }), said })),
  );
  return { ...frame, wishes: [...frame.wishes, ...conditions] };
}
