// A place that is named with a day or a condition, and no question in words: whether the one holds of the other.
import type { PlaceId } from '../../domain/branded.ts';
import { foldAccents } from '../../domain/text.ts';
import type { FactAttribute, Frame, Reference } from '../../nlp/frame.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { isOfIts } from '../places/named-in-part.ts';
import type { FactQuestion } from '../state.ts';
import type { Turn } from '../turn.ts';
import { ATTRIBUTE_OF, dayIn } from './asked-at.ts';
import { questionsOf } from './question.ts';

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

/** "And which is free on Sunday evening?", after some were compared: of those, and of no others. */
export function whichOfThem({ frame, conversation }: Turn): DialogueAct | undefined {
  const { asks, plan, references, wishes } = frame;
  const isOfAll = references.every((each) => each.kind === 'all' && !each.isRest);
  const isSaid = references.length > 0 || hears('whichHas', frame);
  const isCompared = OF_SOME.has(conversation.lastAct ?? '') && conversation.shown.length > 1;
  if (!isOfAll || !isSaid || !isCompared || plan || wishes.some(isWhat)) return undefined;
  const facts = asks.flatMap((ask) => (ask.kind === 'fact' && !ask.of && ask.attribute !== 'directions' ? ask : []));
  if (facts.length < asks.length) return undefined;
  const told = new Set(facts.map(({ attribute }) => attribute));
  const questions = [
    ...questionsOf(facts, frame),
    ...questionsIn(frame).filter(({ attribute }) => !told.has(attribute)),
  ];
  if (questions.length === 0) return undefined;
  const { focus, shown } = conversation;
  // The one that was chosen goes first.
  const placeIds = shown.toSorted((a, b) => Number(b === focus) - Number(a === focus));
  return { kind: 'tell_each', placeIds, questions };
}

/** Acts that spoke of several places by their names. */
const OF_SOME: ReadonlySet<string> = new Set(['compare', 'tell_each']);

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
