// English corrections and complaints.
import type { Corrections } from '../corrections.ts';

export const CORRECTIONS_EN: Corrections = {
  notOnly:
    /(?:^| )(?:not (?:all|only|just|exclusively|purely|entirely|100 ?%?|fully|strictly|necessarily)|(?:doesnt|dont|does not|do not|neednt) (?:have|need) to be (?:all|only|just|exclusively|fully|strictly|entirely|purely)) (?:(?:the|a|an|places?|that|are|is) )*$/,
  evenIf:
    /(?:^| )even if (?:(?:it|its|they|theyre|theres|there|thats|that) )?(?:(?:is|are|isnt|arent|doesnt|dont|not|no|has|have|hasnt|havent|without) )*(?:(?:a|an|the|any|have|has|be|got|with) )*(?:(?:bit|little|quite|very) )?$/,
  notAsked:
    /(?:^|(?<!you|they) )(?:didnt|did not|dont|do not|never|wasnt|was not|im not|i m not|am not|not) (?:ask(?:ed|ing)?|say|said|saying|mean|meant|looking|searching|talking|interested in)(?: (?:for|about|if|whether|only))? (?:(?:a|an|the|any|some|your|its|that|those) )*$/,
  none: /(?:^| )none (?:of them |thats |that are |that is )?$|(?:^| )(?:dont|do not|stop) (?:give|giving|show|showing|send|sending|suggest|suggesting|recommend|recommending|offer|offering|list|listing)(?: me| us)?(?: (?:any|more|another|other|the|only|just|yet))* $/,
  notWanted:
    /^ (?:(?:and|or|&|,) \S+ )?(?:(?:places?|bars?|food|restaurants?) )?(?:is|are|was|were|isnt|arent|wasnt|werent) (?:not )?(?:really |exactly |quite )?what (?:i|we) (?:ve |had |have |am |are |was |were |re |m )?(?:asked|ask|wanted|want|meant|mean|said|had in mind|looking|need|needed|after) /,
  hasAlready:
    /(?:^| )(?:already (?:have|got|booked|own)|(?:have|ve) already (?:got|booked|had)|(?:have|ve) got) (?:(?:a|an|the|my|our) )*$/,
  isAt: /(?:^| )(?:im|i m|i am|were|we re|we are|staying|stay|sleeping) (?:(?:at|in) )(?:(?:a|an|the|my|our) )?$/,
  bound: {
    before:
      /(?:^| )(?:within|under|below|up to|at most|max|maximum|than|about|around|roughly|like|for|over|between|and|or|in|a|budget|spend|pay|paying|of|is|say) (?:(?:a|an|the) ){0,2}$/,
    after: /^ (?:each|per|a|max|maximum|tops|or|pp|total|at|budget|ish|for) /,
    within: /^(?:within|less|under|no more|at most|max|up to|not more|closer)/iu,
  },
  takenBack:
    /(?:^|[.!?…\n])\s{0,2}(?:(?:ok|oh|ah|right|actually|well|no),? )?(?:never ?mind|forget it|scrap that|scratch that)(?: (?:that|then|about that))?\s?[.!,…\n]{1,3}\s{0,2}(?=\S)/g,
  eatenAfter: /^ (?:(?:is|are) (?:ok|okay|fine|good|alright|allowed|no problem)|(?:ok|okay|fine|yes)) /,
  askedAbout: /(?:^| )(?:ask(?:ed|ing)?|meant|mean|talking|question) (?:about )?(?:the )?$/,
  there: / (?:near|round|around|close to|by|in|from|nearby) (?:there|it|that) /,
  one: /(?:^| )(?:(?:just |only )?one|a single|1) (?:(?!of |or |and |in |on |at |to |with |for |is |day |hour )\S+ ){0,3}$/,
  due: /(?:^| )(?:have to|ve to|need to|got to|gotta|must|supposed to|due) (?:be|leave|get|head|set off|check in|check out|go)(?: back| home| off| out)?(?: (?:at|to|for|in|by|from)(?: the| my| our)?(?: \S+){0,3})? $|(?:^| )(?:leave|leaving|heading|head|set off|setting off|off) (?:to|for) (?:the |my |our )?(?:\S+ ){0,2}$|(?:^| )(?:train|flight|plane|coach|ferry|ave)(?: \S+){0,5} (?:to|from|for|at|leaves|departs|is) (?:\S+ ){0,2}$|(?:^| )(?:room|check ?in|check ?out|boarding|appointment|meeting|interview|keys?) (?:\S+ ){0,2}(?:is|isnt|opens?|starts?|ready|till|until|from|at|free|available) $/,
  dueAfter:
    /^ (?:(?:i|we) )?(?:have to|ve to|need to|got to|gotta|must|should|want to|ll) (?:be (?:at|in|back)|leave|get to|get back|head|set off|check)|^ (?:train|flight|plane|bus|boarding|check ?in|check ?out|appointment|meeting) /,
  arrived:
    /(?:^| )(?:(?:just|only just|ve|have|already)(?: now)? (?:got|gotten|arrived|landed|come|made it)|(?:i|we) (?:got|arrived|landed|came)) (?:in|into|at|to|by train to)(?: the)? $/,
};
