// English words of a message that states the stops of a plan.
import type { PlanStatedWords } from '../plan-stated-words.ts';

export const PLAN_STATED_WORDS_EN: PlanStatedWords = {
  stated: {
    joins: new Set(['and', 'then', 'plus', 'followed', 'afterwards', 'next', 'finally', 'finishing', 'ending']),
    inTurn:
      / (?:then|after(?:wards?)?|after that|later|next|first|firstly|second|third|finally|lastly|followed by|finishing|ending|to finish|to start|1|2|3) /,
    only: / (?:just|only|nothing else|no more|thats (?:all|it)|that s (?:all|it)|that is (?:all|it)|(?:two|three|2|3) stops|and thats that) /,
    nothingElse:
      / (?:nothing (?:else|more)|no other (?:stops?|things?|places?)|(?:only|just) (?:that|those|these)|that ?s (?:all|it)|that is (?:all|it)) /,
    whole:
      / (?:final (?:plan|order|version)|(?:the|my|our) plan(?: \S+)? (?:is|would be|will be|then)|so the plan|the plan (?:for )?(?:today|tonight|tomorrow|\S+day)|once more|one more time|wrong way (?:a)?round|(?:write|put|line|lay|set) (?:it|that|this|them|these|those|all of (?:it|that|them))(?: all)? (?:out|together|in order|up)|(?:i|we) (?:want|wanted|asked for|said|meant)|(?:can|could) (?:you|we|i) (?:plan|do|have|put)|how about|lets do|let s do|we ll do|well do|so its|so it s) /,
    dictated:
      /^ (?:no|nope|wrong|not like that)(?: no)*(?= )| (?:wrong way (?:a)?round|final (?:plan|order|version)|once more|one more time|so (?:the plan|its|it s)|(?:the|my|our) plan is) /,
    anyThing:
      / (?:something(?! (?:to eat|to drink))|somewhere|one (?:\S+ )?thing|a (?:quiet|gentle|calm|relaxing) (?:thing|activity|stop|place|hour))(?= )/,
    quiet: / (?:quiet|gentle|calm|relaxing|relaxed|peaceful|easy|restful|chilled|sit down|low key|sit|read|reading) /,
    idle: / (?:plan|stop|stops|thing|things|time|way|order|place|day|evening|night|morning|afternoon|today|tonight|tomorrow|ok|bit|hour|hours|minutes?|course|please|thanks|kids?|wife|husband|mum|mom|dad|us|one|lot|list|route|end|start|walks?|home|hotel|hostel|flat|airbnb|money|budget|cold|rain|weather|anniversary|birthday|plan) /,
    lead: / (?:and|then|after|afterwards|later|first|next|finally|also|maybe|plus|that|with|some|to|so|ok|see|do|have|want|we|i|id|wed) /,
    stroll: / (?:walk|stroll|wander|walking|look) (?:around|round|through|about|along|in) /,
    besideMeal: / (?:before|after) (?:(?:the|our|my|a) )?$/,
    untilMeal: / (?:until|till|til|up to|up until) (?:(?:about|around|it s|its|the|our|my|time for) ){0,2}$/,
    walked:
      / (?:an? |some |to |for )(?:(?:\S+ ){0,2})(?:walk|stroll|wander|promenade)(?= (?!tour|dog|away|from|to|or ride)) | (?:go|going) (?:walking|strolling) | (?:walk|stroll|wander) (?:around|about|a bit|a little) /,
    toBegin:
      /(?<! (?:the|my|our|your|at)) first(?! (?:time|visit|day|one|two|three|thing|of)) | to (?:start|begin) with | start(?:ing)? with /,
    deed: / (?:walk|walking|stroll|wander|rest|shopping|shop|nap|siesta|swim|lights) /,
    ofWay:
      / (?:(?:little|not much|no|minimal|less|without(?: much)?) walking|walking distance|min(?:ute)?s? (?:of )?walk(?:ing)?|(?:short|long|easy) walk(?: away| from)?|walk away|on foot) /,
    ofStop:
      /^ (?:and )?(?:open|with|without|for|but|not|no|so|because|if|where|which|that|nothing|about|around|as|like) /,
    settingOut:
      / (?:we leave|leaving|set off|setting off|set out|setting out|start(?:ing)? (?:from|out|at)|we start|free from|arriv\S+|land(?:ing)?|get in) /,
    rambles: / (?:walk|walks|walking|stroll|strolling|wander|wandering|ramble|explore|exploring|sightseeing) /,
    nearby:
      / (?:near|near to|close to|by|next to|around|opposite|beside|a few minutes from|minutes from|(?:not |isnt |is not )?(?:too )?far (?:away )?from|(?:on (?:the|our|my) )?way (?:back )?to|back (?:to|towards)|towards|heading (?:back )?(?:to|for)|walking distance (?:of|from|to))(?: the)? $/,
    ofDay:
      / (?:plan (?:for|of) (?:the|a|our|my) (?:whole |full )?day|(?:a|the|whole|full) day plan|spend(?:ing)? (?:the|a|our) day|day out|(?:fill|keep us busy|keep them busy|entertain)(?: \S+){0,4} (?:day|afternoon|morning)|for the (?:whole )?day|from morning) /,
    more: / (?:what else|anything else|the rest of|fill (?:it|the rest|in)|something else|and more|whatever you|surprise|in between) /,
    nextDay: / (?:next|following) (?:day|morning) | day after /,
  },
  settled: {
    after: / (?:after|afterwards|from) $/,
    there: / (?:there|that one|this one) /,
    goes: / (?:go|going|head|heading|start|starting|begin|beginning|visit|do|take|with|to|over|back)(?: (?:with|at|in|from|over))? $/,
    atHome:
      /^ (?:(?:is|ll be|will be|later|back|will) ){0,2}(?:at|in) (?:home|(?:the|our|my) (?:hotel|hostel|flat|apartment|airbnb|house|room)) /,
  },
  beside: {
    afterDinner: / after (?:the |our |that )?(?:dinner|supper) /,
    whatToDo:
      / what (?:else )?(?:can|could|shall|should|might|do|would|is there|s there|to)(?: \S+){0,4} (?:do|see|visit|go|suggest|recommend|offer) | (?:anything|something) (?:\S+ )?to (?:do|see|visit) | where (?:can|could|shall|should|might) (?:we|i) go /,
    afterIt: / (?:after (?:that|this|it|them|all that|all this)|afterwards?|later on) /,
  },
  comingFrom:
    / (?:im|i am|were|we are|come|coming|came|visiting|arrived?|arriving|flying|flew|up|down|over|here|friends?|family|parents|couple|originally)(?: \S+){0,4} from (?:\S+ ){0,2}$/,
  andBefore:
    / (?:before|beforehand|before (?:it|that|this|the show)|first)(?: please)? $|^ (?:and |but )?(?:before that|beforehand|but first) /,
};
