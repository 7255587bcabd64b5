// English replies: who says what.

import { facts, factsEach } from './en/answers.ts';
import { manners, memory, noted } from './en/asker.ts';
import { comparison } from './en/compared.ts';
import { forget, former, greet, help, outOfScope, question, smallTalk, topics } from './en/courtesy.ts';
import { leaving } from './en/leaving.ts';
import { list } from './en/lists.ts';
import { nothing } from './en/nothing.ts';
import { features, hours, place, prices, reason } from './en/places.ts';
import { planTold, planTrouble } from './en/plan-questions.ts';
import { timetable } from './en/plans.ts';
import { pick, ranking } from './en/ranking.ts';
import { stepFree } from './en/stations.ts';
import { directions, station } from './en/ways.ts';
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
