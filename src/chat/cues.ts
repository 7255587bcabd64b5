// Small words that tie a message to the one before, in both languages: "and ...", "which of these", "here".
import { foldAccents } from '../domain/text.ts';
import type { Understanding } from '../nlp/understanding.ts';

const CUES = {
  /** "And cafes?", "¿y cerca de Atocha?": the rest stays as it was. */
  continues: /^\W*(?:and|what about|how about|but|no(?=,)|actually|y|e|pero|que tal|mejor)\b|\binstead\W*$/u,
  /** "Which ones are open?", "¿alguno tiene terraza?": of those on the table, not new ones. */
  ofThese:
    /\b(?:which (?:ones?|of)|(?:any|one|some) of (?:them|these|those)|cual(?:es)?|algun[oa]s?|de (?:estos|estas|esos|esas|ellos|ellas)|de los que|de las que)\b/u,
  /** "The cheaper one", "¿cuál es más barato?": of the two that were talked of. */
  oneOfTwo:
    /\b(?:which(?: one| of (?:the two|them|these|those))? (?:is|of)|the (?:cheaper|closer|nearer|quieter) one|cual(?:es)?|(?:el|la) (?:que .{0,20})?mas (?:barat[oa]|cercan[oa]|tranquil[oa]|economic[oa]))\b/u,
  /** «¿Tiene terraza?», of one place, for a verb in the singular needs no "it". */
  itHas: /^\W*(?:y |pero )?(?:tiene|es|esta) (?!alguno|alguna)\w+\W*$/u,
  /** "Anything free?", "¿algo con terraza?": other places, not the one in question. */
  anything: /\b(?:any(?:thing|where)|some(?:thing|where)|others?|algo|algun (?:sitio|otro)|otr[oa]s?)\b/u,
  /** "Something nice to see", "where do we go?": looked for, whatever else is told beside it. */
  seeks:
    /\b(?:any(?:thing|where)|some(?:thing|where)|where (?:can|could|should|do|to)|food|ideas?|algo|algun (?:sitio|lugar|plan)|a?donde|comida)\b/u,
  /** Tickets and tables, which a place sells and keeps itself. */
  books: /\b(?:book|reserve|reservations?|buy|tickets?|table|reserv\w+|compra\w*|saca\w*|entradas?|mesa)\b/u,
  /** "Where can I see Guernica?", «¿dónde está el Guernica?»: a work, not somewhere like it. */
  whereToSee: /\b(?:where|donde|see|ver)\b(?!.*\b(?:like|como|parecid[oa]|tipo)\b)/u,
  /** "What shall we do on Sunday?": whatever there is, and no more of the kind before. */
  whatToDo:
    /\b(?:what (?:(?:can|could|shall|should|do|would) (?:we|i|you) (?:\w+ )?do|to do|(?:is|s) there to do)|(?:anything|something|things) (?:else )?to do|(?<!(?:mejor|algo|nada|lo|cosas?|sitios?) )que (?:hacemos|hago|hacer|(?:podemos|puedo|podriamos|se puede) hacer|(?:me|nos) propones))\b(?! (?:there|inside|alli|ahi|dentro))/u,
  /** "No, from the station", «perdona, desde la estación». */
  startsAt:
    /^\W*(?:(?:no|sorry|actually|and|wait|oops|i meant?|but|what about|how about|perdon|perdona|digo|quiero decir|y|pero|mejor|me referia a?|que|rather|if)\W+){0,4}(?:(?:i am|im|i'm|we are|were|we're|we are coming|coming|leaving|starting|salgo|salimos|saliendo|voy|vamos|estoy|estamos|si) (?:\w+ )?)?(?:from|desde|starting at|leaving)\b|\b(?:salgo|salimos|saliendo|vengo|venimos) (?:de|del)\b/u,
  /** "Which is the closest metro?" */
  stop: /\b(?:metro|underground|subway|station|bus stop|parada|estacion)\b/u,
  /** "Which is the oldest?", "which would you pick?": by a measure that no catalogue has. */
  whichIsMost:
    /\b(?:(?:which|what)(?: ones?| of (?:these|those|them))?(?:'?s| is| are| would be) (?:the )?(?:most \w+|better|best|\w{2,}est)(?: (?:one|ones|place|option))?(?: of (?:all|them|these|those))?(?=\W*$)|(?:which|what)(?: one| of (?:these|those|them))? (?!(?:do|would) you (?:recommend|suggest))(?:would|do|should) (?:you|i|we) (?:pick|choose|prefer|recommend|go (?:for|to|with)|take|see|visit|start with)|cual(?:es)?(?: de \w+(?: \w+)?)? (?:es|esta|queda|tiene|parece|son|seria|serian|crees que es) (?:el |la |los |las )?(?:mas \w+|mejor(?:es)?)|(?:which|what)(?: one| of (?:the two|these|those|them))? (?:is|are|looks) (?:the )?(?:\w{2,}er|more \w+)(?=\W*$)|^\W*(?:and )?(?:the|your) (?:best|\w{2,}est|most \w+)(?: one| option)?(?: of (?:all|them|these|those))?(?=\W*$)|^\W*(?:y )?(?:el|la|los|las) (?:mejor(?:es)?|mas \w+)(?: de \w+(?: \w+)?)?(?=\W*$)|^\W*(?:y )?(?:el|la|los|las) (?:mas \w+|mejor(?:es)?) cual(?:es)? (?:es|son|seria|serian)\b|cual(?: de \w+)? (?:me recomiendas|elegirias|eliges|escogerias|escoges|prefieres))\b/u,
  /** "The one you said before", "el anterior": what was talked of before the last. */
  previous:
    /\b(?:the (?:previous|former|earlier) (?:one|place)|the (?:one|place) (?:you |we |from )?(?:\w+ )?(?:before|earlier)|the one before|(?:el|la|al|del) (?:anterior|de antes)|el que (?:dijiste|has dicho|mencionaste|decias) antes)\b/u,
  /** "Is there parking?", "¿admiten perros?": a detail, not the place as a whole. */
  detail:
    /\b(?:dogs?|puppy|pram|buggy|stroller|pushchair|luggage|perr[oa]s?|perrit[oa]s?|carrito|cochecito|maletas?|best time|parking|aparcamiento|wifi|lockers?|consigna|enchufes?|sockets?|mejor (?:hora|momento|epoca|dia)|es mejor ir|(?:is|are) there|(?:does|do) (?:it|they|that|this|the|number)|has it|can (?:i|we) (?!see|do|go|visit|get|book|reserve)|(?:with|con) (?:a |un |mi |my )?(?:dogs?|perros?|mascotas?|pets?)|admiten?|aceptan?|permiten?|venden?|se puede (?!ver|visitar|hacer|reservar|ir)|hace falta (?!reserv)|dress code)\b|^\W*(?:y |pero )?(?:hay|tienen?|dejan?|sirven?|ofrecen?)\b|\b(?:el|la) (?:\d+|\w+[oa]) tiene\b/u,
  /** "And swings?", after another detail. */
  alsoThat: /^\W*(?:and|y) (?:\w+ ){0,2}\w+\W*$/u,
  /** "And for kids?", after a price. */
  forWhom:
    /\b(?:kids?|child(?:ren)?|students?|seniors?|pensioners?|residents?|locals?|teen(?:ager)?s?|bab(?:y|ies)|groups?|famil(?:y|ies)|discounts?|reduced|nin[oa]s?|peques?|hij[oa]s?|estudiantes?|jubilad[oa]s?|mayores|residentes?|menores|bebes?|adolescentes?|grupos?|familias?|descuentos?|reducid[oa]s?)\b/u,
  /** "Something indoors", "¿y si llueve?" */
  underARoof:
    /\b(?:indoors?|under cover|rain(?:s|ing|y)?|a cubierto|bajo techo|de interior|lluev[ea]|lloviendo|lluvia|lloviera|llover)\b/u,
  /** "What's on tonight?" */
  atNight: /\b(?:tonight|at night|this evening|esta noche|por la noche|de noche)\b/u,
  /** "A drink afterwards": at another hour of the day. */
  afterwards: /\b(?:after(?:wards?| that)?|later|then|despues|luego|mas tarde|a continuacion)\b/u,
  /** "Near me": away from whatever the talk was about. */
  here: /\b(?:here|near me|around me|close to me|where i am|my location|aqui|cerca de mi|donde estoy|mi ubicacion)\b/u,
  /** "Recommend me one": of what the talk is about. */
  oneOfThem: /^\W*(?:\w+ ){0,3}(?:one|some|un[oa]s?|algun[oa]s?)\W*$/u,
  there: /\b(?:there|around|ahi|alli|alla|por la zona)\b/u,
  question:
    /\?|^\W*(?:(?:y|and|pero|but) )?(?:is|are|does|do|can|has|have|es|esta|estan|tiene|tienen|hay|se puede|abre|cierra)\b/u,
} as const;

export const hears = (cue: keyof typeof CUES, { text }: Pick<Understanding, 'text'>): boolean =>
  CUES[cue].test(foldAccents(text));

/** "Near Atocha", and nothing else: the same things, there. */
export function isOnlyAPlaceName({ request, text }: Understanding): boolean {
  if (!request.anchor) return false;
  return text.length - (request.anchor.end - request.anchor.start) <= 16;
}
