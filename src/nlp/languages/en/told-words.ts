// English words by which people tell how their day is bound.
import type { ToldWords } from '../told-words.ts';

export const TOLD_WORDS_EN: ToldWords = {
  diet: / (?:i am|im|we are|were|is(?! there)|hes|shes|are(?! there)|who is|my \S+|our \S+|one of us|some of us) (?:\S+ ){0,3}(?:vegan\S*|vegetarian\S*|veggie|celiac\S*|coelia\S*|gluten|lactose|halal|kosher|muslim|jewish)/,
  ofChildren: /(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?)(?:,? (?:of|aged?))?,? \S+(?:,? (?:and|&) \S+)?$/iu,
  bound:
    /\b((?:my|our|his|her|their) (?:\w+ )?(?:train|flight|plane|ferry|coach|bus)(?: home| back| out)?) (?:to|for) (?:the city of )?(?!(?:the|my|our|t\d|terminal|airport|station|be|catch|leave)\b)\p{L}+(?: (?:city|airport|international))?/giu,
  staying: [
    /\b(?:i'?m|we'?re|i am|we are|i|we)(?: staying| stay)? (?:at|in) (?:a|an|our|my|the) (?:\w+ )?(?:hotel|hostel|airbnb|flat|apartment|guesthouse|b&b)(?: (?:right|just|very))? (?:by|near|next to|close to|beside|around|in|at|on|opposite) (?=\p{L})/giu,
    "I'm staying near ",
  ],
  farther: [
    /\b(?:(?:i |we )?(?:don'?t|do not|wouldn'?t) mind (?:taking|getting|going by|using) (?:a |the )?(?:taxi|cab|uber|bus|metro|subway|tube)|(?:(?:it|they|that) )?(?:can|could|may) be (?:up to )?(?:\d+|ten|fifteen|twenty|thirty|half an) (?:minutes?|mins?|hour)(?: away)? (?:by|in an?|on the) (?:taxi|cab|uber|bus|metro|subway|tube)|even if (?:i|we) (?:have|need) to (?:take|get|use) (?:a |the )?(?:taxi|cab|uber|bus|metro|subway|tube))\b/giu,
    'a bit further is fine',
  ],
  journey:
    /\b(?:(?:my|our|his|her|their|the) (?:\w+ ){0,2}?(?:flight|plane|train|ferry|coach|bus)(?: (?:home|back|out))? (?:is|s|isn ?'?t|leaves?|departs?|goes|doesn'?t (?:leave|go|depart)|takes? off|only|won'?t|from)\b|(?:i'?m|we'?re|i am|we are|am|are) (?:flying|taking the (?:train|ave)|going by train|catching (?:a|the|my|our) (?:flight|train|plane|bus|coach))\b|^(?:and )?(?:flying|leaving) (?:home|back|out)\b|\b(?:i|we)(?: have|'ve got| got|'ve)? (?:to catch )?(?:a|an|my|our) (?:\S+ ){0,2}?(?:flight|train|plane|bus|coach)(?: (?:home|back|out|to catch))?(?: (?:at|from|on|tomorrow|tonight|today|later)\b|$)|(?:i|we) (?:fly|take the train|catch (?:a|the|my|our) (?:flight|train|plane|bus|coach)) (?:home|back|out|at|to|tomorrow|tonight)|(?:i|we) (?:leave|go|travel|depart)\b[^?]{0,60}\bby (?:train|plane|coach|bus)\b|i (?:mean|meant) (?:the |a )?(?:train|flight))/u,
  means: {
    air: /\b(?:flights?|planes?|fly|flying|airport|t[1-4]|terminal|boarding|check[- ]?in desk)\b/u,
    rail: /\b(?:trains?|ave|renfe)\b/u,
    road: /\b(?:coach|bus|buses)\b/u,
  },
  wayTo: 'how do I get to ',
  airport: 'the airport',
  home: 'your hotel',
  leavesFrom: /\bfrom (.{2,40}?)(?= (?:at|on|tomorrow|tonight|today|around|by|in)\b|[,.;]|$)/u,
  lodging:
    /\b(?:(?:room|flat|apartment|airbnb|check ?-?in|bnb)(?: \w+){0,4}? (?:(?:isn'?t|won'?t be|is not|will not be|not) (?:\w+ )?ready|(?:is|opens?|starts?|s)?(?: only| not)? ?(?:ready |available )?(?:from|at|until|till) (?:\d|one|two|three|four|five|six|noon))|(?:can'?t|cannot|can not|can only|don'?t|not allowed to) (?:check in|get (?:in|into)|have (?:the|our|my) room)\b|(?:i|we)(?: already)? (?:have|'ve got|'ve|got|booked) (?:already )?(?:a|our|my|an) (?:\w+ )?(?:hotel|room|airbnb|flat|apartment|hostel)(?: (?:already|thanks|booked))?(?=\W*$)|(?:i|we) (?:don'?t|do not) need (?:one|a hotel|any hotels?|a room|hotels)\b|(?:not|no) (?:looking for|after|need for) (?:a |any )?hotels?\b)/u,
  whenToLeave:
    /\b(?:(?:when|what time|how early|by when|at what time|how long before)(?: \w+){0,2}? (?:should|do|must|would|shall|ought|need) (?:i|we|one|you)(?: \w+){0,4}? (?:leave|leaving|set off|set out|head|go|be|get|start|take|depart|arrive)\b|(?:when|what time) (?:to|is best to|is it best to|is it sensible to) (?:leave|set off|set out|head|be)\b|how (?:long|much time|early) (?:before|in advance)\b.*\b(?:flight|train|plane|coach)\b|how (?:long|much time) (?:should|do|must) (?:i|we) (?:allow|leave|need|give)\b)/u,
  ways: /\b(?:metro|tube|subway|underground|taxis?|cabs?|uber|cabify|bus|buses|cercanias|trains?)\b/u,
  inTime:
    /\b(?:(?:will|do|can|would|could|shall) (?:i|we) (?:\w+ )?(?:make|catch|have (?:enough )?time|get|be in time|manage)\b|(?:is|will) (?:there|that) (?:be )?(?:enough )?time\b|in time for|enough time (?:to|for))/u,
  complaint:
    /\b(?:(?:that|this|it|which) (?:is|was|did|does|has)(?:n'?t| not) (?:what|the question|answer\w*|my question|even close)|that'?s (?:not (?:what|the question|an answer|my question|it)|the opposite|wrong|no (?:help|answer))|not what (?:i|we) (?:asked|meant|wanted|said)|(?:you|u) (?:did(?:n'?t| not)|have(?:n'?t| not)|never|still have(?:n'?t| not)|are(?:n'?t| not)|don'?t) (?:answer\w*|repl(?:y|ied)|listen\w*|understand|read)|you(?:'?ve| have)? (?:misunder\w+|misread|got (?:me|it|that) wrong)|(?:i|we) (?:did(?:n'?t| not)|never|have(?:n'?t| not)) (?:ask\w*|say|said|mention\w*|want\w*|mean|meant)|you (?:told|gave|sent|showed) (?:me|us)|who (?:said|mentioned|asked)|(?:i'?m|i am|was) not asking|why (?:are|do|did) you)\b/u,
  restated:
    /\b(?:(?:what|all) (?:i|we) (?:really |actually |just )?(?:want|need|asked|meant|mean|wanted|needed|said)(?: to know| for| now)?(?: is| was|'?s)\b|(?:i|we) (?:asked|was asking|were asking|meant|mean)\b)/u,
  denies: /^\W*(?:no|nope|not|that'?s not|i (?:don'?t|do not|didn'?t) want)\b/u,
  isFor:
    / (?:is|are|its|it s|s|was|looks|seems|thats|theyre|be)(?: (?:just|only|more|mainly|mostly|really|not|too|rather|clearly|made|meant))* for $/,
};
