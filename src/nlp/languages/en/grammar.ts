// The grammar of English as the reader needs it: negation, pointing words, ordinals, numbers with units, and words without
// content of their own.
import type { Grammar } from '../grammar.ts';
import { AREA_TRAITS_EN } from './area-traits.ts';
import { ASIDES_EN } from './asides.ts';
import { CHOICE_WORDS_EN } from './choice-words.ts';
import { CORRECTIONS_EN } from './corrections.ts';
import { CUES_EN } from './cues.ts';
import { MEASURE_WORDS_EN, NATURE_EN } from './measure-words.ts';
import { isOtherWord } from './other-words.ts';
import { PAYER_WORDS_EN } from './payer-words.ts';
import { PLAN_WORDS_EN } from './plan-words.ts';
import { RELATIVES_EN } from './relatives.ts';
import { REMARK_WORDS_EN } from './remark-words.ts';
import { SMALL_TALK_WORDS_EN } from './small-talk-words.ts';
import { numberInEnglish } from './temporal.ts';
import { TOLD_WORDS_EN } from './told-words.ts';
import { TOPIC_WORDS_EN } from './topic-words.ts';
import { WISH_WORDS_EN } from './wish-words.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** From its first digit on: tried at every digit of a long number, a pattern would take the square of its length. */
const NUMBER =
  '(?:(?<!\\d)\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|(?:a )?couple of|a few|half an?|an?)';

export const GRAMMAR_EN: Grammar = {
  smallTalk: SMALL_TALK_WORDS_EN,
  sales: /\b(?:black friday|cyber monday)\b/giu,
  negation:
    /(?:^| )(?:no|not|without|nothing|nor|neither|never|avoid|avoiding|leave|leaving|except(?: for)?|excluding|anything but|rather (?:\S+ ){0,4}than(?: (?:sit|stand|perch|go|be|eat|queue)\S{0,3})?|instead of|other than|apart from|free (?:of|from)|leave out|skip|hate|hates|(?:cant|cannot|doesnt|dont) (?:stand|abide)|not keen on|not big on|not a fan of|allergic to|(?:none|neither) of (?:us|them) (?:eats?|drinks?|likes?|wants?|can)|(?:nobody|no one)(?! else)(?: \S+){0,3} (?:eats?|drinks?|likes?|wants?)|(?:doesnt|dont|does not|do not) (?:want|like) (?:to be|being) (?:around|near|anywhere near)(?: a lot| lots| so much| too much)?|dont want|do not want|dont (?:eat|like|fancy|feel like|need|use|serve|put|add|cook with)|doesnt (?:eat|like|want|have|serve|use)|cant (?:eat|have|stand|do|drink)|cannot (?:eat|have|drink)|can not (?:eat|have)|not (?:into|keen on|interested in)|no more|less|isnt|arent|not in|not near|tired of|sick of|bored of|bored with|done with|had enough of|fed up with|(?:wont|dont want to|refuse to) (?:hear (?:of|about)|set foot in)|enough|minus|bar|barring|(?:scared|afraid|terrified|frightened|petrified) of|(?:phobia|fear) of|wasnt|werent|wont|anywhere but|everything but|(?:didnt|did not|havent|have not) (?:ask|asked|say|said|want|mean|order)|(?:doesnt|dont|does not|do not) (?:do|have|sell|play|show|allow|involve|look like|get|feel)) (?:(?:a|an|the|any|too|so|very|really|with|of|like|in|to|be|serve|serves|have|has|much|many|another|more|that|is|are|go|see|visit|it|being|just|on|for|about|by|food|me|eating|eat|drink|contain|contains|use|using|cooked|touch|touching|even|at) ){0,3}$/,
  dropping:
    /(?:^| )(?:skip|skipping|drop|dropping|leave|leaving|leave out|leaving out|minus|excluding|exclude|omit|scrap|lose|cut|ditch|barring|no|not|without|but not|except for|i know|i already know|ive been to) (?:out )?(?:the |any |all |that )?$/,
  complaint:
    /(?:^| )(?:too|so|bit|little|rather|pretty|quite|very|way|far|sounds?|looks?|seems?|is|are|was|thats|its|theyre|how|damn|all|really|terribly|awfully|stupidly|ridiculously) $/,
  aged: wordsOf('old older elderly oldest'),
  spoken:
    / (?:speak|speaks|speaking|spoke|understand|understands|learn|learns|learning)(?: (?:no|not|any|little|some|good|much|a|bit|word|of|very|only|the|basic|hardly|barely))* $| (?:know|knows) (?:no|little|hardly any|barely any|only|a (?:bit|word|little) of) $/,
  notNegation:
    /(?:^| )(?:(?:isnt|arent|wasnt) there|dont (?:you|they) (?:have|know)|doesnt (?:it|the city) have) (?:an?|any|some) (?:\S+ )?$|(?:^| )(?:not only|not just|dont mind|do not mind|doesnt matter|no matter|no problem|not sure|no idea|why not|no doubt|not far|not too far|nothing (?:better|beats|like)|no (?:thanks|worries)|couldnt be|not too|not so|not that) (?:\S+ ){0,3}$/,
  continuing: /^ (?:(?:ok|so|well) )*(?:and|what about|how about) /,
  correcting: wordsOf('not'),
  listed: /^(?:,|or|nor|and|a|an|the|any|no|with|of|other)$/,
  refusedBehind:
    /^ (?:(?:doesnt|does not|dont|isnt|is not|wont|will not) (?:fit|suit|work|do|match|right|appropriate|suitable)|is(?:nt| not) (?:right|appropriate|suitable)|is (?:wrong|too casual|no good|out)) /,
  negationAfter: /^ (?:free|intolerant|intolerance|allergy|allergies|allergic|allergen)(?: |$)/,
  intolerance:
    /(?:allerg\S*|intoleran\S*|anaphyla\S*|(?:cant|cannot|can not|mustnt|must not|not allowed to|unable to) (?:eat|have|drink|touch|tolerate)|(?:dont|do not|doesnt|does not|never) (?:eat|drink|consume)|(?:none|neither) of (?:us|them) (?:eats?|drinks?|can (?:eat|drink))|(?:nobody|no one)(?: \S+){0,3} (?:eats?|drinks?))/,
  softener:
    /(?: |^)(?:if possible|ideally|preferably|if you can|would be (?:nice|great|good|ideal|a plus|lovely|perfect)|maybe|perhaps|possibly|if there is|if it(?: ha[sd]|s got)|if they(?: have|ve got)|a bonus|a plus|i(?: would| d)? prefer|better if|might be nice|if poss|hopefully)(?: |$)/,
  or: 'or',
  meanwhile:
    /(?<! a)(?:^| )(?:while|whilst)(?: (?:the|my|our|his|her|its|their)| (?!i |we )\S+(?: \S+){0,3} (?:is|are|s) (?:being |getting |still )?(?:at|in)(?: (?:the|a|an))?)? ?$/,
  nounLeftOut: /(?<![\p{L}\p{N}])(the )((?:(?!the |or |and |vs )[\p{L}\p{N}']{1,30} ){1,4})one(?![\p{L}\p{N}])/giu,
  sideBySide:
    /\b(?:differ(?:s|ence|ences|ent)?|compar(?:e|es|ed|ing|ison)|vs|versus|better|nicer|prefer|pick|choose|(?:cheap|near|clos|quiet|larg|bigg|fanci|nic)er)\b/u,
  numbersOfList: {
    run: /(?<![\p{L}\p{N}€$:.,]|\b(?:for|at|from|of|x) )(?:(?:the|n[oº]\.?|#) ?)?\d{1,2}(?:(?: ?[,/&] ?| (?:and|or|vs|versus|with|different from) )(?:(?:the|n[oº]\.?|#) ?)?\d{1,2}){1,4}(?![\p{L}\p{N}€$:%]| ?(?:people|persons|pax|of us|nights|days|hours|euros?|am|pm)\b)/gu,
    one: /(?:(?:the|n[oº]\.?|#) ?)?(\d{1,2})/giu,
  },
  placeOfList: /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/iu,
  andAHalf: / and a half/,
  numberInList: 'number',
  if: 'if',
  modifierFirst: true,
  either: wordsOf('or'),
  having: wordsOf('with'),
  goal: wordsOf('in near around at'),
  city: 'city',
  existing: / (?:is|are) there /,
  being: / (?:is|are|was|isn|isnt|aren|arent|wasn|wasnt|thats|its|it s|that s) /,
  possessing: / (?:have|has|got|serves?|sells?|offers?) /,
  buying:
    / (?:buy(?:ing)?|bought|get|purchase|sell(?:s|ing)?|sold|stock(?:s|ing)?|shops?|shopping|stores?|stalls?|need|find|some|fix(?:es|ed)?|repairs?|repaired|mends?|mended|gifts?|presents?|souvenirs?|black friday|sales|stuff|merch|replacement|(?:bring|take|carry|ship|post)(?: \S+){0,2} (?:home|back)) /,
  fond: / (?:(?:is|are|am|m|s|re|im|were|hes|shes|theyre|so|really|big|dead|super|well|totally) into|(?:mad|crazy|nuts|bonkers|daft|passionate) (?:about|for|on)|obsessed (?:with|by)|(?:huge |big |massive )?fans? of|(?:geek|nerd|freak|fanatic|aficionado|lover|collector)(?: of)?|collects?|collecting|hooked on|adores?|loves?|speciali[sz](?:es?|ed|ing) in) /,
  owned: / (?:my|our|with|his|her|in|on|use|uses|have|without) (?:a |the )?$/,
  inside: wordsOf('at in inside into'),
  measuredFrom: wordsOf('of from to away'),
  beginsWay: wordsOf('of from to away'),
  adding: wordsOf('and with plus also'),
  definite: wordsOf('the its their'),
  definiteOne: wordsOf('the'),
  demonstrative: wordsOf('that this those these'),
  ofOne: wordsOf('this that a an'),
  indefinite: wordsOf('a an any some another no every each other more good nice which what'),
  pronounOne:
    /(?:^| )(it|its|that one|this one|that(?! (?:time|hour|takes?|accepts?|allows?|serves?|sells?|offers?|welcomes?|lets?) )|this(?! (?:time|hour) )|(?<! (?:is|are|was|were|isnt|arent) )there|that place|this place|the place|the one|that spot|the restaurant itself)(?= |$)/g,
  pronounMany:
    /(?:^| )(they|them|theyre|their|those|these|those ones|these ones|the ones|any of them|those places|these places)(?= |$)/g,
  pointing:
    'it|that|this|there|they|them|these|those|that one|this one|(?:that|this|the) (?:place|one|bar|restaurant|museum|park|hotel)|each|the first(?: one)?|the second(?: one)?|the third(?: one)?|the last(?: one)?|number \\d+|\\d{1,2}',
  ordinal:
    /(?:^| )(?:the |that |number |option |no |place |on the )?(?<! (?:see|visit|do|go|come|eat|try|start) )(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th)(?: one| option| place| stop| of (?:them|these|those)| museum| restaurant| bar| on the list)?(?= |$)(?! (?:time|date|thing(?! $)|visit|floor|day|avenue|street|half|week|class))|(?:^| )(?:number|option|no|place|stop|n|info on|about|more on|[#]) ?[#]?(\d{1,2}|one|two|three|four|five|six)(?= |$)(?! (?:stars?|euros?|minutes?|hours?|people|days?|km|metres))|(?:^| )(?:the )?[#](\d{1,2})(?= |$)|(?<=(?:^| )is )(\d{1,2})(?= (?:open|closed|good|free|far|near|cheap|expensive))|(?:^| )the (\d{1,2})(?:st|nd|rd|th)?(?= |$)(?! \p{L}+s(?: |$))/gu,
  ordinals: {
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
    '5th': 5,
    '6th': 6,
    '7th': 7,
    '8th': 8,
    '9th': 9,
    '10th': 10,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
  },
  lastButOne: /(?:^| )(?:the )?(?:last but one|second to last|second last|penultimate|next to last)(?: one)?(?= |$)/,
  last: /(?:^|(?<! one) )(?:the |that )?(?:last|final|bottom)(?: one| option| place| of (?:them|these|those)| stop)?(?= |$)(?! (?:night|week|month|year|time|admission|entry|orders|metro|train|bus|minute|but|call|qs?|questions?|thing|doubt|favou?r|query))/,
  middle: /(?:^| )(?:the )?(?:one in the middle|middle one|middle)(?= |$)/,
  other:
    /(?:^| )(?:the )?other(?: one)?(?= $|$| then| instead| please|,)|(?:^| )the other (?:one|place|museum|restaurant|bar|park|hotel)(?= |$)/,
  all: /(?:^| )(?:all (?:of )?(?:them|these|those|three|four|five)|all the (?:places|options|ones)|of (?:the|these|those|your) (?:three|four|five|six)|(?:the )?(?:places|ones|options) (?:that )?you (?:listed|gave|mentioned|suggested|named)(?: me)?|which of (?:them|these|those)|any of (?:them|these|those)|which ones|which (?:is|are)(?= (?:still |also )?(?:open|free)\b)|do any)(?= |$)/,
  firstOf:
    /(?:^| )(?:of )?(?:the|your|those|these) (?:first|top) (two|three|four|five|[2-5])(?: ones| places| options)?(?= |$)(?! (?:days|hours|nights|weeks|stops|floors|times))/,
  both: /(?:^| )(?:both(?: of them| places)?|the two|either(?: of them)?|them both|these two|those two|of the two)(?= |$)/,
  superlative: [
    [
      'cheaper',
      /(?:^| )the (?:cheap|cheaper|cheapest|affordable|least expensive|more affordable|less expensive) (?:one|place|option)(?= |$)/,
    ],
    ['nearer', /(?:^| )the (?:close|closer|closest|near|nearer|nearest|closest by|nearby) (?:one|place|option)(?= |$)/],
    ['better_rated', /(?:^| )the (?:best|better|top|highest) rated (?:one|place|option)(?= |$)/],
    ['more_famous', /(?:^| )the (?:famous|most famous|best known|well known) (?:one|place|option)(?= |$)/],
  ],
  ofThem:
    /(?:^| )(?:which|any|one|some|both|all|each|none|\S+est|best|most \S+|two|three)(?: one)? of (?:the|those|these) $/,
  superlativeBefore: wordsOf('best nearest closest cheapest most biggest oldest'),
  superlativeAfter: wordsOf('nearest closest'),
  generic:
    /(?:^| )(?:maybe|perhaps|rather|better|or|into|love|like|hate|go|leave|forget|without|no|not|less|more) (?:to |a )*(?:the)? ?$/,
  fromBefore:
    /^ (?:(?:that |which )?(?:you|we|i) (?:\S+ )?(?:saw|said|mentioned|showed|had|named|suggested|looked at|talked about|spoke about|started with) (?:first|before|earlier|at first|previously|to start)|(?:from )?(?:before|earlier)(?= $| @)|from the (?:first|earlier|previous) list|at the (?:start|beginning))(?= |$)/,
  fromList:
    /^ (?:(?:that |which )?you(?:ve)? (?:just |already |have )*(?:gave|given|listed|told|showed|shown|recommended|suggested|mentioned|named|said)(?: me| us)?|(?:from|on|in) (?:your|the|that) list)(?: before| earlier| first| just now)?(?= |$)/,
  each: /(?:^| )(?:(?:of|for|in|at|to) each(?: (?:one|place|of (?:them|these|those)))?|each of (?:them|these|those)|every one of them)(?= |$)/,
  rest: /(?:^|(?<!(?:keep|leave|keeping|leaving|with|for|as)) )(?:(?:and|what about|how about|which of|any of|all of|some of|one of|of) ){0,3}(?:the (?:others|rest|other (?:ones|two|three|four))|(?:which|any) others)(?= |$)(?! of )/,
  describedHead: /(?<= )(?:the|that) (?:one|place|spot) /g,
  describing:
    /^ (?:on (?:the|your|that) list )?(?:with(?: \/)?|that has|which has|that had|that serves|that does|in|on|at|near|by|next to|beside|opposite|called|named|about) (?:the |a |an |its |that )*/,
  describingNoun: /^ (?:(?:with|that has|which has) (?:the|an?)|in|on|by the) (?:the )?/,
  describedEnd: wordsOf(
    'is are was were does do did has have had can could will would should what whats when whens where wheres how hows which who why and or but till until please thanks i we you they it he she open opens close closes cost costs take takes for from to again then instead sounds looks today tomorrow tonight now',
  ),
  beside:
    /^ (?:next to (?:it|there|that|this)|beside (?:it|that)|next door|nearby|by it|opposite|across (?:the street|the road|from it)|over there|around the corner|right by it)(?= )/,
  pronounLoose: wordsOf('they them their theyre'),
  here: /(?:^|(?<! (?:budget|students?|tourists?|veggies?|vegetarians?|vegans?|people|adults|mums?|dads?|girls|guys|family|visitors?)) )here(?= |$)|(?:^| )(?:near me|around me|close to me|my (?:location|position|area)|where (?:i|we) (?:am|are|stand)|where (?:im|i m|were|we re) (?:standing|at|now)|(?:far|away|distance|metres|meters|minutes) (?:for|from) (?:me|us)(?! to)|from here|current location|next to me|by me|this area|(?:nearest|closest|nearer|closer) to (?:me|us))(?= |$)/,
  stay: /(?:^| )(?:(?:my|our) (?:hotel|hostel|airbnb|flat|apartment|accommodation|place|room|home|house)|(?<= (?:near|close to|closer to|around|nearest to|next to|far from|by) )home|where (?:im|i am|i m|were|we are|we re) (?:staying|sleeping|lodging))(?= |$)/,
  question:
    /^ ?(?:(?:and|so|but|ok|okay|hi|hello|hey|please|also|then|well|oh|sorry|excuse me|thanks|cool|great|um) )*(?:what(?! about)|whats|when|where|wheres|which|who|how(?! about)|hows|why|is|are|isnt|arent|does|do|did|can|could|would|will|should|may|has|have|any)(?: |$)/,
  near: /(?:^| )(?:near(?:by)?(?: to)?|(?:away|out|further|farther|far|elsewhere|areas?|neighbou?rhoods?),? (?:like|such as|say|eg)|nr|neer|nearish|arround|round|close to|closeto|next to|around|by|beside|not far from|(?:moved|moving|relocated|relocating) (?:in)?to|in the area of|in the vicinity of|opposite|across from|at walking distance from|within walking distance of|a short walk from|steps from|minutes from|walk from|a?round the corner from|(?:up|down) the (?:road|street) from|surrounding|past|behind|outside|off|(?:nearest|closest)(?: \S+){1,4} to) (?:the |a |an |my |that |this |our )?$/,
  to: /(?:^| )(?:to|towards|get to|reach|as far as|till|until) (?:the |that |this )?$/,
  negatedQuestion:
    /^ ?(?:and |but |so |ok |hmm |wait )*(?:isnt|arent|wasnt|doesnt|didnt|hasnt|isn t|doesn t) (?:the |that )?$/,
  askedAbout:
    /(?:^| )(?:ask(?:ed|ing)?|mean|meant|talk(?:ed|ing)?|question|wondering|curious|tell me|know)(?: \S+){0,2} (?:about|for|of|on) (?:the |that )?$|(?:^| )(?:what|how) about (?:the |that )?$/,
  than: /(?:^| )than (?:the |that )?$/,
  from: /(?:^| )(?:from(?: (?:home|(?:my|our|the) (?:place|hotel|flat|apartment|airbnb|hostel))(?: (?:in|at|near|by|on))?(?: [(,]| -)?)?|starting at|(?:i|we|im|were|when) (?:leave|leaving)) (?:(?:the|a|an|my|our|that|this) )?$/,
  like: /(?:^| )(?:(?:something|somewhere|places?|one|anything|more|others?|bars?|museums?|restaurants?|parks?) like|similar to|such as|along the lines of|in the style of|as (?:good|nice|beautiful) as) (?:the )?$/,
  except:
    /(?:^| )(?:except|besides|apart from|other than|but not|not|anything but|anywhere but|somewhere but|everything but|minus|barring|aside from|instead of|rather than|isnt|arent|wasnt|is not|avoid|avoiding|dont (?:say|suggest|give me|send me to|want|like|fancy)|outside of|away from|nowhere|nothing|no more|(?:sick|tired|bored) of|(?:ive|weve|i have|we have|already)(?: already| just)? (?:done|seen|been)(?: to| round| around)?) (?:in |near |around |at |by |too near |to )?(?:the |central |downtown )?$/,
  wornOut:
    /^ (?:(?:i|we) (?:ve |have |already )*(?:done|seen|been|know|did|saw)|(?:is|are|s|feels?) (?:so |too |a bit |way too |getting )?(?:done to death|overdone|old hat|played out|touristy|crowded)|(?:is|are) (?:so )?(?:boring|been and gone)|bores? (?:me|us)) /,
  open: /(?:^| )(?:open|opens|opening|opened|closed|closes)(?= |$)/,
  payers: PAYER_WORDS_EN,
  means: [
    ['metro', /(?:^| )(?:metro|underground|subway|tube)(?= |$)/],
    ['bus', /(?:^| )(?:bus|buses)(?= |$)/],
    ['foot', /(?:^| )(?:walk|walking|on foot|by foot|walkable)(?= |$)/],
    ['car', /(?:^| )(?:car|drive|driving)(?= |$)/],
    ['bike', /(?:^| )(?:bike|bicycle|cycle|cycling)(?= |$)/],
    ['taxi', /(?:^| )(?:taxi|cab|uber)(?= |$)/],
    ['train', /(?:^| )(?:train|cercanias)(?= |$)/],
  ],
  wayTo:
    / (?:get|gets|go|going|goes|walk|walking|way|ride|taxi|cab|directions|take me|takes me|take us|takes us|back|home|lines?|bus|metro|underground|subway|tube|train|stops|direct) (?:back |home )?(?:to|for|until) (?:the )?$/,
  leadingTo: wordsOf('to into'),
  rides: / (?:metro|underground|subway|tube|trains?|lines?|stops?|public transport|transit) /,
  withoutChange: / (?:direct|directly|straight to|without (?:a )?chang\S+|have to change|need to change) /,
  meals: [
    ['breakfast', /(?:^| )(?:breakfast|brunch)(?= |$)/],
    ['lunch', /(?:^| )(?:lunch|(?:a|quick) bite|something (?:\S+ )?to eat)(?= |$)/],
    ['coffee', /(?:^| )(?:coffee|snacks?|tea|something sweet)(?= |$)/],
    ['dinner', /(?:^| )(?:dinner|supper)(?= |$)/],
    ['drinks', /(?:^| )(?:drinks?|beers?|wine|cocktails?)(?= |$)/],
  ],
  closing: /(?<! (?:not|dont|doesnt|never|arent|isnt)) (?:closed|shut|close|closes|closing) (?:on |all )?$/,
  isOtherWord,
  deedForms: () => [],
  relative: wordsOf('that which who'),
  genitive: wordsOf('of'),
  origin: wordsOf('from of'),
  plans: PLAN_WORDS_EN,
  relatives: RELATIVES_EN,
  notOwn: new Set(['his', 'her', 'their', 'a', 'an']),
  cues: CUES_EN,
  areaTraits: AREA_TRAITS_EN,
  topics: TOPIC_WORDS_EN,
  told: TOLD_WORDS_EN,
  choice: CHOICE_WORDS_EN,
  measures: MEASURE_WORDS_EN,
  nature: NATURE_EN,
  remarks: REMARK_WORDS_EN,
  wishes: WISH_WORDS_EN,
  corrections: CORRECTIONS_EN,
  sameDay: /(?<![a-z])(?:that|the same) (?:same )?day(?![a-z])/u,
  dayAfter:
    /(?<![a-z])(?:the )?(?:day after|next day|following day|morning after|next morning|following morning)(?! tomorrow| that\S)(?![a-z])/u,
  afterMeal:
    / (?:after|before|until|till|between|already had|had|not) (?:a |the |our |my |some )?(?:breakfast|brunch|lunch|dinner|supper|coffee|tea|drinks?) /,
  mealBound: / (?:before|until|till|til) (?:the |our |my )?(?:breakfast|brunch|lunch|dinner|supper) $/,
  asides: ASIDES_EN,
  light: wordsOf(`
    opens queue queues queuing enter entering three four five six seven eight nine ten run mostly children kids available buy leave
    space room central head max maximum
    a about above after again all almost already also although always am among an and another any anybody anyone anything anyway anywhere are area around as ask at
    away be because been before being best better between big bit both but by call can cant cannot care city come comes coming could couldnt couple day days did didnt
    different do does doesnt doing done dont down each either else enough even ever every everybody everyone everything exactly far few fine find first for from
    front gave get gets getting give gives go goes going gone gonna good got had hadnt happen happens happy has hasnt have havent having he hello help her here hers hi him
    his honestly hope how however i id idea ideas if ill im in instead into is isnt it its ive just keep kind know last later least leave less let lets like likes
    little live ll long look looking looks lot lots love made make city makes many matter may maybe me mean means might mind mine more most much must my
    myself near need needed needs never new next nice no nobody none nor not nothing now of off ok okay old on once one ones only onto option options or other others
    our ours out over own people perhaps person place places plan please point possible prefer pretty probably put quite rather re ready really recommend recommendation
    recommendations right s said same saw say says see seem seems seen several shall she should shouldnt show since so some somebody someone something somewhere soon sort
    round sorry sound sounds spot spots still stop such suggest suggestion suggestions sure take takes taking talk tell than thank thanks that thats the their them then there
    theres these they theyre thing things think this those though thought through time times to today together told tomorrow tonight too took total tried true try trying
    two under until up upon us use used usually ve very via visit visiting want wanted wants was way we welcome well went were weve what whats when where wheres whether which
    while who whole whos why will with within without wont word work works would wouldnt yes yet you youd youll your youre yours spend spending stay offer offers
    proper chat catch cheeky trustworthy trusted massive decent solid reliable grab grabbing popping nip
    hey got any suitable special type types style sit guys town spain feel feels fancy wish wishes preferably possible ideally min minute minutes hour hours
  `),
  number: NUMBER,
  numberOf: numberInEnglish,
  money: [
    /(?<![\p{L}\d])(?:€|\$|£|eur ?) ?(\d+(?:[.,]\d+)?)(?: ?(?:-|to|–) ?€?(\d+(?:[.,]\d+)?))?(?![\d])/gu,
    new RegExp(
      `(?<![\\p{L}\\d.,])(${NUMBER.replace('|an?', '')})(?: ?(?:-|to|or|and) ?(\\d+))? ?(?:€|euros?|eur|bucks|quid|dollars|\\$|pounds)(?![\\p{L}])(?: ?(?:an?|per|/) ?night(?![\\p{L}]))?`,
      'gu',
    ),
    // "About 80 each": a number of what one person pays.
    /(?<![\p{L}\d.,])(\d{1,3})(?= ?(?:each|a head|a person|per (?:head|person)|pp)(?![\p{L}]))/gu,
    // "Under 90 a night", "no more than 15 for lunch", "max 20": a bound without its currency.
    /(?<=(?:under|below|less than|no more than|not more than|up to|at most|max|maximum|over) )(\d{1,3})(?= ?(?:a night|per night|for (?:lunch|dinner|brunch|breakfast|a meal|two|the lot|food)|total|all in|tops|max)(?![\p{L}]))/gu,
    /(?<![\p{L}\d.,:])(\d{1,3})(?= ?(?:a night|per night|tops|max)(?![\p{L}]))/gu,
    // "A hotel under 120": more than an age, and no number of anything else.
    /(?<=(?<!(?:kids?|child|children|boys?|girls?|teens?|toddlers?|anyone|people|aged?|those) )(?:under|below|less than|no more than|not more than|at most|max|maximum) )([2-9]\d|[1-9]\d\d)(?![\p{L}\d:%]|[.,]\d| ?(?:min|mins|minutes?|m|km|metres?|meters?|miles?|people|persons|guests|of us|years?|yrs?|hours?|hrs?|days?|percent|degrees|steps|stops|seats)(?![\p{L}]))/gu,
    /(?<=cheaper,? (?:like|say|around|about|more like) )(\d{2,3})(?![\p{L}\d:%]| ?(?:min|mins|minutes?|m|km)(?![\p{L}]))/gu,
    /(?<![\p{L}])(a? ?(?:tenner|fiver))(?![\p{L}])/gu,
    /(?<=budget (?:of |is |around |about |under |up to |max ){0,3})(\d{1,3})(?![\p{L}\d:])/gu,
  ],
  distanceM: new RegExp(
    `(?:within|less than|under|no more than|at most|max(?:imum)?|up to|in a|about|not more than|closer than|around)?(?: a)?(?: radius of)? ?(${NUMBER})(?:(?<=\\d) ?| )(m|metres?|meters?|km|kms|kilomet(?:re|er)s?|miles?|blocks?)(?![\\p{L}])`,
    'gu',
  ),
  walkMinutes: new RegExp(
    `(?:walk|walking) (?:for )?(?:up to |at most |no more than )?(${NUMBER})[ -]?(?:min|mins|minutes)(?: max| at most| tops)?|(?:within|less than|under|no more than|at most|max|up to|in|about|around)?(?: a)? ?(${NUMBER})[ -]?(?:min|mins|minutes?|minute s)'?s?(?: of)?(?: a)? ?(?:walk|walking|on foot|away|by foot|stroll)|(?:within|less than|under|no more than|at most|up to) (?:\\d{1,2} ?(?:or|to|-) ?)?(\\d{1,2}|five|ten|fifteen|twenty)[ -]?(?:min|mins|minutes)(?= (?:of|from)(?![\\p{L}]))`,
    'gu',
  ),
  partySize: new RegExp(
    `(?:(?:table|reservation|room|seats|booking|dinner|lunch|place) for|party of|group of|for|we are|we're|were|there are|there will be|we will be|therell be)(?: about| around| a group of| at least)? (${NUMBER.replace('|an?', '')})(?: of us| people| persons| adults| pax| guests| friends| lads| mates| girls| guys)(?![\\p{L}])|(?<![\\d:.,])(\\d{1,2}) (?:lads|mates|friends)(?![\\p{L}])|(?<=(?:take|seat|fit|hold|sit) )(\\d{1,2})(?: people| of us)?(?![\\p{L}\\d:])|(?:table|reservation|seats|booking|party|group) (?:for|of) (${NUMBER.replace('|an?', '')})(?![\\p{L}:])|(?:we are|we're|we will be|were) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= *(?:$|[,.!?]|and|people|of us|with|in total))|(${NUMBER.replace('|an?', '')}) of us|(?<=(?:room|space|terrace|karaoke|tasting|brunch|drinks) )for (\\d{1,2})(?![\\p{L}\\d:])|(?<=for )([2-6]|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:tonight|tomorrow|today|on |this ))`,
    'gu',
  ),
  ages: /(?<=(?:kids?|children|sons?|daughters?|boys?|girls?|grandchildren),? (?:aged )?)(\d{1,2})(?:,? (?:and|&) (\d{1,2}))(?![\d:.])|(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:,? (?:and|&|or|-) (\d{1,2}))?[ -]?(?:years?|yrs?|yo)?[ -]?olds?|(?:aged?|of|are|is|they'?re|s?he'?s) (\d{1,2})(?:(?:,| and| &) (\d{1,2}))?(?= *(?:$|[,.!?]|years?|and))/gu,
  stars:
    /(?:at least|more than|over|above|minimum|min|rated|with|better than)?(?: a)? ?(\d(?:[.,]\d)?)(?:\+| or (?:more|higher|better|above))? ?(?:stars?|\/ ?5|out of (?:5|five)|points)(?: or (?:more|higher|better|above))?/gu,
  howMany:
    /(?:^| )(?:another|(?:give|show)(?: me| us) (?:just|only)|just|only) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?= (?:please )?$)|(?:^| )(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) more(?= (?:please )?$)|(?:^| )(?:give|tell|name|recommend|suggest|pick)(?: me| us)? (?:just |only )?(one)(?= (?:please |$|with |near |close |that |which |in |place |restaurant |bar |museum |cafe ))(?! that (?:one|is) )|(?:^| )(?:just|only) (one)(?= (?:place |option |please |of each )*$)|(?:^| )(?:just|only) (one)(?= (?:good |nice |really )*(?:place|restaurant|bar|pub|spot|cafe|museum|option|recommendation|name|suggestion) )|(?:^| )(?:(?:show|give|find|recommend|suggest|tell|list|name|want|need|get)(?: me| us)?|top|best|the) (?:the )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:best|good|nice|more|other|different|top|cheap|of the best))*(?= \p{L})(?! (?:people|persons|of us|hours?|days?|minutes?|euros?|km|metres|meters|kids|children|friends|adults|stars?|nights?|weeks?|months?|years?|of (?:them|those|these)|stops?|first|last))/u,
  minutesFree: new RegExp(
    `(?:have|got|ve|with|for|only|in|about|spend|next)(?: only| just| about| around| got| roughly){0,4} (${NUMBER})(?: and a half)? ?(hours?|hrs?|minutes?|mins?)(?![\\p{L}])(?: free| to (?:kill|spare|spend)| left| before| until)?(?! (?:walk|on foot|away|from here|drive|by|later|from))`,
    'gu',
  ),
  together: {
    each: / (?:per (?:person|head)|each|a head|pp|apiece|per adult) /,
    pair: / (?:(?:two|2)(?: people| of us| persons)? (?:can )?(?:eat|dine|have dinner|have lunch) for|for (?:both|the two of us)|between (?:us two|the two of us)|\d{1,4} (?:euros? |eur |quid )?for (?:two|2)(?: people| of us)?) /,
    total:
      / (?:in total|total|altogether|all in|between us|for (?:all|the (?:three|four|five|six|lot))(?: of us)?|for everyone|the whole group) /,
  },
  minutesLeft: new RegExp(
    `(?<![\\p{L}\\d])(${NUMBER})(?: and a half)? ?(hours?|hrs?|minutes?|mins?) (?:free|to (?:kill|spare|fill|waste|burn)|(?:before|until|till|between) (?:my|our|the|we|i|her|his|their|boarding|check))(?![\\p{L}])`,
    'gu',
  ),
  days: new RegExp(`(${NUMBER})[ -](?:full |whole |entire )?(?:days?)(?! (?:trip|ago|later|from|before|after))`, 'gu'),
};
