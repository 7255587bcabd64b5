// English words that name what places are compared by.
import type { MeasureWords } from '../measure-words.ts';

export const NATURE_EN =
  /(?<!\b(?:more|most|good|great|better|best|lots of|some|a|an|with) )\b(?:atmosphere|ambience|ambiance|vibe|style)\b/u;

export const MEASURE_WORDS_EN: MeasureWords = [
  // "Closer and cheaper, the Prado or the Thyssen?"
  ['cheaper', /\b(?:cheap(?:er|est)|prices?|costs?(?: less)?|dearer|pricier|(?:more|less) expensive|better value)\b/u],
  ['nearer', /\b(?:near(?:er|est)|clos(?:er|est)|less walking|shorter walk)\b/u],
  ['quieter', /\b(?:quiet(?:er|est)|calm(?:er|est)|(?:less|least) (?:crowded|busy|touristy)|crowds?|queues?)\b/u],
  ['closes_later', /\b(?:close[sd]?|open) (?:later|latest|longer)\b/u],
  ['better_rated', /\b(?:better|best|higher) rated\b|\b(?:ratings?|reviews)\b/u],
  [
    'better_for_children',
    /\b(?:better|best|nicer|more fun|good) (?:for|with) (?:\S+ ){0,3}?(?:kids?|child|children|toddlers?|bab(?:y|ies)|year olds?)\b/u,
  ],
  ['faster', /\b(?:quicker|faster|less time)\b/u],
  ['more_accessible', /\b(?:(?:more|most) accessible|better access|(?:fewer|less|no) (?:steps|stairs))\b/u],
];
