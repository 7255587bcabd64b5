// English replies: who says what.
import { forget, greet, help, outOfScope, question, smallTalk } from './en/courtesy.ts';
import { list, nothing } from './en/lists.ts';
import { comparison, features, hours, place, prices, reason } from './en/places.ts';
import { directions, plan } from './en/ways.ts';
import type { Voice } from './voice.ts';

export const en: Voice = {
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
