// English phrases that ask a fact of a place. The columns and the signs are those of `phrases.ts`.
export const QUESTIONS_EN = `
ask closing_days | (?:which|what) days? (?:of the week )?(?:is|are|s|does|do) (?:{it}|@p|they|the \\S+|the \\S+ \\S+) (?:shut|closed?) | which day is it shut?
ask closing_days | (?:is|are|does|do) (?:{it}|@p|they|the \\S+) (?:ever )?(?:shut|closed?) (?:on )?(?:any|some|certain) days? | does it close any day?
ask closing_days | (?:closing|rest) days?|days? off|(?:open|opens) (?:every day|all week|daily|seven days) | what is its closing day?
ask hours | (?:open|opens|closed|shut) (?:on )?(?:that|the same) (?:day|night|evening) | are they open that day?
ask hours | (?:what time|when|until when|till when) (?:do|does|is|are|will|can|did|would) … (?:open|opens|close|closes|shut|shuts|opened|closed) | what time does it open?
ask hours | (?:how late|how early|what days?|which days?|at what time) (?:do|does|is|are|will|can|did|would) … (?:open|opens|close|closes|shut|shuts|opened|closed) | -
ask hours | (?:what time|when|until when|till when|how late) (?:do|does|is|are|will) (?:{it} |the \\S+ |they ){1,3}(?:be )?(?:open|opens|close|closes|shut|shuts|start|starts|finish) | when does the museum close?
ask hours | (?:opening|closing|visiting|business|working) (?:hours?|times?)|(?:what are|whats|what is) (?:the |its |their )?(?:hours|schedule|timetable|times) | what are its opening hours?
ask hours | (?:the |its |their |@p )hours|hours (?:of|for|on|@t)|^(?:and )?hours | -
ask hours | (?:is|are|will|would) (?:{it}|@p|the \\S+|the \\S+ \\S+) (?:be )?(?:still |also |even |already |usually )?(?:open|closed|shut)(?! air) | is it open on Sunday?
ask hours | (?:does|do|did|will) (?:{it}|@p|the \\S+|the \\S+ \\S+) (?:stay |also |ever |still )?(?:open|close|shut) | do they close at noon?
ask hours | @p (?:is|was) (?:already )?(?:closed|shut)|^the \\S+ (?:one )?(?:is|was|are) (?:already )?(?:closed|shut)|(?:open|closed) (?:on )?@t $|^(?:and )?(?:on |is it open )?@t $|^(?:and )?(?:what about|how about) (?:on )?@t | and on Mondays?
ask hours | (?:when|what time) (?:is|are|does|do) (?:{it}|@p|the \\S+)(?: (?:start|begin|finish|end|on|go on))?(?! (?:built|founded|opened|made|free|the best|best|good|quiet|busy)) $|@p (?:@t )?(?:hours|opening times?|timetable) | when is the Rastro?
ask hours | (?:does|do|will|would) (?:{it}|@p|they|the \\S+) (?:do|serve|offer|have|open for) (?:\\S+ )?(?:lunch|lunches|dinner|dinners|breakfast|breakfasts|brunch|supper)(?: \\S+){0,1} @t | do they serve lunch on Sunday?
ask hours | (?:what time|when) (?:does|do) (?:the )?(?:lunch|dinner|breakfast|brunch|supper|service) (?:start|begin|end|finish) | what time does dinner start there?
ask hours | can (?:i|we|you) (?:visit|enter|get in|go in|see it)(?: \\S+){0,2} @t|when (?:can|could|should) (?:i|we|one|you) (?:visit|go|enter|see|come|get in) | when can we visit?
ask hours | (?:tell me|know|say) (?:when|what time) @p (?:opens?|closes?)|(?:until|till) (?:what time|when)|what time (?:does|do) (?:{it}|@p|the \\S+)|what time should (?:i|we) | until what time?
ask hours | (?:is|are) (?:{it}|@p|the \\S+) (?:only|just) (?:on )?@t|(?:and )?what times?$|(?:what|which) days?(?= (?:and|or) (?:how|where|what))|(?:what|which) days? $ | is the market only on Sundays?
ask last_admission | last (?:admission|entry|entrance|access)|latest (?:i|we|you) can (?:get in|enter)|last time to (?:enter|get in)|(?:kitchen|bar) closes?|last orders | when is the last admission?
ask price | what (?:does|do|would|will) (?:an? |the )?(?:tasting |set |full )?(?:menu|meal|dinner|lunch|drink|ticket) cost|how much is (?:an? |the )?(?:tasting |set )?(?:menu|meal|dinner|lunch|drink|ticket) | what does a menu cost there?
ask price | what (?:does|do|would|did|will) (?:{it}|@p|(?:the|an?) \\S+)(?: \\S+){0,2} cost | what does the Prado cost?
ask price | how much (?:is|are|does|do|would|will|did|for|to)|what(?:s| is| are| does| do) (?:the )?(?:price|cost|fee|entrance fee|admission|entry fee|ticket price|prices)|how much$ | how much is it?
ask price | how (?:much|many (?:euros?|eur))(?: money)?(?= (?:with|without|including|incl) )|how many (?:euros?|eur) (?:is|for|does|do|to)|prices? (?:with|without|including) | how much with a drink?
ask price | (?:ticket|entry|entrance|admission|cover) (?:price|prices|fee|fees|cost|costs|charge)|^(?:and )?(?:the )?(?:prices?|tickets?|cost|entrance|admission)$|(?:price|cost) of|(?:prices|fees|costs|admission|rates) (?:for|of|at|to) (?:the )?@p | what is the entrance fee?
ask price | prices?(?= and (?:the )?(?:opening )?(?:hours?|times?|address|phone|location) )|(?<= (?:hours?|times?|address|phone|location) (?:and|or|plus) (?:the |its |entry |ticket )?)(?:prices?|costs?)(?= ) | hours and price today?
ask price | price[- ]?wise|(?:average|typical|rough|approximate) (?:price|cost|spend)|(?:price|cost) (?:per|a) (?:person|head) | -
ask price | what does it cost|(?:price|cost) range|how (?:pricey|pricy|expensive|dear|costly|steep) (?:is|are|does|do|would)|whats the damage | how expensive is it?
ask price | (?:what|which) (?:sort|kind|range|level) of (?:money|prices?|cost|costs|spend|bill)|what (?:money|prices?) are we (?:talking|looking)|(?:what|how much) (?:would|will|does|do|should) (?:\\S+ ){1,3}(?:set (?:us|me|you) back|spend there|pay there|expect to (?:pay|spend))|how much (?:a|per) (?:head|person) | what sort of money are we talking?
ask price | ^(?:and |so |ok |what about |how about |what of )*(?:the |its |their |ticket )?(?:prices?|costs?|fees?|tickets?) $ | what about prices?
ask price | (?:do|does|will) (?:i|we|you|they|it|children|kids|students|seniors|pensioners) (?:have to )?(?:pay|cost|charge) | do children pay?
ask price | (?:is|isnt|are) (?:it|@p|{it}|the \\S+|the \\S+ (?:place|one|spot|restaurant)|that \\S+) (?:very |too |that |really |quite |rather |a bit |so |super ){0,2}(?:expensive|pricey|cheap|dear|steep|costly) | is the lunch place expensive?
ask price | (?:discounts?|reduced (?:price|entry|ticket)|concessions?|student (?:price|ticket|rate)|senior (?:price|ticket|rate)|family ticket|group rate) (?:for|available|$) | are there discounts for students?
ask price | (?:is|are) there (?:any |a )?(?:discount|discounts|reduction) | -
ask price | ^(?:and|ok and|so|what about|how about) (?:for )?(?:me|myself|us|an? adult|adults|grown ups?|an? student|students|seniors?|pensioners?|over 65s?) $ | and for me?
ask price | (?:whats|what is|what s) (?:the |a |an |their )(?:\\S+ ){1,2}?(?:price|cost)(?= )(?! (?:range|level)) | what's the cocido price?
ask price | ^(?:and )?tickets? (?:to|for) (?:the )?@p | tickets for the Royal Palace?
ask free_entry | (?:when|what time|which day|what day|days?) (?:is|are|it|its|can) … free|free (?:hours?|entry hours|admission (?:hours|times)|days?|times?) | when is it free?
ask free_entry | when (?:can|do) (?:i|we) (?:enter|go|get in|visit) … free | -
ask free_entry | (?:is|are) (?:{it}|@p|the \\S+|entry|entrance|admission|entry to @p) (?:(?!gluten|dairy|sugar|lactose|nut|meat|alcohol|step)\\S+ )?free(?! (?:food|options|wifi)) | is the entry free on Sunday?
ask free_entry | (?:to |and |not )?(?:pay nothing|pay for entry|get in free|enter free|enter for free|get in for nothing)|(?:without paying|free of charge) | what time do I go to pay nothing?
ask free_entry | (?:can|do) (?:i|we) (?:get in|enter|go in) (?:for )?free|is (?:there )?(?:a )?free (?:entry|admission) | -
ask phone | phone(?: number)?|telephone|number (?:to call|for them)|(?:can|could) i (?:call|ring|phone)|(?:call|ring|phone) (?:them|the place|the restaurant|ahead) | what is their phone number?
ask phone | (?:what(?:s| is)|give me|have|got|need|tell me|find me|know) (?:the |their |its |a |@p )?(?:phone |tel |telephone )?number(?! of (?:people|visitors|stops))|how (?:do|can|could) (?:i|we) (?:call|ring|phone|contact|reach (?:them|you|someone|somebody))|(?:like|want|need) to (?:call|ring|phone|speak to) | how can I call them?
ask phone | (?:the )?number (?:of|for) (?:@p|{it}|the )|@p (?:s )?(?:number|tel|phone)|(?:tel|number) $ | -
ask phone | contact (?:number|details|info|them)|their number|get in touch | -
ask website | (?:web ?site|web ?page|homepage|(?<=(?:where|what)(?:s| is) .{0,60})page(?= $)|url|web address|online|instagram|the web|link) ?(?:of|for|please|\\?|$)|(?:do|does|have|has) (?:\\S+ ){1,3}(?:web ?site|web ?page) | does it have a website?
ask email | e ?mail(?: address)?|email them|write to them | what's their email?
ask address | (?:the |its |their |exact |full |street )?address|(?:what|which) street|where (?:exactly |abouts )?(?:is|are|s) (?:{it}|@p|the \\S+|the \\S+ \\S+) | what is the address?
ask address | wheres (?:{it}|@p|the \\S+)|where (?:can i|do i) find (?:{it}|@p)|whereabouts | -
ask address | (?:what|which) (?:area|neighbou?rhood|district|part of (?:town|the city)|barrio) (?:is|are) (?:{it}|@p|the \\S+)|(?:is|are) (?:{it}|@p) in (?:the )?(?:centre|center|@p) | which neighbourhood is it in?
ask address | located|street number|(?:street|road) and number | -
ask directions | how (?:do|can|would|should|could|to) (?:i |we |one |you )?(?:best )?(?:get|go|reach|arrive|come|travel|walk)|(?:the )?way (?:to|there) | how do I get there?
ask directions | (?:what|how)(?:s| is)? the (?:walk|route)(?: like)?(?= (?:from|to|between|there|back|like) ) | what's the walk from the Prado to Sol?
ask directions | directions?(?: to| there| from| please|$)|(?:best|fastest|quickest|easiest) way (?:to (?:@p|{it}|the|get|reach|go)|there)|route to | -
ask directions | (?:take|guide|walk|navigate|direct|lead) (?:me|us) (?:to|there|from)|(?<! what (?:can|could|should|do|would) (?:i|we|you|one) )get(?:ting)? (?:there|to @p|to {it})|how (?:do|can) (?:i|we) (?:\\S+ )?from @p | can I get there by metro?
ask directions | the (?:way|route|walk) (?:from|between) (?:the )?@p(?: \\S+){0,2} (?:to|and) (?:the )?@p | I asked for the way from the Prado to the Thyssen
ask directions | by (?:metro|bus|subway|underground|tube|car|taxi|bike|train|foot|public transport)|show me the way | -
ask directions | (?:which|what) (?:bus|metro|line|train|underground|subway|tube)(?: line| goes| stop| do| should| takes| gets| (?:to|for)(?= ))|(?:bus|metro|train) (?:goes|takes|line) | which bus goes there?
ask directions | (?:is there|are there|have we|do we have) (?:a |any )?(?:metro|underground|subway|tube|trains?|bus|buses)(?: line| lines)? (?:to|that (?:goes?|takes?|runs?)|going)|(?:can|could|shall|should) (?:i|we) (?:take|get|catch|use|ride) (?:the |a |any )?(?:metro|bus|train|tube)(?! (?:card|pass|ticket)) | is there a bus to the park?
ask directions | (?:i|we) (?:asked|said|meant|was asking|am asking|were asking) (?:for|about)? ?(?:the |a )?(?:metro|bus|train|tube)(?! (?:card|pass|ticket|stop|station))|(?:what|how) about (?:the |a )?(?:bus|buses) | I asked for the bus
ask directions | (?:which|what) (?:metro |tube |underground |subway )?(?:lines?|stop|station) (?:is|are|serves?|stops? at|goes? (?:through|by))(?= @p)|(?:direct|straight) (?:metro|train|line|bus|tube) (?:to|there)|how many stops(?: is it| are there)?(?: to| from| until)|(?:where|(?:what|which) (?:stop|station)) (?:do|should|shall|would) (?:i|we) (?:get off|get out|hop off)(?= ) | how many stops to @p?
ask station | which stop|(?:nearest|closest|which|what(?: is|s)? the(?: nearest| closest)?|any|is there a) (?:metro|underground|subway|tube|train|bus)(?: station| stop)?(?! (?:to|that|going) )|metro (?:stop|station) | what is the nearest metro station?
ask station | station (?:is |nearby|near|close)|(?:is|are) there (?:a |any )?(?:metro|underground|subway|tube)(?: station| stop)? (?:close|near|nearby|around)(?! (?:at|by|before|after|to|@t)) | -
ask distance | how (?:far|close|near|long (?:is|does) (?:the (?:walk|way|trip|ride|journey)|it take to (?:get|walk|go)|a walk)|long (?:to walk|walking|on foot|a walk))|(?:is|are) (?:{it}|(?:the |el |la |los |las )?@p) (?:very |too |that |quite |really |anywhere |at all |fairly )?(?:far|close|near|walkable) | how far is it?
ask distance | can (?:i|we|you) walk (?:there|to)|how many (?:minutes|metres|meters|km|kilometres|stops) | -
ask distance | (?:is|are) (?:{it}|@p|the \\S+) (?:within )?walking distance|walking distance (?:from|to) @p|distance (?:to|from|between)|(?:far|near) from (?:here|me|my hotel|@p)\\? | is it within walking distance?
ask duration | how (?:long|much time) (?:do|does|should|will) (?!it take to (?:get|walk|go|reach|arrive))(?:… )?(?:visit|take|need|spend|last|stay|plan|see|there|allow|required)? | how long does a visit take?
ask duration | how (?:long|much time) (?:would|is|for|to) (?!walk|it take to (?:get|walk|go|reach|arrive))(?:… )?(?:visit|take|need|spend|last|stay|plan|see|there|allow|required)? | -
ask duration | (?:length|duration) of (?:the )?visit|how many hours | -
ask website | (?:where|how) (?:do|can|could|should|would) (?:i|we|you|one) (?:buy|get|purchase|order) (?:the |a |our |my )?(?:@p |\\S+ )?(?:tickets?|entry) | where do I buy tickets?
ask diet | (?:(?:is|are|would) (?:{it}|they|those|these)|its|theyre|thats) (?:\\S+ )?(?:safe|suitable|ok|okay|fine|alright)(?: to eat)?(?: there)?(?: for (?:me|us|her|him|them|my \\S+|(?:celiac|coeliac|vegan|vegetarian)s?))? $ | are you sure it's safe?
ask worth_it | worth (?:it|visiting|seeing|a visit|going|the|my|our) | is it worth visiting?
ask worth_it | (?:is|are) (?!there any)(?:{it}|@p|the \\S+) (?:really |actually |any |that )?(?:good|nice|interesting|fun|recommended|worthwhile|overrated|touristy|boring|special) | -
ask worth_it | (?:is|are) (?:{it}|@p|they|those|these) (?:just |only |mainly |mostly |really |purely )?(?:for (?:the )?tourists|(?:a )?(?:bit )?(?:too )?touristy|a tourist (?:thing|place|trap)) | is it just for tourists?
ask feature:terrace | (?:can|could|may) (?:i|we|you|one) (?:sit|eat|drink) (?:outside|outdoors|on the terrace|in the open air) | can we sit outside?
ask feature:quiet | (?:(?:is|are|does|do|will|would) (?:{it}|@p|they|those|these) (?:be |get |usually |always |very |too |really |that |so ){0,2}(?:noisy|loud)|how (?:noisy|loud)|(?:noise level|lot of noise)) | is it noisy?
ask crowds | (?:is|are|does|do|will|gets?) (?:\\S+ ){1,5}?(?:get )?(?:full|busy|crowded|packed|rammed)(?= (?:during|on|in|at|over|around) ) | is it full during exams?
ask worth_it | (?<! (?:where|what) )should (?:i|we) (?:go|visit|see|bother|skip) | -
ask worth_it | (?:do|would) you recommend (?:{it}|@p|going|the \\S+)|what(?:s| is) (?:{it}|@p) like|any good$|what do you think (?:of|about)|is (?:{it}|@p) (?:a )?(?:good|must) | would you recommend it?
ask rating | (?:rating|ratings|reviews|score|stars|how (?:is|are) (?:{it}|@p|they) rated|what do (?:people|others|visitors) (?:say|think)|how many stars|opinions) | what do people say about it?
ask why | why (?:did you|do you|would you|are you|should i|those|these|this|that|them|it|@p|the \\S+|not|exactly)|^why|what makes (?:{it}|@p|them) (?:special|good)|(?:the|what|your) reason | why did you recommend that one?
ask why | why (?:should|would) (?:i|we|you|anyone) (?:go|visit|see|choose)(?: to)? | -
ask why | how come | -
ask description | what(?:s| is| are)? (?:that|it|this|those)(?: place| one)?(?: then)? exactly|what exactly (?:is|are) (?:{it}|@p|that|this)|what (?:kind|type|sort) of (?:place|thing|spot|venue) (?:is|are) (?:{it}|@p|that|this|they) | what is that exactly?
ask description | what (?:kind|type|sort|style) of (?:food|cuisine|cooking|place|restaurant|bar|pub) (?:is|are|do|does) | what kind of food is it?
ask description | (?:tell me|know|hear|say|learn|read|info|information|details?|something|anything) (?:… )?(?:about|on|of) (?:{it}|@p|the \\S+) | tell me about the second one
ask description | more (?:info|information|details?|about)|tell me more(?! \\S+ )|(?:what|who) (?:is|was|are) (?:{it}|@p) $ | -
ask description | what (?:is|s) (?:inside|there to see|in (?:it|@p)|on (?:at|show)|special about|{it} about) | what can you see there?
ask description | what (?:can|do|could) (?:i|we|you) (?:see|do|find|expect) (?:there|in it|inside|at @p|in @p)|^(?:details|info|information|more info)|describe | -
ask description | (?:show|tell) (?:me|us) (?:that|this|it)(?: one| place)? $|(?:what(?:s| is| was)) (?:{it} called|its name|the name)(?: again)?|can (?:i|we|you) (?:go|climb|get) (?:up|inside)(?!(?: \\S+){0,4} @t) | -
ask booking | (?:need|have|should|must|possible|necessary|can|could|do|how) (?:… )?(?:book|booking|reserve|reservations?|reserved?)|take (?:bookings|reservations) | do I need to book?
ask booking | (?:need|have to have|make|get|without|have) (?:an? |any )?appointments?|by appointment | do I need an appointment?
ask booking | (?:book|reserve)(?: me| us)? (?:it|there|that|this|them|an? (?:table|room|seat|place)|(?:the )?(?:seats|tables)|the \\S+ (?:one|place)|(?:at |in )?(?:the )?@p)(?= ) | reserve a table for three
ask booking | (?:book|buy|get) (?:the )?tickets (?:online|in advance|ahead)|in advance|booking (?:required|needed) | -
ask booking | (?:book|reserve)(?: me| us)?(?: in| at| for)? (?:the )?(?:first|second|third|fourth|fifth|last|cheapest|nearest|closest|cheaper|middle|one|any|either)(?: one| place)? | book the first for 8 people
ask booking | (?:get|grab|make|secure|arrange|sort)(?: me| us)? (?:an? )?(?:table|reservation|booking)(?: at| in| for| there| with)|^(?:(?:ok|okay|great|cool|perfect|good|please|thanks|yes|and|then) )*(?:book|reserve|booking|reservation)(?: please| now)? $ | grab us a table at the second one
ask booking | (?:can|could|do|should) (?:i|we|you) (?:buy|get|purchase) (?:the |a )?tickets?|where (?:can|do) (?:i|we) (?:buy|get) tickets|tickets? (?:online|in advance|sold out) | can I buy tickets online?
ask crowds | (?<! no | not | without | isnt | arent | too | zero )(?:crowded|busy|queues?|(?<!metro |bus |subway |train )lines?|(?<!vacuum )packed|waiting time|wait long|many people|quietest time|best time (?:to|of)) | is it very crowded?
ask age | how old (?:is|are) (?:{it}|@p|the \\S+)|when was (?:{it}|@p|the \\S+) (?:built|founded|opened|made) | when was it built?
ask age | since (?:when|what year) (?:is|has|have|was|did|does) … (?:open|opened|there|around|exist|existed|going|running) | since when has it been open?
ask age | (?:how long|since when) (?:has|have|is) (?:{it}|@p|the \\S+) (?:been )?(?:around|open|going|in business|there) | how long has it been around?
ask people | who (?:built|designed|painted|sculpted|carved|made|founded|commissioned|owned|composed|wrote|(?:used to )?live|lived|is buried|was buried|was born|died|stayed|worked)(?: (?:in|at|here|there))? | who painted it?
ask people | whose (?:house|home|palace|studio|tomb|paintings?|work) (?:is|was|were|are) | whose house was it?
ask taxi | (?:how (?:much|long)|what|which|cost|price|fare)(?: \\S+){0,6} (?:taxi|cab|uber)(?: \\S+){0,3} (?:cost|take|there|fare|@p)|(?:taxi|cab|uber) (?:fare|price|cost|time) | how much is a taxi there?
ask hours | (?:can|could) (?:i|we|you|one|{it}|@p) (?:be )?(?:visit|visited|go in|get in|go inside|get inside|see it|look inside)(?: \\S+){0,3} @t | can it be visited on Sunday?
ask hours | (?:is|are) (?:{it}|@p|the \\S+)(?: (?!free )\\S+)? (?:only |just |also )?(?:on )?@t(?: only)? $ | is the flea market only on Sundays?
ask size | how (?:big|large|tall|high|wide) (?:is|are) | how big is it?
ask menu | (?:the |their |see the )menu (?!of the day|del dia)|what (?:do|can) (?:they|we|i|you) (?:serve|eat|have|order|drink)(?: there)? | what do they serve?
ask menu | what (?:should|would|shall|could) (?:i|we|you|one) (?:get|order|have|eat|try|drink)(?: (?:there|at @p))? $|what(?:s| is| are) good (?:there|at @p)|what (?:kind|sort|type)s? of (?:dishes|food|things) do they (?:have|serve|do) | what should I get there?
ask menu | what (?:food|dishes|cuisine|cooking) (?:do|does|can|is|are) (?:they|it|we|i|you|@p|there|the \\S+(?: \\S+)?) ?(?:serve|do|have|cook|offer|eat|get|served)?|what (?:kind|sort|type)s? of (?:food|dishes|cuisine|cooking) (?:is|are|does) | what food does the second one serve?
ask menu | what(?:s| is) (?:on the menu|good to eat there|their speciality|the speciality)|specialit(?:y|ies)|signature dish | -
ask payment | (?:accept|take|pay (?:by|with)) (?:… )?(?:cards?|cash|visa|contactless|amex) | do they take cards?
ask photos_allowed | (?:can|may|are|is|allowed to) (?:… )?(?:take|taking) (?:photos?|pictures?) (?:there|inside|allowed)?|photos? allowed|photography | are photos allowed?
ask entrance | (?:which|what) (?:entrance|door|gate|way in)(?: (?:should|do|would|is|can|to))?|(?:accessible|step free|wheelchair|main|side|back|group) entrance|where (?:do|can|should) (?:i|we|you|one) (?:go|get) in|(?:the )?way in $ | which entrance should I use?
ask covered_terrace | (?:terrace|patio|tables outside|outdoor seating|outside) (?:is |are )?(?:covered|heated|roofed|under cover|sheltered)|(?:covered|heated|roofed|sheltered) (?:terrace|patio|outdoor seating) | is the terrace covered?
ask dress_code | dress code|(?:have to|need to|must|should|do) (?:i|we|you|one)?(?: (?:have|need) to)? ?(?:dress (?:up|smart|smartly|nicely)|be dressed up)|(?:have|need) to (?:dress (?:up|smart|smartly|nicely)|be dressed up)|what (?:should|do) (?:i|we) wear|(?:wear|in|need) (?:a )?(?:jeans|trainers|shorts|sandals|tie|suit|jacket|heels|flip flops) | does it have a dress code?
ask children | (?:is|are|would) (?:{it}|@p|the \\S+|they) (?:\\S+ )?(?:good|suitable|ok|okay|fine) (?:for|with) (?:\\S+ )?(?:kids?|children|babies|toddlers?|families) | is it suitable for children?
ask children | (?:is|are|would) (?:{it}|@p|the \\S+|they) (?:\\S+ )?(?:fun|appropriate|allowed|adapted|safe) (?:for|with) (?:\\S+ )?(?:kids?|children|babies|toddlers?|families) | -
ask children | (?:is|are|would) (?:{it}|@p|the \\S+|they) (?:\\S+ )?(?:good|suitable|ok|okay|fine) (?:for|with) (?:\\S+ )?(?:baby|child|little ones|\\S+ year olds?|teenagers) | -
ask children | (?:is|are|would) (?:{it}|@p|the \\S+|they) (?:\\S+ )?(?:fun|appropriate|allowed|adapted|safe) (?:for|with) (?:\\S+ )?(?:baby|child) | -
ask children | (?:is|are|would) (?:{it}|@p|the \\S+|they) (?:\\S+ )?(?:fun|appropriate|allowed|adapted|safe) (?:for|with) (?:\\S+ )?(?:little ones|\\S+ year olds?|teenagers) | -
ask children | (?:can|could|may) (?:i|we|you) (?:bring|take|go with) (?:the |my |our |small |a )*(?:kids?|children|baby|toddlers?)|(?:kids?|children) (?:allowed|welcome|enjoy|like) | can we bring the kids?
ask children | (?:@n|\\S+) (?:year|yr)s? olds?(?: \\S+){0,3} (?:make sense|enjoy|cope|manage|be (?:ok|okay|fine|bored)|too (?:young|small|little)) | does the 4 year old make sense there?
ask children | (?:would|will|do|does|might) (?:\\S+ ){1,4}(?:kids?|children|year olds?|toddlers?|little ones?|boys?|girls?|sons?|daughters?) (?:like|enjoy|love|be bored) | would a 4 year old like it?
ask feature:accessible_toilet | (?:(?:is|are|do|does|has|have|any|got) (?:… )?)?(?:(?:adapted|disabled|accessible|wheelchair)(?: friendly| accessible)?|disability) (?:toilets?|loos?|bathrooms?|restrooms?|washrooms?|wcs?)(?: (?:inside|there|in there))? | is there a disabled loo inside?
ask feature:wheelchair_loan | (?:(?:is|are|do|does|can|could|would) (?:… )?)?(?:lend|lends|loan|loans|hire|hires|hire out|rent|rents|rent out|borrow|provide|provides|offer|offers|supply) (?:me |us |out |you )?(?:a |any |some |the |free )?wheelchairs?(?! (?:access|accessible|friendly|ramp|spaces?))|(?:have|has|got|are there|get) (?:any |some |free )?wheelchairs(?! (?:access|accessible|friendly|ramp))|wheelchairs? (?:to|on|for) (?:borrow|loan|hire|rent|visitors?|guests|use) | do they lend wheelchairs?
ask feature:lift | (?:is there|are there|has|have|does|do|any|got) (?:… )?(?:lifts?|elevators?)(?: (?:inside|there|from the street|up|to the top))? | is there a lift inside?
ask wheelchair | (?:is|are|can|does|do|would) (?:… )?(?:wheelchair|accessible|step free|disabled|mobility|adapted|ramp) | is it wheelchair accessible?
ask wheelchair | (?:can|could) (?:i|we|he|she|my \\S+) (?:get in|enter|go|visit) (?:… )?wheelchair | -
ask dogs | (?:can|could|may|are|do|does|is) (?:… )?(?:dogs?|pets?|puppy)(?: allowed| welcome| friendly)?|(?:bring|take) (?:my|the|our) (?:dog|pet|puppy) | can I bring my dog?
ask departure | (?:what time|when|how early|at what time) (?:must|should|do|shall|would|will|can|d) (?:i|we|you|one) (?:have to |need to |got to |best )?(?:leave|set off|set out|head out|head off|get going|start out|depart|go)(?: \\S+){0,6}? (?:to (?:be|get(?! in )|arrive|make it|reach)|in order to|if i|if we|for (?:a |the )?@t|so (?:that )?(?:i|we)) | what time must I leave to be there at 11?
ask departure | (?:what time|when|how early|at what time) (?:must|should|do|shall|would|will) (?:i|we|you|one) (?:have to |need to |got to |best )?(?:leave|set off|set out|head out|head off|depart)(?= (?:here|home|the hotel|my hotel|from|$)) | -
ask departure | (?:leave|set off|set out|head out) (?:\\S+ ){0,4}?to (?:be there|get there|arrive|make it) (?:at|by|for|before|in time)|leave by when | -
ask children | (?:do|does|will|would) (?:they|it|{it}|@p) (?:let|allow|admit|accept|welcome) (?:\\S+ )?(?:kids?|children|babies|toddlers?|little ones)(?: in)? | do they let kids in?
ask crowds | how long (?:is|are|do|does|will|would) (?:the |a |those )?(?:queues?|lines?|wait|waiting)(?: (?:time|usually|normally|be|to get in))? | how long is the queue usually?
ask station | (?:(?:which|what)(?: (?:is|are|s))?|whats) (?:the )?(?:nearest|closest|handiest|best) (?:metro|underground|subway|tube|train|bus)(?: station| stop)? | -
ask step_free_station | (?:(?:is|are) there (?:a |any )?|(?:nearest|closest|which|what|any) )?(?:metro|underground|subway|tube)(?: station| stop)? (?:… )?(?:with|has|have|got) (?:a |an )?(?:lift|elevator|step free|ramp)(?: access)?(?: near(?:by)?)? | is there a metro with a lift near it?
ask hours | (?:can|could) (?:i|we|you|one) (?:tour|visit|see|enter) (?:{it}|@p|the \\S+)(?: \\S+)? @t | can you tour it tomorrow?
ask hours | ^(?:and )?(?:@t )?(?:for )?(?:at )?(?:lunch|dinner|breakfast)(?: ?time)?(?: @t)? $ | -
ask known_for | what(?:s| is| are| was) (?:{it}|@p|that|they)(?: so| most)? (?:known|famous|noted|renowned) for|why (?:is|are) (?:{it}|@p|they) (?:so |that )?(?:famous|well known|important|special|popular)|claim to fame | what is it known for?
ask food | (?:can|could) (?:i|we|you|one) (?:eat|dine|have (?:dinner|lunch|a meal|something to eat)|get (?:dinner|lunch|food))(?: (?:there|at {it}|at @p|inside|too|as well|in (?:the|that) \\S+(?: one)?|at the \\S+(?: one)?))(?! (?:on|at) @t) | can we have dinner at the second one?
ask food | (?:do|does|can|will) (?:{it}|@p|they|the \\S+(?: one)?) (?:do|serve|have|offer) (?:\\S+ )?(?:dinners?|lunch|lunches|suppers?)(?: (?:there|too|as well))? $ | do they serve dinner?
ask food | (?:do|does|can|will) (?:{it}|@p|they|the \\S+(?: one)?) (?:do|serve|have|offer) (?:any )?(?:food|meals|something to eat)|(?:can|could) (?:i|we|you) (?:eat|have food|get food) (?:there|at {it}|at @p|inside)(?! (?:on|at) @t) | does the second one do food?
ask duration | how long (?:each|for each|at each|in each) | how long each?
ask apart | how far (?:apart|away from each other)(?: are they| is that)?|(?:how far|distance|walk|way)(?: is it)? (?:from one to the other|between (?:them|the two|both|those|these|one and the other))|(?:are|is) (?:they|those|these|both) (?:close|near|far) (?:to|from) (?:each other|one another) | how far apart are they?
ask hours | (?:when|what time|until when|till when) (?:{it}|@p|they|the \\S+) (?:opens?|closes?|shuts?|starts?|is open|are open|finishes) | tell me when it opens
ask price | (?:what|how much) (?:{it}|@p|they|the \\S+) (?:costs?|charges?|is to get in)|how much (?:it|that|this) is | tell me what it costs
ask address | where (?:it|that|this|@p) is(?: exactly)?|where exactly (?:it|that|this) is | tell me where it is
ask distance | how far (?:it|that|this|@p) is | -
ask duration | how long (?:it|that|a visit) takes(?! to (?:get|walk|go)) | -
ask feature:lockers | (?:(?:is|are|do|does|has|have|any|got) (?:… )?)?(?:cloakrooms?|coat check|lockers?) | is there a cloakroom?
ask feature:audio_guide | (?:(?:is|are|do|does|has|have|any|got) (?:… )?)?(?:guided tours?|audio ?guides?) | do they have audio guides?
ask detail | (?:off|on) (?:the )?(?:lead|leash) | can he be off lead there?
ask price | ^(?:and |so |ok |then )*how much(?: (?:is|for) (?:it|that|this))? $|how much(?= (?:and|or) ) | -
ask duration | ^(?:and |so |ok |then )*how long $|how long(?= (?:and|or) ) | -
ask children | (?:can|may|could) (?:the |my |our |small )?(?:kids?|children|toddlers?|babies) (?:go in|go|come in|come|get in|enter|visit|use it) | can kids go in?
ask description | what(?:s| is) there to (?:do|see)(?: \\S+)? (?:inside|there|in there|in it)|whats? (?:on |going on )?inside | what's there to do inside?
ask station | ^(?:and |is there )?(?:a |any )?(?:metro|underground|subway|tube)(?: station| stop)? (?:(?:near|close to|next to) (?:{it}|@p|the \\S+|there)|(?:by|at) (?:{it}|@p|there))(?= ) | a metro near the second one?
ask step_free_station | (?:is|are) there (?:a |any )?(?:lifts?|elevators?|steps?|stairs|ramps?) (?:at|in|to|from) (?:the |that )?(?:nearest |closest )?(?:metro|underground|subway|tube|station)(?: station| stop)? | is there a lift at the nearest metro?
ask wheelchair | (?:does|do|has|have|is|are|any|with|without) (?:{it} |they |there )?(?:have |got )?(?:any |many |a lot of )?(?:steps|stairs) | does it have steps?
ask distance | ^(?:and )?from (?:the )?@p to (?:the )?@p $ | -
ask bags | (?<! where )(?:can|could|may|allowed|let|lets|do they) (?:\\S+ ){0,3}?(?:take|bring|carry|leave|keep|enter|get in|go in|check in|have) (?:\\S+ ){0,3}?(?:backpacks?|rucksacks?|bags?|handbags?|suitcases?|luggage)(?! (?:shop|store|to buy))(?: (?:allowed|inside|in|there|with (?:me|us)))*|(?:backpacks?|rucksacks?|bags?|suitcases?|luggage) (?:are |is )?(?:allowed|permitted|ok|okay|inside)|(?:are|is) (?:\\S+ )?(?:backpacks?|rucksacks?|bags?|suitcases?|luggage) (?:allowed|permitted|ok|okay)(?: inside)? | are backpacks allowed inside?
ask bags | (?:enter|get in|go in|get inside|go inside|come in) with (?:\\S+ ){0,3}?(?:backpacks?|rucksacks?|bags?|suitcases?|luggage) | can I get in with a big backpack?
ask tickets | (?:do|does|did|must|should|would) (?:i|we|you|one|they|people) (?:\\S+ )?(?:need|have|need to have|have to have|must have|require|get|have to get|need to get|have to buy|need to buy|buy) (?:a |an |any |the |our |my |free |timed ){0,3}tickets?(?! (?:for the (?:metro|bus|train)|machine))|(?:print|download|show|collect) (?:the |a |my |our |your )?tickets?|tickets? (?:needed|required|necessary)|(?:walk|go) (?:right |straight )?in without (?:a |any )?tickets? | do I need a ticket even if it's free?
ask membership | (?:do|does|must|should|can|is|are) (?:\\S+ ){0,5}?(?:membership|members?|library card|a card|the card|a pass to (?:enter|get in))(?= )(?! (?:at|machine|payment|or cash))|(?:with|without) (?:a |any |the )?(?:membership|library card|being a member)|members only|^(?:and )?(?:the |a )?(?:card|membership) $ | do I need a card to get in?
ask walk_ins | walk ?ins?(?= )|(?:just|can (?:i|we|you) (?:just )?) ?(?:walk in|turn up|show up|rock up)|(?:without|with no) (?:a |any )?(?:reservation|booking|reserving|booking ahead) | do they take walk-ins?
ask long_stay | (?:mind|ok|okay|fine|alright|problem|allowed) (?:if|for) (?:i|we|you|one|me|us|people) (?:\\S+ )?(?:stay|sit|work|stayed|sat|linger)(?: \\S+){0,4}? (?:hours|long|ages|a while|all \\S+|@t) | do they mind if I stay all morning?
ask long_stay | (?:kick(?:ed)?|throw(?:n)?|chuck(?:ed)?) (?:me |us |you )?out|(?:can|could|may) (?:i|we|you|one) (?:sit|stay|work|hang out|linger)(?: \\S+){0,4}? (?:for )?(?:hours|a (?:few|couple of|long) \\S+|@n hours?|as long as|all (?:day|afternoon|morning))|how long (?:can|may|could) (?:i|we|you|one) (?:stay|sit) | can I stay there for three hours?
ask ground_floor | (?:ground|first|which|what) floor|(?:upstairs|downstairs|basement)(?= ) | is it on the ground floor?
ask hours | (?:whens|when s) (?:{it}|@p|the \\S+) (?:start|begin|open|close|on|finish|end)|(?:when|what time) (?:does|do|is) (?:{it}|@p|the \\S+) (?:start|begin|kick off|get going) | when's it start?
ask hours | (?:can|could|may) (?:you|i|we|one|people) (?:\\S+ )?(?:go|get|come|walk) (?:in|inside)(?: (?:the )?@p| it| the \\S+)(?= ) | can you go inside the palace?
ask hours | (?<= (?:prices?|costs?|address|phone) (?:and|or|plus) (?:the |its )?)(?:opening )?(?:hours?|times?)(?= ) | -
ask hours | how late (?:till|until|can i go|can we go)|^(?:and )?how late(?: is it)? $ | how late till?
ask hours | (?:best|right|which|what) day (?:for|to (?:go to|visit|see)) (?:the )?@p | -
ask hours | @p (?:closes|opens|shuts) (?:early|earlier|late|later|at)|does @p (?:close|open|shut) (?:early|earlier|late|later) | -
ask worth_it | (?:is|are) (?:the )?@p (?:really |just |all |a bit )?(?:a )?(?:rip ?off|scam|tourist trap|con|overpriced|overhyped|hype) | -
ask wheelchair | (?:have|has|got|is there|there is) a (?:big |high |small )?step(?: (?:at|in|to|up|by) (?:the )?(?:door|entrance|front))?(?= [?,.]| and| or| $) | does it have a step at the door?
ask wheelchair | how many (?:stairs|steps)|(?:cannot|cant|can not) (?:do|manage|climb|take) (?:many |the )?(?:stairs|steps) | how many stairs are there?
ask in_time | (?:will|would|can|could) (?:i|we) (?:still |even )?(?:make it|get there|get in|be there)(?: \\S+){0,5}? (?:in time|on time|before|if i|if we|by @t|for @t)|(?:will|would|can) (?:i|we) (?:still )?make it(?: to)?|(?:have i got|do i have|do we have|is there|got) (?:enough |still )?time (?:to (?:see|visit|do)|for) | will I make it before it closes?
ask works | (?:under|for|about|some|having|doing) (?:building |the )?(?:works?|renovations?|restoration|refurbishment|construction)(?: (?:too|there))? $|(?:being |been )?(?:renovated|refurbished) | is it closed for renovation?
ask works | (?:building|renovation|restoration) works?|(?:re ?open(?:ed|ing)?|scaffolding)(?= ) | -
ask hours | (?:can|could) (?:i|we|you|u|one) (?:still )?(?:go|go in|come|enter|get in|visit|see it)(?: (?:there|in|inside|it))? (?:right )?(?:@t|now) | can I go now?
ask station | (?:is|are) (?:{it}|@p|they|any of (?:them|these|those)|the \\S+)(?: \\S+)? (?:near|close to|by|next to|near to|near of|far from) (?:the |a |any )?(?:metro|underground|subway|tube)(?: station| stop)? | is it near a metro?
ask station | (?:near|close to|near to|near of) (?:the |a |any )?(?:metro|underground|subway|tube) $ | -
ask children | (?:for|with) (?:a |an |my |our )?(?:\\S+ ){0,2}?(?:kid|kids|child|children|toddler|baby|son|daughter|@n year old|year old)(?: of @n)?(?: (?:is|are|would|will) (?:that|it|this|they|{it})(?: be)?) (?:ok|okay|fine|good|suitable|alright|all right|too much) | for a kid of 3 is that ok?
ask children | (?:ok|okay|fine|good|suitable|alright|all right|too much|boring) (?:for|with) (?:a |an |my |our )?(?:@n year old|\\S+ year old|kid of @n|child of @n|toddler) | -
ask station | (?:which|what|any|whats the) (?:metro|underground|tube|subway)(?: station| stop)?(?= (?:and|or|also|plus)| $) | which metro?
ask programme | (?:who|whos|who s)(?: (?:is|are|s))? (?:playing|performing|on(?= (?:@t|there|at|stage|the bill| *$))|singing|djing|headlining)|(?:which|what) (?:bands?|acts?|artists?|singers?|djs?|plays?|films?|movies?|shows?|concerts?|gigs?|musicals?|exhibitions?)(?: (?:are|is|s|do|does|have|has|will be))?(?: (?:they|it|you))?(?: got)? (?:playing|showing|performing|on|screening|running)(?= ) | who's playing tonight?
ask programme | what(?:s| is)? (?:\\S+ )?(?:on|showing|playing)(?: there)?(?: now| right now| @t| this week| these days)* $|what(?:s| is) (?:on|showing|playing) (?:there |now )?(?:at|in) (?:\\S+ )?@p|(?:what|which|any|whats the|what is the)(?: \\S+)? (?:exhibitions?|exhibits?|shows?|plays?|films?|movies?|concerts?|gigs?) (?:(?:are|is) (?:there|on|it)|do they have|have they got|does it have|(?:on )?(?:at|in) (?:the )?@p)(?= )(?! (?:near|around|in (?:the )?(?:city|centre|center)))|(?:current|temporary) exhibitions?(?= (?:on|at|there|now|right)| $) | what's on at the Prado?
ask programme | (?:line ?up|set ?lists?|tonights (?:bill|programme|program|show|act|band)|what time (?:is|are|does|do) (?:the )?(?:shows?|gigs?|concerts?|sets?|bands?|films?|screenings?|sessions?)(?: \\S+)?)(?= ) | what time is the show?
ask seats_left | (?:any|are there|is there|still|got|have) (?:\\S+ ){0,2}?(?:(?:tickets?|seats?|tables?|rooms?|spaces|spots) (?:left|available|free)|places left)|(?:tickets?|seats?|tables?|rooms?) (?:still )?(?:left|available)|(?:is|are) (?:it|they|{it}|@p) (?:sold out|fully booked|full)(?= ) | are there any tickets left?
ask cheap_day | (?:cheapest|cheaper|discount|reduced|half price) (?:day|night|session|weekday)s? (?:for|at|to (?:go to|see)) |^(?:(?:and|so|is|are|there|do|they|have|any|a|the|whats|which|what|when) ){0,6}(?:cheap(?:er|est)?|discount(?:ed)?|reduced|half price|bargain|off peak) (?:days?|nights?|sessions?|mondays?|tuesdays?|wednesdays?|thursdays?)(?= $)|(?:which|what) (?:days?|nights?) (?:is|are) (?:it |they )?(?:the )?(?:cheap(?:er|est)?|reduced|discounted|less) | which day is cheapest?
ask feature:fancy | (?:is|isnt|are) (?:it|@p|{it}|they|the \\S+|the \\S+ (?:place|one|spot|restaurant)|that \\S+) (?:very |too |that |really |quite |rather |a bit |so |super |all |on the ){0,2}(?:fancy|posh|smart|formal|elegant|upmarket|swanky|stuffy|smart side)(?! (?:for|enough)) | is it a bit fancy?
ask feature:seating | (?:can|could|may|do|is|are) (?:i|we|you|one|it|they|there) (?:\\S+ ){0,3}?(?:sit down|(?<!(?:outdoor|outside|high) )(?:seats|seating|chairs)|somewhere to sit|stand(?:ing)?(?: only| up)?)(?! (?:outside|outdoors))|(?:standing|stand up) (?:only|room)|all standing | can we sit down there?
ask kids_menu | (?<! (?:with|having) (?:an? |the )?)(?:kids?|childrens?|children s|child s)(?: s)? (?:menus?|meals?|portions?)(?= ) | do they have a kids menu?
ask feature:high_chair | (?:have|has|got|any|there|with) (?:\\S+ ){0,2}?high ?chairs? | do they have high chairs?
ask feature:groups | (?:for|fit|seat|take|takes|with|handle|accommodate) (?:a |the )?(?:(?:large |big )?group of|party of|table (?:of|for)|groups? of) @n|(?:take|takes|fit|good for|ok for|okay for|suitable for|big enough for) (?:a |the )?(?:large |big |bigger )?groups?|(?:would|can|could|do|does) (?:they|it|{it}|@p) (?:fit|seat|take) (?:all )?@n(?= ) | is it ok for a group of eight?
ask size | (?:is|isnt|are|was) (?:{it}|@p|that one|that|they|the \\S+) (?:\\S+ )?(?:tiny|huge|big|small|spacious|cramped|big enough)(?! (?:group|table|for (?:a )?(?:group|table))) | isn't it tiny?
ask crowds | when (?:should|do|would|must) (?:i|we|you|one) (?:\\S+ )?(?:get in line|queue|line up|arrive|be there|get there|come)(?: (?:to|for) (?:\\S+ )?(?:free|queue|avoid))?(?! (?:at|by|for) @t)|how (?:early|long before|far ahead) (?:should|do|must|would) (?:i|we|you|one) (?:\\S+ )?(?:arrive|queue|come|get there|be there|line up|turn up|go) | how early should we get there?
ask hours | (?:what time|when|until when|till when) (?:do|does|is|are|can) (?:\\S+ ){1,3}(?:serve|serving|do|have|get|eat) (?:\\S+ )?(?:lunch|dinner|breakfast|brunch|food)|(?:what time|when) (?:does|do) (?:the |their )?kitchen (?:open|close|shut) | what time do they serve lunch?
ask hours | (?:can|could|may|will) (?:i|we|you|one|they let (?:me|us)) still (?:be able to )?(?:get in|go in|enter|visit|get inside|be let in)(?: (?:then|at that hour))?|(?:if|when) (?:i|we) (?:turn up|arrive|come|get there|show up) (?:\\S+ ){0,4}?@t | can I still get in then?
`;
