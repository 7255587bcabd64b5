// Attitudes told as what somebody did or felt: "we walked out after ten minutes", "you'll always find me in a bar". Each
// row holds patterns over the line (see `pattern.ts`); the same rows stand in the Spanish file.
import type { NarratedAttitudeRow } from '../pack.ts';

const MINUTES =
  '(?:early|half ?way|(?:after|within|in) (?:\\S+ ){0,2}(?:minutes?|half an hour)|at the (?:interval|intermission|break)|before the end|as fast as|in a hurry)';
const DULL_ERRANDS =
  '(?:a |an |the )?(?:trip to (?:the )?|visit to (?:the )?|going to (?:the )?)?(?:root canal|dentist|@c appointment|tax (?:return|audit|office)|(?:doing |do )?(?:my |your )?(?:taxes|tax return)|do the ironing|do the dishes|traffic jam|funeral|toothache|hole in the head|wet weekend|watching (?:paint|grass) \\S+|paint drying|ironing|kick in the teeth|flat tyre|flat tire|cold shower|tuesday meeting)';

export const NARRATED_ATTITUDES: readonly NarratedAttitudeRow[] = [
  // Would do anything for it.
  {
    polarity: 1,
    patterns: [
      '(?:my|our|his|her|their) (?:absolute |all time |all-time |number one |very )*(?:favou?rite|fave)s?(?: \\S+){0,3} (?:is|are|was|were|has to be|have to be|must be|would be|will always be)(?: still| always| definitely| probably)?',
      'never (?:get |getting |grow |gets )?(?:tire|tired|sick|bored|enough) of',
      '(?:a|one|any|every) (?:day|week|morning|weekend|holiday|trip|city|meal|summer|life|sunday|evening|night|visit) without (?:\\S+ ){0,2}(?:@c )(?:is|isnt|feels|would|doesnt)',
      '(?:could|can|would|id) (?:happily |easily |gladly )?(?:spend|waste) (?:… )?(?:life|lives|days?|hours|weekends?|afternoons?|ages|all day|forever) (?:just )?(?:in|at|on|among|wandering|browsing|exploring|around)',
      '(?:could|can|would|id) (?:happily |easily |gladly )?(?:eat|drink|have|do|visit|go to|watch|live on|live off|sit in|stay in) (?=(?:\\S+ ){0,4}(?:every (?:single )?(?:day|night|week|meal)|all day|all night|forever|non ?stop|for hours))',
      '(?:would |id |could )(?:kill|sell my (?:soul|granny|grandmother)|give anything|walk miles|cross the city) for',
      'wouldnt miss (?:… )?for (?:the world|anything)|wouldnt trade (?:… )?for anything',
      '(?:my|our|his|her) (?:happy place|guilty pleasure|idea of (?:heaven|paradise|bliss|happiness)|one true love|greatest love|heaven|paradise)|heaven on earth|pure (?:bliss|joy|magic|heaven)',
      '(?:steal|stole|stolen|won|win|has|have|own) (?:my|our) heart|(?:special |soft )?place in my heart|(?:close|dear) to my heart|in (?:my|our) (?:blood|veins|dna|bones)',
      '(?:there (?:isnt|is not|aint|is hardly)|theres (?:not|hardly)|there is no|theres no) (?:an? )?(?:single |one )?@c (?:\\S+ ){0,6}(?:i|we) (?:dont|do not|didnt|wouldnt|havent) (?:like|love|enjoy|liked|loved|enjoyed)',
      'weak at the knees|makes? my (?:heart sing|mouth water|day|soul sing)|feeds? my soul|cant imagine (?:my )?life without|would be lost without|id be lost without',
      'the best (?:part|thing|bit) (?:of|about|in) (?:(?:any|every|the|a|my|our) )?(?:… )?(?:trip|city|holiday|day|week|weekend|life|visit|city|vacation)',
    ],
  },
  // Came back, stayed, lost track of time.
  {
    polarity: 0.8,
    patterns: [
      'the more (?:\\S+ ){0,6}the more i (?:like|love|enjoy)(?: (?:it|them))?',
      '(?:keep|kept|keeps|keeping) (?:going|coming|returning) (?:back )?(?:to|for)?|(?:went|been|gone|came|go|come) back (?:again and again|every \\S+|twice|three times|several times|the next day)',
      '(?:cant|couldnt|cannot) (?:keep|stay|tear (?:myself|ourselves)|drag (?:me|myself|us|them)) away',
      'lost (?:all )?track of time|time (?:flew|flies)|hours (?:flew|fly|went|go) by|(?:didnt|did not|never) want(?:ed)? to (?:leave|go home|come out)|had to (?:be dragged|drag (?:me|us|him|her|them|the kids)) (?:out|away)',
      '(?:would|id|wed|will|ill|cant wait to|dying to) (?:happily |gladly )?(?:go back|return|do it again|come back)(?: tomorrow| anytime| in a heartbeat| any day)?',
      '(?:feel|feels|felt|am|im) (?:… )?(?:most |so |truly )?(?:alive|at home|at peace|myself|happiest|in my element)|in my element|(?:no such thing as|never) (?:too many|enough)',
      'worth every (?:penny|cent|euro|minute|second)|never fails?|never gets? old|never disappoints?|cheers? me up|puts? (?:a smile|me in a good mood)|calms? me(?: down)?|recharges? (?:my|our) batter\\w+',
      'what an? (?:joy|delight|treat|pleasure|blast|beauty) (?:(?:is|are|it|its|to|be|go|going|visit|in|at|a|the) ){0,4}',
      'never miss(?:es)? (?:a|an|the)|(?:practically|basically|virtually|pretty much|more or less) live (?:in|at|on)|(?:my|our|like a) second home',
    ],
  },
  // Ends up there.
  {
    polarity: 0.6,
    patterns: [
      '(?:always|usually|mostly|inevitably|invariably|tend to|often) (?:\\S+ )?(?:end|ends|ended|wind) up (?:in|at|on|with|going to|having|eating|drinking|watching|visiting|getting)|(?:nine|eight|ten|9|8) (?:times )?out of (?:ten|10)(?: times)? (?:… )?(?:in|at|to|for|with)',
      '(?:you will|youll|you can) (?:… )?find (?:me|us) (?:… )?(?:in|at|on|around)|(?:im|i am|were|we are) (?:a )?regulars? (?:in|at)|regular (?:customer|visitor)s?',
      '(?:spend|spent|spends) (?:most|all|every|half|entire|whole) (?:… )?(?:in|at|on)',
      '(?:i|we) (?:always |usually |often )?@c (?:every|twice a|once a|three times a|each) (?:day|week|weekend|month|saturday|sunday|friday|morning|night|evening|summer)',
      '(?:i|we) (?:always |usually )?(?:go|visit|hit) (?:… )?(?:every|twice a|once a|three times a|each) (?:day|week|weekend|month|saturday|sunday|friday|morning|night|evening|summer|time)',
      '(?:im|i am|were|we are) (?:only |just |mainly |mostly )?here for(?= (?:the )?@c)|(?:came|come) (?:here )?for(?= the @c)',
      '(?:what|why|the reason) (?:i|we) (?:came|come|travel|travelled|am|are|were|m)(?: here)?(?: for)?(?= |$)(?=(?: for)? |$)',
      '(?:go|head|went|going|goes|heads) straight (?:for|to)|make a beeline for|makes a beeline for',
      'count (?:me|us) in|sign (?:me|us) up|(?:im|i am|were|always) (?:game|down) for|(?:get|got) my vote|on my bucket list',
    ],
  },
  // Only where nothing better is to be had.
  {
    polarity: -0.2,
    patterns: [
      '(?:only )?if (?:theres|there is|there s) (?:really |absolutely )?(?:nothing|no other|no better|no alternative)(?: (?:better|else|option|choice|open|to do|around|on))*',
      '(?:only )?if (?:i|we) (?:really |absolutely )?(?:have|had|must|need)(?: to)?(?= [,.;!]| $| but)|only if (?:i|we) (?:really |absolutely )?(?:have|had) to|if (?:i|we) must',
      '(?:as )?(?:an? |the |my |our )(?:absolute )?last resort|at a push|at a pinch|if all else fails|for (?:want|lack) of (?:anything|something) better|if push comes to shove|under duress|reluctantly|grudgingly',
    ],
  },
  // Over, outgrown, enough.
  {
    polarity: -0.45,
    patterns: [
      '(?:could|can|would) (?:quite |very |perfectly |easily |happily |gladly )?(?:well )?(?:live|do|survive|manage|go) (?:quite |perfectly )?(?:happily |well |fine )?without',
      '(?:ive|i have|weve|we have|having|already|so) (?:already )?(?:done|seen|visited) (?:all|most of|every one of|them all|everything|every)|been there,? done that',
      'the more (?:\\S+ ){0,6}the less (?:i|we|they) \\S+(?: (?:me|us|it|them))?',
      '(?<!without )(?<!thing as )(?<!never )(?<!not )(?:far |way |much )?too many (?:\\S+ )?@c',
      '(?:im|i am|were|we are|well) past (?:it|that|all that|those)|(?:outgrown|outgrew|grown out of|grew out of|past (?:my|the age for|that stage)|hung up my)|days are (?:over|behind me|behind us|long gone|gone|done)|that ship has sailed',
      '(?:enough |too many |plenty of )(?:… )?(?:for|to last) (?:… )?(?:a|one|my|two) (?:whole )?lifetimes?|coming out of my ears|(?:had it )?up to here with|had my share of',
      'lost (?:its|their|all) (?:charm|appeal|shine|magic|attraction)|(?:get|gets|got|getting) old(?: fast| quickly)?|wear thin|wears thin|worn thin|(?:novelty|magic) (?:has )?(?:wore|worn) off',
      'se+n one (?:… )?(?:se+n|youve seen) (?:them|em) all|once (?:is|was) (?:more than )?enough',
      '(?:dont|doesnt|didnt|never|not) (?:really |quite )?(?:do|does|did|done) (?:much|a lot|anything|a thing|it) for (?:me|us)',
    ],
  },
  // Left, slept, was dragged along, sees no point.
  {
    polarity: -0.5,
    patterns: [
      '(?:give|giving|gave|giving) (?:… )?@c a (?:miss|wide berth|swerve|rest)|(?:leave|leaving|left) (?:the )?@c (?:out|for another (?:day|time))',
      `(?:left|leave|walked|went|ran|got|gave|given) (?:… )?${MINUTES}|(?:walked|stormed|sneaked|snuck) (?:straight |right )?out(?: of)?|ran (?:straight |right )?out of (?:the|that|there)|(?:barely |hardly |only )?lasted (?:\\S+ ){0,2}minutes`,
      '(?:beg|begs|begged|begging|asked|asking|asks|dying|itching|desperate|couldnt wait|cant wait|could not wait|relieved|glad|wanted|happy) (?:me |us )?to (?:leave|get out|go home|escape|be out)|couldnt (?:get|leave) (?:… )?(?:out|away|fast|soon|quickly)(?: of| from| enough)*',
      '(?:fell|fall|falls|falling|nearly fell|almost fell) asleep|(?:dozed|nodded|drifted) off|yawn(?:s|ed|ing)?(?: (?:all the way |my way )?through)?|(?:checking|checked|looking at|looked at|staring at) (?:my|our|the) (?:watch|clock|phone)|count(?:ed|ing) the (?:minutes|seconds)',
      'never again|(?:wont|never|not|no plans to|no intention of|no desire to|no wish to|no need to) (?:be )?(?:going|go|coming|come|return|returning) (?:back|again|there again)|wont be (?:back|returning|repeating)',
      '(?:got |get |was |were |been |being |always )?dragged (?:(?:me|us|him|her|them|along) )?(?:to|into|through|around|round|along)|(?:have|need) to (?:be )?drag(?:ged)? (?:me|us)?',
      '(?:bores?|bored|annoys?|stress(?:es)?|tires?) (?:my|our|the) (?:kids?|children|wife|husband|partner|son|daughter|family|friends?|mum|mom|dad)',
      'bored (?:\\S+ ){0,2}(?:to tears|to death|stiff|senseless|out of (?:my|our|his|her|their) (?:mind|mind s|minds|skull|skulls))|bored (?:me|us|him|her|them|everyone|everybody)',
      '(?:wasted|waste|lost) (?:\\S+ ){0,3}(?:afternoon|morning|day|evening|hours|money|euros|time) (?:in|at|on|there)|waste of (?:time|money|space|an? \\S+)|(?:asked for|want|wanted) (?:my|our|a|those) (?:… )?(?:money|refund|hours|time) ?(?:back)?|regret(?:ted|s)? (?:going|visiting|paying|the)|wish (?:i|we) hadnt',
      '(?:make|makes|made|making) (?:me|us|my kids|the kids|him|her) (?:feel )?(?:so |really |a bit |very )?(?:dizzy|sick|nauseous|anxious|nervous|uncomfortable|claustrophobic|sleepy|depressed|cranky|angry|old|yawn|uneasy|sad|miserable|gag|cringe)|(?:give|gives|gave|giving) (?:me|us|him|her) (?:an? |the )?(?:headaches?|vertigo|anxiety|migraines?|hives|shivers|nightmares|panic \\S+|indigestion|heartburn)',
      '(?:no|zero|little|not much|not any|dont have (?:any|much|the slightest|the least)|havent (?:any|much|got any|got much|the slightest)|not the slightest|not the least) (?:real |particular |great )?interest (?:\\S+ ){0,2}in',
      '(?:(?:my|our|his|her) )?least favou?rites?(?: \\S+){0,2}?(?: (?:is|are|was|were|has to be))?(?= )',
      '(?:feel|feels|felt) (?:really |so |a bit |very |totally )?(?:awkward|out of place|uncomfortable|trapped|silly|lost|ripped off|cheated)|like a fish out of water|thr(?:ow|ows|ew|owing) up|vomit\\w*',
      '(?:get|gets|got|getting|am|im|be) (?:so |really |very )?(?:bored|restless|tired|sleepy|antsy) (?:\\S+ ){0,2}(?:in|at|with|by)',
      'who (?:on earth |the hell |in their right mind |even )+(?:likes?|enjoys?|loves?|goes to|wants)|who (?:could|would) (?:possibly |ever |even )?(?:like|enjoy|love|want)|wish (?:i|we) (?:liked|loved|enjoyed|could (?:like|enjoy|love))',
      'been (?:\\S+ ){0,2}(?:years|ages|a while|decades|forever) since (?:i|we) (?:last |really )?(?:enjoyed|liked|set foot|went|cared)',
      '(?:what|such) an? (?:waste|bore|letdown|let down|snooze|snoozefest|drag|disaster|disappointment|yawn)',
      '(?:dont|cant|cannot|never|couldnt|didnt|fail to|doesnt) (?:really )?(?:see|seen|saw|understood|understand|get|got) (?:what )?(?:the )?(?:point|appeal|attraction|fuss|hype|charm|big deal|all the fuss)(?: (?:of|in|about|with|is))*|whats the (?:point|fuss|big deal|appeal)(?: (?:of|in|about|with))*',
      '(?:not|isnt|arent|wasnt|hardly|never) (?:really )?worth (?:it|the \\S+|my \\S+|a visit|visiting|seeing)|like pulling teeth|count (?:me|us) out|not (?:exactly )?(?:my|our) idea of (?:\\S+ ){0,2}(?:fun|time|day|evening|night|holiday)',
      '(?:not|never|hardly|isnt|arent|wasnt) (?:exactly |precisely |really |particularly |especially |that |too )?(?:thrilled|excited|impressed|overjoyed|ecstatic|mad|bothered|moved|blown away|convinced|sold|tempted|overwhelmed)(?: (?:by|with|about|at|on|to))?',
    ],
  },
  // Nothing would bring them there.
  {
    polarity: -0.9,
    patterns: [
      '(?:no way|never|not|wont be|wouldnt|theres no way) (?:\\S+ ){0,3}(?:go|going|set foot) back (?:to|in|there)',
      `(?:as|about as|just as|roughly as) (?:much )?(?:fun|exciting|interesting|appealing|thrilling|enjoyable|riveting|pleasant|attractive|tempting|welcome) as ${DULL_ERRANDS}`,
      `(?:id|i would|wed|we would|i) (?:honestly )?(?:rather|sooner) (?:have |do |be )?(?:die|starve|stay (?:at )?home|stay in|eat (?:my|glass)|stick (?:pins|needles|a fork)|poke|clean|chew|${DULL_ERRANDS})`,
      '(?:not )?(?:even )?if you paid me|(?:not )?even for free|you couldnt pay me|(?:youd|you would) have to (?:pay|drag|kill|force|bribe)(?: me)?|wild horses|not for all the (?:money|tea|gold)|over my dead body|kicking and screaming|not if my life depended',
      '(?:bane of my (?:life|existence)|my worst nightmare|pet (?:hate|peeve)|idea of hell|circle of hell|cruel and unusual|seventh circle)',
      '(?:lose|lost|losing) the will to live|makes? (?:me|us) want to (?:scream|cry|run|leave|die|vomit|puke|throw up|run away|hide)|(?:make|makes|made) my skin crawl|(?:couldnt|cant|cannot) do (?=(?:\\S+ )?@c)|(?:break|breaks|broke) out in hives|want to scream',
    ],
  },
];
