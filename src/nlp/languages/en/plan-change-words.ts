// English words beside a change of a plan: ways that are too long, hours at which people can set out, gaps.
import type { PlanChangeWords } from '../plan-change-words.ts';

export const PLAN_CHANGE_WORDS_EN: PlanChangeWords = {
  outAt:
    / (?:arriv\S+|get(?:ting)? (?:there|in|here|out|off|going)|free|available|land(?:ing)?|set(?:ting)? (?:off|out)|head(?:ing)? out|leav(?:e|ing)(?: the (?:hotel|flat|house))?|(?:be|am|m|are|re) (?:there|ready|up)|make it(?: there)?)(?: \S+){0,2}(?: (?:at|from|by|until|till|around|about|before))?(?: about| around)? $/,
  startNow:
    / (?:start|begin|go|leave|set off|kick off|get going) (?:\S+ )?(?:now|right away|straight away|already|at once|immediately) /,
  tooFar:
    / (?:(?:too|so|very|quite|really|way too|a bit too|miles) (?:far|distant)(?: away)?|(?:a bit|rather|pretty|quite) far|far away|(?:too|such a|quite a) (?:long|much)(?: of)?(?: a)? (?:walk|way|trek|journey|trip)|too much walking to get there|(?:cant|can not|cannot|wont|dont want to) walk (?:that|so) (?:far|much)) /,
  noWay:
    / (?:no|not|nope|too (?:much|long|far|many)|cant|cannot|really|seriously|impossible|no way|forget it|long) |[?!]/,
  minutesSaid: / (\d{1,3}) (?:minutes?|mins?) /,
  closer:
    / (?:closer|nearer|nearby|close by|near ?by|close to (?:it|there|us)|not (?:so|that|too) far(?: away)?|within walking distance|walkable|in walking distance) /,
  alsoSaid: new Set(['too', 'also', 'well']),
  oneLike: /^ (?:one|another(?: one)?|a different one)(?= )/,
  bySunset: / (?:before|by|in time for)(?: the)? (?:sunsets?|sundown|it gets dark|dark|nightfall|dusk) /,
  minutesFrom: / (?:minutes?|mins?|min)(?: (?:walk|on foot|away|max|at most|or less)){0,2} (?:from|of|to)(?: the)? $/,
  gap: / (?:gap|hole|free (?:time|hours?|slot)|nothing (?:planned )?(?:in )?between|too much (?:free )?time|long wait|empty) /,
};
