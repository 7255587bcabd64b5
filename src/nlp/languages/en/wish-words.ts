// English words of money, meals and hours, and of what is given up.
import type { WishWords } from '../wish-words.ts';

export const WISH_WORDS_EN: WishWords = {
  budget: new Set(['budget']),
  eating: new Set(['eat', 'eats', 'drink']),
  furtherNeed: new Set(
    'and also plus or nor to the too as well either neither oh ah sorry no not of course please he she they we i is are'.split(
      ' ',
    ),
  ),
  askedBehind: /^ (?:where|anywhere|any ideas?|any place|any suggestions?) /,
  lessLiked:
    / (?:rather|sooner|prefer)(?: \S+){1,6} (?:than|rather than|over)(?: (?:sit|stand|perch|go|be|eat|queue)(?:ing)?(?: (?:down|up|around|to|in|at|for))?)? (?:(?:a|an|the|another|some|in|at|on|to) ){0,3}$/,
  hadByOne:
    / (?:one|ones|another|some) (?:with|that has|that have|which has) (?:a |an |the |some |nice |big |lots of )?$/,
  having:
    / (?:with|has|have|having|that has|without|where there(?: is|s)|where they (?:have|play)) (?:a |an |the |its own |outdoor |some )?$/,
  years: / (?:years?|months?|yrs?) $/,
  onFoot: / walk(?:ing)? /,
  spentAfter:
    /^ (?:pay|paying|spend|spending) (?:more|over|above|too|a(?! (?:cent|penny|dime|nickel|euro|single|thing) )|much|so|that|through)(?= )/,
  freeOf: /(?:sugar|gluten|lactose|dairy|nut|feel|hour|hours|time|im|are you) $/,
  afterwards: /^(?:right |just |straight )?after\b/,
  beforehand: /^(?:right |just )?before\b/,
  morning: /\da\.?m\b|\ba\.?m\b|morning/,
  afternoon: /p\.?m\b|afternoon|evening/,
  night: /night/,
  bounds: new Set(['but', 'although', 'though', 'because', 'so', 'who']),
  mine: new Set(['my', 'our']),
  beingPerson:
    /(?:^| )(?:i am|im|i m|we are|we re|were|there are|there s|theres|my (?:wife|husband|partner|girlfriend|boyfriend|friend|mum|mom|dad) (?:is|s)|shes|hes|theyre)(?: (?:an?|all|both|originally|actually|half|from|\d{1,2}|two|three|four|five|six|seven|eight|of us)){0,2} $/,
  openNow:
    /(?<! (?:n?t|not|\S{1,9}nt|nothing|nobody|none|no)(?: \S{1,15}){0,2}) open (?:(?:right )?now(?! or )|(?:at this|at the|right this) (?:hour|moment|very moment|minute)(?! (?:on|tomorrow|every|this|next|of) )) /,
  personBehind:
    /^ (?:friends?|mates?|clients?|guests?|colleagues?|coworkers?|in ?laws|couple|girlfriend|boyfriend|wife|husband|students?|tourists?|boss|visitors?|family(?! (?:restaurants?|run|style|place|owned|kitchen|food|cooking|friendly|dinner|lunch|meal|of \d|of (?:two|three|four|five|six|seven|eight)))) /,
  closesNotBefore: / (?:doesnt|dont|does not|do not|wont|not) (?:close|shut)(?: (?:until|till))? $/,
  opensAt: / opens(?: (?:at|around|about|from|by))? $/,
  ownTime:
    / (?:i|we|ive|weve) (?:(?:only|just) )?(?:have|ve|got|have got|ve got|(?:am|are|m|re) (?:here|free|around|in town))(?: (?:only|just|time|free))?(?: (?:until|till|til))? $| (?:im|were) (?:here|free|around|in town)(?: (?:only|just))?(?: (?:until|till|til))? $| (?:while|wait|waiting|can (?:i|we) do|what to do|to kill|killing time|stuck)(?: (?!open|opens|serves|serving|stays)\S+){0,6} $/,
  home: / (?:i am|im|i m|we are|were|we re|theyre|shes|hes|(?:is|are)(?: both| all| originally)?|originally|mum|mom|dad|mother|father|parents|grandparents|gran|grandma|grandpa|inlaws|in laws|family|aunt|aunts|uncle|cousins?|sisters?|brothers?|friends?|mates?|lads|girls|guys|couple|colleagues?|coworkers|teachers?|nurses?|students?|doctors?|tourists?|travell?ers?|backpackers?|people|folks?|lass|girl|boy|guy|person|pensioners|retirees|ladies|visitors|guests) (?:over |all |both |visiting |originally )?from $/,
  notToSeem:
    / (?:not|dont|wont|doesnt|without|so i dont|hate) (?:to )?(?:look|looking|seem|seeming|feel|feeling|appear) like an? $/,
  allBut: new Set(['anything', 'nothing', 'anywhere', 'somewhere', 'everything', 'everywhere', 'any', 'all']),
  nor: new Set(['or', 'nor']),
  indifferentAfter:
    /^ (?:(?:really )?(?:doesnt|does not|dont|do not) (?:really )?matter|(?:isnt|is not|arent|are not|is no longer|are no longer|not|no longer) (?:that |really |so |very |all that )?(?:important|essential|necessary|needed|required)(?: any ?more| any longer| now)?|is optional|are optional) (?=$|[,.;:!?]|(?:but|though|if) )/,
  weighs: / (?:is|are|s) (?:the )?$/,
  example: /[,;(]\s?(?:maybe |say |something )?like (?:an? |some |the )?$/,
  nobodyComes:
    /(?:^| )(?:there (?:are|re|is|will be|s) (?:no|not any)|(?:we|i) (?:have|ve|ve got|are bringing|bring) no|(?:we|i) (?:dont|do not) (?:have|bring)(?: any)?) $/,
  indifferent:
    /(?:^| )(?:(?:doesnt|dont|does not|do not|didnt) (?:have|need|got) to(?: be| have)?|neednt|no need (?:for|to)|not necessarily|(?:dont|do not|wouldnt|doesnt|does not|not) (?:really )?(?:mind|care|matter|bother|bothered|fussed|fussy|picky|worried)(?: me| us)? (?:if|whether|about|how|that|on|what)|couldnt care less (?:about|if|whether|how)|with or without|no matter (?:how|if|whether|what)|whether or not) (?:\S+ ){0,4}$/,
  tooFarAfter:
    /^ (?:(?:away|walk|walking|on foot) )?(?:is|isnt|are|arent|was|seems|sounds|s|its|thats|just|really|a bit) (?:\S+ ){0,2}?(?:far|much|long|next|near|nearby|close|walkable|no good|miles|hardly) /,
  anywhereButNeed:
    / (?:(?:doesnt|dont|does not|do not|didnt) (?:have|need|got) to|neednt|need not|no need(?: for it)? to|not necessarily|(?:dont|doesnt|does not|do not) (?:mind|matter) if (?:its|it is|theyre|they are) not) (?:(?:be|stay|stick|stand|necessarily|right|only|in|near|around|at|by|close|next|to|the) )*$/,
  unminded:
    /(?:^| )(?:(?:dont|do not|wouldnt|doesnt|does not) (?:really )?(?:mind|care)|not (?:bothered|fussed)) (?:\S+ ){0,3}$/,
  lookedAt:
    / (?:(?:views?|photos?|pictures?|looking|overlooking|looks|looks out|facing)(?: (?:of|over|onto|to|at|out on))?|from (?:where|which) (?:you|we|i|one) can see) (?:the |a )?$| (?:i|we)(?: can| could| want to)?(?: also)? (?:sell|donate|get rid of|give away|drop off) (?:(?!(?:and|then|or|near|at|in) )\S+ ){0,4}$/,
  lacking: /^ (?:has no|hasnt|doesnt have|does not have|is full|was full|is closed|was closed|is shut|was shut) /,
  notBeing:
    /^ (?:(?:place|places|joint|bar|spot|shop|stall|counter) )?(?:isnt|is not|arent|are not|is hardly|are hardly|is no|wont be) (?!(?:it|they|that|there) |[?])/,
  saysWhatItIs:
    /^ (?:(?:but|no|and|ok|hey|lol|wait|hmm|ugh|well|sorry|what|,|\.) )*(?!(?:it|there|here|this|what|who|which|where|my|our|today|tomorrow|tonight|lunch|dinner|breakfast|i|we|any|all) )(?!(?:\S+ ){0,3}(?:plan|idea|ideal|goal|budget|priority|birthday|want|need|prefer|looking|after) )(?:(?:those|these) (?:are|were) (?:just |only |really |actually |all )?|(?:thats|that s|(?:\S+ ){1,5}(?:is|was)) (?:just |only |really |actually |more of |more like )?an? )(?:\S+ ){0,2}$/,
  isSaidToBe: /^ (?:is|was) (?:just |only |really |actually )?an? /,
  deedBehind: /^ (?:to|at) (?:eat|lunch|have|work|buy|see) /,
  anywhere:
    / (?:anywhere|wherever|any (?:area|part|neighbou?rhood|district|location)) (?:(?:in|of|within|across) (?:the |all |all of )?(?:city|town) |(?:is|are|s|will|would|works?|goes|suits?|does) |(?=$|[,.;!?]))| (?:the )?(?:whole|entire) (?:of (?:the )?)?(?:city|town) | all (?:over|of|across) (?:the )?(?:city|town) | (?:dont|do not|doesnt) (?:mind|care|matter) (?:where|the area|which area|what area|how far) | (?:even if|although|though) (?:its|it is|theyre|it means going) (?:a bit |quite |very )?(?:far|further|farther) | (?:can|happy to|willing to|will) (?:travel|go) (?:anywhere|far|further) /,
  statesHours:
    /(?<! (?:that|which|who|if|when|once|after|until|it|they)) (?:opens?|closes?|shuts?|opened|closed)(?: only| already)?(?: (?:at|around|about|from|until|till))? $/,
  asksWhether:
    /^ (?:(?:ok|okay|but|and|so|hmm|wait|cool|nice|,|\.) )*(?:is|are|isnt|arent|was) (?:it|that|this|they|those|these|number \d|(?:the )?(?:first|second|third|fourth|fifth|last|other)(?: one| place)?)(?: not)?(?: (?:just|only|all|actually|really|basically|mainly|mostly|a|an|like))* $/,
  eats: {
    eaten:
      / (?:(?:does|do|can|will|happily|only|still|he|she|i|we|they|who|but|wife|husband|mum|mom|dad|son|daughter|partner|friend|mother|father) (?:eat|eats)|but (?:is |are |am )?(?:ok|okay|fine|happy|good) with|(?<= meat(?: ,)? )(?:only|just))(?= )/g,
    notEaten:
      / (?:(?:doesnt|dont|does not|do not|cant|cannot|can not|never|not|no longer|wont|isnt|arent) (?:\S+ )?(?:eat|eats|eating|have|having|do|touch|ok|okay|fine|good)|no|not|without|nor|avoids?|hates?|allerg\w*|intoleran\w*)(?= )/g,
  },
  broken:
    / (?:(?:is|are|s|has|have|got|ve|just|a|my|our|his|her) (?:been )?(?:totally |completely |just |all )?(?:broken|smashed|cracked|shattered|ripped|torn|snapped|busted|bust|dead|flat)|(?:broke|dropped|smashed|cracked|ripped|tore|snapped|bust) (?:my|our|the|a|his|her)|(?:my|our|the|his|her) (?:\S+ )?\S+ (?:just )?(?:broke|cracked|smashed|shattered|ripped|tore|snapped|burst|split|came off|fell off)|wont (?:turn on|charge|start|close)|(?:need|get|have|want|to|who|anyone|somebody|someone|someplace|somewhere) (?:\S+ ){0,5}(?:fixed|repaired|mended|replaced)|(?:phone|laptop|iphone|tablet) (?:just )?died) |^ (?:broken|smashed|cracked|shattered|ripped|torn|snapped|busted|dead) /,
  mended: (thing) => [
    `fix my ${thing}`,
    `${thing} fixed`,
    `${thing} repair`,
    `repair my ${thing}`,
    `${thing} repaired`,
    `${thing} mended`,
  ],
  ongoing:
    / (?:been|spent)(?: \S+ing| out| here| at it)?(?: (?:around|about|here|sightseeing|museums|monuments|on (?:our|my) feet))?(?: (?:all|the whole|since))? (?:all|the|whole|since|this) $/,
  anew: /^ , (?:so |but |rather |maybe |just )?(?:something|somewhere) (?:\S+ ){0,2}$/u,
  eaten: {
    before:
      / (?:yesterday|last night|already|the other (?:day|night|evening)|just|tonight|for lunch) (?:\S+ ){0,2}?(?:had|ate|eaten|tried|did|cooked) (?:a |an |some |the )?$/u,
    beforeDated: / (?:had|ate|eaten|tried|did|cooked) (?:a |an |some |the )?$/u,
    after:
      /^ (?:yesterday|last night|the other (?:day|night|evening)|already|for (?:lunch|dinner)|at lunch|earlier|this morning)(?: |$)/u,
    otherwise:
      /\b(?:something else|something different|anything else|different|other than|not that again|not again|a change)\b/u,
  },
  hadEnough:
    / (?:been|have been|has been) (?:eating|having|drinking|visiting|seeing|living on)(?: nothing but| only)?(?: (?:an?|the))? $/,
  beforeOrAfter:
    / (?:before|after)(?: (?:going|heading|we go|i go|seeing|we see|i see))?(?: to)?(?: (?:the|a|our|my))? $/,
  past: / (?:died|passed away|dumped me|left me|broke up(?: with me)?) $| (?:(?:i|we|she|he|they) (?:just |only |finally )?(?:arrived|landed|retired|moved|got (?:here|in|married)|came|flew in|started|woke up)|(?:ive|weve|have|has) (?:just |only )?(?:arrived|landed|retired|moved|come|got (?:here|in|married)|been here))(?: (?:here|in|from|since|to \S+|on))?(?: the)? $/,
  departure:
    / (?:my|our|a|the|have|got) (?:\S+ )?(?:train|flight|plane|bus|coach|ferry)(?: (?:leaves?|departs?|is|goes|takes off|home|back|out))* (?:at |from \S+ at |around |about )?$| (?:(?:i|we) (?:fly|leave|travel|head|go)|(?:im|were|am|are|ve) (?:flying|leaving|travelling|traveling|heading|off))(?: (?:back|home|out|away))*(?: to \S+)?(?: on| this)? $|(?:^|,) (?:flying|leaving|flight|train)(?: (?:back|home|out|away|is|at))* $/,
  replacing: / (?:sells?|stocks?|buy|find|need|get)(?: \S+)? (?:one|another|new one|replacement|spare) /,
  quotedAway:
    /\b(?:not|no|never|isn't|isnt|dont|don't)(?: (?:just|only|merely|even|some|another|more|any|the|an?|one of|those|say|says|saying|want|need))* $/iu,
  refusedPrice:
    / (?:(?:not|no|none of|without|never|hate|avoid|enough of|sick of|tired of)(?: (?:one of those|one of these|those|these|the|any|another|more|your))?|(?:not|dont|wont|never|refuse to|rather not)(?: (?:want|going|willing|like))?(?: to)?(?: be)? (?:pay|paying|spend|spending)) $/,
  notTooMuch: /(?:^| )(?:not|isnt|arent|never|nothing|nowhere) (?:too|so|that|very|overly|super|really) $/,
  notes: { tenner: 10, fiver: 5 },
  centre: /^(?:the )?(?:city |town )?(?:cent(?:re|er)|downtown)$/,
  nearTo:
    /(?:^| )(?:near|nearby|nr|neer|close to|next to|not far from|walking distance (?:of|from|to)|round the corner from|around the corner from|opposite|staying (?:at|in|near)|stay (?:at|in|near)|sleeping (?:at|in)|based (?:at|in|near)|hotel is|hotel is called) (?:the |my |our |a |an )?$/,
  ofOtherSort:
    /^ (?:(?:thats|whichs|(?:that|which|who) (?:is|are)|theyre|they are) not|(?:that|which|they) (?:isnt|arent|aint)|(?:but )?not (?:just|only|all|about))(?: (?:just|only|all|about|the|an?|for))* [a-z]/,
  ofOthers:
    /(?:^| )(?:for|with|to please|to convince) (?:\S+ ){1,4}?(?:who|that|whos|thats) (?:(?:really|usually|normally|always|absolutely|totally|never|does|do|is|are|isnt|arent) )*(?:hates?|dislikes?|(?:doesnt|dont|not|never) (?:even |really |usually |normally )?(?:like|likes|enjoy|enjoys|love|do|want|into|keen on|fond of|bothered about)|cant (?:stand|bear)|bored (?:by|of|with)|allergic to|not (?:into|keen on|a fan of)|tired of|sick of) (?:\S+ ){0,2}$/,
  toPlease:
    /(?:^| )(?:something|somewhere|anything|anywhere|place|places|spot|food|one) (?:that |which )?(?:\S+ ){1,4}(?:would|will|might|ll|itll|shell|hell|theyll) (?:\S+ )?(?:like|love|enjoy|eat|be happy with) |(?:^| )(?:best|good|great|nice|top|decent) (?:places?|spots?|somewhere) (?:for|to (?:get|buy|eat|try|have|find)) (?:(?:a|an|the|some|good|proper|real) )*$/,
  comingFrom:
    /(?:^| )(?:(?:im|we|were|he|she|hes|shes|they|theyre|is|are|am|both|all|come|comes|coming|visiting|over|here|down|up|friends?|parents|family|mum|dad|back)(?: \S+){0,2} (?:from|for|in)|(?:to|for) (?:my|our) (?:\S+ ){1,2}(?:in|from)) (?:the )?$/,
  inLists: new Set(
    'food cuisine cooking kitchen place places restaurant restaurants one ones maybe perhaps even else with some style'.split(
      ' ',
    ),
  ),
  ownPlaces: new Set(['home', 'bed', 'work', 'school', 'office', 'airbnb', 'flat', 'apartment']),
  addressed: new Set(
    'hotel hostel hostal airbnb apartment apartments flat residence street st avenue ave road square calle plaza avenida paseo'.split(
      ' ',
    ),
  ),
  givenUp: {
    area: /\b(?:area|place|neighbou?rhood)\b/iu,
    dog: /\b(?:dogs?|puppy)\b/iu,
    child: /\b(?:kids?|child(?:ren)?|son|daughter|toddler|baby)\b/iu,
    person: /\b(?:wheelchair|mum|mom|mother|dad|father|gran\w*|wife|husband)\b/iu,
    money: /\b(?:budget|money|price|euros?)\b|€/iu,
    hotel: /\b(?:hotel|hostel)\b/iu,
    diet: /\b(?:diet|vegan\w*|vegetarian\w*|coeliac|celiac\w*|gluten|halal|kosher)\b/iu,
    allergy: /\ballerg\w+\b/iu,
  },
};
