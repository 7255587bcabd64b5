// The places that a question names together, or the one that it names by its kind or by a part of its name: "the hours of the planetarium", "the Cerralbo".
import type { PlaceId } from '../../domain/branded.ts';
import { LANGUAGES } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { foldedLine } from '../../domain/text.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';
import { isSeveral } from './landmarks.ts';
import { listsOf } from './spoken-of.ts';

/** "The hours of the planetarium", "the Cerralbo, how much?": one place by its kind or by a part of its name. */
export function oneMeant({ frame, scene, conversation }: Turn): PlaceId | undefined {
  const { references, wishes, unread } = frame;
  const words = unread.map(({ text }) => text).join(' ');
  const isProper = /^\p{Lu}/u.test(words);
  // "Cierra" points at a place that was talked about, where there is one and no name follows.
  const isPointing = isProper || isNothingInQuestion(conversation) ? ORDERED : POINTING;
  if (references.some((each) => isPlace(each) || isPointing.has(each.kind))) return undefined;
  // A common word beside a list is no name: "entrada".
  // «Tengo vuelo el domingo, ¿cómo voy desde Lavapiés?»: a way that begins somewhere leads to no common noun.
  const isOfWay = frame.asks.some((ask) => ask.kind === 'fact' && ask.from !== undefined);
  const isName = (conversation.shown.length === 0 && !isOfWay && !isMeasure(words, frame)) || isProper;
  const named = isName ? namedBeside(words, frame, scene) : undefined;
  if (named) return branchMeant(named.place, named.text, conversation, scene);
  const kinds = wishes.flatMap((wish) =>
    wish.attribute === 'kind' && wish.polarity === 'want' && !isSeveral(wish.said?.text ?? '', frame.language)
      ? wish.value
      : [],
  );
  const isListTalk = conversation.shown.length > 1 && kinds.length === 0;
  return kinds.length === 1 && !isListTalk ? scene.onlyOne(kinds[0]!) : undefined;
}

/** "Hours and price?": what is asked of a place, whatever house has such a name. */
export const isMeasure = (words: string, { language }: Frame): boolean =>
  grammarOf(language).measures.some(([, pattern]) => pattern.test(foldedLine(words)));

/** The name alone of a chain: the branch that was shown last, else the nearest. */
function branchMeant(place: Place, text: string, state: TalkState, { branchesOf }: Turn['scene']): PlaceId {
  const branches = branchesOf(text);
  if (branches.length < 2) return place.id;
  const shown = listsOf(state)
    .flat()
    .find((placeId) => branches.some(({ id }) => id === placeId));
  const { position } = state;
  if (shown || !position) return shown ?? place.id;
  const distanceM = (each: Place) => straightLineM(position, each.position);
  return [...branches].sort((a, b) => distanceM(a) - distanceM(b))[0]!.id;
}

/** "The naval museum", "Romanticism museum": words that nobody read with the noun beside them, both, or the noun alone. */
function namedBeside(
  words: string,
  frame: Frame,
  scene: Turn['scene'],
): { readonly place: Place; readonly text: string } | undefined {
  const [what, ...others] = frame.wishes.filter((wish) => isWhat(wish) && wish.said);
  const noun = what && others.length === 0 ? what.said!.text : '';
  const labels = noun && what?.attribute === 'kind' ? labelsOf(what) : [];
  const whole = [...frame.unread.map((said) => said), ...(noun ? [what!.said!] : [])]
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(' ');
  // "The Corte Inglés in Preciados": of several of one name the one there.
  const [there] = frame.references.flatMap((each) => (each.kind === 'name' && !isPlace(each) ? each.said.text : []));
  for (const text of new Set([noun && there && `${noun} ${there}`, noun && whole, words, noun, ...labels])) {
    const placeId = text ? scene.named(text) : undefined;
    const place = placeId && scene.placeOf(placeId);
    // "Japanese or Indian", "octopus": what is served is no name, whatever some restaurant is called.
    if (text === noun && what && SERVED.has(what.attribute)) continue;
    if (place && ((text === words && /^\p{Lu}/u.test(words)) || !what || isOfIts(what, place))) return { place, text };
  }
  return undefined;
}

/** The noun in every language: a museum has its name in that of the city. */
export function labelsOf({ attribute, value }: Wish): readonly string[] {
  const concept = VOCABULARY.concept(attribute as 'kind', value as string);
  return concept ? LANGUAGES.map((language) => VOCABULARY.labelOf(concept, language, 1)) : [];
}

const SERVED: ReadonlySet<Wish['attribute']> = new Set(['dish', 'cuisine']);

/** "The Almudena cemetery": the name alone is a cathedral's; with the noun beside it, it is the cemetery's. */
export function ofOtherKind({ frame, scene }: Turn, named: Reference): PlaceId | undefined {
  const place = scene.placeOf(placeIdIn(named) ?? ('' as PlaceId));
  const [what, ...others] = frame.wishes.filter((wish) => isWhat(wish) && wish.said);
  if (!place || !what || others.length > 0 || isOfIts(what, place)) return undefined;
  const words = [what.said!, named.said].sort((a, b) => a.start - b.start).map(({ text }) => text);
  const other = scene.placeOf(scene.named(words.join(' ')) ?? ('' as PlaceId));
  return other && isOfIts(what, other) ? other.id : undefined;
}

export const isOfIts = ({ attribute, value }: Wish, place: Place): boolean =>
  attribute === 'category'
    ? place.categories.includes(value as never)
    : VOCABULARY.isOf(place, attribute as 'kind', value as string);

const isNothingInQuestion = ({ focus, shown }: TalkState): boolean => focus === undefined && shown.length === 0;
const ORDERED: ReadonlySet<Reference['kind']> = new Set(['ordinal', 'all', 'other', 'superlative', 'described']);
const POINTING: ReadonlySet<Reference['kind']> = new Set([...ORDERED, 'pronoun']);

/** "Prices for the Prado and the Royal Palace": asked of both. Of "the pavilion in the park", the park is where it lies. */
export function namedTogether({ references, asks, text }: Frame): readonly PlaceId[] {
  const isAsked = (each: Reference) => each.kind === 'name' && (each.role === 'subject' || each.role === 'in');
  const isOnlyThat =
    asks.length === 1 && references.every((each) => isAsked(each) || each.kind === 'pronoun' || each.kind === 'all');
  const named = references.filter(isAsked).toSorted((a, b) => a.said.start - b.said.start);
  const isJoined = named.every(
    ({ said }, at) => at === 0 || hears('joined', { text: text.slice(named[at - 1]!.said.end, said.start) }),
  );
  return isOnlyThat && isJoined ? [...new Set(named.flatMap((each) => placeIdIn(each) ?? []))] : [];
}
