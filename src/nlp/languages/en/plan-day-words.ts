// English words of the days of a plan.
import type { PlanDayWords } from '../plan-day-words.ts';

export const PLAN_DAY_WORDS_EN: PlanDayWords = {
  dayNumber:
    / (?:(first|second|third|fourth) (?:day|morning|afternoon|evening|night)|day (?:number )?(one|two|three|four|\d)) /,
  lastDay: / (?:last|final) (?:day|morning|afternoon|evening|night) /,
  ofDays: {
    only: / (?:only|just|nothing but)(?: (?:for|on|the|do|want|need|plan|us|have|about))* $/,
    gone: / (?:no|not|nothing|without|skip|drop|remove|cancel|scrap|forget|delete|leave out|take out|including|keep out)(?: (?:planned|happening|on|for|the|about|a|any|of|anything|do))* $/,
    left: [
      / (?:leave|take|cut|kick|drop)(?: (?:the|on|all|of|whole))* $/,
      /^ (?:(?:plan|part|day) )?(?:out|can go|is off|isnt happening|is cancelled) /,
    ],
    better:
      /^ (?:(?:would|might|may|will|could) )?(?:be )?(?:(?:really|actually|probably|just) )?(?:suits?|works?|is better|better|fits?|instead|rather)(?= (?!well |fine |great ))/,
    meant:
      / (?:its|it s|it is|it was|thats|(?:the )?(?:plan|trip|visit) (?:is|was)|plan it|(?:move|push|shift|postpone|change|switch|put off|delay|do|have|make|leave) (?:it|this|that|everything|all of (?:it|this)|the (?:whole )?(?:thing|plan|lot|day))|same (?:thing|plan|again)|we (?:can|could) (?:only )?(?:do|make)|better|(?:i|we) (?:said|meant|mean|want it|wanted it|need it))(?: (?:all|really|actually))*(?: (?:for|on|to|to be))*(?: the)? $/,
  },
  dayWished: / (?:let|make|have|keep|get|turn) (?:\S+ ){0,3}(?:day|@t|morning|afternoon|evening) /,
  mealAsked:
    / (?:where(?:s| is| are| was| did you put| have you put| do| will| are| am)?(?: \S+){0,4} (?:breakfast|lunch|dinner|supper|eat|eating|dining|lunching)|(?:what|which)(?: \S+){0,2} (?:restaurant|place|table)(?: \S+){0,3} (?:breakfast|lunch|dinner)) /,
  eatenAsked: / where (?:do|are|will) (?:we|i) (?:\S+ )?(?:eat|eating) /,
  startAsked:
    / (?:when|what time|at what time|how early)(?: \S+){0,3} (?:start|begin|starts|begins|starting|kick off|set off|meet) /,
  firstAsked:
    / (?:what(?:s| is| do we do| are we doing)?|where(?:s| is| do we go)?|which(?: \S+){0,2}) (?:the )?first(?: stop| thing| place| up)? /,
  lastAsked:
    / (?:what(?:s| is| do we do| are we doing)?|where(?:s| is| do we go)?|which(?: \S+){0,2}) (?:the )?(?:last|final)(?: stop| thing| place) /,
  toHour: / (?:to|at|for|until|till) (\d{1,2}) (?:please |instead )?$/,
  comesIn: / (?:arrives?|arriving|lands?|landing|(?:get|gets|getting|come|comes|coming|pull|pulls) (?:in|into|to)) /,
  landing: / (?:lands?|landing|flight|plane|airport|fly|flying) /,
  lateHour: /(?: (?:1[3-9]|2[0-3])(?:[:.h]| )|p\.? ?m|afternoon|evening|night|noon)/,
  departs: / (?:leaves?|leaving|departs?|departing|takes off|goes) /,
};
