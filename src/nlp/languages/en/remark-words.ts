// English remarks on what was shown.
import type { RemarkWords } from '../remark-words.ts';

export const REMARK_WORDS_EN: RemarkWords = {
  again: / (?:again|another|more|yet another|still) /,
  turnsDown:
    /^ (?:no|nope|nah|not|ha\S*|lol|really|seriously|sorry|its (?:raining|pouring|cold|freezing|wet|late)|it s raining|it is raining|(?:i|we) (?:said|asked|meant|want|wanted|was|were|am|are|dont|hate|thought)|but|come on|please|forget) /,
  judges:
    /^ (?:(?:but|no|and|ok|hey|lol|wait|hmm|ugh|well|sorry|what|,) )*(?!(?:it|there|here|this|what|who|which|where|my|our|i|we|somewhere|something|anywhere|anything) )(?:\S+ ){1,5}(?:is|are|was|were|looks?|sounds?|seems?|feels?) (?:(?:a bit|a little|too|very|quite|rather|so|really|way|pretty|all|kind of|a touch) ){1,3}$/,
  serves:
    /^ (?:(?:but|no|and|ok|hey|lol|wait|hmm|ugh|well|sorry|what|,) )*(?!(?:it|there|here|this|what|who|which|where|my|our|today|tomorrow|tonight|lunch|dinner|breakfast|i|we|any|all|somewhere|something|anywhere|anything) )(?!(?:\S+ ){0,3}(?:plan|idea|ideal|goal|budget|priority|birthday|want|need|prefer|looking|after|favourite|favorite) )(?:\S+ ){1,3}(?:(?:is|are|was) (?:(?:just|only|all|basically|mostly|mainly|really|for|about) )*|(?:only|just|mostly|mainly) (?:has|have|does|do|serves?|sells?) )$/,
  isJudged:
    /^ (?:is|was|are|looks?|sounds?|seems?|feels?) (?:a bit|a little|too|very|quite|rather|so|really|way|pretty|kind of) /,
  known: / (?:i|we|yes|yeah) (?:already |do |all )?know (?:\S+ ){0,4}$/,
  missing:
    / (?:isnt|arent|wasnt|werent|(?:is|are|was|were|s|re|thats|its|theyre) not|doesnt have|dont have|has no|have no|didnt have)(?: (?:really|very|exactly|that|so|at all|any|an?))* $/,
  asksForNone:
    / (?:isnt there|arent there|is there no|are there no|do you have no|dont you have|dont you know|havent you got|you dont have|there isnt|there arent|theres no|is there not) (?:\S+ ){0,2}$/,
};
