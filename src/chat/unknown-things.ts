// A thing that is looked for and that no row reads: "who sells X?", "where can I see X?". The place that is known for it, else
// those whose texts speak of it, else the plain word that nothing is known; never places that are merely famous.

import { LANGUAGES } from '../domain/language.ts';
import { foldAccents } from '../domain/text.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import type { Attribute, Said } from '../wishes/wish.ts';
import type { DialogueAct } from './acts.ts';
import type { Turn } from './turn.ts';
import { textWish } from './unread-wishes.ts';
import { hasWhat } from './what-sought.ts';
import { wishSearch } from './wish-search.ts';

/** @param act what was decided without a look at the words that nobody read */
export function actOfThing(turn: Turn, act: DialogueAct): DialogueAct | undefined {
  const said = isOpen(turn, act) ? thingSought(turn) : undefined;
  if (!said) return undefined;
  // A single word of everyday is no name of what a place is known for.
  const isName = /\p{Lu}|\s/u.test(said.text);
  const placeId = isName ? turn.scene.knownFor?.(said.text) : undefined;
  if (placeId)
    return { kind: 'tell_facts', placeId, assumed: false, questions: [{ attribute: 'detail', said: said.text }] };
  const wish = textWish(said);
  const count = wish ? (turn.scene.mentions?.(wish.value as string) ?? 0) : 0;
  if (!wish || count === 0 || count > MOST_MENTIONS) return { kind: 'out_of_scope', of: said.text };
  const search = 'search' in act ? act.search : wishSearch(turn);
  return { kind: 'recommend', changes: [], search: { ...search, wishes: [...(search.wishes ?? []), wish] } };
}
/** Words that more places speak of tell nothing. */
const MOST_MENTIONS = 60;

/** Nothing says what kind of place is meant or how it should be; only where, when or for how much. */
function isOpen({ frame }: Turn, act: DialogueAct): boolean {
  const isUnclear = act.kind === 'ask' && act.question.slot === 'category';
  const isRefused = act.kind === 'out_of_scope' && act.of === undefined;
  const isAny =
    (act.kind === 'recommend' || act.kind === 'taste') &&
    act.backTo === undefined &&
    !act.among &&
    act.search.categories.length === 0;
  if (!isUnclear && !isRefused && !isAny) return false;
  const isSifted = frame.wishes.some(({ attribute, polarity }) => polarity === 'want' && !BESIDE.has(attribute));
  return !hasWhat(frame) && !isSifted && frame.plan === undefined && frame.attitudes.length === 0;
}
const BESIDE: ReadonlySet<Attribute> = new Set([
  'near',
  'area',
  'open',
  'amount',
  'price_level',
  'fame',
  'rating',
  'free',
]);

/** The unread words directly behind a question for a thing, to the last of them: "weaving" of "where can I learn weaving". */
function thingSought({ frame: { unread, text } }: Turn): Said | undefined {
  const starts = unread.flatMap((said) =>
    [...said.text.matchAll(/\S+/gu)].map(({ index }) => ({ at: said.start + index, said })),
  );
  const first = starts.find(({ at }) => isAskedFor(text.slice(0, at)));
  if (!first) return undefined;
  const end = unread.reduce(
    (last, { start, end: other }) => (start >= last && isLinked(text.slice(last, start)) ? other : last),
    first.said.end,
  );
  return { start: first.at, end, text: text.slice(first.at, end) };
}

function isAskedFor(lead: string): boolean {
  const folded = foldAccents(lead);
  return LANGUAGES.some((language) => grammarOf(language).cues.seeksThing.test(folded));
}

/** "A fresco by Tiepolo": one thing. */
const isLinked = (between: string): boolean =>
  /^[^.,;:!?¿]*$/u.test(between) && between.trim().split(/\s+/u).length <= 2;
