// Spanish replies: who says what.
import { forget, greet, help, outOfScope, question, smallTalk } from './es/courtesy.ts';
import { list, nothing } from './es/lists.ts';
import { comparison, features, hours, place, prices, reason } from './es/places.ts';
import { directions, plan } from './es/ways.ts';
import type { Voice } from './voice.ts';

export const es: Voice = {
  list,
  nothing,
  place,
  hours,
  prices,
  features,
  reason,
  comparison,
  directions,
  plan,
  question,
  greet,
  small_talk: smallTalk,
  help,
  forget,
  out_of_scope: outOfScope,
};
