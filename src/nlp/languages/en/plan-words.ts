// English words of plans.
import type { PlanWords } from '../plan-words.ts';

export const PLAN_WORDS_EN: PlanWords = {
  pace: [
    ['relaxed', / (?:relaxed|slow|leisurely|chilled|easy) /],
    ['packed', / (?:packed|as much as possible|everything you can|as many as possible) /],
  ],
  parts: [
    ['morning', / morning (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) morning /],
    ['afternoon', / afternoon (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) afternoon /],
    [
      'evening',
      / (?:evening|night) (?:\S+ )?(?:plan|itinerary|route|outing) | (?:my|our|free|whole|entire) (?:evening|night) /,
    ],
  ],
  longHours: / (24|36|48|72|96) ?(?:hours?|hrs?|h) /,
  hours: [' of (@n) hours? ', ' (@n) hours? (?:plan|itinerary|route|outing) '],
  counts: { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 },
  ofPlan: / (?:stops?|plan|route|itinerary) /,
  before: / before /,
  endsAt:
    / (?:(?:home|back|ends?|ending|finish|finished|finishing|done|over|until|till|train|flight|plane|bus|coach|taxi|fly|flying|we leave|check ?out|(?:have|has|need|must|got) to (?:leave|go|stop|be \S+)|must (?:leave|go|stop|be \S+)|in bed|be gone|call it a day)(?: (?:leaves|departs|goes|is|at|to|the|hotel|my|our|in|there|home|takes|off|for|us|be|everything|it|done|over)){0,5})(?: (?:at|by|before|around|about|for|til|till|until|no later than)){0,4} $/,
  night: / (?:at night|night|nights|tonight|clubbing|clubs?|dawn|sunrise|small hours|bars?|pubs?) /,
  outing:
    / (?:night out|day out|evening out|out on the town|going out|go out|out and about|crawl|party night|big night|hen (?:do|party|night)|stag (?:do|party|night)) /,
  length: { half: / half an hour /, unit: '(?:hours?|hrs?|minutes?|mins?)', hours: /^h/ },
  everything:
    / (?:it all|all (?:of )?(?:it|this|that|these|those|them)|everything|the lot|(?:those|these|them|that|it)(?: together)?) /,
  order:
    / (?:then|afterwards?|later on|beforehand|followed by|finish(?:ing)? (?:with|at|in|on)|and (?:after|before)(?: that)?) | (?:after|before)(?: that)? $/,
  lingering:
    / (?:sit|sat|stay|rest|relax|read|work|study|chat|talk|linger|nap|park|chill)(?: (?:down|there|in|and|with|quietly|inside)){0,2}(?: for(?: (?:about|around|at least))?)? $/,
  halfDay: / (?:half a day|half day|halfday) /,
  swappedBy: new Set(['for', 'with', 'by']),
  at: /^ (?:at|in) (?:the )?$/,
  early: / (?:am|a m|morning|breakfast|dawn) /,
  startsAt: / (?:start|starting|begin|beginning|from|leave|setting off) (?:at |around |about )?(\d{1,2}) /,
  leaving: [
    ['flight', / (?:flight|plane|fly(?:ing)?(?: out| home| back)?|airport|take off|boarding) /],
    ['train', / (?:train|coach|bus (?:home|back|leaves|at)) /],
  ],
  atEnd: / (?:at the end|to finish|to end|to round (?:it|things) off|last|for last) /,
  last: / (?:end|ending|finish|finishing|finally|lastly|last|wind up|end up)(?: up)?(?: (?:with|in|at|on|by|a|an|the|some))* $/,
  beforehand: / (?:before|beforehand|first|before that)(?: please)? $/,
  crawl: / (?:crawl|bar hop(?:ping)?|pub hop(?:ping)?|hopping) /,
  late: / (?:till|til|until) (?:late|the small hours|they close|closing) /,
  besides: { before: 'before', after: 'after' },
  toward: [
    ['earlier', / (?:earlier|sooner) /],
    ['later', / (?:later) /],
  ],
  proposing: / (?:can|could|may|might|shall|should) (?:we|i|you|it) /,
};
