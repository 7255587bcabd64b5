// English words of plans.
import type { PlanWords } from '../plan-words.ts';
import { PLAN_ANEW_WORDS_EN } from './plan-anew-words.ts';
import { PLAN_CHANGE_WORDS_EN } from './plan-change-words.ts';
import { PLAN_DAY_WORDS_EN } from './plan-day-words.ts';
import { PLAN_ROLE_WORDS_EN } from './plan-role-words.ts';
import { PLAN_STATED_WORDS_EN } from './plan-stated-words.ts';
import { PLAN_VERDICT_WORDS_EN } from './plan-verdict-words.ts';

export const PLAN_WORDS_EN: PlanWords = {
  ...PLAN_ANEW_WORDS_EN,
  ...PLAN_CHANGE_WORDS_EN,
  ...PLAN_DAY_WORDS_EN,
  ...PLAN_ROLE_WORDS_EN,
  ...PLAN_STATED_WORDS_EN,
  ...PLAN_VERDICT_WORDS_EN,
  pace: [
    [
      'relaxed',
      / (?:relaxed|relaxing|slow|slowly|leisurely|chilled|easy|lazy|gentle|unhurried|laid back|calm|retired|pensioners?|(?:gets?|getting) tired|tires? (?:easily|quickly|fast)|bad (?:knees?|hips?|legs?|back)|(?:7|8|9)\d (?:years?|yrs?)) /,
    ],
    ['packed', / (?:packed|as much as possible|everything you can|as many as possible) /],
  ],
  parts: [
    [
      'morning',
      / (?:a|one) (?:\S+ )?morning of | plan (?:\S+ )?(?:a|the|our|my|us an?|me an?) (?:\S+ )?morning | morning (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) morning /,
    ],
    [
      'afternoon',
      / (?:an|one|a) (?:\S+ )?afternoon (?:of|with|w) | afternoon (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) afternoon /,
    ],
    ['night', / (?:night|big night) out | night on the town /],
    [
      'evening',
      / (?:an?|one|our|my) (?:\S+ )?(?:evening|night) (?:of|in|around|at|near) | evening out | (?:evening|night) (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) (?:evening|night) /,
    ],
  ],
  longHours: / (24|36|48|72|96) ?(?:hours?|hrs?|h) /,
  tripOfDays: / (two|three|four|five|\d) day (?:trip|break|getaway|visit|stay|holiday|plan|itinerary|city break) /,
  lateRiser:
    / (?:no early (?:mornings?|starts?)|not (?:too |so )?early|sleep in|sleeping in|lie ins?|late risers?|not morning people|(?:hate|dont do|do not do) (?:early )?mornings) /,
  hours: [
    ' of (@n) hours? ',
    ' (?:give me|have|got|ve got|spend|spare) (@n) (?:hours?|hrs?) ',
    ' (@n) (?:hours?|hrs?) (?:in|around|near|at|to kill|to fill|free|here) ',
    ' (@n) hours? (?:plan|itinerary|route|outing|layover|stopover) ',
    ' (?:layover|stopover) of (@n) hours? ',
  ],
  mostStops:
    / (?:(?:no|not) more than|at most|maximum|max|up to) (two|three|four|2|3|4) (?:stops|places|things|visits) | (two|three|four|2|3|4) (?:stops|places|things|visits) (?:max|maximum|at most|tops) /,
  firstFew: / (?:the|those|your) first (two|three|four|2|3|4) (?!days?|hours?|nights?|weeks?)/,
  counts: { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 },
  ofPlan: / (?:stops?|plan|route|itinerary) /,
  before: / before /,
  freeFrom:
    / (?:i|we|ill|well|i ll|we ll) (?:finish|stop|get (?:off|out)|come out|clock off|knock off|m done|am done|re done|are done|be done)(?: \S+){0,3} $/,
  endsAt:
    / (?:(?:home|back|(?:be|get|being|getting) (?:at|in|to) (?:the|our|my) (?:hotel|hostel|flat|apartment|airbnb)|ends?|ending|finish|finished|finishing|done|over|until|till|train|flight|plane|bus|coach|taxi|fly|flying|(?:we|i|and) leave(?: again)?|leaving(?: again)?|check ?out|(?:have|has|need|must|got) to (?:leave|go|stop|be \S+)(?: earlier| early| before)?|must (?:leave|go|stop|be \S+)|(?:pick(?:s|ed|ing)?|collect(?:s|ed|ing)?) (?:me|us)(?: up)?|in bed|be gone|call it a day)(?: (?:leaves|departs|goes|is|at|to|the|hotel|my|our|in|there|home|back|takes|off|for|us|be|everything|it|done|over|dinner|lunch|table|booking|reservation|show|station|airport)){0,5})(?: (?:at|by|before|around|about|for|til|till|until|no later than)){0,4} $/,
  endsBehind:
    /^ (?:at the (?:very )?latest|latest|max|tops|finish|sharp finish|(?:my |our |the )?(?:\S+ )?(?:picks?|collects?|fetch(?:es)?) (?:me|us)|(?:(?:we|i|they) )?(?:re |are |am |m )?(?:back|home)|(?:(?:we|i) )?(?:(?:have|has|need|must|got) to |must )?(?:leave|go home|be (?:back|home|gone|off|done))|(?:is )?(?:our |my |the )?(?:train|flight|plane|bus|coach)(?: (?:home|back|out|leaves|departs))?) /,
  sunset: /(?<! (?:before|after)(?: the)?) (?:sunsets?|sundown) $/,
  wholeDay:
    /(?<! (?:not|no|isnt|dont|doesnt)(?: \S{1,15}){0,2})(?<! (?:been|spent|after|work|working|worked|busy|was|were)(?: \S{1,15}){0,4}) (?:(?:whole|entire|all of|whole of) (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|@t)|(?:whole|full|entire) day|(?:have|got|free|for|plan|plan (?:me|us)) all day|from (?:the )?morning (?:to|till|until|through to) (?:the )?(?:late )?(?:night|evening)) /,
  compact:
    / (?:(?:all|everything|stops|places)(?: \S+){0,3} (?:near|close)(?: \S+){0,2} (?:each other|one another|together)|(?:near|close) (?:to )?(?:each other|one another)|close together|(?:all|everything) (?:nearby|close by|close|in one area|in the same area|walkable|within walking distance)|(?:without|no|need no|dont (?:need|want)(?: any| a)?) taxis?) /,
  homeward:
    /^ (?:we |i |we re |were |i m |im |we ll |ill )?(?:(?:have|need) to |must |will )?(?:are |am )?(?:(?:go|going|head|heading|drive|driving|fly|flying|travel|travelling) (?:back )?home(?: to (?!the |our |my )\S+)?|(?:drive|driving|fly|flying|travel|travelling) back to (?!the |our |my )\S+|(?:leave|leaving)(?: (?:again|town))?) (?:$|[.!?])/,
  strolls: [
    / (?:walk|stroll|wander|way|route|go|get|head|walking)(?: \S+){1,12} (?:seeing|passing|with (?:\S+ ){0,3}(?:to see|sights|stops|things)|(?:things?|sights?|places?|stops?|stuff|bits)(?: \S+){0,4} (?:on|along) the way|past (?:the |some )?(?:nice|best|main|pretty|famous|lovely|sights)) /,
    / (?:scenic|prettiest|nicest|most (?:scenic|beautiful)|beautiful|pretty|pleasant|lovely|nice) (?:way|route|path|walk|stroll)(?: \S+){0,4} to /,
    / (?:walk|stroll|wander|walking (?:route|tour|itinerary)|sightseeing (?:route|walk))(?: \S+){0,4} (?:from|between) (?:\S+ ){1,5}(?:to|and|until|ending) /,
    / (?:plan|make|give|suggest|design|draw|do|turn|build|map|create|want|fancy|propose|like|need)(?: \S+){0,4} (?:a|into a|an) (?:\S+ ){0,3}(?:walk|stroll|wander|walking (?:route|tour|itinerary))(?! dog)(?= )/,
    /^ (?:a|an|some) (?:\S+ ){0,3}(?:walk|stroll|wander) (?:for|tonight|this|tomorrow|on|around|through|in the (?:old|historic|centre|center)|after|before) /,
    / (?:walking (?:route|tour|itinerary)|self guided walk|sightseeing walk) /,
  ],
  strollAsked:
    / (?:how (?:long|far|many|much|do|can|hard|steep)|is (?:it|the|that|there)|can (?:i|we|you) walk|walkable|what time|wheelchair (?:walk|route)|walk (?:my|our|the) dog|guided tour|tour guide|do i need|should i) /,
  strollFrom: / (?:from|start(?:ing)?(?: (?:at|in|from))?|between|leaving)(?: the)? $/,
  strollTo:
    / (?:to|until|till|towards?|end(?:ing|s)?(?: up)? (?:at|in|by|near)|finish(?:ing|es)?(?: up)? (?:at|in|by|near)|and)(?: the)? $/,
  homeBy:
    / (?:back|home|done|finished|through|over)(?: (?:at|by|before|around|for|in|the|hotel|our|my))* @t | @t (?:home|back|at the latest) /,
  endsBare: / (?:back|home|done|finished|finish|over|ending|end) (?:for|by|at|around|about|before) (\d{1,2}) /,
  untilThen:
    / (?:until|till|til|before) (?:\S+ ){0,3}(?:dinner|lunch|table|booking|reservation|meal|supper)(?: \S+){0,2} $/,
  thenArranged: /^ (?:when |which is when |where )(?:we |i )(?:have|ve|ve got|are having|eat|dine) /,
  lateHalf: / afternoon (?:and|into|plus|to|till|until) (?:the |into the |this )?(?:evening|night) /,
  night:
    / (?:at night|in the evening|pm|p m|night|nights|tonight|clubbing|clubs?|dawn|sunrise|small hours|bars?|pubs?) /,
  outing:
    / (?:night out|day out|evening out|out on the town|going out|go out|out and about|crawl|party night|big night|hen (?:do|party|night)|stag (?:do|party|night)) /,
  dayAlone: /^(?:on )?\p{L}+$/iu,
  length: {
    half: / half an hour /,
    andMore: [
      [30, / (?:(\S+) hours?|hours?|(\S+)) and (?:a )?half(?: hours?)? /],
      [15, / (?:(\S+) hours?|hours?|(\S+)) and a quarter(?: hours?)? /],
    ],
    unit: '(?:hours?|hrs?|minutes?|mins?)',
    hours: /^h/,
  },
  everything:
    / (?:it all|all (?:of )?(?:it|this|that|these|those|them)|everything|the lot|(?:those|these|them)(?: together)?|(?:with|of|around|including|add|put|arrange|order|plan|make|join|combine) (?:that|it)(?: one)?) /,
  firstThen: / (?:first|1st) (?:\S+ ){0,12}?(?:then|after|afterwards|later)/,
  openEnd:
    / (?:(?:and |but )?(?:then|after(?:wards)?|after that|next|later) (?:what|where|where to|whats next)(?: \S+){0,3}|(?:what|where)(?: \S+){0,3} (?:then|next|afterwards|after that|after it|the rest(?: of the day)?)|and (?:after that|afterwards|then|next)) $/,
  amid: / (?:in between|in the middle|between (?:the two|them|both)) /,
  wholePart:
    / (?:have|got|ve got|with|free) (?:\S+ ){0,4}?(?:the |this |a |my |our )?(?:whole|entire|full|all|free) (?:of )?(?:the )?(?:morning|afternoon|evening|day|night) /,
  stay: [
    / (?:arriv\S*|land\S*|get(?:ting|s)? (?:in|there)|fl(?:y|ying|ies) in|touch(?:ing)? down|com(?:e|ing)|from|here from|in town from) /,
    / (?:leav\S*|depart\S*|go(?:ing)? (?:home|back)|fly(?:ing)? (?:home|back|out)|out|until|till|til|to|gone) /,
  ],
  goesAway:
    / (?:leav(?:e|es|ing)|depart\S*|go(?:ing)? (?:home|back)|fl(?:y|ying|ies) (?:home|back|out|off|on)|layover|stopover|connecting|onward|next flight) /,
  deniedEnd: / not (?:just |only )?(?:until|till|til|to|up to) $/,
  peopleFrom:
    / (?:friends?|parents|family|sisters?|brothers?|cousins?|mates?|boss|clients?|colleagues?|people|visitors?|guests?|mum|mom|dad|girlfriend|boyfriend|im|we are|were)(?: \S+){0,3} from (?:the )?$/,
  order:
    / (?:then(?! [,.;:?!] )|afterwards?|later on|beforehand|followed by|in between|finish(?:ing)? (?:with|at|in|on)|and (?:after|before)(?: that)?) | (?:after|before)(?: that)? $/,
  lingering:
    / (?:(?:somewhere|some place|someplace|anywhere|a (?:\S+ )?(?:place|spot|cafe|room))(?: (?!and|then|for)\S+){0,3}|(?:sit|sat|stay|rest|relax|read|work|study|chat|talk|linger|nap|park|chill|think|write|draw|sketch|wait|breathe|cry|hide|people watch|warm up|sit out|lie)(?: (?:down|there|in|and|with|quietly|inside)){0,2})(?: for(?: (?:about|around|at least))?)? $/,
  halfDay: / (?:half a day|half day|halfday) /,
  swappedBy: new Set(['for', 'with', 'by']),
  served: new Set(['with']),
  at: /^ (?:at|in) (?:the )?$/,
  early: / (?:am|a m|morning|breakfast|dawn) /,
  startsAt:
    / (?:start|starting|begin|beginning|from|leave|setting off) (?:at |around |about )?(\d{1,2})(?! (?:euros?|people|stops?|minutes?|different|a head|each|per) ) /,
  leaving: [
    ['flight', / (?:flight\S*|plane|fly(?:ing)?(?: out| home| back)?|airport|take off|boarding|layover|stopover) /],
    [
      'train',
      / (?:trains? (?:home|back|leaves|departs|goes|is|s|at|from|out)|(?:my|our|the|a|return) (?:\S+ )?train(?! museum)|train(?! museum)|coach|bus (?:home|back|leaves|departs|goes|is|at|from)) /,
    ],
  ],
  flying: / (?:land(?:ing|ed|s)?|fl(?:y|ying|ies|ights?)|plane|airport|touch down) /,
  layover: / (?:layover|stopover|stop over|between flights) /,
  railing: / (?:trains?|station) /,
  endsWhere:
    / (?:(?:my|our|the|a) (?:return |evening |night )?(?:train|bus|coach|ave)(?: (?!then|and|arriv|get|come|land)\S+){0,4} (?:from|at|out of|in)|(?:before|until|till) (?:my |our |a |an |the )?(?:\S+ )?(?:meeting|appointment|interview|conference|concert|show|match|wedding)(?: (?:starts?|begins?|is))? (?:at|in|near|by)|(?:have|need|must|got|has) to be (?:back )?(?:at|in|near|by)|(?:need|have) to get (?:back )?to|(?:be|get|arrive|and|then|,) back (?:at|to|in|near)|(?:end|ends|ending|finish|finishes|finishing)(?: up)? (?:at|in|near|by|around))(?: the)? $/,
  whatToDo:
    / (?:what|anything|something|ideas?|things?|stuff|how)(?: \S+){0,4} (?:do|see|visit|miss|suggest|recommend|fit in|squeeze in|spend (?:it|them|that|the (?:time|day|days))|fill (?:it|them|that|the (?:time|day|days)))|must ?sees?|not to (?:be )?miss(?:ed)?|fill (?:the|our|my) (?:day|days|time|morning|afternoon|evening) /,
  backHome: / (?:back|home|(?:to|at|in) (?:the|our|my) (?:hotel|hostel|flat|apartment|airbnb)) /,
  inTown: / (?:in(?:to)? town|downtown|in(?:to)? the (?:city )?(?:centre|center)|in(?:to)? the city) /,
  arriving:
    / (?:arriv\S+|land(?:ing)?|get(?:ting)? in(?:to)?|get(?:ting)? to|come in(?:to)?|coming in(?:to)?|reach(?:ing)?) /,
  atEnd:
    / (?:at the end|to finish|to end|to round (?:it|things) off|last(?! (?:week|time|night|month|year|summer|\S*day))|for last) /,
  last: / (?:end|ending|finish|finishing|finally|lastly|last|wind up|end up)(?: up)?(?: (?:with|in|at|on|by|a|an|the|some))* $/,
  beforehand: / (?:before|beforehand|first|before that)(?: please)? $/,
  crawl: / (?:crawl|bar hop(?:ping)?|pub hop(?:ping)?|hopping) /,
  late: / (?:till|til|until) (?:late|the small hours|they close|closing) /,
  wakesAt:
    / (?:sleep(?: in)?|lie in|gets? up|getting up|wakes?(?: up)?|waking up|(?:never|not|arent|only) up|surface|out of bed) (?:\S+ ){0,3}(?:like|around|about|at|till|until|by|before) (\d{1,2}) /,
  themed: [
    / (?:just|only|nothing but|all about|(?:day|morning|afternoon|evening) of|day for)(?: the| some| good| nice)? $/,
    /^ (?:day|morning|afternoon|evening|tour|trail|hop|hopping|marathon|weekend|only|all day|and nothing else) /,
  ],
  likes:
    / (?:(?:i|we|they) (?:really |all |both )?(?:like|love|adore|enjoy)|(?:he|she|(?:my|our) \S+) (?:really |just )?(?:likes|loves|adores|enjoys)) /,
  liking:
    / (?:(?<! (?:d|id|wed|would|shed|hed|theyd) )(?:likes?|loves?)|adores?|enjoys?|into|fans? of|keen on|interested in|(?:mad|crazy) about|fond of|obsessed with)(?: \S+){0,8} $/,
  joining: new Set(['and', 'but', 'then']),
  and: 'and',
  byMeal: / (?:before|after) /,
  besides: { before: 'before', after: 'after' },
  toward: [
    ['earlier', / (?:earlier|sooner) /],
    ['later', / (?:later) /],
  ],
  tooLong:
    / (?:too|so|that|very|quite so|as) long | (?:too|that|so) much(?: time)? | too many hours | (?:is|are|s|sounds|seems|looks) (?:a lot|a bit much|ages|forever|a bit long|quite long|quite a lot) /,
  briefer: / (?:shorter|smaller|quicker|briefer|too long) /,
  alsoToward: [
    ['earlier', / (?:earlier|sooner) /],
    ['later', / later /],
  ],
  proposing:
    / (?:(?:can|could|may|might|shall|should) (?:we|i|you|it|(?:\S+ ){0,2}(?:breakfast|lunch|dinner|drinks?) be)|(?:why dont|couldnt|what if|how about if) (?:we|i|you)) /,
  dropping:
    / (?:drop|remove|skip(?! the (?:queues?|lines?|crowds?) )|lose|delete|cut|scrap|ditch|bin|axe|cancel|leave (?:\S+ ){0,4}out|take (?:\S+ ){0,4}out|get rid of|do without|knock off|strike|too many|one \S+ too many) /,
  oneOf: / (?:one of|one|a|an|any|either) /,
  someStops:
    / (?:(one|two|three|2|3) (?:of (?:them|the|those|these) )?(?:stops?|things?|places?|visits?)|(?:a|some|any) (?:stop|thing|place|visit)|something|one(?: of (?:them|those|these))?(?= $)) /,
  walking: / (?:walk|walking|walks|on foot|on our feet|legs?|steps) /,
  lessOnFoot:
    / (?:(?:less|too much|not so much|cut (?:down )?(?:on )?the|reduce the|minimi[sz]e the|so much|that much) (?:of )?(?:(?:the )?(?:walk|walking|legwork|trekking|hiking|metro|underground|subway|bus|travelling|traveling|to and fro|back and forth))|(?:walk|walking) (?:a bit |much )?less|walking (?:is )?(?:down|to a minimum)|shorter walks|fewer steps) /,
  easier:
    / (?:too (?:full|packed|much|busy|tight|crammed|rushed|hectic|intense|ambitious|tiring|crowded)|more (?:relaxed|leisurely|chilled|laid back)|less (?:packed|full|hectic|rushed|intense|tiring)|easier(?: on us)?|slower|slow it down|slow down|breathing space|not so (?:packed|full|much|rushed)|at an easier pace|lighter (?:day|plan|version|programme)) /,
  startLater: / (?:start(?:ing)?|begin(?:ning)?|kick(?:ing)? off|set(?:ting)? off) (?:\S+ ){0,2}later /,
  bareLater:
    /^ (?:ok(?:ay)? |and |but |make (?:it|that|everything) |can (?:it|we|that) (?:be |start |do it |go )?|could (?:it|we) (?:be |start |go )?)?(?:all |everything )?(?:a bit |a little |an hour |slightly |much |somewhat )?later(?: please| then| on)? $/,
  bareEarlier:
    /^ (?:ok(?:ay)? |and |but |make (?:it|that|everything) |can (?:it|we|that) (?:be |start |do it |go )?|could (?:it|we) (?:be |start |go )?)?(?:all |everything )?(?:a bit |a little |an hour |slightly |much |somewhat )?(?:earlier|sooner)(?: please| then)? $/,
  elsewhere:
    / (?:(?:an|some )?(?:other|another|different|new) (?:area|neighbou?rhood|part of (?:town|the city)|zone|district|quarter|side of town)|(?:somewhere|someplace) else|elsewhere|(?:other|different) parts? of) /,
  localer:
    / (?:(?:less|too|not so|so|very|not too|a bit) touristy|fewer tourists|too many tourists|more local|something local|where (?:the )?locals|off the beaten|less obvious|less well known|lesser known|more authentic|hidden gems) /,
  waking:
    / (?:sleep|sleep in|lie in|get up|getting up|gets up|wake|wakes|(?:never|not|arent|only) up|in bed|out of bed|surface) (?:\S+ ){0,2}?(?:until|till|til|before|at|by|around|about) /,
  starting:
    / (?:start|begin|kick off|set off) (?:\S+ ){0,2}(?:at|from|around|about|by) | (?:late|later|early|earlier) start /,
  dearest: / (?:most expensive|dearest|priciest|costliest|costs? (?:the )?most) /,
  nightOut:
    / (?:night out|evening out|out on the town|party night|big night|clubbing|bar hop\S*|pub crawl|night on the town) /,
  notBefore:
    / (?:(?:cant|can t|cannot|can not|wont|won t|not|never|dont|don t)(?: \S+){0,4} before|nothing (?:\S+ )?before|not free (?:until|till|before)|only (?:free|start|available)? ?(?:from|after|at)) /,
  ending:
    / (?:wrap(?:ped|ping)? (?:\S+ )?up|call it a (?:day|night)|be (?:done|through|finished|out)|(?:finish|end|stop)(?:ing|s)?|home|back at|in bed) (?:\S+ ){0,3}(?:by|at|before|around|for) /,
  shortening:
    / (?:shorten|cut|trim|reduce|make) (?:\S+ ){0,3}?(?:by )?(half an|an|one|two|three|\d) hours? ?(?:shorter|off|less)? /,
  lasting:
    / (?:make (?:it|that|this)|keep it to|only|just|cut (?:it )?(?:down )?to|no more than|max(?:imum)?) (one|two|three|four|five|six|\d) (?:hours?|hrs?) /,
  pausing:
    / (?:break|breather|(?<! the )rest(?! (?:is|are|stays?|looks|sounds|can|of|as)\b)|sit down|somewhere to sit|pause|put (?:our|my) feet up) /,
  betweenAny: / (?:in )?between (?!meals)/,
  thenSomething:
    / (?:then|and|plus) (?:something|somewhere)(?: \S+)? (?:after|afterwards|later)|(?:then|afterwards|after that) (?:something|somewhere) (?:fun|cool|lively|nice|different|special|else) /,
  nothing: / (?:nothing|no plans|no stops|leave|keep) /,
  begins: / (?:start|begin|set off|kick off)\S* /,
  afterLunch:
    / (?:after|following) (?:(?:the|our|that|this|my) )?(?:lunch|eating) | once (?:weve|we have|ive|i have) (?:eaten|had lunch) /,
  retelling:
    / (?:(?:read|send|give|show|repeat|list|write) (?:it|that|them|me|us|everything)(?: \S+){0,4} (?:back|again|addresses|out)|(?:just|only) (?:a|the) list|(?:with|add) (?:the |their )?addresses|(?:the )?final (?:plan|version)|(?:whole|full|entire) (?:thing|plan|day|morning|afternoon|evening|night|weekend|trip) (?:again|once more|one more time)|(?:as|in|into) (?:a |one )?(?:\S+ )?(?:list|table|timetable|schedule|message|text)(?= |$)(?: with \S+)?|(?:list|it|everything|plan|thing|lot)(?: all)? with (?:the )?(?:times|hours|timings)) /,
  addresses: / address(?:es)? /,
  steps:
    / from (?:stop |number |the )?(\d|one|two|three|four|five|six|first|second|third|fourth|fifth)(?: one| stop)? to (?:stop |number |the )?(\d|one|two|three|four|five|six|second|third|fourth|fifth|sixth)(?: one| stop)? /,
  onArrival: / open(?:ed)? (?:\S+ ){0,2}(?:when|by the time|then|at that (?:time|hour)|at that point) /,
  ridesAsked:
    / (?:(?:need|take|use|catch|get on|have to take) (?:the |a |any )?(?:metro|tube|bus|underground|subway|taxi|public transport|transport)|any metro|by metro) /,
  walkAsked:
    / (?:(?:is|isnt|isn t|wont|won t|will) (?:it|that|this|there)(?: \S+){0,2} (?:too much|too much of a|a lot of|a long|much|too far to) (?:walk|walking)|do we (?:have to )?walk (?:a lot|much|too much|far)|how (?:long|far|much)(?: \S+){0,4} (?:walk|walking|on (?:our|my) feet|on foot)|total walk\S*|walking time|how many (?:steps|kilometres|km|minutes)(?: \S+){0,3} (?:walk|walking|on foot)) /,
  lengthAsked:
    / how (?:long|much time|many hours)(?: \S+){0,4} (?:take|takes|last|lasts|need|needed|in total|altogether|all in all|for (?:all|everything|it all)|whole (?:thing|plan|day|lot)) /,
  endAsked:
    / (?:(?:when|what time)(?: \S+){0,3} (?:get (?:back|home)|be (?:back|home|done|finished|finishing|free)|back|home|finish|finishing|finished|done|over|all end|it end|this end)|how late(?: \S+){0,4}) /,
  freeAsked:
    / (?:(?:which|what|any|are|anything|how many)(?: \S+){0,5} (?:(?<!(?:step|barrier|gluten|lactose|smoke) )free|cost nothing|costs nothing|dont cost|no entry fee|free entry)) /,
  costAsked:
    / (?:(?:what|how much)(?: \S+){0,4} (?:entr(?:y|ies)|entry fees?|entrance fees?|tickets?|admissions?|fees)(?: \S+){0,3} (?:cost|come|set|pay|total|all|altogether|overall|everything|lot|us)|(?:what|how much)(?: \S+){0,3} (?:pay|paying|spend|spending|fork out)(?: \S+){0,3} (?:entr(?:y|ies|ance)|tickets?|admissions?|all|total|altogether|overall|everything|lot)|how much(?: \S+){0,3} (?:each|everything|all|total|roughly|altogether|the day|the lot)|how much (?:in total|roughly)|(?:what|how much) (?:does|do|will|would) (?:each|everything|they|these|those|all)(?: \S+){0,3} (?:cost|come to|add up|set)|(?:total|overall|rough) (?:cost|price|budget)|prices? (?:of|for) (?:each|everything|all)) /,
  outdoorsAsked: / (?:which|what|any|are)(?: \S+){0,6} (?:outdoors?|outside|open air|under the sky) /,
  departAsked:
    / (?:when|what time)(?: to|(?: \S+){0,2} (?:i|we|you)(?: \S+){0,2}) (?:leave|set off|set out|head (?:out|off)|get going|be out of the (?:door|house|hotel)) /,
  shutAsked:
    / (?:is|are|will|would|wont|isnt|arent)(?: \S+){0,2} (?:anything|any (?:of|stops?|places?)|everything|everywhere|all(?: of)?|it all|every (?:stop|place))(?: \S+){0,4} (?:shut|closed|closing|close(?! (?:to|by|together|enough|at))|open) /,
  sporting:
    / (?:running|jogging|runners?|cycling|cycle|bike|biking|skating|hiking|run|jog) (?:routes?|tracks?|paths?|loops?|trails?|circuits?)| routes? (?:for|to) (?:\S+ ){0,2}(?:run|running|jog|jogging|cycle|cycling|bike|biking|skate|skating) /,
  filler:
    / (?:something|anything|whatever)(?: (?!to|for|with|like)\S+)? (?:(?:in|for) the (?:morning|afternoon|evening)|after(?:wards?)?|after (?:that|lunch)|later(?: on)?) /,
  seeing:
    / (?:(?:see|seeing|do) (?:some |a few |a bit of |a couple of |the )?(?:sights?|stuff|things|sightseeing|the city|town)|sightseeing|something (?:nice |pretty |good )?to see|a (?:nice |quick )?sight|look around|see something) /,
  sparing:
    / (?:(?:one|1|a|two|2) (?!hours?|hrs?|kms?|kilomet|miles?|euros?|people|min)\S+ (?:at (?:the )?most|max|maximum|tops)|(?:at most|max|maximum|(?:no|not) more than|only|just) (?:one|1|a|two|2|a single) (?:museums?|gallery|galleries|church|churches)|(?:ok|okay|maybe) (?:one|1|a single) (?:museum|gallery|church)(?! (?:day|tour|visit))|(?:one|1|a single|a) (?:museum|gallery|church) (?:(?:(?:is|will be|would be|s) )?(?:enough|plenty|will do|does it|and no more|is all)|(?:is|will be|would be|s) (?:fine|ok|okay))|a single (?:museum|gallery|church)|not (?:all (?:day|the time)|too much of it|only that)|but not (?:all|only) (?:museums|that)|(?:not too|not so|without too) (?:many|much) (?:museums?|galleries|churches|art)|(?:more|rather)(?: (?!museums|galleries|art|churches)\S+){1,2} than (?:\S+ )?(?:museums|galleries|churches|art)) /,
  partOfStay: / (?:stuff|part|bit|bits|half|stops|things|plan|day|leg|one) /,
  otherDay:
    / (?:instead|rather|(?:the )?same|move (?:it|this|that|everything|the (?:whole )?(?:plan|thing|lot|day))|what about|how about|(?:do|make|have) it|(?:could|can|should) (?:it|we|this|that)|switch|postpone|what if|works? (?:on|for)|better on) /,
  same: / same /,
  lighter:
    / (?:lighter|light|healthier|healthy|less heavy|not so heavy|not too heavy|smaller|something small|quick bite|less filling) /,
  something: / (?:something|anything|somewhere|some time|an hour|a bit|a while|the afternoon|time)(?: \S+)? $/,
  notNeeded:
    /^ (?:(?:is|are) not (?:needed|necessary|required)|(?:isnt|arent) (?:needed|necessary|required)|not (?:needed|necessary|required)|(?:is|are) unnecessary|can go) /,
  glimpsed:
    /^ (?:just |only )?(?:from (?:the )?outside|from a distance|on the way|quickly|in passing|for (?:a (?:quick )?(?:look|photo|picture|peek)|(?:some|a few) photos)) /,
  tooManyOf:
    / (?:a lot of|lots of|so many|too many|that many|this many|quite a few|loads of|so much|too much|a bit many|many) (?:the )?$/,
  noThanks:
    /^ (?:(?:ehm|um|hm|hmm|oh|sorry|but) )*(?:no(?: thanks?| thank you| ta| way| please| need)?|nah|nope|not for (?:me|us)|not interested|not my thing|pass|ill pass|well pass)(?= )/,
  forMeal: /^ (?:for|to have) (?:a |an |some |our |the )?(?:quick |small |light |late |early )?$/,
  soughtThere:
    / (?:(?:is|are) there(?! time)|what is there|any|anywhere|where (?:is|are|can|could) (?:a|an|there|i|we)|(?:near|close to|next to) (?:it|there|here|that|this|by)|nearby|close by|around (?:here|there)|next door) /,
  tableSought:
    / (?:(?:somewhere|some place|someplace|a (?:\S+ )?(?:place|spot)|anywhere|something)(?: (?:good|nice|cheap|decent|cool))? (?:to (?:eat|have|dine|grab|get|go for)|for (?:dinner|lunch|food|a bite|tapas|eating))|where (?:to|(?:can|could|should|do|would|shall|will) (?:i|we)|(?:id|wed|d)) (?:eat|have (?:dinner|lunch)|dine|grab|get (?:dinner|lunch|food))) /,
  thoseAre: /^ (?:(?:but|no|hey|well|sorry) )*(?:that|those|these|they|this)(?: s| re)?(?: is| are| were| was|re|s)? /,
  whereElse:
    / (?:where else|anywhere else|somewhere else (?:to|where)|what other (?:places?|clubs?|bars?|spots?)|any other (?:places?|clubs?|bars?|spots?)|which other)(?= )/,
  spent: / (?:been|spent)(?: (?!and|but|so|now|have|got|with|left)\S+){0,5} $/,
  wrongHour: [
    ['earlier', /(?<! (?:not|isnt|nothing)) (?:too|so|very|quite|a bit|rather) late (?!to )/],
    ['later', /(?<! (?:not|isnt|nothing)) (?:too|so|very|quite|a bit|rather) early (?!to )/],
  ],
  eating: / (?:eat|eats|dine|dines|be fed|be eating|have (?:their |our )?(?:dinner|supper|tea|lunch)) /,
  fewer: [
    / (?:fewer|less|(?:not|dont|don t)(?: want| need)? (?:so|that|as|too|quite so) many)(?: of)?(?: the)? $/,
    /^ (?:are |is )?(?:fine |nice |great |ok |good )?(?:but )?not (?:so|that|as|too|quite so) many(?: of them)? (?:[,.!;]|$)/,
  ],
  moreOf: / more $/,
  enoughOf:
    / (?:one|1|a|an|a single) @ (?:(?:is|will be|would be|s) )?(?:enough|plenty|sufficient|will do|does it|is all) /,
  another: / (?:no|not|without)(?: a| any)? (?:other|another|second) $/,
  tooDear:
    / (?:(?:too|so|super|crazy|really|very|way too|far too) (?:expensive|pricey|dear)|(?:over|beyond|above|outside) (?:our|my|the) (?:budget|means)|out of (?:our|my) (?:budget|price range)|a rip off|costs? too much|costs? a fortune) /,
  dull: /(?<! (?:not|isnt|less|never|wont|wouldnt)) (?:bores?|boring|(?:is|are|looks?|sounds?|be) dull) /,
  thenComes: / (?:then|afterwards|after that|after it|later) /,
  canSee: / (?:can|could) (?:we|i|you|one) (?:\S+ )?(?:see|visit|include|go to|squeeze in|fit in|do)(?: the)? $/,
  untilHour: / (?:until|till|til|to|past) (?:like |about |around )?(\d{1,2}) /,
};
