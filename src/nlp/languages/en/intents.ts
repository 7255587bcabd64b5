// English phrasings of every intent. A row is a pattern over the line; rows of one intent are alternatives.
import type { IntentRow } from '../pack.ts';

const row = (intent: IntentRow['intent'], confidence: number, pattern: string): IntentRow => ({
  intent,
  confidence,
  pattern,
});

export const INTENTS_EN: readonly IntentRow[] = [
  row(
    'opening_hours',
    0.95,
    '(?:(?:until|till) (?:what time|when) (?:can|could|do|may) |(?:when|what time|which days?|what days?) (?:can|could|may) (?:i|we|you|people) (?:visit|go|enter|get in|see)|which (?:… )?(?:closes?|opens?|shuts?) (?:the )?(?:latest|earliest|last|first|later|earlier)|(?:what time|when|until when|till when|from what time|at what time|how late|how early|until what time|till what time|which days?|what days?|what hours?) (?:… )?(?:open|opens|opened|opening|close|closes|closed|closing|shut|shuts|hours))',
  ),
  row(
    'opening_hours',
    0.95,
    '(?:opening|closing|business|visiting|working|open|closing) (?:hours?|times?)|@p hours|(?:hours|timetable|schedule) (?:of|for|at|on|please)|(?:whats?|what are|tell me|and|give me|know|check|need|see) (?:… )?(?:hours|timetable)|(?:@p|its|their) (?:opening )?hours|^hours$|^(?:and )?(?:the )?(?:hours|timetable)$',
  ),
  row(
    'opening_hours',
    0.9,
    '(?:is|are|will|would) (?:it|they|that|this|there|@p|the|number|option|that one|this one|@c) (?:… )?(?:open|closed|shut)|(?:is|are) (?:the )?(?:@p|@c|it|that|this|they) (?:only |just |always )(?:on )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends)|(?:does|do|did|will|is|if|whether) (?:it|they|@p|the|that|this|@c) (?:… )?(?:open|opens|close|closes|closed|shut|shuts)|if (?:it is |its |theyre |they are )(?:… )?(?:open|closed)|^is (?:the )?\\S+ (?:still |already )?(?:open|closed)|is (?:it )?(?:open|closed) |(?:tell me|know) (?:… )?(?:opens?|closes?|closed)|^(?:and )?(?:until|till|from|at|since) (?:what time|when|what hour)$|^(?:and )?(?:what time|when)$|(?:thats|its|theyre|that ones?|this ones?|(?:it|that|they|that place|that one|this one|the \\S+(?: one)?) (?:is|are|was|were)) (?:already |also |always |actually |still )?(?:closed|shut)|(?:today|tomorrow|tonight|on \\w+) (?:are|is) (?:they|it) (?:… )?(?:open|closed)|^(?:and )?(?:until|till|past|after|before) (?:midnight|noon|late|\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?)$|open (?:24|twenty four) ?(?:hours|h|7)|open (?:all night|all day|late|past|until|till|after)|24 (?:hours|7)|24h|around the clock|^(?:open|closed|is it open) (?:now|today|tomorrow|on \\w+)?$|(?:can|could) (?:i|we) (?:visit|go|get in|enter|still go) (?:… )?(?:on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|at (?:night|\\d)|tonight|today|tomorrow|now)|^(?:and |what about |how about )?(?:on |at |for )?(?:the |an? )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|tomorrow|today|tonight|holidays)(?: night| morning| evening| afternoon)?(?: too| as well| also| then)?$',
  ),
  row(
    'prices',
    0.95,
    '(?:free (?:hours|admission hours|visiting hours)|(?:cover|entrance|door) charge|price (?:range|bracket|level)|(?:are|is) (?:the |their |its )?(?:prices?|tickets?|entry|entrance|admission) |free (?:on|at) (?:the )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)|(?:get|go|getting) (?:\\S+ ){0,3}in (?:… )?(?:for )?free|(?:enter|visit|see) (?:… )?(?:for )?free|(?:get|buy|find) (?:the |some |our )?tickets|(?:do|does|must|should|would) (?:… )?pay$|what do (?:… )?pay|tickets? (?:for|to) (?:the )?@p|@p (?:tickets?|prices?|costs?|fees?|entry|admission|entrance)|when(?: is|s) (?:… )?free|(?:is|are) (?:\\S+ ){1,3}included|how much|how many euros|how expensive|what (?:does|do|would|will) (?:it|they|@p|the|that|entry|a|an|admission) (?:… )?cost|whats? (?:is )?the (?:… )?(?:price|cost|fee|charge|fare)|(?:price|prices|pricing|cost|costs|fee|fees|rates?|tariff) (?:of|for|at|to|list)|\\S+s price$|(?:ticket|entry|entrance|admission) (?:price|prices|cost|costs|fee|fees|charge)|(?:any|an|the|pay) (?:entry|entrance|admission) fee|^(?:and )?(?:the )?(?:prices?|cost|tickets?|fees?|admission|entry)$|(?:do|does|must|should|have) (?:… )?(?:to pay|i pay|we pay|charge|cost)|is (?:it|@p|that|the|there|this|entry|admission|entrance) (?:… )?(?:free|cheap|expensive|pricey|costly|affordable|included)|(?:are|is) (?:… )?tickets? (?:expensive|cheap|free|needed)|(?:free|reduced) (?:entry|entrance|admission) (?:… )?(?:when|days?|hours?|on|for)|when is (?:… )?free|(?:student|senior|children|kids|group|child) (?:discount|price|ticket|rate)s?|discounts?|what are the prices|prices$|how much)',
  ),
  row(
    'directions',
    0.9,
    '(?:^(?:and |what about )?(?:by|on) (?:the )?(?:metro|bus|train|car|taxi|bike|foot|subway|underground)$|(?:can|could) (?:i|we|you) (?:go|get|come|walk|drive|cycle)(?: there| to it)? (?:by|on|in) (?:the )?(?:metro|bus|train|car|bike|foot|taxi|subway|underground)|(?:is|are) (?:it|that|this|that one|this one|they|@p|the \\S+(?: one)?) (?:very |too |that |so |really )?(?:far|close|near)(?: (?:from|to|away)|$)|how (?:do|can|could|would|should|to) (?:… )?(?:get|go|reach|arrive|walk|travel) (?:back )?(?:to |there|from|here|by|@p)|how to (?:get|go|reach) |(?:directions?|route|way|path) (?:to|there|from)|(?:directions?)$|(?:take|bring|guide|drive) (?:me|us) (?:to |there)|(?:which|what) (?:metro|bus|line|subway|train|station|underground|stop) (?:… )?|(?:can|could) (?:i|we) walk (?:there|to|it|from)|how (?:far|long|many minutes) (?!(?:… )?(?:need|spend|stay|visit))(?:… )?(?:walk|to get|there|from|away|is it|is @p|it is)|(?:nearest|closest) (?:metro|bus stop|subway|underground)|@p (?:metro|station|directions)|metro (?:for |to |near )?@p|(?:is|are) there (?:a |any )?(?:metro|bus|underground|subway|metro stations?|bus stops?)(?: near(?:by)?| close(?: by)?| there)?$|^(?:(?:is|are) (?:it|they|that|@p) )?(?:within |in )?walking distance$|(?:is|are) (?:it|they|that|@p|the \\S+ one) (?:within |in )?walking distance|how far)',
  ),
  row(
    'compare',
    0.9,
    '(?:which (?:one )?of (?:the two|both|the both|them both|these two|those two) |(?:compare|difference between|differences between) |(?:which|what) (?:one )?(?:is|of|would|do|are) (?:… )?(?:better|nicer|cheaper|closer|bigger|prettier|more \\S+|best) (?:… )?(?:or|and) |@p (?:or|vs|versus) @p|(?:is|are|was) (?:it|that|this|that one|this one|they|the (?:first|second|third|fourth|fifth|last)(?: one)?) (?:any |much |a lot )?(?:better|nicer|cheaper|closer|nearer|bigger|quieter|prettier|more \\S+) than (?:… )?(?:@p|the (?:first|second|third|fourth|fifth|last|other))|@p (?:is |any )?(?:better|nicer|cheaper|closer) than @p|(?:first|1st) (?:one )?(?:or|vs|versus|and) the (?:second|third|2nd|other))',
  ),
  row(
    'why',
    0.9,
    '(?:why (?:did you|do you|would you|are you|should i|those|these|this|that|did|do|the|is it|it|there|@p|recommend|suggest|exactly|so)|^why$|(?:what|whats) (?:… )?(?:reason|so special|special about|makes)|how come|explain (?:why|your|that|the))',
  ),
  row(
    'forget',
    0.9,
    '(?:forget (?:everything|all|what i said|that|it all|my|about me|me)|start (?:over|again|afresh|from scratch|from the beginning)|reset(?: everything| all| the)?|clear (?:everything|all|my|the|history)|new (?:search|conversation|chat)|wipe|erase|delete my)',
  ),
  row(
    'help',
    0.9,
    '(?:^help$|^help me$|what can you do|what (?:do|can) (?:you|i) (?:know|help|ask|say|offer)|how (?:do|does|can) (?:you|this|i use) (?:… )?(?:work|help|use|this)|^(?:instructions|options|menu|commands)$|who (?:are|made|created) you|what are you|are you (?:a |an )?(?:bot|robot|human|ai|real|person|machine|computer|chatbot)|i need help$|can you help(?: me)?$|how can you help)',
  ),
  row(
    'plan',
    0.85,
    '(?:(?:plan|organi[sz]e|itinerary|schedule) (?:… )?(?:day|afternoon|evening|morning|weekend|night|route|trip|visit|for|of|tour)|(?:plan|itinerary|route) for|day plan|(?:a|one|two|half a?) day in madrid|what (?:can|should|could) (?:i|we) do (?:… )?(?:in (?:one|a|two|half a) (?:day|days|morning|afternoon)|for \\d+ hours)|make (?:me )?(?:a|an) (?:… )?(?:plan|itinerary|route))',
  ),
  row(
    'correction',
    0.85,
    '(?:^no (?:no |not |wait )?(?:i (?:meant|mean|said|was talking)|the other|that one|not that|thats not|the)|i (?:meant|mean) |(?:not that one|the other one|wrong (?:one|place)|thats not (?:what|it|the)|not what i (?:meant|asked|said|wanted)|you (?:misunderstood|got it wrong)|i didnt (?:mean|say|ask)))',
  ),
  row(
    'more',
    0.95,
    '^(?:(?:ok|okay|yes|great|thanks|cool|please|nice|fine|alright|hmm|no|well|and|sure|good) )*(?:(?:i (?:want|need|would like|d like)|id like|can i (?:see|have|get)|could (?:i|you)(?: see| show me| look for| find| give me)?|can you(?: show me| find| give me)?|show|show me|give me|tell me|load|search|search for|find|find me|see|look for|list|any|anything|got any|do you have|are there|is there|have you got|what|any ideas|whats|suggest|recommend|bring) )?(?:me )?(?:some |any |a few |a couple of |a couple |several |the |another |about |for |me |just |maybe )*(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) )?(?:more(?: (?:copies|please|options|places|ideas|suggestions|results|of (?:them|those|these|that|the same)|like (?:that|this|these|those|it)|ones?|choices|recommendations|alternatives|then))?|others?(?: (?:ones?|options?|places?|ideas|suggestions|choices|alternatives|recommendations))?|another(?: (?:one|option|place|idea|suggestion))?|else|something else|somewhere else|anything else|next(?: (?:ones?|page|results?|three|five))?|different ones?|something different|alternatives|keep going|continue|go on|further (?:options|results))(?: (?:please|then|do you have|is there|have you got|you recommend|you got|to see|for me|you can think of))*$',
  ),
  row(
    'more',
    0.9,
    '(?:(?:keep|kept|always|only) (?:\\S+ ){0,3}the same|the same (?:places|ones|thing|stuff|list)(?: again)?$|^(?:remove|drop|swap|replace|scrap|skip|lose|change) (?:the |that |this )?(?:\\S+)(?: one)?$|not what (?:i|we) (?:asked|wanted|want|was looking|meant|am looking)(?: for)?|(?:i|we) (?:went|were) (?:there|to that one|to it) (?:yesterday|before|already|last \\w+|this \\w+)|the (?:one after (?:that|it)|following one|next one)|you(?:ve| have)? (?:already )?(?:said|showed|shown|told|gave|given|recommended|suggested|mentioned) (?:me )?(?:that|those|them|it|these)(?: one| ones)?(?: already| before)?$|what else|anything else|something else|somewhere else|keep (?:them|it|those) coming|(?:dont|do not) (?:really )?(?:like|fancy|want) (?:that one|this one|that|it)$|show (?:me )?more|more (?:options|places|suggestions|ideas|results|like (?:that|this|these|those))|other (?:options|places|suggestions|ideas|ones|choices|alternatives)|another (?:one|option|suggestion)|^(?:and )?another (?:\\d{1,2}|two|three|four|five|six)|different (?:options|ones|places|suggestions)|any others?|what other|which other|(?:none|neither)(?: of (?:these|those|them))?(?: (?:please|thanks))?$|(?:none|neither) of (?:these|those|them)|(?:dont|do not) (?:really )?(?:like|love|fancy) (?:any|either|none) of (?:them|these|those)|(?:dont|do not) (?:really )?(?:like|love|fancy) (?:these|those|them|any)$|not what im looking for|is that (?:all|it|everything)|thats (?:all|it) you (?:have|got)|any others|not (?:these|those)|plan b|(?:anything|something|somewhere) (?:similar|alike|else like)|^(?:any |other |and )*similar (?:places?|ones?|spots?|things?|options?)|^(?:and |maybe )*another(?: \\S+){1,4}$|(?:i|we)(?:ve| have)? (?:already )?(?:been|seen|visited|done|tried|eaten at|know|know about) (?:to |in |at )?the (?:first|second|third|last|other)(?: (?:one|two|three))?|(?:like|love|fancy|keen|sure|no|nah|pass|boring|meh)(?: \\S+){0,2} next(?: one)?$|i(?:ve| have) (?:already )?(?:been|seen|visited) (?:to )?(?:all |there|them|those|these|it|that)|the rest|next (?:page|ones|results))',
  ),
  row(
    'nearby',
    0.95,
    '(?:whats?|what is|what are|what can i (?:see|do|find)|what else is|whats there|is there anything|anything|something|things|places|what places|what things|what do you have|where can (?:i|we) (?:eat|drink|go|sleep))(?: \\S+){0,5} (?:near(?:by)?|around|close(?: by)?|next|beside|in the (?:area|vicinity|neighbou?rhood)|surrounding)(?: to| of| by)?(?: the| that| this)? ?(?:it|there|here|@p|that|this|one|place|them|museum|park|area|hotel|restaurant|second|first|third|last|1st|2nd|3rd)',
  ),
  row(
    'nearby',
    0.9,
    '(?:whats?|what is|what else is|anything|anything else|something|things to do|things to see|what can i (?:see|do)|what to (?:see|do))(?: \\S+){0,3} (?:nearby|close by|around|near there|around there|in the area|in the vicinity|next door|round there)$',
  ),
  row(
    'place_details',
    0.95,
    '(?:tell me (?:(?:some|a bit|a little|something) )?(?:more )?(?:about|of)|more (?:info|information|details?|data) (?:on|about|of|for|please)|(?:info|information|details?) (?:on|about|of|for)|more (?:info|information|details?)$|tell me more$|^(?:and )?(?:show me|open|see|take) (?:that|this) one$|(?:describe|whats|what(?! (?:about|else|other|kind|sort|type))|who was|whos) (?:… )?@p|(?:what|whats) (?:is )?(?:it|that|this|that one|this one|that place|this place|the first|the second|the third|the last|there)(?: one| place)?(?: like| about| exactly)?$|(?:what|whats) (?:is )?(?:it|that|there) (?:like|about)|what (?:can|could|will) (?:i|we|you) (?:see|do|find|eat|visit) (?:there|in it|inside|in there|in @p|at @p)|whats (?:in|inside) (?:it|there|@p)|history of|facts about|i want to know (?:more )?(?:about)?|describe|learn (?:more )?about|is (?:it|@p|that|the|that one) (?:… )?(?:worth|interesting|nice|good|big|famous|old|far|beautiful|fun|quiet|busy|crowded|accessible|suitable|any good|ok|okay)|who (?:built|designed|made|painted|founded) |when was (?:it|@p|that)|how (?:long|much time) (?:(?:does|do|should|would|will|is) (?:… )?(?:take|last|need|spend|plan|allow|visit|tour|stay)|to (?:visit|see|spend))|(?:is|are) (?:an? |one |two |three )?(?:\\d+ )?hours? (?:enough|too))',
  ),
  row(
    'place_details',
    0.95,
    '(?:where (?:exactly |abouts |exactly abouts )?(?:is|are|s|can i find|exactly is|do i find) (?!(?:an? |some |any |the best |good )*@c )(?:… )?(?:it|that|this|they|@p|located|the (?:first|second|third|last|one|place|museum))|wheres (?:it|that|this|@p|the)|where is it|where (?:exactly )?is|(?:whats|what is|what was) (?:it|that one|that place|this place|the place|the first|the second|the third|the last)(?: one)? called(?: again)?|(?:whats|what is|what was) (?:its|the) name(?: again)?$|^where$|(?:the )?(?:address|location|locations|exact location|whereabouts|coordinates) (?:of|for|please|to)|(?:whats?|what is|give me|tell me|show me|send me|need|know|see|search|find|have|look for) (?:… )?(?:address|location|locations|phone|phone number|telephone|number|website|web ?page|url|contact|email|link|web|site)|^(?:the |its |and |and the )*(?:address|location|locations|phone|phone number|telephone|website|web|contact|number|email|link|map|where)$|(?:phone|telephone|contact|number) (?:number )?(?:of|for)|(?:call|ring|phone) (?:it|them|the|to|@p|that|there)|^(?:call|llama)|(?:@p|its|their|librarys|@c|museums|the) (?:phone|telephone|number|address|website|email|location)|its (?:phone|number|address|website|email|location)|show (?:me )?(?:where|on (?:a|the) map|it on)|on (?:a|the) map|(?:need|want|wanna|have)(?: to)? go(?: (?:there|to (?:the )?@p|to the (?:first|second|third|last|one|1st|2nd|3rd)(?: one)?|to that(?: one)?|to it))?$|(?:go|get) there$|wanna go (?:there|to (?:the )?@p)|i want to go (?:there|to (?:the )?@p)$)',
  ),
  row(
    'place_details',
    0.8,
    '(?:(?:hows?|whats?) (?:is )?(?:it|that|the|its|that one|@p) (?:\\S+ )?(?:rated|rating|score|reviewed)|whats its rating|(?:can|could) (?:i|we|you) @c (?:there|inside|in there)|anywhere to @c (?:there|inside)|(?:bring|take) (?:my|our|the|a) (?:dog|dogs|kids?|baby|stroller|pet|pets|food|children|camera|bike|pram)|(?:dogs?|pets?|smoking|photos|cameras|strollers) (?:are )?(?:allowed|welcome|permitted)|(?:dog|pet) friendly|(?:do|does) (?:they|it) (?:take|accept) (?:\\S+ )?(?:cards?|cash|bookings?|reservations?|walk ins?)|(?:is|are) there (?:a |any |long |usually )*(?:queues?|lines?|wait|crowds?)|(?:is|are) there (?:a |any )?(?:guided )?(?:parking|car park|toilets?|menu|terrace|tours?|audio ?guides?|wifi|lifts?|elevators?|cloakroom|lockers)|^(?:wifi|wi fi|parking|toilets|guided tours?)$|does (?:it|that|@p|this|the \\S+ one|the \\S+|\\d) (?:… )?(?:have|offer|serve|accept|allow|admit)|(?<!where )do they (?:… )?(?:have|serve|accept|offer|allow|sell|speak)|has it (?:got )?|is there (?:a |an )?(?:\\S+ ){1,3}(?:there|in it|inside)|can (?:i|we|you) (?:book|reserve|bring|take|enter|pay|eat|drink|smoke|park) (?:… )?(?:there|it|in it|inside|at @p|by card|with))',
  ),
  row(
    'place_details',
    0.85,
    '(?:(?:need|have|should|must|possible|able|can|could|do they|does it) (?:… )?(?:book|booking|reserve|reservations?)|reservations?|take bookings|(?:reviews|ratings) (?:of|for|on|about|like)|^(?:reviews|ratings)$|how are (?:the|its|their) (?:reviews|ratings))',
  ),
  row(
    'nearby',
    0.85,
    '^(?:and |what about |so |anything |something |stuff |places )?(?:around here|near me|near here|close to me|around me|somewhere near|nearby|around it|close by|near it|around there|near there)$',
  ),
  row(
    'place_details',
    0.85,
    '(?:how (?:old|big|large|tall|high|busy|crowded|popular|long) (?:is|are|does) (?:it|they|that|@p|the|this)|who (?:runs|owns|lives|is in) (?:it|there|@p))',
  ),
  row(
    'recommend',
    0.7,
    '(?:^(?:anything |something |somewhere |places? )?(?:near me|near here|around here|close to me|around me|nearby|close by)$|(?:which|what) (?:ones? |of (?:these|those|them) )?(?:is |are |s |would be )?(?:the )?(?:better|best|nicest|prettiest|biggest|coolest|most \\S+|oldest|newest|fanciest|smallest|largest|loveliest|busiest|liveliest|cosiest)(?: one| option)?$|(?:which|what)(?: one| of (?:the two|these|those|them))? (?:is|are|would be|looks|has) (?:the )?(?:better|bigger|nicer|prettier|older|newer|smaller|larger|busier|livelier|fancier|more \\S+)$|^(?:and )?(?:the |your )(?:best|biggest|nicest|prettiest|oldest|newest|smallest|largest|coolest|most \\S+)(?: one| option)?(?: of (?:all|them|these|those))?$|(?:give|show|tell|find|list) (?:me |us )?(?:\\S+ ){0,2}(?:ideas|places|plans|spots|things)|(?:any|what|are there|which) (?:\\S+ ){0,2}events|whats on|which (?:one |of (?:them|these|those) )?should (?:i|we)|(?:would|do|should) (?:you|i|we) (?:pick|choose|prefer|go (?:for|to|with)|take|start with|see first|visit first)|your (?:pick|favou?rite|choice|top pick))',
  ),
  row(
    'greet',
    0.9,
    '^(?:hello+|hi+|hey+|hiya|heya|heyo|heyy|hullo|howdy|yo|ey+|greetings|good (?:morning|afternoon|evening|day|night)|morning|evening|afternoon|gday|aloha|hola|salut|sup|welcome|good to see you|nice to meet you|hey there|hi there|hello there)(?: (?:there|again|anyone there|anybody there|is anyone there|is anybody there|everyone|everybody|all|dear|paseo|ai|assistant|bot|janeth?|janet|mate|buddy|sir|madam|to you|you))*$',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:how (?:are|r|is|s) (?:you|u|ya|it going|things|your day|life|everything)|hows? (?:it going|things|life|are ya|you|your day|everything)|how (?:ya|have you|do you|youve|ve you|you) (?:doin\\w*|been|do|feel|feeling)|how do you (?:do|feel)|what(?:s| is|s up| is up)? (?:up|new|happening|going on|gooing on)|what happens|wassup|are you (?:ok|okay|good|alright|well|single|married|happy|sad|bored|funny|smart|spanish|hispanic|american|english|bilingual|there|busy|tired|hungry|from)|you ok|all good|are u ok)',
  ),
  row(
    'smalltalk',
    0.9,
    '^(?:(?:ok|okay|great|perfect|cool|nice|good|awesome|well|alright|oh|and|yes|no|very|all right|wonderful|super|lovely|fantastic|brilliant|excellent) )*(?:thanks?|thank you|thank u|thx|ty|cheers|many thanks|much appreciated|appreciate it|thanks a lot|thanks so much|tysm|thank you so(?:o)* much|gracias)(?: (?:so much|a lot|very much|a million|again|for (?:everything|your help|the help|that|this|all|the \\S+|your \\S+)|everyone|paseo|mate|friend|sooo? much|you|bye|goodbye|that is all|thats all|that was|it|very helpful))*$|^(?:\\S+ )?(?:thanks|thank you|thx|cheers) \\S+$|you(?:ve| have)? (?:been |have )?(?:helped|very helpful|so helpful|a great help|a lifesaver|been)',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:^(?:(?:ok|okay|well|thanks|thank you|great|alright|perfect|i have to go|gotta go|have to go) )*(?:bye+|goodbye|good bye|bye bye|see (?:you|ya|u)(?: (?:later|soon|tomorrow|around|never|then|next time))?|ill see you(?: later)?|later|farewell|take care|cheerio|ciao|chao|adios|so long|catch you later|talk (?:later|soon|tomorrow)|lets talk (?:tomorrow|later)|have a (?:nice|good|great|lovely) (?:day|one|evening|night|weekend|time)|good night|until next time|ttyl|hasta \\S+)(?: (?:later|now|then|fish|everyone|paseo|and thanks|thanks|for now))*$|gotta go|i have to go now)',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:(?:tell|say|know|give)(?: me)?(?: \\S+){0,2} (?:jokes?|jokle|funny|story|a poem|riddle|fun fact)|tell me something|^(?:a )?(?:joke|jokes|fun|lol|haha+|hehe+|be funny|be funnier|be affective|years)$|make me laugh|be (?:funny|funnier|nice|affective)|(?:i|we) (?:love|like|hate|miss|adore) (?:you|u)$|i (?:do not|dont) (?:like|love) you|love you|do you (?:love|like|hate|miss) (?:me|us)|marry me|(?:i want|have) (?:a )?(?:son|baby|child) with you|do you have (?:a |an )?(?:boyfriend|girlfriend|wife|husband|family|kids|name|friends|feelings|hobbies|pets?|favou?rite|job)|(?:what|whats|what is) (?:is )?your (?:age|name|favou?rite|job|hobby|purpose|birthday|number of)|your (?:age|name)$|how (?:old|many years) (?:are|r|have) you|how many years$|how many years have you|when (?:were|was|did|have|are) (?:you|they) (?:… )?(?:born|created|made|create you|built)|where (?:are|do|were) you (?:from|live|born)|i am (?:alone|lonely|sad|happy|tired|back)|im (?:alone|lonely|sad|happy|tired|back|just kidding)|who (?:is your|s your|created|made|built) (?:… )?(?:you|boss|creator|maker|developer)?)',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:(?:do|can|could) you (?:speak|talk|know|understand|write)(?: to me)?(?: in)?(?: any)? ?(?:other |some )?(?:english|spanish|french|italian|italiian|german|languages?|catalan|portuguese|chinese)|what languages?|(?:talk|speak) (?:to me )?in (?:english|spanish|french|italian)|in (?:english|spanish) please|you(?:re| are| r) (?:so |very |a |an |really |such a |the )*(?:dumb|stupid|idiot|asshole|ugly|horrible|useless|loser|fool|rude|funny|great|nice|awesome|amazing|the best|best|cool|smart|clever|sweet|kind|helpful|terrible|bad|boring|crazy|wonderful|annoying|welcome|right|wrong)|^(?:son of a bitch|bitch|dumbass|fuck off|fuck you|miserable|rude|disgusting|idiot|stupid|fool|asshole|subnormal|ugly|retard|piece of shit|loser|shit|damn|wtf|moron)$|shut up|good (?:bot|job|boy|girl)|well done|nice (?:one|work|to meet you)|are you (?:a )?(?:spanish|hispanic|bilingual)|^(?:hello|hi|hey) (?:my )?(?:friend|love|darling|handsome|beautiful)$)',
  ),
  row(
    'smalltalk',
    0.85,
    '(?:hobbies|hobby|spare time|your free time|date of birth|(?:were|was) you born|(?:life|lifes) purpose|purpose (?:of|in) life|behind life|you go by|gratitude|appreciate (?:it|that|you|your|the)|appreciated|see ya|(?:who|what company) (?:makes|formed|designed|employs) you|(?:created|made|programmed|employed|designed) by|where (?:you|were you) (?:were )?(?:created|made|programmed|born)|(?:secretly|really) (?:real|human)|you were real|your (?:superior|supervisor|boss)|what (?:… )?i (?:can |am allowed to )?ask (?:you|the ai)|(?:a|an|another|some) \\S+ facts?|hilarious|(?:your|any|have) (?:\\S+ )?pets?|dogs? or (?:a )?cats?|cats? or (?:a )?dogs?|home ?town|birthplace|place (?:are|were|was) you|where (?:are|were|do|did|r) you (?:… )?(?:born|from|live|come|made|grow|originate)|who (?:programmed|designed|built|coded|created|made|invented|owns|manufactured|conjured|is responsible for) (?:you|your)|your (?:boss|maker|creator|designer|manufacturer|design|interests|birthday|birth|parents|real name|current age|names?|employer)|(?:you|your) (?:current )?(?:age|years old)|\\d+ years old|(?:who|what company) do you work for|artificial intelligence|(?:human|robot|real person|live person|actual person|human being|a bot|an ai|machine|(?<!(?:my|the|your|our) )computer)$|(?:human|live|real|actual) (?:being|person|or)|a human or|you human|meaning of (?:life|everything)|purpose (?:of|in|for) (?:life|living|existence)|purpose is in life|why (?:are|do|am) (?:we|i) (?:here|exist|alive|on earth)|we (?:are )?(?:here|on earth) for|fun ?facts?|random fact|(?:interesting|cool|strange|weird) facts?|facts? about (?!@p|it |that |this )|trivia|jokes?|something funny|thats funny|thankful|owe you|grateful|thanks? (?:for|you)|peace out|(?:nice|lovely|great|good|pleasure|fun|enjoyed) (?:\\S+ ){0,2}(?:talking|speaking|chatting|speak|talk|chat|meet)(?: \\S+){0,3}|goodbye|see you around|what (?:\\S+ ){0,2}(?:questions|subjects|topics) (?:… )?(?:ask|answer|know|discuss|talk about|help)|(?:answer|ask) (?:… )?questions|what is it you do|what (?:is|was) your name|given name|call yourself|named you|hows it hanging)',
  ),
  row(
    'smalltalk',
    0.9,
    '^(?:sorry )?(?:i (?:dont|do not|didnt|cant) (?:understand|get it|follow)|what do you mean|(?:that|it) (?:doesnt|makes no|does not) (?:make )?sense)$|^(?:(?:no|nope|ok|okay|thanks|i think) )*(?:thats|that is|that will be|thatll be|this is) (?:all|it|everything)(?: (?:for (?:now|today|me)|i (?:need|needed|wanted)|thanks|thank you|ta|cheers|then|bye|from me))*$|^(?:that|this|it|you) (?:was|were|is|are|has been)(?: (?:really|very|super|so))? (?:helpful|useful|a great help|great help)(?: (?:thanks|thank you|cheers|ta))*$|(?:wrong|another) (?:chat|conversation|person|window|number)$|(?:^(?:this|that|it|you|thats|its|youre|this bot|your \\S+)(?: (?:is|are|was|were))? (?:so |really |just |completely |totally |absolutely |a bit |very )*(?:useless|rubbish|terrible|awful|hopeless|pointless|annoying|frustrating|no use|no help|no good|nonsense|(?:a )?waste of time|not (?:very )?(?:helpful|helping|useful|listening|working|what i (?:meant|asked|said|wanted)))$|you (?:dont|do not|didnt|never|cant) (?:even |really )?(?:understand|listen|get (?:it|me)|know anything|help))|^(?:(?:really|honestly|ok|okay|k|kk|oki|okey|alright|all right|great|perfect|cool|nice|good|very|so|awesome|lovely|amazing|fantastic|brilliant|wonderful|excellent|super|sweet|sounds|sound|looks|that|thats|it|is|got|gotcha|understood|i see|fair|enough|right|sure|yes|yeah|yep|yup|no|nope|nah|oh|ah|wow|haha|lol|well|fine|done|deal|thanks?|thank you|thx|ty|cheers|ta|perf|noice|brill|mate|man|dude|bro|buddy|pal|paseo|for now|then|now|a lot|a bunch|a ton|a million|loads|heaps|so much|very much|helpful|useful|choice|pick|thinking|helps|that helps|interesting|not bad|of course|maybe|never ?mind|no worries|no problem|my bad|sorry|oops|youre|you are|the best|a star|a legend|legend|will do|love it|i love it|like it|i like it|bye|works|for me|idea|one|to me) ?){1,7}$',
  ),
  row(
    'refine',
    0.9,
    '(?:^(?:only |the |just |maybe )*\\S+ ones$|(?:anything|something|somewhere|any|one|ones|places?|stuff) (?:for |thats |that is |that are |which is )?(?:free|open)|^(?:(?:do you have|have you got|got|is there|show me|give me|id like|i want|i prefer|something|anything|somewhere|maybe|a bit|a little|much|even|any|and|or|a|an|with|make it) )*(?:bigger|smaller|better|nicer|fancier|livelier|cosier|cozier|newer|older|trendier|prettier|classier|posher|more (?:modern|traditional|authentic|local|lively|elegant|casual|romantic|typical|fun|upscale|interesting|spacious|relaxed|central|private|special|unusual|original|hidden|alternative)|further away|farther away|a bit further|less (?:formal|fancy|posh|modern|popular|known|busy|boring|serious|typical|mainstream))(?: (?:one|ones|place|places|options?|please|then|then please|somewhere|something|is (?:fine|ok|okay|alright)))*$|(?:which|what)(?: ones?| of (?:them|these|those)| places?)? (?:is|are) (?:… )?(?:open|free|cheap|quiet)|(?:any|are any|is any|is there any|only|just)(?: of (?:them|these|those))?(?: ones?| places?)? (?:that (?:is|are) |thats )?(?:open|free|quiet)|(?:anything|something|somewhere|any|one|ones|a|places?) (?:a bit |much |even |little |less )?(?:cheaper|closer|nearer|quieter|calmer|expensive|far|crowded|noisy))',
  ),
  row(
    'recommend',
    0.8,
    '(?:(?:indoors?|under cover|(?:something|somewhere|anything|stuff|things|activities) inside|recommend|recommendations?|suggest|suggestions?)(?: \\S+){0,6}|what (?:do|would|can|could|should) (?:you|i|we) (?:recommend|suggest|do|visit|see|go|advise)|where (?:should|can|could|do|shall|to) (?:i|we)? ?(?:go|visit|eat|drink|sleep|stay|start|hang out|take|spend|buy|find)|what to (?:do|see|visit|eat)|(?:neighbou?rhoods?|areas?|streets?|districts?|barrios) (?:\\S+ ){0,2}(?:to (?:wander|walk|explore|visit|see|stroll|stay|go)|worth)|what (?:cant|shouldnt|should not|mustnt) (?:i|we) miss|not to miss|(?:things|places|spots) (?:i|we) (?:cant|shouldnt|must not|mustnt) miss|^(?:so |very |really )?(?:bored|thirsty)$|^(?:show me|show us|show me then|lets see|lets see them|show them|go ahead)$|where (?:can|could|should) (?:the|my|our) (?:\\S+ ){1,3}|(?:somewhere|something|some place|places?|anywhere|a place|a spot|things?|activities|plans?|ideas?) (?:\\S+ ){0,2}(?:to (?:celebrate|meet|meet people|work|watch|listen|try|walk|explore|wander|party|propose|read|buy|go|visit|see|do|eat|drink|sleep|stay|relax|have|take|hang out|spend|chill|unwind)|for (?:me|us|today|tonight|the|a|my|our|kids|children|families|tomorrow|couples|this)|nearby|near|around|close|fun|nice|cool|interesting|romantic|quiet|cheap|special)|(?:i am|im|were|we are) (?:bored|hungry|thirsty|new (?:here|in|to)|in madrid|visiting|looking)|surprise me|show me (?:around|something|some|places|the best)|help me (?:find|choose|decide|pick|plan)|what is there to (?:do|see)|whats (?:there to|worth|good|fun|nice|on)(?! (?:\\S+ ){0,4}(?:near|around|next|close))|anything (?:good|interesting|fun|nice|to do|to see|for)|inspire me|(?:find|get|show|give|suggest|recommend)(?: me| us) (?:something|somewhere|anything)|where (?:do|does|would) (?:\\S+ ){1,3}(?:go|hang|eat|drink|party|meet|run|walk|shop|chill|take|swim|dance|play)|where(?: is|s) (?:good|nice|best|fun|cool)|(?:anything|something|events?|much) (?:going on|happening)|(?:any|some|a|every|is anything|anything|something|somewhere|anywhere)(?:where)? ?(?:place|places|spot|spots|bar|club)? (?:thats |that is |that are |still )?open (?:at|until|till|late|past|after|all night)|free (?:afternoon|morning|evening|day)|any (?:ideas|suggestions|recommendations|tips|plans)|tips|i have (?:\\d+|two|three|one|a few|an|some) (?:hours?|free)|first time in madrid|best (?:places|things|of|spots)|(?:spend|kill) (?:the|an|a|my|some) (?:afternoon|morning|evening|day|time|night|hour)|child friendly|kid friendly)',
  ),
  row(
    'place_details',
    0.85,
    '(?:(?:best|good|right|ideal|quietest) (?:time|moment|hour|day|month|season)(?: of (?:the )?(?:day|year|week))? (?:to (?:go|visit|come|see)|for (?:a visit|visiting|photos))|when (?:is|should) (?:… )?(?:best|better|quietest|least busy|less crowded|go|visit)$|^(?:(?:and|but|so|by the way) )*(?:(?:im|i am|we are|were|ill be|well be) (?:\\S+ )?(?:with|bringing|taking)|ill have|well have|ive got|i have|weve got|we have) (?:an? |my |our |the )?(?:dog|dogs|puppy|pram|buggy|stroller|pushchair|suitcases?|luggage|bikes?)(?: (?:with (?:me|us)|too|though))*$|^(?:i think )?(?:ill|well|lets|i will|we will|im going to|were going to|i want to|gonna) (?:just )?(?:take|go (?:with|for|to)|pick|choose|try|do|have) (?:that|this|it|that one|this one|the (?:first|second|third|fourth|fifth|last)(?: one)?)(?: (?:then|please|thanks|thank you))*$|^(?:that|this)(?: one)?(?:ll| will)? (?:do|works|sounds (?:good|perfect|great)|looks (?:good|perfect|great|nice))(?: (?:for me|for us|then|thanks))*$)',
  ),
  row(
    'more',
    0.9,
    '(?:(?:dont|do not|didnt|not) (?:really |much )?(?:like|fancy|want|love|feel|keen on|feeling|into) (?:that|this|it|that one|this one|these|those)(?: one)?(?:$| (?:, )?(?:another|other|others|next|something|anything|show|got|any|give)))',
  ),
  row(
    'recommend',
    0.75,
    '(?:^(?:(?:and|but|so|ok|what about|how about) )*(?:tonight|at night|in the evening|this evening|after dark|for tonight|for this evening)$|(?:what|whats|what is|anything|something) (?:\\S+ )?(?:interesting|worth (?:seeing|visiting|doing|a visit)|worthwhile|fun to do|cool to see|unmissable)(?: (?:then|here|around|there|in madrid|to see|to do|around here))*$|(?:can|could|should) (?:i|we) (?:fit in|squeeze in|cover|get done)(?= |$))',
  ),
  row(
    'recommend',
    0.7,
    '^(?:and )?(?:the )?(?:best|most \\S+|\\S{2,}est)(?: one)? (?:which|which one) (?:is|are) (?:it|they)$',
  ),
  row('prices', 0.9, '(?:free|for free|no charge) (?:when|which days?|what days?|what time)$'),
  row(
    'recommend',
    0.6,
    '(?:^(?:(?:any|some|nice|good|really) )*(?:\\S+ ){1,2}(?:spots|places|corners|hangouts|areas)(?: please)?$|(?:something|somewhere|a place|anything) (?:that |which )?(?:(?:we|us|they|my (?:wife|husband|girlfriend|boyfriend|partner) and i) )?(?:both|all) (?:like|enjoy|love)|(?:something|somewhere|a place|anything) (?:for|that suits|to suit) (?:both|all) of us)',
  ),
  row(
    'place_details',
    0.85,
    '(?:are (?:dogs|pets|kids|children|prams|bikes) (?:allowed|welcome|permitted)|how long (?:will|would|does) (?:it take|i need) (?:me )?to (?:see|visit) it)',
  ),
  row(
    'forget',
    0.9,
    '(?:(?:delete|erase|clear|remove|wipe) (?:everything|it all|all of it|my (?:data|preferences|likes|tastes)))',
  ),
  row(
    'compare',
    0.9,
    '(?:the (?:first|second|third|fourth|last)(?: one)? (?:or|and) (?:the )?(?:second|third|fourth|fifth|last)(?: one)? (?:, )?which|which (?:… )?the (?:first|second|third|fourth)(?: one)? or (?:the )?(?:second|third|fourth|fifth|last))',
  ),
  row('recommend', 0.7, '(?:(?:what|whats|what is|what else is) left (?:to|for) (?:see|visit|do|us|me))'),
  row('refine', 0.7, '(?:original version|subtitled|with subtitles|^in (?:vose|vo|3d)$)'),
  row(
    'prices',
    0.9,
    'how much (?:is it|does it|do they|would it|are they) (?:usually|normally|typically|roughly|about) ?(?:cost|be)?',
  ),
  row('more', 0.95, '^(?:rather|better|maybe|actually|id rather|id prefer) (?:another|a different|the next)(?: one)?$'),
  row('refine', 0.6, '^(?:and|what about|how about|but|only|just) (?!the )[a-z]+ ones$'),
  row('place_details', 0.85, '(?:what|whats|what is|anything) (?:\\S+ )?inside(?: it)?$'),
  row('recommend', 0.8, 'what (?:on earth |the hell |the heck |else )?is there to (?:see|do|eat|visit)'),
];

/** Longer phrases before the words they begin with; 0 is the one in the middle. */
export const ORDINALS: Readonly<Record<string, number>> = {
  'one in the middle': 0,
  'middle one': 0,
  'one at the top': 1,
  'top one': 1,
  'one at the bottom': -1,
  'bottom one': -1,
  'last but one': -2,
  'second to last': -2,
  'second last': -2,
  'second from last': -2,
  'next to last': -2,
  'last but two': -3,
  'third to last': -3,
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  last: -1,
  final: -1,
  penultimate: -2,
};
export const ORDINAL_PATTERN = `(?:(?:about|of|on) (\\d{1,2})$|(ORD) (?:ones?|option|place|result)(?= )|^(?:the )?(ORD) thing$|(?:is|does|of|about|for|to|from|near|like|and|compare|between) (?:number |no )?(\\d{1,2})(?= (?:open|closed|free|have|has|and|or|with|any|good|expensive|far|worth|accept|accessible|like|$))|(?:the|that|your|and|about|what about|number|option|no) (ORD)(?: (?:one|place|option|result|suggestion|recommendation|of (?:them|those|these)|on the list|in the list|@c|museum|park|restaurant|bar|cafe|church))?(?! (?:two|three|four|five|few|couple|time|floor|day|of all|thing|timer|date|name|half|night|hour|week|weekend|class|sunday|monday|tuesday|wednesday|thursday|friday|saturday|in the|years?)(?= ))|^(?:show |open |see |show me |more info of |muestrame )?(?:the )?(ORD)(?: one| please| place)?$|(?:number|option|no|nr) (\\d{1,2}(?=s )|\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|(?:see|show|show me|want|open|about|choose|pick|like|prefer|take) (?:the |number )(\\d{1,2})(?: please)?$|^(?:the |number )?(\\d{1,2})(?: please)?$)`;
export const WEEKDAYS: Readonly<Record<string, number>> = {
  monday: 0,
  mondays: 0,
  tuesday: 1,
  tuesdays: 1,
  wednesday: 2,
  wednesdays: 2,
  thursday: 3,
  thursdays: 3,
  friday: 4,
  fridays: 4,
  saturday: 5,
  saturdays: 5,
  sunday: 6,
  sundays: 6,
};

export const REFINEMENTS = {
  closer:
    '(?:not (?:too |so )?(?:much|far)|without|no|less) (?:too much |much |long |a lot of )?walk(?:s|ing)?|^(?:the )?(?:closest|nearest)$|(?:closest|nearest) (?:one )?(?:of (?:those|these|them|all)|to (?:me|us|here))|(?:within|under|less than|in) (?:a |about )?\\d+ ?(?:min\\w*|m|metres|meters|km|blocks?)|\\d+ ?min\\w* (?:walk|away|on foot)|nothing (?:too |very |that )?far|closer|nearer|(?:too|so|very|quite|rather|a bit|really) far(?: away)?|not (?:so|that|too|as) far|less far|more central|within walking distance|walking distance|walkable|not far|further than|nearest ones?|closest ones?|closer to (?:me|here|us|where i am)|nearby ones?|shorter walk',
  cheaper:
    'by price|cheapest first|nothing (?:too |very |that )?(?:fancy|expensive|pricey|posh|dear)|less (?:pricey|costly|dear)|not as pricey|(?:bit|little) (?:pricey|expensive)|over (?:my |our )?budget|on the cheap|bargain|(?:under|below|less than|max|up to|no more than) \\d+ ?(?:euros?|eur|€)|cheaper|cheap|cheapest|less expensive|(?:not|isnt|arent|wont be|doesnt get) (?:(?:be|so|too|that|as|very|all that|overly|crazy) )?(?:expensive|pricey|costly|dear)|(?:too|so|very|quite|rather|a bit|really|pretty|super|crazy|insanely|extremely|ridiculously|way too|all) (?:expensive|pricey|dear|costly|steep)|low(?:er)? (?:cost|price|budget|priced)|budget|inexpensive|more affordable|affordable|(?:on a|tight|small|low) budget|economical|good value|for less money|cost less|costs less|save money|cant afford|low cost',
  quieter:
    'without (?:too many |so many |many |the )?(?:people|tourists)|(?:not|no) (?:too |so )?many (?:people|tourists)|(?:no|without|fewer|less|away from|avoid|hate|hates) (?:the |big |large )?(?:crowds|noise)|nothing (?:too |very )?(?:touristy|crowded|noisy|loud|busy)|(?:too |less |very |so |super |really |pretty |quite |rather |a bit |not (?:so |too |very |that )?)touristy|off the beaten (?:path|track)|quiet(?:er|est)?|calm(?:er)?|less (?:noisy|crowded|busy|loud|touristy)|not (?:so|too|as|that) (?:noisy|crowded|busy|loud)|(?:too|so|very) (?:noisy|crowded|busy|loud)|chill|chilled(?: out)?|laid back|low key|mellow|peaceful|more peaceful|tranquil|relaxed|relaxing',
  open_now:
    'open ones|(?:open|opened) (?:right )?(?:now|at the moment|at this (?:time|hour)|today|currently|still|late|tonight)|still open|currently open|(?:that|which) (?:is|are) open(?: (?:now|right now|today))?|thats open|(?:only|just|any|something|anything|places|ones?|those|one) (?:that (?:is|are) |thats |which (?:is|are) )?open',
  open_on:
    'open (?:… )?(?:on (?:a )?)?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|the weekend|weekends|tomorrow)|(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?) (?:… )?open',
  vegetarian:
    'dont eat (?:any )?meat|no meat|vegetarians?|vegan|vegans|veggie|meat ?free|plant based|meatless|without meat',
  terrace:
    'terraces?|outdoor seating|outdoor tables?|sit outside|seats? outside|tables? outside|patio|al fresco|outside seating|eat outside|outdoor terrace',
  free: 'free on (?:a |the )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)|(?<!(?:gluten|dairy|lactose|sugar|smoke|nut|meat|step|hassle|stress|car|alcohol) )free(?! (?:afternoon|morning|evening|day|time|hour|hours|weekend|range|fall|of|minutes?|day|now|today|tomorrow|tonight|on|this)(?= ))|for free|free of charge|no (?:entry|entrance|admission) (?:fee|charge|cost)|without (?:an? |any )?(?:entry|entrance|admission)? ?(?:fees?|charge|paying)|free (?:entry|entrance|admission)|(?:doesnt|dont|does not|not) (?:cost|charge|have (?:an?|any) (?:entry|entrance) fee|require (?:an?|any) (?:entry|entrance) fees?|pay)|entry free|costs? nothing|at no cost|gratis|dont want an entry fee|no cost|no fee',
  children:
    'little ones|wee ones|tots|youngsters|kids?|child|children|childrens|child friendly|kid friendly|family friendly|families|family|toddlers?|baby|babies|my (?:son|daughter|sons|daughters|little one|little ones)|stroller|pram|pushchair|year olds?',
  accessible:
    'wheelchairs?|accessible|accessibility|disabled|step ?free|reduced mobility|mobility|ramp|ramps|lift access|disability|crutches',
} as const;
