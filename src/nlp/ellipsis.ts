// "And the third one?", "¿y el Prado?", "and for children?": a message that leaves its question out repeats the last one.
import type { Reading } from './intent-reading.ts';
import type { Intent } from './understanding.ts';

export function repeatedQuestion({ line, fields, lastQuestion, hasShown }: Reading): Intent | undefined {
  if (!hasShown || fields.asked.length > 0 || fields.anchor || line.signs.length > MOST_SIGNS) return undefined;
  if (lastQuestion === 'prices' && FOR_WHOM.test(line.text)) return 'prices';
  if (FOR_LESS.test(line.text)) return 'prices';
  if (THAT_ONE.test(line.text)) return lastQuestion ?? 'place_details';
  if (WITH_WHOM.test(line.text)) return 'place_details';
  const isNamed =
    fields.about?.entry.thing.kind === 'place' || fields.ordinal !== undefined || fields.pointedAt.length === 1;
  return isNamed && ANOTHER.test(line.text) ? lastQuestion : undefined;
}

const MOST_SIGNS = 8;

const OPENING = '(?:(?:ok|vale|so|pues) )?(?:and|what about|how about|y|que tal|que hay de)';
const ARTICLES =
  '(?:(?:if|im|i am|were|we are|youre|you are|an?|si|soy|somos|eres|voy con|tengo|for|in|at|with|to|the|el|la|los|las|de|del|al|en|para|con|that|this|ese|esa|number|numero) )*';
const CLOSING = '(?: (?:one|ones|place|museum|uno|tambien|too|then|as well|instead|please|entonces|porfa|[?]))*';

/** A name or a number, and nothing else. */
const ANOTHER = new RegExp(
  `^ ${OPENING} ${ARTICLES}(?:@p|@c|\\d{1,2}|[a-z\\d]{3,8}|(?:last but one|middle one|one in the middle|en medio))${CLOSING} $`,
);

const THAT_ONE = new RegExp(
  `^ ${OPENING} (?:in |at |to |for |en |a |para |de )?(?:that one|this one|that place|the other place|the (?:previous|former|earlier) (?:one|place)|the (?:one|place) (?:you|we|from) (?:\\S+ )?(?:before|earlier|said|mentioned|talked about)|the one before|that|(?:el|la|del|al) (?:anterior|de antes)|el que (?:dijiste|has dicho|mencionaste|decias)|ese|esa|este|esta|aquel|aquella|ese otro|esa otra|ese sitio|el de antes)${CLOSING} $`,
);

/** "And with a dog?", of the place in question. */
const WITH_WHOM =
  /^ (?:(?:and|y|but|pero|what about|how about|que tal|se puede) (?:with|con)|and|what about|how about|y|que tal) (?:(?:an?|for|para|my|our|the|un|una|mi|mis|el|los|las) )?(?:dogs?|pets?|strollers?|prams?|bikes?|wheelchair|parking|wifi|lockers|perros?|perrit[oa]s?|mascotas?|carritos?|aparcamiento|bicis?|silla de ruedas) (?:[?] )?$/;

const FOR_WHOM = new RegExp(
  `^ ${OPENING} ${ARTICLES}(?:kids?|child|children|students?|seniors?|pensioners?|adults?|locals?|residents?|babies|teenagers?|teens|families|groups?|couples?|two|three|four|nin[oa]s?|peques?|estudiantes?|jubilad[oa]s?|mayores|residentes?|menores|adult[oa]s?|bebes?|adolescentes?|grupos?|familias?|parejas?|dos|tres|cuatro)(?: (?:people|of us|personas|then|too|tambien|[?]))* $`,
);

/** "And for students?", whatever was asked before: they pay another price. */
const FOR_LESS = new RegExp(
  `^ ${OPENING} ${ARTICLES}(?:students?|seniors?|pensioners?|estudiantes?|jubilad[oa]s?)(?: (?:then|too|tambien|[?]))* $`,
);
