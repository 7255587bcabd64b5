// Which intent explains a message best: rules in the order of reading, the first that knows decides.
import { repeatedQuestion } from './ellipsis.ts';
import type { Reading } from './intent-reading.ts';
import type { Intent } from './understanding.ts';

export const ABOUT_ONE_PLACE: ReadonlySet<Intent> = new Set<Intent>([
  'opening_hours',
  'prices',
  'place_details',
  'directions',
  'why',
  'compare',
]);

interface Choice {
  readonly intent: Intent;
  readonly confidence: number;
}

/** A rule that may know the intent; the first that does decides. */
type Rule = (reading: Reading) => Choice | undefined;

const RULES: readonly Rule[] = [
  ellipsis,
  ({ takesBackATaste, matched, fields }) =>
    takesBackATaste && matched.has('correction') && fields.asked.length === 0 && !fields.about
      ? { intent: 'preferences', confidence: 0.85 }
      : undefined,
  ({ isAmenity }) => (isAmenity ? { intent: 'refine', confidence: 0.8 } : undefined),
  theOther,
  wholeMessage('more'),
  wholeMessage('greet'),
  sorting,
  always('forget'),
  courtesy,
  buysOrBooks,
  elsewhere,
  whenItRains,
  outOfScope,
  beenThere,
  notThatOne,
  ({ matched, hasAttitude, asks }) =>
    matched.has('correction') && (asks || !hasAttitude) ? { intent: 'correction', confidence: 0.85 } : undefined,
  otherThanShown,
  knownAlready,
  aroundSomething,
  aboutPlace('compare'),
  aboutPlace('directions'),
  aboutPlace('opening_hours'),
  aboutPlace('prices'),
  always('plan'),
  ({ matched, fields }) =>
    matched.has('why') && fields.asked.length === 0 ? { intent: 'why', confidence: 0.85 } : undefined,
  refinement,
  ({ matched, fields, hasShown }) =>
    matched.has('refine') && hasShown && fields.asked.length === 0 && !fields.about && !fields.anchor
      ? { intent: 'refine', confidence: 0.8 }
      : undefined,
  likeThat,
  aboutPlace('place_details'),
  ({ fields }) =>
    fields.ordinal !== undefined && fields.asked.length === 0
      ? { intent: 'place_details', confidence: 0.8 }
      : undefined,
  moreOf,
  featureOf,
  search,
  tastes,
  ({ fields, matched }) =>
    fields.about && !matched.has('greet') ? { intent: 'place_details', confidence: 0.7 } : undefined,
  ({ fields }) => (fields.anchor ? { intent: 'recommend', confidence: 0.7 } : undefined),
  ({ fields, line }) =>
    fields.cuisine && line.signs.length <= 8 ? { intent: 'recommend', confidence: 0.6 } : undefined,
  ({ fields }) => (fields.pointedAt.length > 0 ? { intent: 'place_details', confidence: 0.6 } : undefined),
  feeling,
  always('help'),
  always('greet'),
  always('recommend'),
  aroundHere,
  otherWish,
  smallQuestion,
];

/** "What's good around here?", before anything was shown: whatever is near. */
function aroundHere({ matched }: Reading): Choice | undefined {
  return matched.has('nearby') ? { intent: 'recommend', confidence: 0.7 } : undefined;
}

/** "Is there a cloakroom?", "¿admiten carritos?", after a list: about one of its places. */
function smallQuestion({ line, hasShown, isOutOfScope, fields }: Reading): Choice | undefined {
  const isOfAPlace = hasShown && !isOutOfScope && fields.asked.length === 0 && line.signs.length <= 7;
  return isOfAPlace && ASKS_OF_IT.test(line.text) ? { intent: 'place_details', confidence: 0.6 } : undefined;
}
const ASKS_OF_IT =
  /^ (?:(?:and|so|but) )*(?:can|could|may) (?:you|we|i|one) (?!(?:help|tell|show|recommend|suggest|find|give|speak|repeat|explain|please|get|have|see)\b)[a-z]+ |^ (?:(?:and|so|but|y|pero) )*(?:(?:is|are|was|were) (?:there|it|they|that|this)|(?:does|do|did|has|have|can|could|will|would) (?:it|they|that|this|there|any(?: of (?:them|these|those))?)|se (?!me |nos |te |acab)\S+|tienen?|hay|admiten?|aceptan?|permiten?|dejan?|ofrecen?|sirven?|ponen?|venden?|suele|suelen|esta|estan|es|son|queda|merece|se (?:puede|necesita|paga|ve|ven|come)|hace falta|hay que) | (?:can|could|may|is|are|does|do) (?:\S+ ){1,4}(?:there|inside|in there|in it) $| se (?:\S+ ){1,3}(?:ahi|alli|dentro|por (?:ahi|alli)) $| (?:puedo|podemos) (?:\S+ ){1,3}(?:ahi|alli|dentro) $/;

/** "With a fireplace", "nada de cadenas", after a list: a wish of which we know nothing. */
function otherWish({ line, hasShown }: Reading): Choice | undefined {
  const wishes = hasShown && line.signs.length <= 7 && OTHER_WISH.test(line.text);
  return wishes ? { intent: 'refine', confidence: 0.6 } : undefined;
}
const OTHER_WISH =
  /^ (?:(?:and|but|or|just|only|maybe|y|pero|o|mejor|solo) )*(?:with(?:out)?|nothing (?:with|too|that)|no \S+s|not (?:so|too|that)|(?:something|somewhere|anything|any|one|ones|places?) (?:with(?:out)?|that)|con|sin|nada de|nada (?:con|que)|(?:para|for) (?:\S+[aei]r|\S+ing)(?= $)|(?:\S+ ){1,4}(?:if possible|if you can|si puede ser|si es posible|a poder ser)(?= $)|(?:any|anything|something|one|(?:hay )?algun[oa]|(?:hay )?algo) (?:for )?(?:tonight|today|tomorrow|this weekend|this (?:afternoon|evening)|esta (?:noche|tarde)|hoy|manana|este fin de semana)(?= $)|que (?:tengan?|sean?|esten?|no|haya|hagan?|pongan?|sirvan?)|(?:algo|algun sitio|alguno|alguna|uno|una|sitios) (?:con|sin|que)) /;

/** "I hate crowds": a taste, though of nothing that we have. */
function feeling({ line }: Reading): Choice | undefined {
  return FEELS.test(line.text) ? { intent: 'preferences', confidence: 0.5 } : undefined;
}
const FEELS =
  /^ (?:(?:but|and|also|although|pero|y|ademas|aunque|la verdad|es que|honestly|sorry) )?(?:(?:i am|im|were|we are) (?:allergic to|afraid of|scared of|terrified of)|(?:(?:i am|im|were|we are|so) )?(?:tired of|sick of|fed up with)|(?:soy|somos) (?:muy )?alergic[oa]s? a|(?:(?:estoy|estamos) )?(?:hart|cansad)[oa]s? de|me (?:da|dan) (?:miedo|panico|pereza|asco)|(?:im |i am |we are |were )?not (?:really |much )?(?:a (?:big |huge )?fan of|into|keen on)|no me vay?a?n?|(?:i|we) (?:really |just |absolutely |also )?(?:love|hate|adore|cant stand|dont like|like|enjoy|prefer)|(?:odio|odiamos|detesto|adoro|prefiero|no soporto|no aguanto|me (?:encantan?|gustan?|chiflan?|flipan?|horrorizan?|agobian?|aburren?|molan?)|no me gustan?|nos (?:encantan?|gustan?)|(?:a mi |los |las |el |la )\S+ me (?:encantan?|gustan?|horrorizan?|agobian?|aburren?|molan?))) (?!(?:you|me|it|this|that|them|to|esto|eso|de|es|esta|son|estan|porque|its|because|nada|mucho)\b)/;

export function chooseIntent(reading: Reading): Choice {
  for (const rule of RULES) {
    const choice = rule(reading);
    if (choice) return choice;
  }
  return { intent: 'out_of_scope', confidence: 0.3 };
}

/** "And the second one?" asks what was asked last. */
function ellipsis(reading: Reading): Choice | undefined {
  const intent = repeatedQuestion(reading);
  return intent && { intent, confidence: 0.85 };
}

/** "The other one then", of those that were shown. */
function theOther({ line, hasShown }: Reading): Choice | undefined {
  return hasShown && THE_OTHER.test(line.text) ? { intent: 'correction', confidence: 0.85 } : undefined;
}
const THE_OTHER =
  /^ (?:(?:no|and|y|pues|mejor|ok|maybe) )*(?:the other one|the other|el otro|la otra)(?: (?:then|please|instead|porfa|mejor|entonces))* $/;

function wholeMessage(intent: Intent): Rule {
  return ({ matched, fields }) =>
    (matched.get(intent) ?? 0) >= (intent === 'more' ? 0.95 : 0.9) &&
    fields.asked.length === 0 &&
    !fields.anchor &&
    !fields.about
      ? { intent, confidence: matched.get(intent)! }
      : undefined;
}

const OF_TWO = / (?:of (?:the|these|those) two|de (?:los|las|esos|esas|estos|estas) dos) /;
const OF_THESE = / (?:which of (?:them|these|those)|cual(?:es)? de (?:ellos|ellas|estos|estas|esos|esas)) /;

/** "The best rated first", "sort museums by distance"; "the best rated museums near Sol" is a search. */
function sorting({ fields, matched, sortsOutright, line }: Reading): Choice | undefined {
  if (!fields.sortBy || matched.has('opening_hours')) return undefined;
  if (matched.has('compare') && OF_TWO.test(line.text)) return undefined;
  // "Which is the closest metro?"
  if (matched.has('directions') && STOP.test(line.text)) return undefined;
  const isOfThese = OF_THESE.test(line.text);
  const searches = !sortsOutright && !isOfThese && (fields.asked.length > 0 || fields.anchor !== undefined);
  return searches ? undefined : { intent: 'sort', confidence: 0.9 };
}

const STOP = / (?:metro|underground|subway|station|bus stop|parada|estacion|autobus) /;

function always(intent: Intent): Rule {
  return ({ matched }) => (matched.has(intent) ? { intent, confidence: matched.get(intent)! } : undefined);
}

const FACTS = ['opening_hours', 'prices', 'directions'] as const;

/** Thanks, goodbye, how are you: only where nothing of the city is asked. */
function courtesy({ matched, fields, isQuestion, line }: Reading): Choice | undefined {
  if (isQuestion && line.signs.length > 4 && FACTS.some((fact) => matched.has(fact))) return undefined;
  if (TRANSLATES.test(line.text)) return undefined;
  if (
    !matched.has('smalltalk') ||
    fields.asked.length > 0 ||
    fields.about ||
    fields.anchor ||
    fields.ordinal !== undefined
  )
    return undefined;
  return { intent: 'smalltalk', confidence: matched.get('smalltalk')! };
}

const TRANSLATES = / (?:how (?:do|would|can) (?:you|i) say|como se dice|como digo|translate|traduce\w*) /;

/** "Something to see in Barcelona": asked for, not remembered. */
function elsewhere({ isElsewhere, hasAttitude, fields }: Reading): Choice | undefined {
  return isElsewhere && !hasAttitude && !fields.about && !fields.anchor
    ? { intent: 'out_of_scope', confidence: 0.8 }
    : undefined;
}

/** "And if it rains?" asks for a roof, not for the weather. */
function whenItRains({ line, fields }: Reading): Choice | undefined {
  const wantsARoof = IF_IT_RAINS.test(line.text) || (PLAN_IN_THE_RAIN.test(line.text) && !fields.about);
  return wantsARoof && fields.asked.length === 0 ? { intent: 'recommend', confidence: 0.8 } : undefined;
}
const IF_IT_RAINS =
  /^ (?:(?:and|y|pero|but) )?(?:what (?:if|about when|do we do if|can we do if) |(?:(?:que hacemos|que hago|algo|something) )?(?:por )?(?:if|in case|si|cuando|when) )(?:it (?:rains|is raining|starts raining|snows)|its raining|llueve|lloviera|se pone a llover|hace mal tiempo|the weather is bad) /;

/** "Something to do with the kids if it rains". */
const PLAN_IN_THE_RAIN =
  / (?:(?:something|anything|things?|somewhere|places?|what) (?:to|can we|can i|should we|should i|do we|do i) (?:do|go|see|visit)|(?:algo|cosas|plan|planes|sitios?|que) (?:que |para |se puede |podemos |puedo )?(?:hacer|ver|visitar|hacemos|hago|vemos)|algun plan|plan(?:es)?) (?:\S+ ){0,4}(?:(?:if|when|in case|si|cuando) (?:it |its )?(?:rains|raining|is raining|llueve|esta lloviendo|hace mal tiempo|hace frio)|(?:rainy|wet) (?:day|afternoon|weekend|morning)|(?:un )?(?:dia|tarde|finde|fin de semana) (?:de lluvia|lluvios[oa])|(?:in|bajo|con) (?:the rain|lluvia|la lluvia)) /;

/** "Book me a table", "buy us two tickets to Bilbao": we only know where things are. */
function buysOrBooks({ line }: Reading): Choice | undefined {
  return BUYS.test(line.text) ? { intent: 'out_of_scope', confidence: 0.8 } : undefined;
}
const BUYS =
  /^ (?:(?:please|hi|can you|could you|would you|will you|i want you to|i need you to|puedes|podrias|por favor) )*(?:get (?:me|us) (?:\S+ )?(?:tickets?|taxi|cab|uber) |(?:buy|book|reserve|order) (?:me|us) (?:an?|the|some|two|three|four|\d+|tickets?|seats?) (?!(?:ideas?|list|recommendation|suggestion|place|somewhere|one|more)\b)|(?:reserv|compr|ped|pid)[a-z]{1,4}(?:me|nos) |(?:me|nos) (?:(?:puedes|podrias) )?(?:reserv|compr|ped|pid)[a-z]{1,3} |make (?:me |us )?an? (?:reservation|booking) )/;

/** The weather, recipes, banking …: unless a place is asked about, or places are looked for. */
function outOfScope({ isOutOfScope, fields, asks, hasAttitude, matched, line }: Reading): Choice | undefined {
  if (!isOutOfScope || fields.ordinal !== undefined) return undefined;
  const isAboutPlace = [...ABOUT_ONE_PLACE].some((intent) => matched.has(intent));
  if ((fields.about || fields.reference) && isAboutPlace) return undefined;
  if (PASSES_TIME.test(line.text)) return undefined;
  if (fields.asked.length === 0) return { intent: 'out_of_scope', confidence: 0.8 };
  if (line.signs.length <= 2 || OPENS_WITH_A_KIND.test(line.text)) return undefined;
  return (asks || hasAttitude) && (fields.isTravel || fields.anchor)
    ? undefined
    : { intent: 'out_of_scope', confidence: 0.7 };
}

/** "A café to work from with my laptop". */
const OPENS_WITH_A_KIND = /^ (?:an?|some|any|un|una|unos|unas|algun|alguna) (?:\S+ )?@c /;

/** "My flight leaves at nine, what can I do until then?" */
const PASSES_TIME =
  / (?:what (?:can|could|should|do|shall) (?:i|we) (?:do|see|visit)|que (?:hago|hacemos|puedo hacer|podemos hacer|puedo ver|podemos ver|me da tiempo)|(?:i|we) have \S+ hours|tengo \S+ horas)(?= (?:with|when it|if it|con|si llueve|si hace|cuando llueve|cuando hace|until|till|before|near|around|in madrid|today|tonight|now|here|hasta|antes|cerca|por|en|mientras|hoy|$)| to kill| libres|$)/;

/** "Which are open now?", "anything cheaper?": about the list, not about one place of it. */
function otherThanShown({ matched, fields, hasShown, line }: Reading): Choice | undefined {
  if (matched.has('compare') || (matched.has('directions') && STOP.test(line.text))) return undefined;
  // "¿Hay algo gratis cerca?"
  if (matched.has('nearby') && hasShown && !fields.isComparative && !fields.refine.includes('closer')) return undefined;
  const asksWhen = / (?:cuando|when|(?:what|which|que) (?:days?|dias?|time|hora)) /.test(line.text);
  const narrows = fields.refine.some((each) => each === 'free' || each === 'cheaper');
  if (matched.has('prices') && (!narrows || asksWhen)) return undefined;
  const isAboutList =
    matched.has('refine') || OPEN_NOW.test(line.text) || (fields.isComparative && line.signs.length <= 6);
  if (!isAboutList || fields.refine.length === 0 || fields.about || fields.anchor || fields.asked.length > 0)
    return undefined;
  if (fields.ordinal !== undefined) return undefined;
  return hasShown || fields.isComparative
    ? { intent: 'refine', confidence: hasShown ? 0.9 : 0.6 }
    : { intent: 'recommend', confidence: 0.6 };
}

/** After a list, without "is it". */
const OPEN_NOW = /^ (?:(?:only|just|ones|but|and) )*open (?:right )?(?:now|today|tonight|late|on \S+) $/;

/** "Not that one, I've been there": another, though it says no to one. */
function beenThere({ line, matched, hasShown, fields, isQuestion }: Reading): Choice | undefined {
  const saysNo = matched.has('correction') || (fields.ordinal !== undefined && !isQuestion);
  const saysMore = saysNo && hasShown && fields.asked.length === 0 && !fields.about;
  return saysMore && BEEN_THERE.test(line.text) ? { intent: 'more', confidence: 0.85 } : undefined;
}
const BEEN_THERE =
  / (?:(?:i|we)(?: ?ve| have)? (?:already )?(?:been|seen|visited|done|know|tried)|ive|weve|already (?:been|seen|know)|ya (?:(?:lo|la|los|las|me lo|me la) )?(?:he|hemos|conozco|conocemos|vi|vimos|fui|fuimos|estuve|estuvimos|se|hice|hicimos|visite|visitamos|probe|probamos)) /;

/** "I don't like the second one", "el tercero no me convence": another one. */
function notThatOne({ line, hasShown, fields }: Reading): Choice | undefined {
  if (!hasShown || fields.asked.length > 0 || fields.about) return undefined;
  const refuses = (NOT_THAT_ONE.test(line.text) || TAKE_AWAY.test(line.text)) && fields.ordinal !== undefined;
  return refuses || LOOKS_BAD.test(line.text) || ANOTHER_THEN.test(line.text)
    ? { intent: 'more', confidence: 0.85 }
    : undefined;
}
const NOT_THAT_ONE =
  / (?:(?:dont|do not|didnt) (?:really |much )?(?:like|fancy|want|love)|not (?:a fan of|keen on|sure about|interested in)|no me (?:gusta|convence|interesa|mola|apetece|llama)|no (?:quiero|queremos) (?:el|la)) /;
const ANOTHER_THEN =
  /^ (?:no )*(?:not (?:that|this) one|(?:ese|esa|este|esta) no) (?:another|other|next|otr[oa]|siguiente)(?: (?:one|please|porfa))* $/;
const TAKE_AWAY =
  /^ (?:(?:please|can you|por favor|puedes) )*(?:remove|drop|swap|replace|scrap|skip|change|quita|borra|cambia|cambiame|descarta|elimina|quitar|cambiar) (?:the |that |el |la |ese |esa )/;
const LOOKS_BAD =
  /^ (?:(?:but|no|nah|hmm|pero|uf|bah|sorry) )*(?:(?:these|those|they|all of (?:these|them|those)|it|that|that one|they all|these all)(?: all)? (?:look|looks|seem|seems|sound|sounds|are|is) (?:\S+ ){0,2}(?:boring|dull|bad|terrible|meh|awful|lame|ugly|the same)|(?:son|parecen|me parecen|suenan|se ven|que) (?:\S+ ){0,2}(?:aburrid[oa]s?|fe[oa]s?|cutres?|sos[oa]s?|iguales|un rollo|un toston)|que (?:rollo|aburrimiento|cutre)|not (?:really )?(?:my (?:thing|style|cup of tea)|for (?:me|us))|meh|no es lo (?:mio|nuestro)|no es mi (?:rollo|estilo)|no me va|no nos va) (?:tod[oa]s )?$/;

/** "I've already seen the Prado": something else, then. */
function knownAlready({ fields, hasShown, knowsAlready }: Reading): Choice | undefined {
  if (!knowsAlready || !fields.about || fields.asked.length > 0) return undefined;
  return { intent: hasShown ? 'more' : 'recommend', confidence: 0.8 };
}

/** "What is near it?", "any cafes near there?" */
function aroundSomething({ matched, fields, hasShown, line }: Reading): Choice | undefined {
  if (fields.nearCategory) return { intent: 'nearby', confidence: 0.9 };
  if (fields.asked.length > 0) return undefined;
  if (fields.anchor && matched.has('recommend') && !WHAT_IS_THERE.test(line.text)) return undefined;
  const points = fields.anchor ?? fields.reference ?? fields.ordinal ?? (hasShown || undefined);
  return matched.has('nearby') && points !== undefined ? { intent: 'nearby', confidence: 0.9 } : undefined;
}

const WHAT_IS_THERE =
  /^ (?:(?:and|so|y|pues) )?(?:what (?:else )?(?:is there|can (?:i|we))|que (?:mas |otras cosas )?(?:hay|puedo|podemos|se puede)) /;

/** A question about one place: by name, by number, as "it", or as "the library". Without any of them it must be short. */
function aboutPlace(intent: Intent): Rule {
  return ({ matched, matchedByUnknownName, fields, line, hasShown, hasAttitude, asks, isQuestion }) => {
    const confidence = matched.get(intent);
    // "Sport is fun" tells a taste.
    if (intent === 'place_details' && hasAttitude && !isQuestion && fields.ordinal === undefined && !fields.about)
      return undefined;
    const byName = fields.anchor ? undefined : matchedByUnknownName.get(intent);
    if (byName !== undefined) return { intent, confidence: Math.min(0.8, byName) };
    if (confidence === undefined) return undefined;
    const { asked, particular } = fields;
    if (fields.about || fields.ordinal !== undefined) return { intent, confidence };
    if (asked.length > 0 && particular.length === asked.length)
      return { intent, confidence: Math.min(0.8, confidence) };
    // "How much is a coffee there?"
    if (asked.length > 0 && intent === 'prices' && hasShown && PRICE_OF_ONE.test(line.text))
      return { intent, confidence: 0.7 };
    if (asked.length > 0)
      return intent === 'opening_hours' && isQuestion && (!asks || confidence >= 0.95)
        ? { intent, confidence: 0.6 }
        : undefined;
    if (fields.reference) return { intent, confidence };
    if (fields.anchor && intent !== 'directions' && intent !== 'compare') return undefined;
    if (hasShown || (fields.anchor && intent === 'directions')) return { intent, confidence };
    return line.signs.length <= 4 ? { intent, confidence: 0.6 } : undefined;
  };
}

const PRICE_OF_ONE =
  / (?:how much (?:is|are|does|for|do)|cuanto (?:cuesta|vale|cobran|sale|es)) (?:\S+ )?(?:(?:an?|the|un|una|el|la) )?@c /;

function refinement({ fields, hasShown, line, matchedByUnknownName }: Reading): Choice | undefined {
  const [first] = fields.refine;
  if (
    !first ||
    fields.ordinal !== undefined ||
    matchedByUnknownName.has('place_details') ||
    fields.about ||
    (fields.anchor && !hasShown) ||
    (!fields.isComparative && FEELS.test(line.text))
  )
    return undefined;
  if (fields.asked.length > 0 && !(hasShown && fields.isComparative)) return undefined;
  if (!hasShown) return { intent: 'recommend', confidence: line.signs.length <= 8 ? 0.6 : 0.5 };
  return { intent: 'refine', confidence: 0.9 };
}

/** "More like the first one", "algo parecido al segundo". */
function likeThat({ line, fields, hasShown }: Reading): Choice | undefined {
  const points = fields.ordinal !== undefined || fields.reference !== undefined;
  return hasShown && points && LIKENESS.test(line.text) ? { intent: 'more', confidence: 0.85 } : undefined;
}
const LIKENESS =
  / (?:more|something|others?|places?|somewhere|anything|ones) (?:like|similar to) | similar to |(?:mas|algo|otr[oa]s?|sitios|uno|una) (?:como|parecid[oa]s? a|similar(?:es)? a)l? | parecid[oa]s? al? /;

/** "Does the second one have a café?" */
function featureOf({ line, fields, isQuestion, hasShown }: Reading): Choice | undefined {
  const points = fields.ordinal !== undefined || fields.about !== undefined || fields.reference !== undefined;
  const ofIt = hasShown && isQuestion && HAS_ALONE.test(line.text);
  if (ofIt) return { intent: 'place_details', confidence: 0.75 };
  const asks = isQuestion && points && !fields.anchor && HAS.test(line.text) && !/^ (?:where|donde) /.test(line.text);
  return asks ? { intent: 'place_details', confidence: 0.75 } : undefined;
}
/** "¿Tiene desayuno?": a verb that needs no "it". */
const HAS_ALONE = /^ (?:y |pero )?(?:tienen?|sirven?|ofrecen?|dan|venden?|ponen?) (?:\S+ )?@c $/;
const HAS = / (?:have|has|got|serves?|tienen?|sirven?|ofrecen?) (?:\S+ ){0,2}@c /;

function moreOf({ matched, fields, hasShown, hasAttitude, isMoreOfTheSame }: Reading): Choice | undefined {
  if (isMoreOfTheSame && hasShown) return { intent: 'more', confidence: 0.9 };
  return matched.has('more') && !hasAttitude && fields.asked.length === 0 && !fields.about && !fields.anchor
    ? { intent: 'more', confidence: hasShown ? 0.9 : 0.7 }
    : undefined;
}

/** A category or a place to search around, asked for rather than judged. */
function search({
  fields,
  asks,
  asksOutright,
  isQuestion,
  hasAttitude,
  hasLiking,
  wanted,
  matched,
  line,
}: Reading): Choice | undefined {
  if (fields.asked.length === 0) return undefined;
  if (hasAttitude && wanted === 0) {
    if (!hasLiking && OPENS_SEARCH.test(line.text)) return { intent: 'recommend', confidence: 0.8 };
    const asksFor = isQuestion || asksOutright || (asks && !hasLiking);
    return asksFor && (hasLiking || matched.has('recommend')) ? { intent: 'recommend', confidence: 0.85 } : undefined;
  }
  if (asks || NOT_THIS_BUT_THAT.test(line.text)) return { intent: 'recommend', confidence: 0.9 };
  if (hasAttitude) return undefined;
  return { intent: 'recommend', confidence: isQuestion || line.signs.length <= 8 ? 0.85 : 0.5 };
}

/** "Not malls, markets": no taste, but another search. */
const NOT_THIS_BUT_THAT =
  /^ (?:(?:no|sorry|perdon) )*(?:not (?:(?:the|an?) )?@c (?:but |rather )?(?:(?:an?|some) )?@c|(?:(?:los|las|el|la|un|una) )?@c no (?:sino |mejor |quiero )?(?:(?:los|las|un|una|unos|unas) )?@c) $/;

/** "Something cultural, but not a museum". */
const OPENS_SEARCH =
  /^ (?:(?:something|somewhere|anything|algo|algun (?:sitio|plan)|un (?:sitio|plan|lugar)) (?!(?:i|we|but|except|que (?:me|nos)) ))/;

function tastes({ hasAttitude }: Reading): Choice | undefined {
  return hasAttitude ? { intent: 'preferences', confidence: 0.9 } : undefined;
}
