// Spanish patterns of the operators and of single request fields. They read the line of `document.ts`: folded words
// without accents, `@p` a named place, `@c` a concept, `…` up to four words.
import type { Patterns } from '../pack.ts';

export const PATTERNS: Patterns = {
  near: 'a que distancia esta de|a que distancia esta del|lejos de|lejos del|a tiro de piedra de|a tiro de piedra del|al ladito de|al ladito del|pegadito a|pegadito al|a mano de|a la altura de|a la altura del|por la parte de|en torno a|minutos de|minutos del|minutos andando de|andando de|cerca de|cerca del|cerquita de|cerquita del|cerca|al lado de|al lado del|alrededor de|alrededor del|junto a|junto al|proximo a|proximos a|proxima a|proximas a|proximo al|proxima al|a un paso de|a un paso del|a dos pasos de|por los alrededores de|por los alrededores del|en los alrededores de|en los alrededores del|en las inmediaciones de|en las inmediaciones del|enfrente de|enfrente del|frente a|frente al|detras de|detras del|delante de|delante del|pegado a|pegado al|no lejos de|no lejos del|no muy lejos de|no muy lejos del|a pocos minutos de|a pocos minutos del|andando desde|desde|zona|zona de|zona del|serca de|cerca d|cerka de|por la zona de|por la zona del|en la zona de|en la zona del|por|cercano a|cercana a|cercanos a|cercanas a|cercanos al|cercanas al|cercano al|cercana al|a la vuelta de',
  inside:
    'en|en el barrio de|en el barrio del|en el distrito de|por el barrio de|dentro de|dentro del|por el|por la|por|(?<! lo )de|(?<! lo )del',
  determiners:
    'el|la|los|las|un|una|unos|unas|este|esta|ese|esa|aquel|algun|alguna|mi|nuestro|tu|barrio de|barrio del|zona de|distrito de|estacion de|metro|plaza de|plaza del|calle|museo|parque|estacion|gran|famoso|famosa',
  outrightRequest:
    '(?:quiero|queremos|quisiera|querria|necesito|necesitamos|busco|buscamos|buscame|encuentra\\w*|recomienda\\w*|sugiere\\w*|muestra\\w*|ensena\\w*|dame|donde|me gustaria|nos gustaria|me encantaria|nos encantaria|mejor(?:es)? sitios? (?:para|de)|apetece|apetecen|llevame|vamos|puedes|podrias|que tal|(?<!no )hay)',
  nothingMore: `(?:nada (?:(?:me|nos) )?\\S+ (?:mas|tanto) (?:que|como)|(?:pocas cosas|poco|casi nada) (?:… )?(?:gusten?|gustan?|disfrute|disfruto|encanten?|apetezcan?|apetecen?) (?:mas|tanto) (?:que|como)|(?:no hay )?nada (?:… )?(?:me|nos) (?:gust[ae]n?|guste|encante|apasione) (?:mas|tanto) (?:que|como)|no hay nada (?:… )?(?:mejor|mas bonito|comparable) (?:que|a)|no hay (?:mejor )?(?:plan|sitio|cosa|nada) (?:… )?(?:mejor )?(?:que|como)|no (?:me|nos) gusta nada (?:mas|tanto) (?:que|como)|nada (?:mejor|supera|como) (?:que|a)?|nada como|no hay cosa que (?:me|nos) guste mas que|mas que (?:nada|ninguna otra cosa)|no podrian? gustarme mas)`,
  nothingLess: `(?:no hay |hay pocas cosas )(?:nada )?mas (?:aburrid[oa]s?|tristes?|deprimentes?|estresantes?|fe[oa]s?|ruidos[oa]s?|pesad[oa]s?|cutres?|agobiantes?|absurd[oa]s?|insoportables?) que|no (?:se (?:me|nos) ocurre|puedo imaginar|imagino|me imagino) (?:nada|un plan|cosa) (?:peor|mas aburrid[oa]|menos apetecible) que|nada (?:(?:me|nos) )?(?:aburr[ae]|cans[ae]|agobi[ae]|estres[ae]|horroriz\\S+|repel[ae]|fastidi[ae]|molest[ae]|desagrad[ae]|disgust[ae]|enfad[ae]|irrit[ae]|deprim[ae]|(?:da|de) mas \\S+) (?:mas |tanto )?(?:que|como)|(?:no hay )?nada (?:… )?(?:me|nos) (?:gust[ae]n?|guste|apetezca|apetece|interese) menos que|no hay nada (?:peor|mas aburrido|menos interesante) que|nada (?:peor|mas aburrido) que`,
  except:
    'mientras no sean?|siempre que no sean?|con tal de que no sean?|excepto|salvo|(?<! o | de )menos(?! de \\d| (?:(?:turistic|tipic|famos|ruidos|clasic|centric)[oa]s?|conocid[oa]s?|visitad[oa]s?|masificad[oa]s?|concurrid[oa]s?|car[oa]s?)(?= |$))(?: a)?|quitando|a excepcion de|con excepcion de|exceptuando|fuera de|aparte de|que no sean|que no sea|excluyendo|todo menos|cualquier cosa menos|todo salvo|todo excepto',
  usedTo:
    'en mis tiempos|en mi epoca|en mi juventud|a los veinte|hasta que (?:tuve|tuvimos|me|nos|llego|empece)|hasta hace poco|antes|solia|soliamos|solian|de pequeno|de pequena|cuando era (?:… )?(?:pequeno|pequena|joven|nino|nina|estudiante)|hace anos|en el pasado|antiguamente|de joven|de nino|de nina|al principio|de adolescente|antano|en su dia',
  noLonger: 'ya no|ahora no|ahora|hoy en dia|ya|actualmente|ultimamente',
  insteadOf: 'en vez de|en lugar de|y no',
  neither: 'ni|tampoco',
  likeness:
    '(?:algo|sitios?|lugares?|uno|una|otro|otra|museos?|parques?) (?:como|tipo|parecid[oa]s? a|similar(?:es)? a|del estilo de|del estilo del|por el estilo de)l?|parecid[oa]s? al?|similar(?:es)? al?',
  unwanted:
    'que ir a|que ir al|que ir de|que meterme en|nada|no tanto|no mucho|nada con|nada que tenga que ver con|nada relacionado con|nada de|no quiero|no queremos|no me apetece|no me apetecen|no nos apetece|no me apetece ir a|no me apetece ver|no quiero ir a|no quiero ir al|no quiero ver|no quiero mas|no mas|nada de|sin|evita|evitar|evitando|(?<! de )menos|ni|no me lleves a|no me mandes a|no me recomiendes|no recomiendes|no me pongas|no me des|no busco|no pienso ir a|nunca voy a|nunca iria a|jamas iria a|jamas voy a|no voy a|no iria a|no necesito|olvida|olvidate de|quita|fuera|no estoy para|paso de|nada mas de|basta de|ya no quiero|no',
  better: [
    '(@c) valen? (?:mucho )?(?:mas que|por) (?:… )?(@c)',
    '(@c) (?:me parecen? |son |es |estan? )(?:mucho |bastante |un poco |aun |algo )?mas (?!aburrid|ruidos|car[oa]s? |fe[oa]s? |pesad|trist|sobrevalorad|lejan|suci|cutre|masificad|turistic|grande|viej|antigu)[a-z]+ que (?:… )?(@c)',
    '(?:mas|antes) (?:de |de la |del |de los |de las )?(@c) que (?:de |de la |del |de los |de las |a )?(@c)',
    '(@c) (?:me gustan? |me parecen? |son |es |estan? )?(?:mucho |bastante |un poco |aun |algo )?(?:mejor|mejores|mas|mas interesantes?|mas divertid[oa]s?|mas bonit[oa]s?|mas entretenid[oa]s?) que (?:… )?(@c)',
    '(?:prefiero|preferimos|preferiria|prefiere) (?:… )?(@c) (?:… )?(?:a|al|que|antes que|en vez de|sobre|por encima de|mas que) (?:… )?(@c)',
    '(?:gust(?:an?|o|aron|aban?)|encantan?|apetecen?|interesan?|molan?|molaron|disfruto|disfruto de|disfrute|disfrute de|disfrutamos|disfrutamos de) (?:mucho )?mas (?:… )?(@c) que (?:… )?(@c)',
    '(?:mejor|antes) (?:un |una |unos |unas |el |la |los |las )?(@c) que (?:… )?(@c)',
    '(@c) (?:en vez de|en lugar de|antes que|y no|mejor que) (?:… )?(@c)',
    '(@c) > (@c)',
    '(@c) (?:lo )?primero (?:… )?(@c) (?:lo ultimo|l[oa]s ultim[oa]s|en ultimo lugar|para el final|al final)',
    '(?:primero|lo primero|ante todo|sobre todo|en primer lugar) (?:… )?(@c) (?:… )?(?:lo ultimo|en ultimo lugar) (?:… )?(@c)',
    'soy (?:mucho )?mas (?:de |del )(?:… )?(@c) que (?:de |del )(?:… )?(@c)',
    'somos (?:mucho )?mas (?:de |del )(?:… )?(@c) que (?:de |del )(?:… )?(@c)',
    '(?:mas|antes) (?:un |una )?(@c) (?:y|que) (?:menos )?(?:… )?(@c)',
    '(@c) (?:les? )?(?:ganan?|superan?|dan? (?:mil|cien|cuatro) vueltas) (?:(?:por|de) \\S+ )?(?:a|al) (?:… )?(@c)',
  ],
  worse: [
    '(?:cambiaria|cambio|dejaria|dejo|daria) (?:… )?(@c) por (?:… )?(@c)',
    '(@c) (?:me parecen? |son |es )?(?:mucho |bastante |un poco )?mas (?:ruidos[oa]s?|fe[oa]s?|pesad[oa]s?|tristes?|agobiantes?|masificad[oa]s?|turistic[oa]s?) que (?:… )?(@c)',
    '(@c) (?:me gustan? |me parecen? |son |es )?(?:mucho |bastante |un poco )?(?:peor|peores|menos|menos interesantes?|menos divertid[oa]s?|mas aburrid[oa]s?) que (?:… )?(@c)',
    '(?:gust(?:an?|o|aron|aban?)|interesan?|apetecen?|molan?) (?:mucho )?menos (?:… )?(@c) que (?:… )?(@c)',
    'no (?:me |nos )?(?:gustan?|interesan?|molan?) (?:… )?(@c) tanto como (?:… )?(@c)',
  ],
  likedLess: '(@c) (?:, )?(?:pero |aunque )?no tanto como (?:… )?(@c)',
  pronoun: 'ellos|ellas|esos|esas|estos|estas|eso|esto|los|las|lo|la|les|le|ambos|ambas|el|ella',
};
