// English patterns of the operators and of single request fields. They read the line of `document.ts`: folded words
// without apostrophes, `@p` a named place, `@c` a concept, `…` up to four words.
import type { Patterns } from '../pack.ts';

export const PATTERNS: Patterns = {
  near: 'nr|neer|arround|closeto|round|next door to|in the area of|somewhere around|close by|walking distance to|a walk from|a stroll from|minutes? walk from|near(?: to)?|nearby|close to|closer to|nearer to|closest to|nearest to|closest one to|nearest one to|closest ones to|nearest ones to|next to|around|beside|by|not far from|within walking distance of|walking distance from|walking distance of|in the vicinity of|in the surroundings of|steps from|a short walk from|walkable from|minutes from|from|opposite|across from|in front of|behind|adjacent to|alongside|a stones throw from|round the corner from|around the corner from|outside',
  inside: 'in|at|inside|within|through|across|along|on',
  determiners:
    'the|a|an|this|that|some|any|my|our|your|area of|neighbourhood of|neighborhood of|district of|quarter of|old|famous|big|nice|station|metro|plaza|calle|museo|parque',
  outrightRequest:
    '(?:want|wanna|need|looking for|searching for|(?<!\\bi )(?<!\\bwe )find|recommend|suggest|show|give me|where|id like|id love|would like|would love|can you|could you|how about|what about|lets|take me|is there|are there|best places? (?:for|to)|best spots? (?:for|to)|in the mood for|feel like|fancy)',
  nothingMore: `(?:(?:hardly anything|few things|not many things|not much|little) (?:… )?(?:like|love|enjoy|prefer|fancy) (?:more|better) than|(?:no place|nowhere|no better place) (?:… )?rather (?:be|go|spend) (?:… )?than|(?:there is |theres |there s )?(?:nothing|nowhere|no place|no plan|not anything) (?:… )?(?:(?:like|love|enjoy|prefer) (?:more|better) than|(?:more|better) than|beats?|quite like)|(?:couldnt|could not|cant|cannot) (?:love|like|enjoy) (?:… )?more|nothing beats|(?:there is |theres )?no better (?:plan|place|thing|way) (?:… )?than|(?:more|better) than anything(?: else)?,?)`,
  nothingLess: `(?:what|the thing|things) (?:i|we) (?:like|love|enjoy|care for|fancy) (?:the )?least (?:is|are|of all is)|(?:cant|cannot|couldnt|can not) (?:think of|imagine) (?:anything|nothing|a|any) (?:… )?(?:worse|less (?:fun|appealing|interesting)|more boring|duller|more tedious) (?:… )?than|(?:there is |theres )?(?:nothing|no place|no plan|nowhere) (?:… )?(?:(?:like|love|enjoy|fancy) less than|less appealing than|worse than|(?:sadder|uglier|noisier|louder|drearier) than|more (?:depressing|stressful|tedious|annoying|pointless|exhausting) than|duller than|more boring than)`,
  except:
    '(?:as|so) long as (?:its not|it is not|it isnt|theyre not|they are not|they arent|it aint|there are no|theres no)|provided (?:its|it is|theyre) not|except(?: for)?|excepting|apart from|aside from|other than|save for|excluding|with the exception of|anything but|anywhere but|anyplace but|everything but|all but|just not|only not|minus|not including|barring',
  usedTo:
    'back in the day|in my day|in my youth|in my twenties|until (?:i|we|recently|last year)|used to|once|in the past|back then|years ago|when i was (?:… )?(?:young|younger|little|child|kid|student)|as a (?:kid|child|teenager|student|girl|boy)|before|at first|previously|formerly',
  noLonger: 'not any ?more|no longer|not anymore|anymore|any longer|any more|nowadays|now|these days|not now',
  insteadOf: '(?:rather|sooner) (?:(?!@c)\\S+ ){1,5}than|instead of|rather than|in place of|in lieu of|as opposed to',
  neither: 'neither|nor',
  likeness:
    '(?:something|anything|somewhere|places?|smth|one|ones|more|museums?|parks?) (?:like|similar to|along the lines of|in the style of)|similar to|reminds me of',
  unwanted:
    'lets not (?:do|go to|see|visit|have)|than go to|than go to see|than set foot in|than visit|than be in|nothing|not so much|not that much|nothing with|nothing to do with|nothing involving|no more|no more|no|not|not a|not another|without|enough|nothing like|no (?:boring )?|less|fewer|please no|avoid|avoiding|skip|skipping|forget|forget about|leave out|dont bother (?:with|going to|showing me)|no need for|dont (?:want|need|show me|give me|send me to|take me to|recommend|suggest)(?: me)?|do not (?:want|need|show me|give me|recommend)|dont want to (?:go to|visit|see)|rather not (?:go to|visit|see)|wont go to|no interest in|not in the mood for|dont feel like|not looking for|dont fancy|never go to|never set foot in|dont go to|wouldnt go to',
  better: [
    'better (?:off in )?(?:an? |the |some )?(@c) than (?:an? |the |some )?(@c)',
    '(@c) (?:is|are) worth (?:more than|a (?:hundred|thousand|dozen|million)|ten|twenty) (?:… )?(@c)',
    '(@c) (?:are|is|were|seem|look) (?:much |far |way |a lot |so much |even |a bit |slightly )?(?!worse |noisier |duller |louder |busier |uglier |dirtier |sadder |scarier |pricier |farther |further |dearer |older |bigger |smaller |newer |rather |other )[a-z]{3,}er than (?:… )?(@c)',
    '(?:more|rather) (?:interested in|keen on|fond of|excited about|a fan of) (?:… )?(@c) than (?:… )?(@c)',
    '(@c) (?:are|is|were)? ?(?:much |far |way |a lot |so much |even |a bit |slightly )?(?:better|nicer|more interesting|more fun|more enjoyable|cooler|preferable|more exciting|more relaxing|lovelier) (?:than|to) (?:… )?(@c)',
    '(?:prefer|rather|rather (?:have|see|visit|go to|be in|do|eat|drink)|id rather (?:have|see|visit|go to)?) (?:… )?(@c) (?:… )?(?:to|over|than|rather than|instead of|before) (?:… )?(@c)',
    '(?:like|love|enjoy|liked|loved|enjoyed) (?:… )?(@c) (?:much |far |way |a lot |even |a bit )?(?:more|better) than (?:… )?(@c)',
    '(@c) (?:over|before|instead of|rather than) (?:… )?(@c)',
    '(@c) (?:beats?|trumps?|tops?|wins? (?:out )?over|knocks? spots off) (?:… )?(@c)',
    '(@c) > (@c)',
    '(@c) (?:come |always )?first (?:… )?(@c) (?:come |comes |dead |very |always )?last',
    '(?:first|above all|ideally) (?:… )?(@c) (?:… )?(?:last|lastly|least) (?:of all )?(?:… )?(@c)',
    'more of an? (@c) (?:person|people|lover|fan|guy|girl|type) than (?:an? )?(@c)',
    'more (?:an? )?(@c) (?:person|people|lover|fan|guy|girl|type)? ?than (?:an? )?(@c)',
    'more into (@c) than (?:… )?(@c)',
    'more (?:of )?(?:… )?(@c) (?:and )?less (?:… )?(@c)',
    '(@c) (?:any day|any time|every time) over (?:… )?(@c)',
  ],
  worse: [
    '(?:trade|swap|give up|exchange|ditch|skip) (?:… )?(@c) for (?:… )?(@c)',
    '(@c) (?:are|is|were|seem) (?:much |far |way |a lot |even )?(?:noisier|louder|uglier|dirtier|sadder|more (?:crowded|touristy|stressful|tiring|annoying|depressing)) than (?:… )?(@c)',
    '(@c) (?:are|is)? ?(?:much |far |way |a lot |even )?(?:worse|less interesting|less fun|more boring|duller|less enjoyable|not as good|not as fun|not as interesting) (?:than|as) (?:… )?(@c)',
    '(?:like|love|enjoy) (?:… )?(@c) (?:much |a lot |a bit )?less than (?:… )?(@c)',
    '(?:dont|do not) (?:like|love|enjoy) (?:… )?(@c) as much as (?:… )?(@c)',
  ],
  likedLess: '(@c) (?:, )?(?:but |though |although |just )?not (?:quite |nearly )?(?:as|so) much as (?:… )?(@c)',
  pronoun: 'it|them|they|those|these|that|this|either|both',
};
