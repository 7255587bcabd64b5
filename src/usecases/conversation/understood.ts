// What was understood of a message, for those who ask: each wish with what became of it, and the words nobody could read.
import type { DialogueAct } from '../../chat/acts.ts';
import type { WishSearch } from '../../chat/state.ts';
import type { Place } from '../../domain/place.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grants } from '../../wishes/grants.ts';
import type { Answer, Wish } from '../../wishes/wish.ts';
import { wishText } from '../../wishes/wish-text.ts';
import { withTellingTexts } from './lists/text-wishes.ts';
import { wishContextOf } from './lists/wish-context.ts';
import { wishesOfSearch } from './lists/wishes.ts';
import type { Scene } from './world.ts';

interface UnderstoodWish {
  readonly wish: Wish;
  /** Of the places in the answer: granted by all, not known of some, or given up (also where there are none). */
  readonly status: 'granted' | 'unverifiable' | 'dropped';
}

export interface Understood {
  readonly wishes: readonly UnderstoodWish[];
  readonly unread: readonly string[];
  /** The search that stands after the message, as short texts; absent where it looked for no places. */
  readonly list?: readonly string[];
}

/** @param act what was done about the message */
export function understoodOf(scene: Scene, frame: Frame, places: readonly Place[], act: DialogueAct): Understood {
  const search = 'search' in act && act.kind !== 'plan' ? withTellingTexts(scene, act.search) : undefined;
  const sought = search ? wishesOfSearch(search, scene.world.recommend.city) : [];
  const { wishes, unread } = wishesIn(scene, frame, places, sought.find(isWhere));
  return {
    wishes,
    unread: unread.filter(({ start }) => !isText(search, start)).map(({ text }) => text),
    ...(search && { list: sought.flatMap((wish) => wishText(wish) ?? []) }),
  };
}

const isWhere = ({ attribute, polarity }: Wish): boolean =>
  polarity === 'want' && (attribute === 'area' || attribute === 'near');

/** An unread word that places are told apart by has changed the list. */
const isText = (search: WishSearch | undefined, start: number): boolean =>
  search?.wishes?.some(({ attribute, said }) => attribute === 'text' && said?.start === start) ?? false;

function wishesIn(
  scene: Scene,
  frame: Frame,
  places: readonly Place[],
  where: Wish | undefined,
): { readonly wishes: readonly UnderstoodWish[]; readonly unread: Frame['unread'] } {
  const context = wishContextOf(scene);
  // "Near the old town" is fulfilled as far around it as the search went, not within its border alone.
  const meant = (wish: Wish): Wish => (where && isWhere(wish) ? where : wish);
  return {
    wishes: frame.wishes.map((wish) => ({
      wish,
      status: statusOf(places.map((place) => grants(place, meant(wish), context).answer)),
    })),
    unread: frame.unread,
  };
}

/** @param answers of every place in the answer */
export function statusOf(answers: readonly Answer[]): UnderstoodWish['status'] {
  if (answers.length === 0 || answers.includes('no')) return 'dropped';
  return answers.includes('unknown') ? 'unverifiable' : 'granted';
}
