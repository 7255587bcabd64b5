// Which place a message points at: by name, by its number in the list, as "that museum" or simply as "it".
import type { PlaceId } from '../../domain/branded.ts';
import type { Anchor, Conversation } from '../../domain/conversation.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { PlaceMention, Request } from '../../nlp/understanding.ts';
import { hears } from '../cues.ts';
import type { Lookup, Turn } from '../turn.ts';
import { resolve } from './resolve.ts';
import { isOfType, listInQuestion } from './spoken-of.ts';

export type Pointing =
  | { readonly found: 'one'; readonly placeId: PlaceId }
  /** "It", with several on the table: most likely the first. */
  | { readonly found: 'guess'; readonly placeId: PlaceId }
  /** "The fifth one", of three. */
  | { readonly found: 'beyond' }
  | { readonly found: 'nothing' };

export function placePointedAt({ conversation, heard, scene, frame }: Turn): Pointing {
  const { about, ordinal } = heard.request;
  const named = about && placeIdOf(about);
  if (named) return { found: 'one', placeId: named };
  const noun = nounIn(frame);
  const meant = noun && resolve(noun, conversation, scene);
  if (meant?.found === 'places') return { found: 'one', placeId: meant.placeIds[0]! };
  if (noun && isOnlyThat(noun)) return { found: 'nothing' };
  if (ordinal !== undefined) return numbered(listInQuestion(conversation), ordinal);
  const before = conversation.talkedOf?.[1];
  if (before && hears('previous', heard)) return { found: 'one', placeId: before };
  return onTheTable(conversation);
}

/** "The one with the slide", "the church next door": where there is none, nothing else is meant. */
const isOnlyThat = (noun: Frame['references'][number]): boolean =>
  noun.kind === 'described' || (noun.kind === 'type' && noun.isBeside === true);

/** "The park", "the second bar", "the cheap one"; where a way begins and what should be alike are not what is asked about. */
const nounIn = ({ references }: Frame): Frame['references'][number] | undefined =>
  references.find(
    (each) =>
      (each.kind === 'type' ||
        each.kind === 'superlative' ||
        each.kind === 'described' ||
        (each.kind === 'ordinal' && each.ofKind)) &&
      each.role !== 'from' &&
      each.role !== 'like',
  );

export function placeIdOf(mention: PlaceMention): PlaceId | undefined {
  return mention.entry.thing.kind === 'place' ? mention.entry.thing.placeId : undefined;
}

export function anchorOf(mention: PlaceMention): Anchor {
  const placeId = placeIdOf(mention);
  return {
    name: mention.entry.name,
    position: mention.entry.position,
    ...(placeId && { placeId }),
    ...(mention.role === 'in' && { inside: true }),
  };
}

/** Where in a list of so many: counted from 1, from the end when negative, 0 the one in the middle. */
export function indexOf(ordinal: number, length: number): number {
  if (ordinal === 0) return Math.floor((length - 1) / 2);
  return ordinal > 0 ? ordinal - 1 : length + ordinal;
}

function numbered(shown: readonly PlaceId[], ordinal: number): Pointing {
  const placeId = shown[indexOf(ordinal, shown.length)];
  if (placeId) return { found: 'one', placeId };
  return { found: shown.length > 0 ? 'beyond' : 'nothing' };
}

/** The other one: named or numbered, else the next in the list that is not in focus. */
export function anotherOne({ conversation, heard, scene }: Turn): PlaceId | undefined {
  const { about, ordinal, reference } = heard.request;
  const list = listInQuestion(conversation);
  const named = about && placeIdOf(about);
  if (named) return named;
  if (ordinal !== undefined) return list[indexOf(ordinal, list.length)];
  const { focus, shown } = conversation;
  const at = focus ? shown.indexOf(focus) : 0;
  const others = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))];
  if (others.length === 0 && !reference?.category) return conversation.talkedOf?.find((placeId) => placeId !== focus);
  return reference?.category ? others.find((placeId) => isMeant(scene, placeId, reference)) : others[0];
}

type Reference = NonNullable<Request['reference']>;

function isMeant(scene: Lookup, placeId: PlaceId, { category, kind }: Reference): boolean {
  const place = scene.placeOf(placeId);
  if (!place) return false;
  return isOfType({ ...(kind && { kindId: kind }), ...(category && { category }) }, place);
}

function onTheTable({ focus, shown }: Conversation): Pointing {
  if (focus) return { found: 'one', placeId: focus };
  const [first] = shown;
  if (!first) return { found: 'nothing' };
  return { found: shown.length === 1 ? 'one' : 'guess', placeId: first };
}
