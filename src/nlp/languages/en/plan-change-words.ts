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
  stays: [
    ['tooLittle', / (?:wont|isnt|is not|wouldnt|will not|not|never) (?:be )?(?:long )?enough /],
    [
      'longer',
      / (?:(?:more|extra|plenty of|lots of) time(?! (?:to|for) (?:get|walk|go) )|(?:a bit |a little |much )?longer|too (?:short|rushed)|(?:a bit |a little )?more (?:for|at|in|on)(?= (?:@|the|our|that) )|linger|(?:not|dont|without) rush\S*|take our time|(?:give|leave) (?:me|us|him|her|them|it) (?:a (?:bit|little) )?(?:more|longer)) /,
    ],
    [
      'shorter',
      / (?:less time|shorter|not (?:so|that|too) long|less (?:for|at|in|on)(?= (?:@|the|our|that) )|(?:quicker|briefer) |just (?:pop|nip|look) in(?:to)?) /,
    ],
    ['enough', / (?:plenty|enough|tops|max|at (?:the )?most|no more|will do|does it) /],
  ],
  enoughTime:
    / (\S+) (?:is|s|will be|would be|should be) (?:plenty|enough|fine|loads) | (?:lets say|make it|rather|say) (\S+)(?: please)? $/,
  aboutHour:
    / (?:like|around|about|say|at|more like|as late as|to) (\d{1,2})(?: oclock| o clock| ish)?(?: (?:please|then|or so|instead|maybe))* ?$/,
  ownFood:
    / (?:(?:pack(?:ed|ing)|bring(?:ing)?|brought|making|made|taking|(?:ve|have|has|had|s) got|carry(?:ing)?)(?: \S+){0,3} (?:sandwich(?:es)?|picnic|packed lunch(?:es)?|lunch ?box(?:es)?|(?:our|my|their) own (?:food|lunch|dinner|stuff)|leftovers|food with (?:us|me))|(?:is|are|s|be|ll be|will be|was) (?:cooking|making (?:us )?(?:lunch|dinner|food))|cooks? (?:for )?(?:us|me|lunch|dinner)|(?:already|just) (?:ate|eaten|had (?:lunch|dinner|breakfast))|(?:eat|eating|ate|lunch|dinner|lunching|dining|fed)(?: \S+){0,2} (?:at|with|by) (?:my|our|his|her|their|the) (?:\S+ )?(?:mum|mom|mother|dad|father|parents|aunt|uncle|family|friends?|sister|brother|cousins?|gran|grandma|in laws|host|relatives)(?:s| s)?(?: (?:place|house|flat))?|(?:eat|eating) (?:on the way|beforehand|something (?:quick )?on the go)|(?:included|provided|(?:a|our|my) (?:work|wedding|birthday) (?:lunch|dinner))) /,
  byWord:
    /^ (?:the|that|this) (\S+) (?:one|thing|place|bit|stuff)(?= )|^ (?:the|that) one (?:with|about|of)(?: the)? (\S+)(?= )/,
  through: /^ (?:in|around|round|through|along|about|at) $/,
  firstTwo: /^ (?:first two|first 2|two first) $/,
  lastTwo: /^ (?:last two|last 2|two last) $/,
  cannotShift:
    / (?:cant|cannot|can not|wont|dont|never|unable to|not able to)(?: [a-z]+){0,4} (?:earlier|sooner|later|before|any time) /,
  numberWord: / (?:numbers?|nr|stops?) $/,
  ofNumber: /^ (?:is|isnt|looks?|sounds?|seems?|was|can|could|should|doesnt|wont|bores?|we|i)(?= )/,
  suggests:
    / (?:why (?:dont|not)(?: (?:we|you|just))?|what if (?:we|you)|how about if we|lets|(?:better|best|rather) (?:we )?eat|couldnt we|cant we(?: just)?) /,
  tagAsked:
    /^ (?:(?:is|would|will|could) (?:that|it|this) (?:be )?(?:possible|ok|okay|fine|doable|alright|all right|work|good|feasible)|(?:does|will|would|could|might) (?:that|it|this) (?:work|be)|(?:can|could) (?:you|we|that|it)(?: (?:do|be|manage|change|arrange|done))*(?: (?:that|it|this|for us|for me))*|ok|okay|please|right|possible|deal|what do you think|how does that sound|any chance) ?[?!. ]*$/,
  thatDay: / (?:that|the same) (?:day|evening|night|morning|afternoon) /,
  askedFor:
    /^ (?:\S+ ){0,3}(?:is there|isnt there|are there|arent there|there must be|what else is there|any(?: chance of| idea)?|(?:do you |dont you |you )?know(?: of)?(?: any| some| a)?|(?:have you |you |youve )?got any|whats a good|pick|choose|try|go for) /,
};
