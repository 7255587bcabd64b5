// A place that is named with a day or a condition, and no question in words: whether the one holds of the other.
import type { PlaceId } from '../../domain/branded.ts';
import { foldAccents } from '../../domain/text.ts';
import type { FactAttribute, Frame, Reference } from '../../nlp/frame.ts';
import { SOFT } from '../../nlp/reading/wishes.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { isWhat, type Said, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { isOfIts } from '../places/named-in-part.ts';
import { type FactQuestion, isListOpen, sameSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { ATTRIBUTE_OF, dayIn } from './asked-at.ts';
import { wishesAsked } from './asked-of-places.ts';
import { questionsOf } from './question.ts';
import { familyOf } from './told.ts';

/**
 * "Palacio Real, domingo", "my gran is in a wheelchair, does La Bola work?": a place with a day or a condition asks whether
 * the one holds of the other.
 */
export function conditionsAsked(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame, scene } = turn;
  const { asks, plan, references, wishes, changes } = frame;
  const names = references.filter((each) => isPlace(each) && each.kind === 'name' && ABOUT_ROLES.has(each.role));
  const [name] = names;
  if (names.length > 1 || asks.length > 0 || plan || references.some(({ kind }) => kind === 'stay')) return undefined;
  const isSoAsked = asksWhetherSo(frame, name);
  if ((!ABOUT_ONE.has(usual.kind) && !isSoAsked) || changes.some(({ kind }) => kind === 'reject')) return undefined;
  if (!name) return conditionsOfKind(turn);
  const placeId = placeIdIn(name);
  const place = placeId && scene.placeOf(placeId);
  if (!place) return undefined;
  // "Restaurants near Casa Lucio" looks for others; "the restaurant La Bola" says what La Bola is.
  const whats = wishes.filter((wish) => isWhat(wish) && !(isSoAsked && SO.has(wish.attribute)));
  const isSubject = name.kind === 'name' && name.role === 'subject';
  // "Can you eat at Casa Lucio on Sunday?" asks about the one.
  const isAskedOf = name.kind === 'name' && name.role === 'in' && OF_ONE.has(frame.intents[0]?.intent ?? '');
  const isAbout = isSubject || isAskedOf;
  if (whats.length > 0 && (!isAbout || !whats.every((what) => isOfIts(what, place)))) return undefined;
  if (!isAbout && usual.kind !== 'describe' && usual.kind !== 'note') return undefined;
  const isAlone = isSubject || (usual.kind === 'describe' && name.kind === 'name' && name.role !== 'to');
  const said = isSoAsked ? predicatesIn(frame) : questionsIn(frame);
  const questions = said.filter(({ attribute }) => isAlone || !attribute.startsWith('feature:'));
  return questions.length > 0 ? { kind: 'tell_facts', placeId, assumed: false, questions } : undefined;
}

/**
 * "And which is free on Sunday evening?", after some were compared; "which of these is open till one?", after a list: of those,
 * and of no others. Each of them is told with what is asked, so that nobody has to find out which of the conditions it meets.
 */
export function whichOfThem({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { asks, plan, references, wishes } = frame;
  const isAll = references.some((each) => each.kind === 'all' && !each.isRest);
  const isOfAll = references.every((each) => (each.kind === 'all' && !each.isRest) || OF_LIST.has(each.kind));
  const isSaid = references.length > 0 || hears('whichHas', frame);
  const isListed = isListOpen(conversation) && (isAll || hears('whichHas', frame));
  const isOnTable = (OF_SOME.has(conversation.lastAct ?? '') || isListed) && conversation.shown.length > 1;
  const isOtherKind = wishes.some((wish) => isWhat(wish) && !isServed(wish));
  // "That is dear. Is there one with a menu for 15?": a bound is looked for, and not told of each.
  if (wishes.some(({ attribute }) => attribute === 'amount') && isListed) return undefined;
  // "Both closed. Anything vegan that is open?" looks for others.
  if (hears('anything', frame) && !hears('whichHas', frame)) return undefined;
  if (!isOfAll || !isSaid || !isOnTable || plan || isOtherKind || asks.some(({ kind }) => kind !== 'fact'))
    return undefined;
  const facts = asks.flatMap((ask) =>
    ask.kind === 'fact' && (!ask.of || ask.of.kind === 'all') && ask.attribute !== 'directions' ? ask : [],
  );
  if (facts.length < asks.length) return undefined;
  // "Which of those are open, and no pizza?" sifts them: what is turned down is asked of none.
  if (wishes.some(({ polarity }) => polarity === 'avoid')) {
    const added = scene.now ? wishesAsked(asks, scene.now) : [];
    return { kind: 'refine', search: sameSearch(conversation), changes: [], among: conversation.shown, added };
  }
  const all = [...questionsOf(facts, frame), ...questionsIn(frame), ...likingsOf(frame)];
  const questions = all.filter((each, at) => all.findIndex((other) => familyOf(other) === familyOf(each)) === at);
  if (questions.length === 0 || (isListed && !OF_SOME.has(conversation.lastAct ?? '') && !isFine(questions)))
    return undefined;
  const { focus, shown, together = [], lastAct = '' } = conversation;
  // "And which of them is free?", after two of a list were compared: of the two.
  const isOfPart = OF_SOME.has(lastAct) && !isAll && together.length > 1;
  // The one that was chosen goes first.
  const placeIds = (isOfPart ? together : shown).toSorted((a, b) => Number(b === focus) - Number(a === focus));
  return { kind: 'tell_each', placeIds, questions };
}

/** Acts that spoke of several places by their names. */
const OF_SOME: ReadonlySet<string> = new Set(['compare', 'compare_by', 'tell_each']);

/** "Which ones near me", "which of them have it": no other place than those of the list is pointed at. */
const OF_LIST: ReadonlySet<string> = new Set(['pronoun', 'here']);

/** "Which of them has soup?" asks for no other kind of place. */
const isServed = ({ attribute }: Wish): boolean => attribute === 'dish';

/**
 * A single condition sifts a list into a shorter one. An hour, a taste or several conditions at once are rarely all known of a
 * place: what is known of each is worth more than a list of which nothing is sure.
 */
const isFine = (questions: readonly FactQuestion[]): boolean =>
  questions.length > 1 ||
  questions.some(({ attribute, on }) =>
    attribute === 'hours'
      ? on !== undefined && on.label === undefined && (on.fromMin !== undefined || on.toMin !== undefined)
      : isOfTaste(attribute),
  );

/** What is a matter of taste is no condition of a search; of the places of a list it is asked like any other. */
const likingsOf = ({ wishes }: Frame): readonly FactQuestion[] =>
  wishes.flatMap((wish) =>
    wish.attribute === 'feature' && wish.strength !== 'must'
      ? { attribute: `feature:${wish.value}` as FactAttribute }
      : [],
  );
const isOfTaste = (attribute: string): boolean =>
  attribute.startsWith('feature:') && SOFT.has(attribute.slice('feature:'.length));

/**
 * "La Campana has soup? I thought it was sandwiches", "is the Reina Sofía a science museum?": asked of the place, for its name
 * comes before what it may have or be.
 */
const asksWhetherSo = ({ wishes, text }: Frame, name: Reference | undefined): boolean =>
  name?.kind === 'name' &&
  name.role === 'subject' &&
  text.includes('?') &&
  wishes.some(({ said }) => said !== undefined && said.start > name.said.end) &&
  wishes.every(({ attribute }) => attribute === 'dish' || (SO.has(attribute) && hears('saysWhat', { text })));
const SO: ReadonlySet<Wish['attribute']> = new Set(['dish', 'kind', 'cuisine']);

/** "Access of the archaeological museum", "naval museum: free?": a noun that only one place has, or is called. */
function conditionsOfKind({ frame, scene, conversation }: Turn): DialogueAct | undefined {
  const [what, ...others] = frame.wishes.filter(isWhat);
  const isOthers = frame.references.length > 0 || others.length > 0 || conversation.shown.length > 1;
  if (!what?.said || isOthers) return undefined;
  const called = scene.named(what.said.text);
  const place = scene.placeOf((what.attribute === 'kind' && scene.onlyOne(what.value)) || called || ('' as PlaceId));
  if (!place || !isOfIts(what, place)) return undefined;
  const isOnly = what.attribute === 'kind' && scene.onlyOne(what.value) === place.id;
  const isCalled = [place.name, ...place.aliases].some((each) => foldAccents(each) === foldAccents(what.said!.text));
  const said = questionsIn(frame);
  const asked = ATTRIBUTE_OF[frame.intents[0]?.intent ?? ''];
  // "Precio museo naval": the main intent asks, and no word of it was read as a question.
  const questions = said.length === 0 && asked && frame.asks.length === 0 ? [{ attribute: asked }] : said;
  if ((!isOnly && !isCalled) || questions.length === 0) return undefined;
  return { kind: 'tell_facts', placeId: place.id, assumed: false, questions };
}
const OF_ONE: ReadonlySet<string> = new Set(['place_details', 'opening_hours', 'prices']);
const ABOUT_ROLES: ReadonlySet<string> = new Set(['subject', 'in', 'to', 'near']);
const ABOUT_ONE: ReadonlySet<DialogueAct['kind']> = new Set([
  'describe',
  'small_talk',
  'tell_hours',
  'tell_prices',
  'note',
  'recommend',
  'nearby',
  'tell_features',
]);

/** "Is it that squid place by the square?", of one place: its conditions, what it is, and where. */
export function predicatesIn(frame: Frame): readonly FactQuestion[] {
  const { wishes, references } = frame;
  const isPlaced =
    wishes.some(({ attribute }) => attribute === 'area' || attribute === 'near') ||
    references.some((each) => each.kind === 'described' && each.described.near !== undefined);
  const kinds = wishes.flatMap((wish): FactQuestion[] =>
    (wish.attribute === 'kind' || wish.attribute === 'cuisine') && wish.polarity === 'want'
      ? [{ attribute: `is:${wish.attribute}:${wish.value}` }]
      : [],
  );
  return [...questionsIn(frame), ...kinds, ...(isPlaced ? [{ attribute: 'address' } as const] : [])];
}

/** Of words that stand nowhere in the message. */
const NOWHERE: Said = { start: 0, end: 0, text: '' };

/** Conditions as questions, each once. */
function questionsIn({ wishes, whens, situation }: Frame): readonly FactQuestion[] {
  const when = dayIn({ whens });
  const isFree = wishes.some(({ attribute }) => attribute === 'free');
  const conditions = wishes.flatMap((wish): FactQuestion | readonly [] => {
    switch (wish.attribute) {
      case 'wheelchair':
        return { attribute: 'wheelchair' };
      case 'feature':
        return wish.strength === 'must' ? { attribute: `feature:${wish.value}` as FactAttribute } : [];
      case 'diet':
        return { attribute: 'diet', diet: wish.value };
      case 'dish':
        return { attribute: `dish:${wish.value}` };
      case 'open':
        return wish.value === 'now' && !when
          ? { attribute: 'hours', on: { isNow: true, said: wish.said ?? NOWHERE } }
          : [];
      case 'free':
        return { attribute: 'free_entry', ...(when && { on: when }) };
      case 'price_level':
      case 'amount':
        return { attribute: 'price' };
      default:
        return [];
    }
  });
  const access = situation.some((fact) => fact.kind === 'access' && fact.value === 'wheelchair');
  const needs: FactQuestion[] =
    access && !conditions.some(({ attribute }) => attribute === 'wheelchair') ? [{ attribute: 'wheelchair' }] : [];
  const hours: FactQuestion[] = when && !isFree ? [{ attribute: 'hours', on: when }] : [];
  return [...hours, ...needs, ...conditions];
}
