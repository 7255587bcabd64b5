// English words that judge a stop of a plan.
import type { PlanVerdictWords } from '../plan-verdict-words.ts';

export const PLAN_VERDICT_WORDS_EN: PlanVerdictWords = {
  verdicts: {
    for: [
      /(?<! (?:not|isnt|dont|doesnt|never|no)(?: \S{1,15}){0,2}) (?:love|loved|like|great|nice|perfect|lovely|good|fine|cool|ok|okay|yes|happy with|excited about|brilliant|thanks for|keep|leave|stick with|stay with|want)(?: (?:with|about|the|that|and|to|see|do|it|idea|of)){0,5} @ /,
      / @ (?:(?:is|looks|sounds|seems|was|that|one|can|should|idea|,|all|really|absolutely|just) ){0,5}(?:great|nice|perfect|lovely|good|fine|cool|ok|okay|brilliant|amazing|ideal|stays|stay|yes)(?! for (?:a|my|our|the) \S+ but)(?= )/,
    ],
    against: [
      / @ (?:\S{1,8} ){0,2}(?:fully booked|booked (?:out|solid|up)|sold out|no tables?|no space|shut|closed) /,
      / @ (?:is|are|was|looks|sounds|seems|feels) (?:\S{1,12} ){0,2}(?:expensive|pricey|dear|posh|touristy|boring|dull|noisy|overrated|far away)(?= )/,
      / (?:not|never been|no)(?: \S{1,8}){0,2} (?:fans?|crazy|mad|keen|big) (?:of|on|about)(?: (?:the|that|big))? @ /,
      / @ (?:(?:is|are|was|just|all|only|mostly|really|nothing but) ){1,4}(?:\S{1,10} (?:and|or) )?(?:shops|crowds|tourists|queues|noise|traffic|selfies) /,
      / @ (?:will|would|might|is going to|gets|is always|is) (?:be )?(?:\S{1,10} )?(?:rammed|packed|heaving|jammed|mobbed|full|crowded|busy|dead|freezing) /,
      / (?:left|still have|still got|forgot to (?:remove|drop|take out|delete)|(?:didnt|did not|havent|have not) (?:remove|removed|take out|taken out|drop|dropped|change|changed))(?: (?:the|in|out)){0,2} @ /,
      / @ (?:is|are|s) still (?:there|in|on it|in it|in the plan)(?= )/,
      /(?:^| )(?:not|no|never|without|hate|hates|hated|forget|enough of|sick of|against|again|didnt ask for|did not ask for|nobody asked for|never asked for|never said)(?: (?:about|the|to|at|in|go|going|do|see|visit|that|more|really|said|another|just|only|any|a|an)){0,5} @ (?!but |from |far |till |until )/,
      /(?:^| )(?:dont|do not|doesnt|does not|didnt|did not|cant|wont|wouldnt|not|never|no)(?: \S{1,12}){0,2} (?:like|fancy|want|love|interested|into|keen|convinced|care|bothered|enjoy|feel like|need|see)(?: (?:in|on|about|for|by|to|go|going|the|that|see|do|visit|really|at|eat|have)){0,5} @ /,
      / @ (?:(?:one|place|it|thing|again|,|-|well|honestly|really) ){0,5}(?:is|are|was|looks|sounds|seems|feels|its|s|would be|might be) (?:\S{1,12} ){0,3}(?:too|so|very|bit|rather|way|far|pretty) (?:\S{1,12} )?(?:expensive|pricey|dear|posh|fancy|far|away|loud|noisy|crowded|busy|touristy|long|big|boring|dull|formal|stuffy|heavy|much|tiring|depressing|dark|small|cold|scary|old|serious)/,
      / @ (?:\S{1,12} ){0,2}(?:isnt|is not|arent|wasnt|wont|doesnt|is no|would not|wouldnt|isn t)(?: \S{1,12}){0,2} (?:for|good|right|suitable|ideal|great|nice|interesting|work|appeal|us|our|my|really|fun|thing|suit)/,
      / @ (?:(?:would|will|is|are|sounds|looks|seems|bores?|going to be|really|just|kind of|a bit|quite|for) ){0,5}(?:bores?|boring|dull|meh|rubbish|awful|horrible|terrible|a dump|not for|not my|not our|no good|no way|overrated|a tourist trap|full of tourists|closed|shut|standing only)(?= )/,
      / @ (?:is|was|its) (?:\S{1,12} ){0,3}(?:stand up|standing|beer|vegan|veggie|vegetarian|fast food|chain|sports bar|tourist|dive)(?= )/,
      / @ (?:really |just |all |both )?(?:dont|doesnt|do not|does not|didnt) (?:really )?(?:interest|appeal|excite|grab|tempt|convince|suit)/,
      / @ (?:again|no|no thanks|no way|nope)(?= (?:$|[,.!?;]))/,
      / @ (?:takes|is taking|would take|lasts|looks like it takes) (?:(?:up|far|way|just) ){0,2}(?:too|so) (?:long|much time)/,
    ],
    known: [
      / (?:been to|been in|done|seen|went to|visited|know|knows|did) @ (?:(?:already|before|yesterday|last|twice|today|times|many|too|as well|inside) |$|[.,!;])/,
      / @ (?:which |that )?(?:i|we|they|he|she|my \S{1,10}|our \S{1,10})(?: (?:ve|have|has|already|both|all|just))* (?:did|done|saw|seen|visited|know|knows|went to|had|been to) /,
      / (?:been to|done|seen|went to|visited|know|knows|did) @ (?:\S{1,8} ){0,2}(?:times|by heart|last|in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|years? ago|inside out) /,
      / already (?:been to|done|seen|went to|visited|know|knows|did) @ /,
    ],
    doubt: [
      / (?:isnt|arent|wasnt|is) @ (?:\S{1,12} ){0,6}(?:more|bit|too|very|rather|just|kind|sort|really|stand|for|expensive|pricey|far|loud|touristy|crowded|boring|beer)/,
      / @ (?:\S{1,12} ){0,2}(?:isnt|arent|is|are) (?:\S{1,12} ){0,7}(?:isnt it|arent they|is it|right) /,
      / @ (?:isnt|arent|wasnt|doesnt|wont) /,
      /^ (?:\S{1,8} ){0,3}@ (?:in (?:the|this) (?:rain|cold|snow|dark|heat|weather) |at (?:night|midnight) )?[?!.…]/,
      / (?:is|isnt|are) (?:that|this|it) (?:\S{1,12} ){0,3}@ /,
    ],
    missing: [
      / (?:wheres|where s|where is|where are|where did|what about|what happened to|you forgot|you (?:didnt|havent|did not|have not|never) (?:put|add|added|include|included)|forgot|forgotten|missed|left out|leaves out|lost|missing|no sign of|theres no|there is no|i dont see|dont see|cant see|i asked for|we asked for|still need|we need|i wanted|we wanted|without)(?: (?:any|the|a|an|my|our|of|about|to|put|add|include|in)){0,5} @ /,
      / @ (?:is|are|still|isnt|arent|was|were|got|has) (?:\S{1,12} )?(?:missing|gone|forgotten|left out|not there|in there|on there|in the plan|on it|in it|on the plan|dropped)/,
      /^ (?:and|but|,|so|ok|yes|no|great|nice)(?: (?:and|but|,|so|the|our|my)){0,5} @ [?]/,
    ],
  },
  wanting:
    / (?:something|somewhere|someplace|(?:some|a|another) (?:place|spot|restaurant)|(?:a )?proper|somewhere else|something else|a different one|one (?:that|with|where|which|within|near|close|in|by|around|for|open|closer|nearer|cheaper|more|less)|(?:id|wed|i would|we would) (?:rather|prefer)(?! not)|(?<! (?:is|are|was|s|re|looks?|seems?|sounds?) )rather(?! (?:not|than) )|prefer(?! not)|preferably|more like|i (?:mean|meant) (?:a|an|some))(?= )/,
  orSo: / (?:or (?:something|so|whatever|the like|similar|anything)(?: like (?:that|it))?|for (?:example|instance)|say|maybe) /,
  having: new Set(['had', 'saw', 'did', 'visited', 'got']),
  without: new Set(['without', 'minus']),
  indifferent: / (?:even if|doesnt matter if|dont mind if|no matter if|although)(?: \S{1,12}){0,3} $/,
  asksOfIt: / (?:(?:do|does|will|would) (?:they|it) (?:have|do|serve|offer)|have they(?: got)?|has it(?: got)?) /,
  wantingElse: / (?:if not|otherwise|or else)(?= )/,
  wantingNamed:
    / (?:maybe|perhaps|(?:how|what) about|why not|(?:could|can|should|might) (?:it|that|we make it) be|(?:more )?in the mood for|fancy|(?:would|d) (?:\S+ )?(?:rather|prefer|sooner|love)(?: to)?(?: (?:see|do|have|go to|visit|try))?|better|(?<! (?:is|are|was|s|re|looks?|seems?|sounds?) )rather(?! (?:not|than) )|prefer(?! not)|instead|(?:i|we) (?:really |only |actually )?(?:meant?|wanted)|i was thinking of|had in mind)(?= )/,
  wouldBe:
    / @ (?:\S{1,12} ){0,4}?(?:(?:would|might|could) be (?:so |much |a bit |really )?(?:lovely|nice|nicer|great|good|better|perfect|ideal|more|something|cool|fun|amazing)|(?:sounds|looks|seems) (?:\S{1,8} )?(?:better|nicer|more)|appeals? (?:to (?:us|me) )?more|would suit) /,
  wantingAnother: / (?:another|a different|other)(?= )/,
  besideWant: new Set(['say', 'then', 'please', 'maybe', 'instead', 'lol', 'thanks', 'though', 'pls', 'ok']),
  onlyThose:
    /^ (?:(?:no|ok|so|please|actually|and|but|let|us|we|i|lets|better|then|really) ){0,5}(?:only|just)(?: (?:do|keep|want|have|need|the|see)){0,5} @ /,
  eatenAtHome:
    / (?:eat(?:ing)?|have|having|cook(?:ing)?|dine|dining|supper|dinner|lunch|breakfast)(?: \S{1,10}){0,3} (?:at home|at the (?:hotel|flat|apartment)|in the (?:hotel|flat|apartment)|at ours|at our place|in our (?:hotel|flat|room)|on the (?:train|plane)) /,
};
