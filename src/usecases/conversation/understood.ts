// What was understood of a message, for those who ask: each wish with what became of it, and the words nobody could read.
import type { Place } from '../../domain/place.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grants } from '../../wishes/grants.ts';
import type { Wish } from '../../wishes/wish.ts';
import { wishContextOf } from './wish-context.ts';
import type { Scene } from './world.ts';

interface UnderstoodWish {
  readonly wish: Wish;
  /** Of the places in the answer: granted by all, not known of some, or given up (also where there are none). */
  readonly status: 'granted' | 'unverifiable' | 'dropped';
}

export interface Understood {
  readonly wishes: readonly UnderstoodWish[];
  readonly unread: readonly string[];
}

export function understoodOf(scene: Scene, frame: Frame | undefined, places: readonly Place[]): Understood {
  if (!frame) return { wishes: [], unread: [] };
  const context = wishContextOf(scene);
  const statusOf = (wish: Wish): UnderstoodWish['status'] => {
    const answers = places.map((place) => grants(place, wish, context).answer);
    if (answers.length === 0 || answers.includes('no')) return 'dropped';
    return answers.includes('unknown') ? 'unverifiable' : 'granted';
  };
  return {
    wishes: frame.wishes.map((wish) => ({ wish, status: statusOf(wish) })),
    unread: frame.unread.map(({ text }) => text),
  };
}
