// English words that say what is done to a plan that stands.
import type { PlanRoleWords } from '../plan-role-words.ts';

export const PLAN_ROLE_WORDS_EN: PlanRoleWords = {
  roles: [
    [
      'swap',
      / (?:swap|swapping|switch|switching|change|changing|replace|replacing|exchange|trade|substitute)(?: out)?(?! (?:it|that|them) in )(?= )/gu,
    ],
    [
      'drop',
      / (?:drop|remove|skip|lose|delete|cut|scrap|ditch|bin|axe|cancel|omit|kill|get rid of|do without|(?<! (?:dont|do not|never|not|wont) )forget(?: about)?|without|minus|no need for|(?:dont|do not) (?:want|need)|(?:take|leave|cut|kick|throw)(?: out)?(?= (?:\S+ ){0,6}(?:out|off|away) )|(?:take|leave|cut|kick|throw) out)(?= )/gu,
    ],
    [
      'restore',
      / (?:(?:put|bring|get|give|have|want|add|take)(?: (?:me|us))?(?= (?:\S+ ){1,5}back (?!(?:home|by|at|to the hotel|before) ))|(?:bring|put|give us|give me) back|restore|reinstate|(?:i |we )?still (?:want|need|like)|return)(?= )/gu,
    ],
    [
      'put',
      / (?:add|make(?= (?:\S+ ){1,5}(?:at |from |to |for |around |about )?(?:\d{1,2}(?: ?[ap]m)?|noon|half \S+|quarter \S+|(?:\S+ )?(?:earlier|later)) )|put|include|insert|squeeze in|squeeze|fit|stick|slot|pop|bring in|(?:swap|switch)(?= (?:it|that|them) in ))(?= )/gu,
    ],
    ['move', / (?:move|push|shift|delay|postpone|bring forward)(?= )/gu],
    [
      'keep',
      / (?:(?:drop|skip|cut|remove|lose) (?:whatever|what)(?: (?!but|except)\S+){0,4} (?:but|except|apart from)(?: for)?|keep|keeping|leave|stick (?:with|to)|hold on to|stay with|dont (?:touch|change|move)|do not (?:touch|change|move))(?= )/gu,
    ],
    [
      'asWas',
      / (?:(?:as|how|the way|what|where) (?:it|they|that|this) (?:was|were)(?: before)?|as before|like before|like it was)(?= )/gu,
    ],
    [
      'planBefore',
      / (?:(?:the )?(?:plan|one|version|itinerary) (?:(?:from|of|you had|we had|i had) )?before|(?:the )?(?:previous|earlier|old|last) (?:plan|one|version|itinerary))(?= )/gu,
    ],
    [
      'seek',
      / (?:find|look for|search for|suggest|recommend|book|get(?= (?:me|us|a|an|some|something|somewhere|another|one) ))(?: (?:me|us))?(?= (?!rid |away )(?:\S+ ){1,12})(?= )/gu,
    ],
    ['fill', / (?:fill(?: in| up)?)(?= )/gu],
    ['it', / (?:it|that|that one|this one|this|them|those|both)(?= )/gu],
    [
      'insteadOf',
      / (?:instead of|rather than|in place of|in lieu of|replacing|(?<= (?:rather|prefer|sooner|more)(?: \S+){1,6} )(?:than|over))(?= )/gu,
    ],
    ['not', / not(?= )/gu],
    ['instead', / (?:instead(?! of)|in (?:its|his|her|their) (?:place|stead)|in exchange)(?= )/gu],
    ['anyBut', / (?:anything|whatever|something)(?: you (?:like|want))? (?:but|except|other than)(?: for)?(?= )/gu],
    [
      'exceptFor',
      / (?:everything|all|all of it|the rest)(?: else)?(?: (?:is|its|looks|sounds|good|great|fine|perfect)){0,2} (?:except|but|apart from|other than|bar)(?: for)?(?= )/gu,
    ],
    ['allBut', / (?:(?:only keep|keep only|just keep|keep just|leave only|only leave|leave just))(?= )/gu],
    ['be', / (?:(?:should|must|has to|needs to|ought to|to) be|better be|be)(?= )/gu],
    ['only', / (?:only|just|nothing else|thats it|thats all)(?= )/gu],
    [
      'beside',
      / (?:(?:just |right |straight |directly )?before|(?:just |right |straight |directly )?after(?! that )|between|(?:right )?next to|(?:right )?beside|opposite|near|(?:close|closer|nearer) to|(?:not|isnt)(?: too| very| so)? far from|within (?:easy )?walking distance of|round the corner from|right by|around|by)(?= )/gu,
    ],
    [
      'first',
      / (?:first|firstly|first of all|at the (?:start|beginning|very start)|before (?:everything|anything)(?: else)?|to start(?: with)?|start with|starting with|begin with)(?= )/gu,
    ],
    [
      'then',
      / (?:(?:and )?then|after that|afterwards|next(?! to)|followed by|(?<!(?:hours?|hrs?|minutes?|mins?|bit|little|much|half|even) )later|second|third)(?= )/gu,
    ],
    [
      'last',
      / (?:(?:finish|end|round|wrap|close)(?: (?:it|things|everything|the (?:day|night|evening)))?(?: (?:off|up))? with|finally|lastly|last(?: of all)?|at the (?:very )?end|after (?:everything|all)(?: else)?|to finish|to end)(?= )/gu,
    ],
    [
      'reordered',
      / (?:order is (?:all )?wrong|wrong order|(?:the )?other way (?:a)?round|(?:the )?right order|reverse (?:it|the (?:order|last|first)|them)|flip|in reverse|order (?:should|must) be|order it|mixed up|backwards|(?:round|around|over|places)(?= (?:please |then )?[.!?]? ?$))(?= )/gu,
    ],
  ],
  withThem: / (?:them|those|both)$/u,
  withIt: /^$/u,
  unknownBefore: new Set(['a', 'an', 'some', 'another', 'other', 'different', 'more', 'any']),
  many: /[^s]s$/iu,
  asPlace: new Set(['as', 'be']),
  stopAt: / (?:(?:the|that) (?:one|stop|thing|place|visit)|(?:what|whatever) (?:is|s)|whats) (?:at|of|from|for)? ?$/,
  theOther: / (?:the|these|those|all the|any|both)(?: (?:two|three|four))? other(?: (?:two|three|four))? $/,
  theRest:
    / (?:(?:all |everything )?(?:the )?(?:rest|others|other (?:ones|stops|places|things|two|three))|everything else|all else) /,
};
