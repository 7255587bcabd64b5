// English words by which people settle on a place.
import type { ChoiceWords } from '../choice-words.ts';

export const CHOICE_WORDS_EN: ChoiceWords = {
  lead: /^(?:\s*(?:ok(?:ay)?|great|good|perfect|fine|right|al(?:l )?right|cool|lovely|nice|o+h|well|so|yes|yeah|yep|hm+|thanks|thank you|thx|(?:ha){2,}|lol|brilliant|super|excellent|and|then)\b[\s,.!]*)+/u,
  chooses:
    /\b(?:then|it is|(?:sounds?|looks?) (?:\w+ )?(?:good|great|nice|fine|lovely|perfect|fun|ideal|right)|(?:is|would be) (?:\w+ )?(?:fine|good|great|ok|okay|perfect|lovely)|works(?: for (?:us|me))?|(?:let ?'?s|we ?'?ll|i ?'?ll|we will|i will|we ?'?re going to|i ?'?m going to|we ?'?d|i ?'?d) (?:\w+ )?(?:do|go|take|try|have|pick|choose|book|visit)|(?:i|we) (?:like|choose|pick|take)|will do|please)\b/u,
  known:
    /\b(?:i|we) (?:already )?know(?! (?:that|if|where|what|how|of|about|a|any|some|of any)\b)(?: it)?(?: already| well)?\b/u,
  others: /\b(?:others?|another|else)\b/u,
  relative: /^\s*(?:which|since|because|as|at least|that(?: at least)?|if)\b[^?.!;\n]*[.!;\n]+\s*/u,
  pointsThere: /\b(?:there|near (?:it|by)|nearby|close (?:to it|by)|next to it|around it)\b/u,
  refuses:
    /\b(?:no|not|nor|don ?'?t|doesn ?'?t|isn ?'?t|won ?'?t|can ?'?t|too|but|except|rather|instead|than|never|forget|or|neither|without|what|which|where|when|how|who|why|if|more|other|another)\b|\?/u,
  reason:
    /^\s*(?:it ?'?s|it is|that ?'?s|they ?'?re|i ?'?ll|we ?'?ll|seems|closer|nearer|cheaper)\b[^?.!;,\n]*[.!;\n]+\s*/u,
};
