// English words by which topics of a city are asked about.
import type { TopicWords } from '../topic-words.ts';

export const TOPIC_WORDS_EN: TopicWords = {
  alike: [
    ['can', /\b(?:could|may|am i allowed to|are we allowed to|is it (?:ok|okay|allowed|possible) to)\b/gu],
    [
      'dog',
      /\b(?:labradors?|labs?(?= )|(?:golden )?retrievers?|german shepherds?|shepherd dogs?|poodles?|beagles?|bulldogs?|frenchies?|terriers?|yorkies?|chihuahuas?|dachshunds?|sausage dogs?|collies?|spaniels?|corgis?|greyhounds?|huskys?|huskies|pugs?|mutts?|pooch|pup|pups|pupp(?:y|ies)|doggos?|doggies|doggy|hounds?)\b/gu,
    ],
    ['metro', /\b(?:tubes?|undergrounds?|subways?)\b/gu],
    ['taxi', /\b(?:minicabs?|cabs?|taxicabs?)\b/gu],
    [
      'children',
      /\b(?:kids?|kiddos?|toddlers?|little ones?|grand(?:kids?|child(?:ren)?|sons?|daughters?)|(?:my|our) (?:(?!disabled )\w+ )?(?:sons?|daughters?|boys?|girls?|child)|\d{1,2}[ -]?(?:yo|year[ -]olds?|yr[ -]olds?)|teenagers?|teens)\b/gu,
    ],
    [
      'seniors',
      /\b(?:oaps?|pensioners?|retire(?:d|es?)|elderly|senior citizens?|over[ -]?6[05]s?|grandparents?|grand(?:ma|pa|mothers?|fathers?)|(?:6[5-9]|[78]\d)(?:[ -]?(?:yo|year[ -]old))?(?=[ ,.;!?]|$))\b/gu,
    ],
    ['students', /\b(?:student card|isic|uni students?|undergrads?|erasmus)\b/gu],
    [
      'how much',
      /\b(?:what(?:'?s| is| would be| are)? the (?:fares?|prices?|costs?|rates?|damage|fees?)|what do(?:es)? (?:it|they|that|one) (?:cost|charge)|how pricey|how expensive)\b/gu,
    ],
    [
      'airport',
      /\b(?:(?:we|i|my (?:flight|plane)|our (?:flight|plane)) (?:lands?|arrives? by plane|touch(?:es)? down)|off the plane|barajas|t[1-4]s?|terminals? [1-4]|the terminal|arrivals hall)\b/gu,
    ],
    [
      'centre',
      /\b(?:downtown|(?:city|town) cent(?:er|re)|into (?:town|the city)|old town|my hotel|our hotel|the hotel)\b/gu,
    ],
    ['suitcases', /\b(?:cases|big bags|trolleys|baggage|rucksacks?)\b/gu],
    [
      'tickets',
      /\b(?:fare cards?|travel cards?|single fares?|(?:10|ten)[- ](?:rides?|trips?|journeys?)(?: tickets?)?|metrobus|day ?passes)\b/gu,
    ],
  ],
  aspects: {
    when: /\b(?:when|what (?:time|hour|day|days|dates?)|which days?|at what|how (?:late|early|often)|(?:until|till) (?:when|what|how)|open|opens|closed?|closes|opening (?:hours|times)|hours|timetable|all night|run late|(?:does|do|will) (?:it|they) (?:still )?run|running (?:at|all))\b/u,
    price:
      /\b(?:how much|what(?:'?s| is| are| was)? (?:the |it |that )?(?:prices?|costs?|fares?|fees?)|costs?|fares?|prices?|pricey|expensive|dear|cheap|euros?|charge|discounts?|reductions?|reduced|(?:do|does|must|have to|need to|should) (?:\w+ ){0,2}pay|free|what do(?:es)? (?:it|they|that) (?:cost|charge))\b/u,
    how: /\b(?:how (?:do|can|could|would|should|does|to)|way to (?:get|go)|get (?:there|to|from)|go (?:there|by)|which (?:train|bus|line)|(?:is|are) there (?:an? |any )?(?:bus|buses|metro|trains?)\b|where (?:do|can) (?:i|we) (?:buy|book|get|rent|hire))\b/u,
    where:
      /\b(?:(?:areas?|places?|parts?|neighbou?rhoods?|streets?) (?:to avoid|(?:should|do) (?:i|we) avoid|i should avoid|(?:are|is) (?:dangerous|unsafe|dodgy))|where|whereabouts|which (?:streets?|station|stop|part)|from which)\b/u,
    which:
      /\b(?:which(?! (?:days?|hours?|times?)\b)|better|best|cheaper|cheapest|dearer|worth|nicer|prettier|recommend|would you|should (?:i|we)|makes? (?:more )?sense|suits?|difference|or just|pays? off)\b/u,
    duration: /\b(?:how (?:long|far)|takes?|minutes|in one day|in a day|half a day|enough time)\b/u,
  },
  tells: { when: /\d:\d\d/u, price: /[€%]|free\b/u, duration: /\b(?:minut|hour)/u },
  custom:
    /\b(?:how (?:much|long|late)|should (?:i|we|you|one)|do (?:i|we|you|they|people) (?:need|have)|is it (?:normal|usual|rude|ok|okay|allowed|customary|safe|legal|worth))\b/u,
  denied:
    /^\W*(?:(?:no|wow|hey|haha|lol),? )*(?:(?:i'?m|i am|was|were)? ?not asking|i (?:didn'?t|did not|don'?t|do not) (?:ask|want|need) (?:for |about )?(?:a plan|the plan|how|where|when|directions|the way|that|this)|not (?:about|for) (?:the|a) )/u,
  pointsBack: /\b(?:it|them|they|he|she|him|her|there|that)\b/u,
  errand:
    /^(?!.*\b(?:where|near|places?|somewhere|library|libraries|cafe|spot|plan|itinerary|route)\b).*\b(?:(?:write|draft|compose|proofread|edit|finish|help(?: me| us)? (?:with|write|to write|on|finish))(?: \w+){0,4} (?:essays?|homework|assignments?|thesis|dissertation|term papers?|coursework|poems?|cover letters?|resumes?|cv|speech|captions?|blog posts?|song lyrics|(?:python|java|javascript|sql)(?: code| script| program)?|(?:some |my )code)|(?:do|solve|check) (?:my|our|the|this|his|her)(?: \w+){0,2} (?:homework|assignments?|coursework|exercises?|equations?|sums)|(?:write|draft|compose) (?:me|for me)(?: \w+){0,3} (?:e-?mail|letter|text|story|song)|(?:essay|homework|assignment|coursework) (?:about|on|for|help)|\d{3,5}[- ]words?\b|(?:translate|proofread|summari[sz]e)(?: \w+){0,3} (?:letter|essay|text|document|email|article|paragraph|contract|cv|book)|(?:python|javascript|java|excel|sql|html)(?: \w+){0,2} (?:code|script|function|formula|for me)|(?:phone|number|address|email|instagram)(?: number)? of (?:my|a) (?:\w+ )?(?:friend|ex|neighbou?r|boss|colleague|girlfriend|boyfriend|landlord|crush))\b/u,
};
