// Where a search begins by what a message names: near it or in it, the second of two, the bed of people who told where they stay.
import type { Anchor } from '../../domain/conversation.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { joinsEither } from '../../nlp/reading/alternatives.ts';
import type { Said } from '../../wishes/wish.ts';
import { anchorOf } from '../places/resolve.ts';
import type { Situation, WishSearch } from '../state.ts';

export const anchorIn = (frame: Frame): Anchor | undefined => anchorsIn(frame)[0];

export function anchored(frame: Frame): Pick<WishSearch, 'anchor'> {
  const anchor = anchorIn(frame);
  return anchor ? { anchor } : {};
}

const anchorsIn = (frame: Frame): readonly Anchor[] =>
  placingIn(frame.references).flatMap((each) => {
    const anchor = anchorOf(each);
    if (!anchor?.inside || !tellsWhere(frame, each.said)) return anchor ?? [];
    const { inside: _, ...around } = anchor;
    return around;
  });

const placingIn = (references: Frame['references']): Frame['references'] =>
  references.filter((each) => each.kind === 'name' && (each.role === 'near' || each.role === 'in'));

/** "I'm at Atocha", "we're staying in Chueca": the name says where the asker is, and not where to look. */
export const tellsWhere = ({ situation }: Frame, { start, end }: Pick<Said, 'start' | 'end'>): boolean =>
  situation.some(
    (fact) =>
      (fact.kind === 'position' || fact.kind === 'stay') &&
      fact.at !== undefined &&
      fact.at.said.start < end &&
      start < fact.at.said.end,
  );

/** "In the old town or the port": the other of the two. */
export function orAround(
  { references, text, language, plan }: Frame,
  anchor: Anchor | undefined,
): Pick<WishSearch, 'orAround'> {
  const [one, other, ...more] = placingIn(references);
  if (!one || !other || more.length > 0 || plan !== undefined || !anchor) return {};
  const between = foldAccents(text.slice(one.said.end, other.said.start)).trim().split(/\s+/u);
  const second = [one, other].flatMap((each) => anchorOf(each) ?? []).find(({ name }) => name !== anchor.name);
  return second && joinsEither(between, grammarOf(language)) ? { orAround: second } : {};
}

/** "Near our hotel", of people who said where they stay. */
export function stayAnchor({ references }: Frame, { stay }: Situation): Anchor | undefined {
  const isMeant = references.some(
    (each) => each.kind === 'stay' || (each.kind === 'type' && each.category === 'hotels'),
  );
  return isMeant && stay ? { name: stay.name, position: stay.position } : undefined;
}
