// The last look at an act: what asks of one place by its name is answered of that place. No list takes its stead, and no other
// place is told of, whatever else the words of the question could look for.
import type { PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { overlap } from '../../domain/span.ts';
import { foldedLine } from '../../domain/text.ts';
import { factsIn } from '../../nlp/ask.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { FACT_OF_NOUN } from '../../nlp/reading/feature-asks.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { isWhat, type Said, type Wish } from '../../wishes/wish.ts';
import { type DialogueAct, isSearchAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { isOfIts } from '../places/named-in-part.ts';
import { listsOf } from '../places/spoken-of.ts';
import type { FactQuestion } from '../state.ts';
import type { Turn } from '../turn.ts';
import { asksMeant } from './asks-meant.ts';
import { INSIDE_OR_OUT, questionsOf } from './question.ts';
import { whetherSo } from './whether-so.ts';

export function ofTheNamed(turn: Turn, act: DialogueAct): DialogueAct | undefined {
  const { frame, scene } = turn;
  const named = frame.plan ? undefined : onlyNamed(frame);
  const place = named && scene.placeOf(named.placeId);
  if (!named || !place) return ofDetail(turn, act);
  const other = ofAnother(act, named.placeId, turn);
  if (other) return { ...other, placeId: named.placeId };
  const own = 'placeId' in act && act.placeId === named.placeId ? act : undefined;
  if (!(own || isAstray(act, named.placeId)) || !isAsking(turn) || isSeeking(turn, named)) return undefined;
  const facts = asksMeant(factsIn(frame), turn).filter(({ attribute }) => attribute !== 'directions');
  const asked = own?.kind === 'tell_facts' ? own.questions : questionsOf(facts, frame);
  const told = new Set(asked.map(({ attribute }) => attribute));
  // "Worth it, or a tourist trap?": the judgement answers both.
  const isJudged = told.has('worth_it');
  const said = frame.wishes
    .filter((wish) => wish.said !== undefined && isSaidOf(wish, named, frame) && !isTextToo(wish, frame) && !isJudged)
    .filter((wish) => !isMealThere(wish, named, place, frame))
    .flatMap((wish) => whetherItIs(wish, named, frame) ?? whetherSo(wish, [named.placeId], scene))
    .filter(({ attribute }) => !told.has(attribute));
  // What was decided of the place stands where nothing more was said of it.
  if (own && (said.length === 0 || !OF_FACTS.has(own.kind))) return undefined;
  const questions: readonly FactQuestion[] = [...said, ...asked];
  return questions.length > 0
    ? { kind: 'tell_facts', placeId: named.placeId, assumed: false, questions }
    : { kind: 'describe', placeId: named.placeId, assumed: false };
}

/** "Can one eat gluten free there?", taken for a detail that nobody knows: what is wished says which. */
function ofDetail(turn: Turn, act: DialogueAct): DialogueAct | undefined {
  const { frame, scene } = turn;
  if (act.kind !== 'describe' || !act.isDetail || frame.plan) return undefined;
  const asked = questionsOf(asksMeant(factsIn(frame), turn), frame).filter(({ attribute }) => attribute === 'diet');
  const wished = frame.wishes
    .filter(({ attribute, polarity }) => polarity === 'want' && DETAILS.has(attribute))
    .flatMap((wish) => whetherSo(wish, [act.placeId], scene))
    // "And what's inside?" asks of no roof.
    .filter(({ attribute }) => !INSIDE_OR_OUT.has(attribute));
  const questions = [...asked, ...wished];
  return questions.length > 0
    ? { kind: 'tell_facts', placeId: act.placeId, assumed: act.assumed, questions }
    : undefined;
}
/** Wishes that say what a place has or serves, and not where it lies. */
const DETAILS: ReadonlySet<Wish['attribute']> = new Set(['diet', 'dish', 'feature', 'wheelchair', 'cuisine', 'free']);

/** "Isn't that a stand-up bar?" wants to know what it is; "have they got a bar?", what it has. */
function whetherItIs(wish: Wish, named: Named, { text, language }: Frame): readonly FactQuestion[] | undefined {
  if (wish.attribute !== 'kind' && wish.attribute !== 'category') return undefined;
  if (wish.attribute === 'kind' && FACT_OF_NOUN[wish.value]) return undefined;
  const { possessing, existing, being } = grammarOf(language);
  const clause = clauseOf(wish.said!, named.said, text);
  return being.test(clause) && !possessing.test(clause) && !existing.test(clause)
    ? [{ attribute: `is:${wish.attribute}:${wish.value}` }]
    : undefined;
}

/** «Quiero cenar en Lhardy, ¿caben 8?»: what people do in such a house, and no question whether it is one. */
function isMealThere(wish: Wish, named: Named, place: Place, { text, language }: Frame): boolean {
  const { existing, possessing } = grammarOf(language);
  const clause = clauseOf(named.said, named.said, text);
  const isAsked = existing.test(clause) || possessing.test(clause);
  return wish.said!.start < named.said.start && isWhat(wish) && isOfIts(wish, place) && !isAsked;
}

/** "Salsa", a word to look for in descriptions, and a kind of club: the description says more. */
const isTextToo = ({ attribute, said }: Wish, { wishes }: Frame): boolean =>
  attribute !== 'text' &&
  wishes.some((other) => other.attribute === 'text' && other.said && said && overlap(other.said, said));

/** A question that says of the one place that is named what it might be or have, and looks for no place. */
export function asksOfNamed(frame: Frame): boolean {
  const named = onlyNamed(frame);
  const whats = frame.wishes.filter(isWhat);
  return (
    named !== undefined &&
    whats.length > 0 &&
    frame.text.includes('?') &&
    whats.every((wish) => isSaidOf(wish, named, frame))
  );
}

interface Named {
  readonly placeId: PlaceId;
  readonly said: Said;
}

/** The one place that is named as what the message is about; a name to look around, to start from or to leave out is none. */
function onlyNamed({ references }: Frame): Named | undefined {
  const named = references.flatMap((each): Named[] => {
    const placeId = placeIdIn(each);
    return placeId !== undefined && each.kind === 'name' && ABOUT.has(each.role) ? [{ placeId, said: each.said }] : [];
  });
  const [first] = named;
  return named.every(({ placeId }) => placeId === first?.placeId) ? first : undefined;
}
const ABOUT: ReadonlySet<Extract<Reference, { kind: 'name' }>['role']> = new Set(['subject', 'to']);

/** Facts of a place that was spoken of before, and that the message neither names nor counts in a list. */
function ofAnother(act: DialogueAct, placeId: PlaceId, { frame, conversation }: Turn) {
  const isPointed = frame.references.some(({ kind }) => !UNPOINTED.has(kind));
  if (!('placeId' in act) || act.placeId === placeId || isPointed) return undefined;
  const { focus, discussed = [], talkedOf = [] } = conversation;
  return [focus, ...discussed, ...talkedOf, ...listsOf(conversation).flat()].includes(act.placeId) ? act : undefined;
}
const UNPOINTED: ReadonlySet<Reference['kind']> = new Set(['name', 'pronoun', 'here', 'stay']);

/** Acts that tell facts of one place, beside which more may be told. */
const OF_FACTS: ReadonlySet<DialogueAct['kind']> = new Set(['describe', 'tell_hours', 'tell_prices', 'tell_facts']);

/** A search, facts of others, or nothing at all. */
const isAstray = (act: DialogueAct, placeId: PlaceId): boolean =>
  (isSearchAct(act) && act.backTo === undefined && !act.among && !act.isOfTopic) ||
  (act.kind === 'tell_each' && !act.placeIds.includes(placeId)) ||
  (act.kind === 'out_of_scope' && !act.isErrand && !act.isQuestion) ||
  (act.kind === 'ask' && act.question.slot !== 'ordinal');

const isAsking = ({ frame }: Turn): boolean =>
  hears('question', frame) || hears('askedWhether', frame) || factsIn(frame).length > 0;

/** Others are looked for, whatever is said of the one that is named. */
function isSeeking(turn: Turn, named: Named): boolean {
  const { frame, scene } = turn;
  const place = scene.placeOf(named.placeId)!;
  const isOther = frame.wishes.some(
    (wish) => wish.polarity === 'want' && isWhat(wish) && !isSaidOf(wish, named, frame) && !isOfIts(wish, place),
  );
  return (
    isOther ||
    hears('seeksAnother', frame) ||
    // "Is the Attic a club or a restaurant?" looks for neither.
    (hears('seeksPlace', frame) && !asksOfNamed(frame)) ||
    frame.asks.some(({ kind }) => kind === 'more' || kind === 'back' || kind === 'sort') ||
    frame.changes.some(({ kind }) => kind === 'reject' || kind === 'relax' || kind === 'undo')
  );
}

/**
 * "La Negra Tomasa es de salsa, ¿no?", "is Arco Iris even a wine bar?": in one clause with the name, behind it, and tied to it by a
 * verb that says what something is or has. Behind "I asked about" everything is said of the name.
 */
function isSaidOf({ said, attribute }: Wish, { said: name }: Named, { text, language }: Frame): boolean {
  const { possessing, existing, being, near, askedAbout, inside } = grammarOf(language);
  if (!said || attribute === 'open') return false;
  if (askedAbout.test(foldedLine(text.slice(0, name.start)))) return true;
  if (said.start < name.end) return isAtHouse(said, name, text, inside);
  const between = text.slice(name.end, said.start);
  const line = foldedLine(between);
  if (/[.!?;]\s/u.test(between) || near.test(line) || line.split(' ').length > MOST_BETWEEN) return false;
  const clause = clauseOf(said, name, text);
  return possessing.test(clause) || existing.test(clause) || being.test(clause);
}

/** "Is there jazz at the Attic?": of a house that is named behind "at", what stands before it is said of it. */
function isAtHouse(said: Said, name: Said, text: string, inside: ReadonlySet<string>): boolean {
  const between = text.slice(said.end, name.start);
  return (
    !/[.!?;]\s/u.test(between) &&
    foldedLine(between)
      .split(' ')
      .some((word) => inside.has(word))
  );
}

/** "Latasia", and eight words behind it: said of something else by then. */
const MOST_BETWEEN = 9;

/** From where the sentence begins that has the name, up to what is said of it. */
function clauseOf(said: Said, name: Said, text: string): string {
  const start = Math.max(...[...text.slice(0, name.start).matchAll(/[.!?;]\s/gu)].map(({ index }) => index + 1), 0);
  return foldedLine(text.slice(start, said.start));
}
