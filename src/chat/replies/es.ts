// Spanish replies: who says what.

import { facts, factsEach } from './es/answers.ts';
import { manners, memory, noted } from './es/asker.ts';
import { comparison } from './es/compared.ts';
import { forget, former, greet, help, outOfScope, question, smallTalk, topics } from './es/courtesy.ts';
import { leaving } from './es/leaving.ts';
import { list } from './es/lists.ts';
import { nothing } from './es/nothing.ts';
import { features, hours, place, prices, reason } from './es/places.ts';
import { planTold, planTrouble } from './es/plan-questions.ts';
import { timetable } from './es/plans.ts';
import { pick, ranking } from './es/ranking.ts';
import { stepFree } from './es/stations.ts';
import { directions, station } from './es/ways.ts';
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
  facts,
  facts_each: factsEach,
  former,
  topics,
  ranking,
  pick,
  timetable,
  plan_trouble: planTrouble,
  plan_told: planTold,
  noted,
  memory,
  manners,
  directions,
  leaving,
  station,
  step_free: stepFree,
  question,
  greet,
  small_talk: smallTalk,
  help,
  forget,
  out_of_scope: outOfScope,
};
