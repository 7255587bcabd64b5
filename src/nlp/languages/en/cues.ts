// English words that tie a message to the one before.
import type { Cues } from '../cues.ts';

export const CUES_EN: Cues = {
  founded:
    /(?:\b(?:since|(?:opened|founded|built|begun|born|going) (?:in|since)|dat(?:es|ing) (?:from|back to))|, (?:of|from)) (1[0-9]\d\d|20[0-2]\d)\b/gu,
  denies: /\b(?:no|not|never|none|neither|nothing|nobody|without)\b|n['’]t\b/u,
  continues: /^\W*(?:and|what about|how about|but|no(?=,)|actually|(?:the )?same)\b|\binstead\W*$/u,
  ofThese: /\b(?:which (?:ones?|of)|(?:any|one|some) of (?:them|these|those))\b/u,
  whichHas: /^\W*(?:and |ok |so |but )?(?:which|(?:do|does|is|are|has|have) any|any of)\b/u,
  oneOfTwo:
    /\b(?:which(?: one| of (?:the two|them|these|those))? (?:is|of|for)|the (?:cheaper|closer|nearer|quieter|calmer|livelier|smarter|posher|younger) one)\b/u,
  anything: /\b(?:any(?:thing|where)|some(?:thing|where)|others?)\b/u,
  seeks: /\b(?:any(?:thing|where)|some(?:thing|where)|where (?:can|could|should|do|to)|food|ideas?)\b/u,
  seeksPlace:
    /\b(?:(?:somewhere|anywhere) (?!else\b)|(?:an?|any|some|good|nice|cheap|quiet|looking for|need|want|find|know(?: of)?)(?: \w+){0,3} (?:places?|spots?|restaurants?|bars?|pubs?|cafes?|hotels?|hostels?)\b(?! (?:mean|called)))/u,
  sorrow:
    /\b(?:dumped (?:me|by)|(?:got|been|was|getting) (?:\w+ )?(?:dumped|divorced|fired|sacked|laid off|made redundant)|(?:broke|broken|breaking|split(?:ting)?) up\b|break-?up|heart ?broken|lost my (?:job|mum|mom|dad|gran|nan|grand\w+|mother|father|brother|sister|husband|wife|dog|cat|friend|baby)|(?:mum|mom|dad|nan|gran|granny|grand\w+|mother|father|brother|sister|husband|wife|friend|uncle|aunt|dog|cat) (?:just |has |have )*(?:died|passed(?: away)?)|funeral|grieving|in mourning|bereaved|(?:bad|awful|terrible|horrible|not great) news|miscarriage|failed my (?:exam|exams|degree|test|visa|driving test)|(?:can'?t stop|been|am|i'm) crying|cheated on me)\b/u,
  keepInMind:
    /\b(?:remember (?:that|this|it|i|we|im|i'm|please)|(?:keep|bear) (?:(?:that|it|this) )?in mind|make a note|note (?:that|down)|from now on|don'?t forget|just so you know|fyi|for (?:future reference|next time))\b/u,
  seeksThing:
    /\b(?:(?:who|where|shops?|place|somewhere|anywhere|anyone|somebody|someone)\b(?: \w+){0,4}? (?:sells?|buy|get|find|see|stocks?|fix(?:es)?|mends?|repairs?|rents?|hire|try|taste|watch|learn|have|has|does|do|makes?)|(?:i|we)(?: \w+)? need|looking for|hunting for|(?:is|are|am|and|really|totally|heavily) into(?: \w-)?|(?:obsessed|mad|crazy) (?:with|about)|fans? of|(?:i am|i'm|we are|we're) after|(?:want|love|like) to (?:buy|see|find|try|learn|rent|hire|watch)|(?:help me|can i|can we|could i|to) (?:buy|find|get|see|try|rent|hire|learn)|got any|know any|(?:is|are) there(?: any)?|where(?: is|'?s| are)|where (?:can|could|do|should) (?:i|we|you|one)(?: go)?(?: (?:and|to))?|(?:anything|something) (?:about|on|to do with|related to)|(?:anywhere|somewhere|place|places|spot|spots|corner|venue|cafe|bar|shop|club) (?:for|with|to|where (?:i|we|you) can|that (?:has|have|does|do|sells?|serves?)))(?: (?:a|an|the|some|any|my|our|for|to|with|good|proper|decent|new|pair|of|kind|sort)){0,4}\W*$/u,
  wishedNext:
    /\b(?:with|without|no|not|for|about|of|and|or|plus|have|has|having|serves?|needs?|wants?|likes?|loves?|offers?|called|by)(?: (?:a|an|the|some|any|good|proper|real|nice|few|lots of|much|many|more|of)){0,4}\s{0,2}$/u,
  halfOfDay: /[ap]\.?m\b|\b(?:morning|noon|midday|afternoon|evening|night|midnight|small hours)\b/u,
  easyGoing:
    /\b(?:(?:smaller|smallest|easier|easiest|more manageable|less tiring|less exhausting)\b|(?:gets?|get|feels?|am|is|are) (?:\w+ )?tired (?:quickly|easily|fast|soon)|tires? (?:quickly|easily|fast|soon)|(?:can'?t|cannot|not able to|without|don'?t want|do not want|less|least|little|not (?:too |so )?much) (?:much |a lot of |to )?(?:walk(?:ing)?|stand(?:ing)?)(?: (?:far|much|long|for long))?|(?:bad|dodgy|sore|weak) (?:knees?|hips?|legs?|backs?|feet))\b/u,
  goodValue:
    /\b(?:(?:better|best|good) value|value for money|worth the money|more for (?:my|your|our) money|skint|broke|on a (?:tight )?budget|cheap(?:er)?)\b/u,
  beginner:
    /\b(?:first (?:visit|time|museum)|(?:don'?t|doesn'?t|not|never) (?:really )?(?:know|knows|understand|into|seen|been)(?: \w+){0,3} (?:about|museums?|art|before)|know(?:s)? (?:little|nothing) (?:about|of)|beginners?|(?:only|just)(?: ever)? (?:seen|been to) (?:one|a) \w+)/u,
  line: /\bline (\d{1,2})\b/u,
  withAddress: /\bwith (?:the |their |its |full )?address(?:es)?\b/u,
  onlyOne:
    /\b(?:just|only) (?:the )?(?:best |one |a single )?(?:one|recommendation|option|name|suggestion)\b(?! (?:day|hour|night|morning|of us|person|stop|thing|problem))|\b(?:the|your) (?:best|top|favou?rite) (?:one|pick|choice)\b|^\W*(?:ok |and |so )?(?:give me |tell me |just )?(?:the best|your favou?rite|your pick)\W*$|\bnarrow it down\b|\bif (?:i|we) (?:can|could|only had time to) (?:only )?(?:go to|pick|choose|try) (?:just )?one\b/u,
  best: /\b(?:best|finest|greatest)\b(?! (?:way|time|to|friends?|mates?|man|before|price|deal|for|part|day|route))/u,
  joins:
    /\b(?:and|but|so|or|then|also|plus)\b(?= (?:also |then )?(?:what|where|when|which|who|how|is|are|can|could|do|does|did|should|will|would|any|some|somewhere|something|maybe|i|we|the|a|an)\b)/gu,
  links:
    /(?<=[\s,])(?:(?:and|but|so) )?(?:then|also|maybe|afterwards|after that|or else|plus|meanwhile|and|but|so|\+|&)(?=\s)/gu,
  bareAsk: /(?:^|[\s,.!?¿¡])(?:where|when|how|what time|which ones?|how much|how long)\s*$/u,
  opensAsk:
    /^(?:(?:if not|also|then|maybe|please|in the meantime|meanwhile|afterwards|after that),? )*(?:what|whats|where(?! (?:they|you|we|i|it|people)\b)|wheres|when|which|whos?|how|(?:is|are) (?:there|it|they|that|this|those|these|the|any)|(?:does|do|did) (?:it|they|you|the|i|we)|can|could|will|should|any(?:thing|where|one|body)?|somewhere|something|(?:i|we)(?:'d| would)? (?:also )?(?:need|want|like)|id like|looking for|recommend|suggest|tell me|give me|show me|find me|the (?:nearest|closest|best)|a (?:good |nice |cheap |quiet )?(?:place|spot))\b/u,
  opensNoun: /^(?:an?|some|maybe)\b/u,
  opensNear: /^(?:\w+ ){1,3}(?:nearby|close by|(?:near|around|close to|next to) (?:there|it|here))\W*$/u,
  adds: /\b(?:also|plus)\b/u,
  opensDeed:
    /^(?:to )?(?:buy|get|grab|print|post|eat|drink|have|see|visit|find|watch|rent|hire|fix|mend|pick up) (?:an?|some|something|my|our|the)\b/u,
  saysNext: /\b(?:then|afterwards|after that)\b/u,
  books: /\b(?:book|reserve|reservations?|buy|tickets?|table)\b/u,
  noTrains:
    /\b(?:without|not|no|avoid(?:ing)?|don'?t want(?: to (?:take|use))?|can'?t (?:take|use)) (?:by |on |in |using |taking |going on )?(?:the )?(?:metro|tube|subway|underground|trains?)\b(?! (?:card|pass|ticket))/u,
  walkAsked: /\b(?:what|how)(?: ?'?s| is| was)? (?:long is |far is )?the (?:walk|way|route)\b/u,
  goesBack:
    /\b(?:taxi|cab|uber|fare|ride|metro|bus)\b.{1,30}\bback\b|\b(?:get|walk|way|travel) back\b|\band back to\b|\breturn to\b|\b(?:get|go|way) home\b/u,
  saysWhat:
    /^\W*(?:(?:and|so|but|ok|hmm|well) )*(?:is|isn'?t|are|aren'?t|was|does|doesn'?t|do|don'?t)\b(?! (?:there|anywhere|anything)\b)|\b(?:isn'?t|aren'?t|doesn'?t|don'?t|right|no)\b[^?]{0,12}\?\s*$/u,
  whereToSee: /\b(?:where|see)\b(?!.*\blike\b)/u,
  whereIsIt: /\bwhere(?:'?s| is| are| (?:can|could|do|would) (?:i|we|you) (?:go (?:to|and) )?see)\b(?!.*\blike\b)/u,
  tellsWhen:
    /\b(?:(?:the |our )?(?:dinner|lunch|breakfast|brunch|meal|booking|reservation|visit|trip)|it|that)(?:'s| is|s| will be| would be)(?: for| on)? /u,
  givesExample:
    /^\W*(?:something |somewhere |maybe |perhaps |ideally |say )?(?:like|such as|eg|for example|for instance) (?:an?|some)? ?/u,
  alsoThen: /\b(?:too|also|as well)\b/u,
  ratherOne:
    /^\W*(?:(?:and|well|ok|so|hm+) )*(?:rather|preferably|better|i'?d rather|maybe) (?:have )?(?:one|something|somewhere) (?:that|which|with|without|where|else)\b/u,
  seeksAnother:
    /\b(?:any|some|is there another|are there|show me|give me|find me|tell me|want|need|then) ?(?:some |the )?other (?:place|places|one|ones|spot|option|options|restaurant|restaurants|bar|bars)\b|\banother (?:place|restaurant|bar|option|spot)\b|\b(?:an alternative|a backup|plan b)\b/u,
  dropsIt:
    /\b(?:nvm|never ?mind|forget it|leave it|dont bother|don't bother|no matter)\b[\s,.!]*(?:(?:thanks?|thank you|ta|cheers|thx|ty|bye|anyway)\b[^?]{0,40})?$/u,
  seeksSome:
    /\b(?:(?:is|are) there|do you know(?: of)?|know of|have you got|do you have) (?:any|some|an?|another)\b[^?]{0,60} (?:that|which|where|who)\b/u,
  otherPlaces:
    /\b(?:other|different|new) (?:places?|ones|spots?|options?)\b|\b(?:some(?:thing|where)|anything|anywhere) (?:else|different)\b/u,
  smallHouse:
    /\b(?:small|smaller|smallish|tiny|short visit|quick visit)\b(?! (?:kids?|child\w*|boys?|girls?|sons?|daughters?|babies|baby|ones?|group|budget))|\b(?:not|isn'?t|aren'?t|nothing|less) (?:too |very |so |that |as )?(?:big|large|huge|enormous|vast)\b/u,
  whichKind: /\b(?:which|what)(?: other| more| good)? $/u,
  perhaps: /\b(?:maybe|perhaps|possibly|ideally)\b/u,
  rainsNow:
    /(?<!\b(?:if|when|in case|unless|while) )\b(?:it'?s|it is|its been) (?:\w+ )?(?:raining|pouring|bucketing|lashing|chucking|tipping|pelting)\b|\b(?:starts?|started|begins?|began|begun) (?:to rain|to pour|raining|pouring)\b|\bin this rain\b/u,
  anyPlaces:
    /\b(?:places?|spots|things to do|stuff to do|activit(?:y|ies)|something|somewhere|anything|one (?:single |more )?thing)\b/u,
  whatToDo:
    /\b(?:what (?:else )?(?:(?:can|could|shall|should|do|would) (?:we|i|you|they|(?:the |my |our )?(?:kids|children|little ones|family)) (?:(?:\w+ )?do|(?:see|visit)(?! (?:in|at|inside)\b))|to do|(?:is|s) there to do)|(?:anything|something|things) (?:else )?to do|what (?:will|would|could|might|can) (?:keep|suit|please|amuse|entertain|they|she|he|my \w+|the (?:kids|children|little ones)|everyone|everybody) ?(?:like|enjoy|love)?)\b(?! (?:there|inside))/u,
  looksForPlaces:
    /\b(?:any\w*|some\w*|another|other|good|nice|great|decent|cool|recommend|suggest|near(?:by|est)?|closest|around here|places? (?:to|for|with|where|that)|where|options|sell|sells)\b/u,
  ifFull:
    /\b(?:if|in case|suppose)\b(?: [\w']+){1,4}? (?:full|fully booked|booked|booked out|booked up|packed|rammed|sold out|shut|closed|(?:no|any|have no) (?:space|room|rooms|tables?|vacanc(?:y|ies)|seats?))\b/u,
  lessSmart:
    /\b(?:too|less|bit too|all so) (?:posh|fancy|formal|stuffy|pretentious|snobby|swanky|upmarket|smart)\b|\b(?:a bit|so|very|rather|quite|super|pretty) (?:stuffy|pretentious|snobby)\b|\b(?:more|somewhere|something|anywhere) (?:more )?(?:casual|relaxed|informal|laid[ -]back|low[ -]key|down[ -]to[ -]earth|chilled|normal|unpretentious)\b/iu,
  alike:
    /\b(?:(?:any|some)(?:thing|where)?(?: \w+){0,2} (?:similar|alike|like (?:it|that|this)(?: one)?|along (?:those|the same) lines|in (?:that|the same) (?:style|vein))|(?:similar|another) (?:one|place|kind)? ?(?:to|like) (?:it|that|this)|\ban? (?:similar|comparable) (?:one|place|spot)\b(?! (?:to|in|near|around)\b)|(?:what|which|who)(?: is|s|'s| are)? (?:similar|alike|comparable)(?! to)|(?:similar|same) (?:food|cooking|cuisine|kitchen|dishes|style|sort of (?:food|place)|kind of (?:food|place)))\b/u,
  looksAround:
    /\bwhat(?:'?s| is| else is| else)? (?:there |good |nice |interesting )?(?:is )?(?:near|around|nearby|in|close)\b/u,
  whatItIsLike:
    /\b(?:difference|what(?:'?s| is| are) .{1,50} like|what(?:'?s| is) .{1,30} all about|how(?:'?s| is) (?:\w+ ){1,3}(?:as an area|neighbou?rhood|area|to (?:stay|live|sleep))|compared? (?:to|with)|(?:which|what)(?:'?s| is| one| area| neighbou?rhood| of them| would| suits)(?: \w+){0,3} (?:better|best|nicer|nicest|quieter|quietest|safer|safest|livelier|cheaper|suit|cooler|more \w+)|tell me about|is (?:\w+ ){1,4}(?:a nice|a good|a decent|any good|nice|trendy|dodgy|posh|rough|touristy|boring)(?: area| neighbou?rhood)?(?: to (?:stay|live|sleep|walk))?(?=\W*$))/u,
  sameArea:
    /\b(?:same (?:area|quarter|neighbou?rhood|part of town|street|district|zone)|in that (?:area|quarter|neighbou?rhood|part of town)|(?:(?:a?round|down|up|over|out) )?that (?:end|way|side of town|part of town)|(?:down|up|over|out|a?round) there|in those parts)\b/u,
  otherArea:
    /\b(?:(?:other|another|different|new) (?:areas?|neighbou?rhoods?|parts? of (?:town|the city)|zones?|districts?|quarters?|barrios?|side of town)|(?:somewhere|someplace|anywhere) else in (?:town|the city)|(?<=(?:^|[.,;!] |\b(?:i|we|already|have|i've|we've|ive|weve) ))(?:know|done|seen|been (?:to|in)|had enough of) (?:this|that) (?:area|neighbou?rhood|part(?: of town)?|zone|district|quarter|barrio)|not (?:in |around )?(?:this|that|the same) (?:area|neighbou?rhood|part of town))\b/u,
  joined: /[,;&+]|\b(?:and|or|plus|versus|vs)\b/u,
  crowds: /\b(?:crowds|crowded|uncrowded|people|hordes|busy|packed|rammed|heaving)\b/u,
  forSights:
    /\b(?:something|anything|things?|somewhere|anywhere|places?|sights?)\b(?: \w+){0,3}? to (?:see|visit)\b|\bwhat (?:else )?(?:can|could|should|shall|do|is there|there is)\b(?: \w+){0,4}? (?:see|visit)\b(?! (?:in|at|inside)\b)|\b(?:like|want) to (?:see|visit) something\b/u,
  besideVisit:
    /\b(?:after(?:wards?| (?:that|it|the visit))|before(?:hand| (?:that|it|the visit))|after (?:the|our) (?:museum|visit|park|show|concert|walk|tour|exhibition|palace|match|film)|after|before)(?=\W*$|\W*[,?;]|,? (?:nothing|somewhere|something|maybe|please|ideally)\b)/u,
  forTourists: /\b(?:tourists?|touristy|overrated|over-?hyped|rip ?offs?|scam)\b/u,
  stillThere:
    /\b(?:still (?:open|there|around|going|running|exists?|in business)|(?:did|has|have|is|are|was)\b.{1,50}\b(?:close|closed|close down|closed down|shut|shut down|gone|moved|permanently closed|out of business)|any ?more|(?:gone|closed) (?:for good|permanently)|what happened to)\b/u,
  ofTheWorld:
    /(?:^|[.,;:!?()-])\W{0,3}(?:(?:and|but|so|ok|okay|hey|hi|hello|also|hmm?|wait|sorry|btw|just|quick question|one thing|tell me|by the way)\W{1,3}){0,3}(?:what(?: is|s|'s| are| exactly is| on earth is) (?:an? (?!good|nice)|the difference|the (?:legal|law|rule|name|meaning|point|deal|limit|etiquette|word|etiquette|weather|age)\b)|what(?: is|s|'s| are) (?!there|interesting|possible|cool|unusual|special|popular|famous|recommended|happening|going|else|next|available|cheap|safe|fun\b|up\b|quiet|pretty|touristy|accessible|indoors|outdoors|on\b|open|good|nice|best|worth|near|close|around|free|new|fun|left|some|your?|it\b|this|that|they|the\b|your?\b|my\b|an?\b)(?:\w+ ){0,2}\w+\W*$|what (?:do|does|did) [\w"'“” ]{1,40} (?:mean|stand for)\b|(?:meaning of|difference between)\b|why (?:is|are|do|does|did|was|were|can't|cant|don't|dont|isn't|arent|so)\b|how (?:big|often|old|hot|cold|tall|deep|strong|spicy|late|early) (?:is|are|do|does|did|can|should|\w+ (?:do|does|should|are|is))\b(?! (?:near|around))|how (?:do|does|did) (?!i\b|we\b|you\b|one\b|they\b)\w+ (?!get|go|reach)\w+|how (?:do|does|should|can|to) (?:(?:i|you|we|one|people|they|locals) )?(?:say|ask for|order|pronounce|pay|tip|avoid|greet|know|tell|work|choose|decide)\b|(?:is|isn't|isnt|would) (?:it|that|this|there)(?: be)? (?:\w+ )?(?:normal|rude|ok|okay|common|usual|true|legal|illegal|allowed|polite|impolite|weird|customary|necessary|compulsory|mandatory|too (?:early|late|cold|hot)|a good idea|bad manners|frowned|a thing)\b|(?:can|may|could|are|is|am) (?:i|we|you|my|a|an|kids|children|minors|people|tourists|foreigners|teens|teenagers|under|\d{1,2})(?: (?!near|around|where)[\w']+){0,6} (?:drink|smoke|vape|get into|enter|be served|served|bring|carry|take|allowed|camp|fly|barbecue|legally|get a fine|get fined)\b|(?:do|does|did) (?:i|we|people|locals|spaniards|spanish people|everyone|everybody|waiters|madrilenos|they) (?:need|have|really|actually|usually|normally|always|ever|mind|expect|get|eat|drink|dress|kiss|go|like|hate|celebrate|close|still)\b(?!.*\bnear\b)|(?:should|must) (?:i|we) (?:tip|bring|wear|pack|carry|worry|avoid|be (?:worried|careful|afraid)|dress|learn|pay)\b|what (?:should|do|can|must|would) (?:i|we|you|people|one|locals|she|he|they) (?:\w+ )?(?:wear|pack|say|tip|bring|order|drink)\b(?!.*\bnear\b)|who (?:is|was|won|wins|will win|painted|built|wrote|invented|runs|owns)\b|when (?:was|did)\b|did (?!you find|you have)\w+|(?:has|have) (?:the |my |your )?\w+(?: \w+)? (?:closed|moved|changed|gone|left|died|shut)\b|(?:is|was) (?:that|it|this) (?:really )?(?:true|right|correct|so)\W*$)|\b(?:is|are|was) (?:\w+ ){1,8}(?:a scam|scams|a rip ?off|rip ?offs|fake|a con|a myth|a lie|poisonous)\b/u,
  startsAt:
    /^\W*(?:(?:no|sorry|actually|and|wait|oops|i meant?|but|what about|how about|rather|if)\W+){0,4}(?:(?:i am|im|i'm|we are|were|we're|we are coming|coming|leaving|starting) (?:\w+ )?)?(?:from|starting at|leaving)\b/u,
  stop: /\b(?:metro|underground|subway|station|bus stop)\b/u,
  settles:
    /\b(?:i|we)(?:['’]?ll| will| shall|['’]?m going to| am going to|['’]?re going to| are going to) (?:just |probably |then |definitely |both |maybe )?(?:go (?:to|with|there|for)|try|call|ring|phone|book|head (?:to|there|for)|eat (?:there|at)|stay (?:there|at|with)|visit|ask (?:them|there|at|the)|give (?:it|them) a (?:try|go|ring|call))\b|\b(?:(?:i|we)(?:['’]?ve)? )?(?:got|found|booked|reserved) (?:one|it|a table|something|somewhere|a place)\b|\b(?:it is|that'?s (?:settled|decided|us sorted)|all sorted|settled then)(?=\W*(?:$|[,.!]| (?:then|thanks|thank|cheers)))/u,
  withoutSteps:
    /\b(?:lifts?|elevators?|escalators?|ramps?|stairs?|staircases?|steps|step[- ]?free|stairless|wheel ?chairs?|accessib\w+|prams?|buggy|buggies|strollers?|push ?chairs?|rollators?|walking frame|zimmer|crutches|mobility|disabled)\b/u,
  lift: /\b(?:lifts?|elevators?|escalators?|ramps?|stairs?|staircases?|steps|step[- ]?free)\b/u,
  stairs:
    /(?<!\b(?:without|no|do|does|any less|avoid|climb(?:ing)? no) )(?<!\b(?:can'?t|cannot|can not|not|never)(?: \w+){1,2} )(?<!\bwithout(?: \w+){1,3} )\b(?:stairs?|staircases?|steps)\b/u,
  whichIsMost:
    /\b(?:(?:which|what)(?: ones?| of (?:these|those|them))?(?:'?s| is| are| would be) (?:the )?(?:most \w+|better|best|\w{2,}est)(?: (?:one|ones|place|option))?(?: of (?:all|them|these|those))?(?=\W*$)|(?:which|what)(?: one| of (?:these|those|them))? (?!(?:do|would) you (?:recommend|suggest))(?:would|do|should) (?:you|i|we) (?:pick|choose|prefer|recommend|go (?:for|to|with)|take|see|visit|start with)\b|(?:which|what)(?: one| of (?:the two|these|those|them))? (?:is|are|looks) (?:the )?(?:\w{2,}er|more \w+)(?=\W*$))|^\W*(?:and )?(?:the|your) (?:best|\w{2,}est|most \w+)(?: one| option)?(?: of (?:all|them|these|those))?(?=\W*$)/u,
  previous:
    /\b(?:the (?:previous|former|earlier) (?:one|place)|the (?:one|place) (?:you |we |from )?(?:\w+ )?(?:before|earlier)|the one before)\b/u,
  detail:
    /\b(?:dogs?|puppy|pram|buggy|stroller|pushchair|luggage|best time|parking|wifi|lockers?|sockets?|(?:is|are) there|(?:does|do) (?:it|they|that|this|the|number)|has it|can (?:i|we) (?!see|do|go|visit|get|book|reserve)|with (?:a |my )?(?:dogs?|pets?)|dress code)\b/u,
  alsoThat: /^\W*and (?:\w+ ){0,2}\w+\W*$/u,
  underARoof: /\b(?:indoors?|under cover|rain(?:s|ing|y)?)\b/u,
  atNight: /\b(?:tonight|at night|this evening)\b/u,
  surely:
    /\b(?:(?:definitely|really|certainly|surely|guaranteed|100 ?%|one hundred per ?cent) (?:be |is |are )?(?:open|gluten|vegan|vegetarian|halal|kosher|accessible|step.free|free|dog|pet|kid|child|allow\w*|accept\w*|welcom\w*)|not maybe|(?:that|where) you know (?:is|are|of|for sure|they)|you(?:'?re| are) (?:sure|certain)|(?<!\b(?:know|say|tell) )for (?:sure|certain)\b|(?:is|are|that'?s|it'?s|being) (?:confirmed|certain|the most important|most important|(?:really |very |so )?important)\b|(?:nothing|none|not one)(?: of \w+| there)? (?:is|are) confirmed|(?:un|not )confirmed (?:is|are) no|with confirmed\b)/u,
  beforehand: /\b(?:before(?:hand| that)|before (?:the|our|we|it|going))\b/u,
  afterwards: /\b(?:after(?:wards?| that)?|later|then)\b/u,
  here: /(?<!\b(?:budget|students?|tourists?|veggies?|vegetarians?|vegans?|people|adults|mums?|dads?|girls|guys|family|visitors?) )\bhere\b|\b(?:near me|around me|close to me|where i am|my location)\b/u,
  oneOfThem:
    /^\W*(?:\w+ ){0,3}(?:one|some)\W*$|^\W*(?:and |or |maybe |ok )?(?:one|another|another one) (?:with|that|where|for|which|of)\b/u,
  there: /\b(?:there|around)\b/u,
  corrects: /^\W*(?:(?:no|nope|sorry|not that(?: one)?|i mean|i meant|i said|i was talking about)\b\W*)+/u,
  askedWhether:
    /\b(?:i|we) (?:asked|m asking|am asking|was asking|were asking|meant|wanted to know) (?:if|whether|about)\b/u,
  question: /\?|^\W*(?:(?:and|but) )?(?:is|are|does|do|can|has|have)\b/u,
  asksWhere: / where (?:can|could|should|do|would|shall|to) (?:i|we|you|one|eat|drink|go|have|get) /,
  whetherToBook:
    /\b(?:need(?:ed)?|have to|must|should|necessary|required|compulsory|better to|best to|essential|(?:can|could) (?:one|we|i|people) (?:book|reserve)|(?:take|takes|accept|accepts|do) (?:any )?(?:bookings?|reservations?)|possible to (?:book|reserve))\b/u,
  whatIsIn:
    /\bwhat(?:'?s| is| can (?:we|i|you)| could (?:we|i|you))?(?: (?:there|on|do|see))?(?: [\w']+){0,5}? (?:in|inside|at|around|round)\b/u,
  dated: /\b(?:1\d{3}|20[0-2]\d|centur(?:y|ies))\b/u,
};
