// English patterns of the operators and of single request fields. They read the line of `document.ts`: folded words
// without apostrophes, `@p` a named place, `@c` a concept, `…` up to four words.
import type { Patterns } from '../pack.ts';

export const PATTERNS: Patterns = {
  near: 'near(?: to)?|nearby|nearby to|close to|closer to|closest to|nearest to|next to|around|beside|by|not far from|within walking distance of|walking distance from|walking distance of|in the vicinity of|in the surroundings of|steps from|a short walk from|walkable from|minutes from|from|opposite|across from|in front of|behind|adjacent to|alongside|a stones throw from|round the corner from|around the corner from|outside',
  inside: 'in|at|inside|within|through|across|along|on',
  determiners:
    'the|a|an|this|that|some|any|my|our|your|area of|neighbourhood of|neighborhood of|district of|quarter of|old|famous|big|nice|station|metro|plaza|calle|museo|parque',
  request: `(?:want|need|wanna|looking|look|search|searching|seeking|hoping|planning|find|recommend|suggest|show|give me|list|get me|tell me|where can|where could|where should|where do|where to|where are|where is there|where is a|any|is there|are there|can you|could you|would you|id like to|id love to|i would like|i would love|would like|lets|shall we|in the mood for|feel like|feel like a|fancy a|how about|what about|go to|going to|visit|best|top|good place|places to|place to|somewhere|something|whats a good|what are the|which|recommendations|suggestions|ideas|options|help me|take me|take us|please)`,
  outrightRequest:
    '(?:want|wanna|need|looking for|searching for|find|recommend|suggest|show|give me|where|id like|id love|would like|would love|can you|could you|how about|what about|lets|take me|is there|are there|in the mood for|feel like|fancy)',
  question: '^(?:what|where|which|who|when|how|is|are|do|does|did|can|could|would|should|will|any)',
  nothingMore: `(?:(?:there is |theres |there s )?(?:nothing|nowhere|no place|no plan|not anything) (?:… )?(?:(?:like|love|enjoy|prefer) (?:more|better) than|(?:more|better) than|beats?|quite like)|(?:couldnt|could not|cant|cannot) (?:love|like|enjoy) (?:… )?more|nothing beats|(?:there is |theres )?no better (?:plan|place|thing|way) (?:… )?than|(?:more|better) than anything(?: else)?,?)`,
  except:
    'except(?: for)?|excepting|apart from|aside from|other than|save for|excluding|with the exception of|anything but|everything but|all but|just not|only not|minus|not including|barring',
  usedTo:
    'used to|once|in the past|back then|years ago|when i was (?:… )?(?:young|younger|little|child|kid|student)|as a (?:kid|child|teenager|student|girl|boy)|before|at first|previously|formerly',
  noLonger: 'not any ?more|no longer|not anymore|anymore|any longer|any more|nowadays|now|these days|not now',
  insteadOf: 'instead of|rather than|in place of|in lieu of|over|more than|better than|as opposed to',
  neither: 'neither|nor',
  unwanted:
    'no more|no|not|not a|not another|without|enough|nothing like|no (?:boring )?|less|fewer|please no|avoid|avoiding|skip|skipping|forget|forget about|leave out|dont (?:want|need|show me|give me|send me to|take me to|recommend|suggest)(?: me)?|do not (?:want|need|show me|give me|recommend)|dont want to (?:go to|visit|see)|rather not (?:go to|visit|see)|wont go to|no interest in|not in the mood for|dont feel like|not looking for|dont fancy|never go to|never set foot in|dont go to|wouldnt go to',
  better: [
    '(@c) (?:are|is|were)? ?(?:much |far |way |a lot |so much |even |a bit |slightly )?(?:better|nicer|more interesting|more fun|more enjoyable|cooler|preferable|more exciting|more relaxing|lovelier) (?:than|to) (?:… )?(@c)',
    '(?:prefer|rather (?:have|see|visit|go to|be in)|id rather (?:have|see|visit|go to)?) (?:… )?(@c) (?:… )?(?:to|over|than|rather than|instead of|before) (?:… )?(@c)',
    '(?:like|love|enjoy|liked|loved) (?:… )?(@c) (?:much |far |way |a lot |even |a bit )?(?:more|better) than (?:… )?(@c)',
    '(@c) (?:over|before|instead of|rather than) (?:… )?(@c)',
    '(@c) beats? (?:… )?(@c)',
  ],
  worse: [
    '(@c) (?:are|is)? ?(?:much |far |way |a lot |even )?(?:worse|less interesting|less fun|more boring|duller|less enjoyable|not as good|not as fun|not as interesting) (?:than|as) (?:… )?(@c)',
    '(?:like|love|enjoy) (?:… )?(@c) (?:much |a lot |a bit )?less than (?:… )?(@c)',
    '(?:dont|do not) (?:like|love|enjoy) (?:… )?(@c) as much as (?:… )?(@c)',
  ],
  pronoun: 'it|them|they|those|these|that|this|either|both',
  reference: `(?:it(?! (?:would|will|is (?:a|an|hot|cold|late|raining|my|time)|s) )|its(?! (?:cold|hot|raining|my|a|an|been|late|time|ok|okay|fine) )|(?<! (?:is|are|was|were|isnt|arent) )there(?! (?:is|are|was|were|any|a|anything|something) )|(?:that|this|the same|said) (?:place|one|spot|site|venue)|(?:the|this) place|(?:near|about|to|of|from|around|like|in|at|for|inside|by|beside|opposite|behind) (?:that|this|them|those)|(?:that|this)(?= (?:open|closed|close|cost|far|free|expensive|worth|good|any good|accessible|)$)|(?:is|are|does|do|was|whats|about|to|of) (?:that|this|they|them|those|these)(?= |$))`,
  demonstrative: 'that|this|the same|said',
  sort: 'sort|order|rank|arrange|list them|first|put|reorder|sorted|ordered|ranked',
  sortByDistance:
    '(?:(?:sort|order|rank|arrange|list|show|reorder|sorted|ordered|ranked|put|organi[sz]e) (?:… )?(?:distance|proximity|near(?:est|ness)|clos(?:est|eness)|how (?:far|close|near))|(?:nearest|closest) (?:ones? |places? |to me )?(?:first|at the top|on top)|by (?:distance|proximity|closeness)|from (?:nearest|closest|near) to (?:furthest|farthest|far)|which (?:… )?(?:nearest|closest))',
  sortByRating:
    '(?:(?:sort|order|rank|arrange|list|show|reorder|sorted|ordered|ranked|put|organi[sz]e) (?:… )?(?:rating|ratings|score|scores|stars|review|reviews|quality|best|popularity|rated)|(?:best|highest|top|better)(?: rated| scored| ranked)? (?:ones? |places? )?first|by (?:rating|ratings|score|stars|reviews|popularity)|from best to worst|which (?:… )?(?:best|highest|top) (?:rated|rating|score|reviews)|the (?:best|highest) (?:rating|rated|score|reviews)$)',
  last: 'last|final|bottom',
  howMany:
    '(?:show|give|find|list|get|recommend|suggest|want|need|search|tell)(?: me| us)? (?:the |just |only |another |some |about )?(?:(?:top|best|nearest|closest) )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?= )(?! (?:star|hour|minute|euro|km|people|of us|oclock|pm|am|kid|night|day))|(?:top|best|nearest|closest) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)|^(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:more|others?|(?:\\S+ )?@c|places|options|ideas|suggestions)|(?:just|only) (one|two|three|\\d{1,2})',
  outOfScope: `(?:how (?:do i |to |can i |should i )?(?:make|prepare) |how many (?!places|museums|options|people visit)S+|spent|nutritionw*|healthy|refrigerator|(?:grocery|chore|shopping|to do|my|task|reading|packing) list|teaspoons?|tablespoons?|ounces?|pounds?|gallons?|pto|day offs?|pay (?:off|my)|my (?:bank|order|bills?|boss|job|wallet|keys|package|salary|hotel booking|luggage|doctor|computer|laptop|gpa|taxes)|w 2|freeze|log in|logging in|locked out|error message|reset my|shots|vaccines?|health insurance|traffic (?:on|to)|octane|oil|gas (?:for|in|level)|text |read me|what does S+ mean|S+ mean in|weather|rain|rains|rainy|snow|snowing|sunny|umbrella|forecast|temperature|raining|rain today|celsius|fahrenheit|degrees|calories?|recipe|ingredients?|how (?:long )?(?:do i|to|should i|can i) (?:cook|bake|boil|roast)|oven|microwave|fridge|freezer|translate|translation|how do you say|how (?:do|would) i say|in (?:french|german|japanese|chinese|russian) |spell|spelling|synonym|define|definition|meaning of|alarm|timer|countdown|reminder|remind me|calendar|meetings?|appointment|schedule|to do list|todo list|shopping list|password|credit|debit|visa card|mastercard|card|loan|mortgage|apr|insurance|salary|taxes|tax|w2|payday|paycheck|401k|pto|interest rate|exchange rate|stock|stocks|bitcoin|crypto|invest|bank account|my account|routing number|transfer money|transfer \\d+|bill|bills|payment|checking account|savings|pin number|flights?|train tickets?|rental car|airline|luggage|carry on|passport|vaccin\\w+|plane|gas mileage|mpg|tire|tires|oil change|my car|battery|jump start|my phone|cellphone|volume|whisper|speaker|next song|play (?:some |the |a |my )?(?:music|song|playlist|track|spotify)|playlist|what song|text (?:my|mom|dad|him|her|\\w+ that)|call (?:mom|dad|mark|my)|dial|email|sms|news|election|president|minister|capital of|population of|square root|multiply|divide|plus|minus \\d|sum|subtract|add \\d|equation|calculate|percent of|homework|essay|poem|code|python|javascript|sql|computer|laptop|wifi password|software|download|update my|my order|track my|package|delivery|refund|smart home|thermostat|turn (?:on|off|up|down)|lights?|vacuum|roll (?:a|the) di(?:c|e)|flip (?:a|the)? ?coin|coin flip|dice|heads or tails|lottery|horoscope|zodiac|what time is it|time zone|timezone|date today|todays date|what day is|day of the week|how old is|how tall is|how heavy|how far is the (?:moon|sun)|composition of|stock exchange|ibex ?35|doctor says|symptoms|medicine for|headache|sick|fever|pregnant|divorce|universe|planet|black holes?|dinosaurs extinct|who (?:won|is|was|invented|wrote|discovered)|world cup|championship|nba|nfl|dog breed|puppy|my dog is|my cat|oscar winner|lyrics|atoms?|molecules?|chemistry|physics|engineering|university|gpa|sat score|harvard|democracy|government|the war|covid|professors)`,
  openings:
    'hi|hello|hey|hi there|hello there|hey there|good (?:morning|afternoon|evening)|ok|okay|oh|ah|well|so|great|cool|nice|perfect|awesome|alright|right|sure|yes|yeah|yep|thanks|thank you|thank you very much|excuse me|sorry|please|hmm+|um+|lovely|excellent|wonderful|sounds good|good|fine|got it|i see|wow|interesting|brilliant|super|now|then|actually|by the way|btw|just',
};
