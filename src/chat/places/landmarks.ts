// "A hotel near the palace", «un bar por la zona de ópera»: beside what is looked for, a kind of place with its article is the
// one that everybody knows, and says where.
import { type Anchor, anchorAt } from '../../domain/conversation.ts';
import type { Language } from '../../domain/language.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Frame } from '../../nlp/frame.ts';
import { compiled } from '../../nlp/languages/compile.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isWhat, type Wish } from '../../wishes/wish.ts';
import type { Lookup } from '../turn.ts';

interface Placed {
  /** Without the wish that only says where. */
  readonly frame: Frame;
  readonly landmark?: Anchor;
}

export function withLandmark(frame: Frame, scene: Lookup): Placed {
  const [first] = frame.wishes.filter(isWhat);
  const where = frame.wishes.find((wish) => wish !== first && isBesideNear(wish, frame));
  const placeId =
    where?.attribute === 'kind' ? (scene.landmark(where.value) ?? scene.named(where.said?.text ?? '')) : undefined;
  const place = placeId && scene.placeOf(placeId);
  const spot = place ? undefined : where?.attribute === 'kind' ? scene.spotOf(where.value) : undefined;
  const landmark = place ? anchorAt(place) : spot;
  if (!where || !landmark || frame.references.some(({ kind }) => kind === 'name')) return { frame };
  const isOfAsker = (wish: Wish) => wish.attribute === 'near' && wish.value.name === undefined;
  return {
    frame: { ...frame, wishes: frame.wishes.filter((wish) => wish !== where && !isOfAsker(wish)) },
    landmark,
  };
}

/** Directly after "near", in the singular and not just any: "near the cathedral", and not "near some museums". */
function isBesideNear(wish: Wish, { text, language }: Frame): boolean {
  if (wish.attribute !== 'kind' || !isWhat(wish) || !wish.said || isSeveral(wish.said.text, language)) return false;
  const { near, indefinite } = grammarOf(language);
  const lead = foldAccents(text.slice(0, wish.said.start)).toLowerCase();
  const [last = ''] = lead.trim().split(/\s+/u).slice(-1);
  return near.test(` ${lead.trim()} `) && !indefinite.has(last);
}

/** By its noun, which other nouns may follow: "museums of art", "cathedrals", and not "museo de ciencias". */
export const isSeveral = (said: string, language: Language): boolean =>
  /[^s]s$/iu.test(said.split(compiled(language).pack.nounForms.of)[0] ?? '');
