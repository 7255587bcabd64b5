// "Where can I see Guernica?", "¿dónde está el Guernica?": of no place that is named, and known for something that some place has.
import type { PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { derivedFeature } from '../../wishes/derived.ts';
import { hasWhat, isWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { hears } from '../cues.ts';
import { isOfIts } from '../places/named-in-part.ts';
import type { FactQuestion } from '../state.ts';
import type { Turn } from '../turn.ts';
import { requestedSearch } from './wish-search.ts';

export function whereItIs(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  return knownPlace(turn) ?? insideOf(turn, usual) ?? whereOfKind(turn, usual);
}

/** "What is there to see in San Antonio de la Florida?": the place itself, where it is under a roof. */
function insideOf({ frame, scene }: Turn, usual: DialogueAct): DialogueAct | undefined {
  if (usual.kind !== 'recommend' || frame.plan) return undefined;
  const whats = frame.wishes.filter(isWhat);
  const isSights = whats.length > 0 && whats.every(({ value }) => value === 'tourist attractions');
  const [named, ...others] = frame.references;
  if (!isSights || others.length > 0 || named?.kind !== 'name' || named.role !== 'in') return undefined;
  const placeId = placeIdIn(named);
  const place = placeId && scene.placeOf(placeId);
  return place && isRoofed(place) ? { kind: 'describe', placeId, assumed: false } : undefined;
}

const isRoofed = (place: Place): boolean =>
  derivedFeature('indoors', place, (kind) => VOCABULARY.isOf(place, 'kind', kind))?.answer === 'yes';

/** The one well-known place whose texts speak of it. */
function knownPlace({ frame, heard, scene }: Turn): DialogueAct | undefined {
  const [what, ...others] = frame.wishes.filter(isWhat);
  const isOfOthers = others.length > 0 || frame.references.length > 0 || frame.plan !== undefined;
  if (isOfOthers || !hears('whereIsIt', heard)) return undefined;
  const said = [what?.said?.text ?? '', ...frame.unread.map(({ text }) => text)].join(' ').trim();
  // «¿Dónde están las mejores vistas?»: several places, and the best of them.
  const { superlativeBefore } = grammarOf(frame.language);
  if (
    foldAccents(said)
      .split(/\s+/u)
      .some((word) => superlativeBefore.has(word))
  )
    return undefined;
  const placeId: PlaceId | undefined = said === '' ? undefined : scene.knownFor(said);
  const place = placeId && scene.placeOf(placeId);
  if (!place) return undefined;
  // "Where is the train museum?" names the place itself, and nothing inside it.
  const isIt = what !== undefined && frame.unread.length === 0 && isOfIts(what, place);
  const question: FactQuestion = isIt ? { attribute: 'address' } : { attribute: 'detail', said };
  return { kind: 'tell_facts', placeId: place.id, assumed: false, questions: [question] };
}

function whereOfKind(turn: Turn, usual: DialogueAct): DialogueAct | undefined {
  const { frame } = turn;
  const isWhere =
    frame.asks.length > 0 && frame.asks.every((ask) => ask.kind === 'fact' && ask.attribute === 'address');
  if (usual.kind !== 'ask' || !isWhere || !hasWhat(frame) || frame.references.length > 0) return undefined;
  return { kind: 'recommend', search: requestedSearch(turn), changes: [] };
}
