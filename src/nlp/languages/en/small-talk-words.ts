// English small talk.
import type { SmallTalkWords } from '../small-talk-words.ts';

export const SMALL_TALK_WORDS_EN: SmallTalkWords = {
  signs: {
    sorry:
      /^\W*(?:oh |oops,? |so |i'm |im |i am |no,? )*(?:sorry|my (?:bad|mistake|fault)|i apologi[sz]e|oops|i got (?:it|that) wrong|i (?:made a|mis))/u,
    identity:
      /\b(?:who (?:are|made|created|built) (?:you|this)|what (?:are you|model)|(?:are|r) (?:you|u) (?:actually |really |even )?(?:a |an |the )?(?:real |actual |live )?(?:bot|robot|human|real|person|people|ai|machine|alive|chatgpt|computer|program|somebody|someone)|(?:is this|am i (?:talking|speaking)|real) (?:to )?(?:a )?(?:real )?(?:bot|robot|human|person|machine)|who am i|how old are you|where (?:do you live|are you from)|your name)\b/u,
    thanks: /\b(?:thanks?|thank you|thx|cheers|ta|much appreciated)\b/u,
    regards:
      /\b(?:(?:merry|happy) (?:christmas|xmas|new year|easter|holidays?|birthday|friday|weekend|monday)|(?:you|u) too|(?:the )?same to you|likewise|have a (?:good|nice|great|lovely|safe)(?! (?:drink|meal|lunch|dinner|time at|look))\b|enjoy (?:your|the rest)|congratulations|good luck|bless you|regards)\b/u,
    bye: /\b(?:bye+|goodbye|good night|night night|see (?:you|ya|u)|cya|laters$|talk (?:to you )?later|take care|gotta go|(?:must|have to|got to) (?:go|dash|run)|i'm off|that's (?:all|it))\b/u,
    language:
      /\b(?:in (?:english|spanish)|(?:speak|talk|understand|know|reply|answer)(?: to me)?(?: in)? (?:english|spanish)|languages?|english or spanish|spanish or english)\b/u,
    joke: /\b(?:jokes?|make me (?:laugh|smile)|funny)\b/u,
    how_are_you:
      /\b(?:how are (?:you|things)|how's (?:it going|things|life|your day)|how is it going|hows (?:it|your|things|life)|how do you do|what's up|you (?:ok|al+ ?right)|are you ok|how do you feel|what happens)\b/u,
    good_news:
      /\b(?:my (?:\w+ )?birthday|(?:just )?got (?:married|engaged|the job|my degree)|honeymoon|anniversary|(?:so|really|very|super) (?:happy|excited)|so glad|in love|can't wait|best day)\b/u,
    low: /\b(?:tired|exhausted|knackered|worn out|shattered|bored|boring day|sad|lonely|(?:feel|feeling) (?:\w+ ){0,2}(?:down|low|bad|blue|lost)|depressed|stressed|homesick|miss home|(?:bad|long|tough|rough|awful|terrible) (?:day|week|morning)|heartbroken|nervous)\b/u,
    complaint:
      /\b(?:useless|stupid|bad bot|terrible|wrong|rubbish|crap|nonsense|not (?:helpful|what i (?:asked|meant|wanted))|(?:don't|didn't|doesn't) (?:understand|get (?:it|me)|help))\b/u,
    praise:
      /\b(?:great|perfect|awesome|nice|cool|lovely|brilliant|excellent|good (?:job|one|work|bot|idea)|well done|wonderful|amazing|fantastic|useful|helpful|clever|smart|(?:the|a) (?:best|star|legend|gem)|love it)\b/u,
    laugh: /^\W*(?:(?:ha|he){2,}\w*|lo+l|lmao|rofl)\b/u,
    ok: /^\W*(?:ok(?:ay|ey)?|got it|i see|alright|all right|right|fine|sure thing|understood|hm+|mm+|wow|never ?mind|no (?:worries|problem)|sounds (?:good|great)|let me (?:think|see)|wait|maybe later)\b/u,
    yes: /^\W*(?:yes|yeah|yep|sure|of course)\b/u,
    no: /^\W*(?:no|nope|nah|not really|not now)\b/u,
  },
  denied: /(?:\b(?:not|never|no|bad)|n't)(?: \w+){0,2} $/u,
};
