// Spanish words beside a change of a plan: ways that are too long, hours at which people can set out, gaps.
import type { PlanChangeWords } from '../plan-change-words.ts';

export const PLAN_CHANGE_WORDS_ES: PlanChangeWords = {
  outAt:
    / (?:lleg\S+|salgo|salimos|salir|saldre|saldremos|acabo|acabamos|termino|terminamos|libre|libres|estar[ea]\S*|estamos|puedo|podemos|aterriz\S+)(?: (?!con|en)\S+){0,3}(?: (?:a|hasta|desde|sobre|hacia|de|antes de))?(?: las?)? $/,
  startNow:
    / (?:empez\S+|empiec\S+|arranc\S+|sal(?:ir|imos|gamos)|comenz\S+|ir|vamos|ponernos) (?:\S+ )?(?:ya|ahora|ahora mismo|ya mismo|enseguida) /,
  tooFar:
    / (?:(?:muy|demasiado|bastante|tan|super|un poco|re) (?:lejos|lejitos)|lejisimos|lejos|(?:en )?la otra punta|(?:mucha|demasiada) (?:distancia|caminata)|a tomar por \S+) /,
  noWay: / (?:no|ni hablar|ni de broma|demasiad[oa]s?|much[oa]s?|imposible|nada de eso|uf|uff|es un monton) |[?!¿¡]/,
  minutesSaid: / (\d{1,3}) (?:minutos?|mins?) /,
  closer:
    / (?:mas cerca|cerca|cercan[oa]s?|mas cercan[oa]s?|aqui al lado|al lado|por (?:aqui|ahi|alli|la zona)|no (?:tan|muy) lejos|(?:que podamos|para) ir (?:andando|a pie|caminando)) /,
  alsoSaid: new Set(['tambien', 'tampoco', 'igual']),
  oneLike: /^ (?:un[oa]|otr[oa]|algun[oa])(?= )/,
  bySunset:
    / (?:antes (?:del?|de que) (?:atardecer|anochecer|anochezca|puesta de sol|oscurezca|se (?:ponga|haga)(?: el sol| de noche)?|la puesta de sol)|con (?:el )?atardecer) /,
  minutesFrom:
    / (?:minutos?|mins?)(?: (?:a pie|andando|caminando|como mucho|o menos|max|maximo)){0,2} (?:del?|desde)(?: (?:el|la|los|las))? $/,
  gap: / (?:huecos?|vacio|tiempo (?:libre|muerto)|nada entre|demasiado tiempo|sobran? (?:una|dos|tres|\d) horas?|rato (?:libre|muerto)) /,
  stays: [
    [
      'tooLittle',
      / (?:no (?:me |nos |les |le )?(?:basta|llega|alcanza|da)|(?:es|son|sabe a|me parece) (?:muy )?poc[oa]) /,
    ],
    [
      'longer',
      / (?:mas (?:tiempo|rato|ratito|largo|larga|largos|largas|tiempito)|(?:un poco|un poquito|algo) mas (?:de tiempo|largo|larga|en)|mas (?:en|con)(?= (?:@|el|la|los|las|mi) )|(?:se )?(?:me|nos) (?:queda|hace|quedan) (?:muy )?(?:cort[oa]|poco)|alarg\S+|sin prisas? en|recrear\S*|quedarnos mas) /,
    ],
    [
      'shorter',
      / (?:menos (?:tiempo|rato|ratito)|mas (?:cort[oa]s?|cortit[oa]s?|breves?)|cortit[oa]s?|menos (?:en|con)(?= (?:@|el|la|los|las|mi) )|acort\S+|recort\S+) /,
    ],
    [
      'enough',
      / (?:sobra|sobran|basta|bastan|llega|vale|valen|suficientes?|de sobra|como mucho|maximo|a lo sumo|nada mas) /,
    ],
  ],
  enoughTime:
    / con (\S+) (?:me |nos |les |le )?(?:sobra|basta|vale|llega|es suficiente|hay) | (?:pon|ponle|dejal[oa] en|digamos|que sea) (\S+)(?: porfa)? $/,
  aboutHour:
    / (?:como|sobre|hacia|tipo|a|digamos|pongamos)(?: las?)? (\d{1,2})(?: (?:porfa|mas o menos|o asi|mejor))* ?$/,
  ownFood:
    / (?:(?:llev|tra|prepar|hecho|hac|compr)\S*(?: \S+){0,3} (?:bocatas?|bocadillos?|bocatines|sandwich(?:es)?|picnic|tuper(?:es|s)?|tupper(?:s|es)?|fiambreras?|tortas?|(?:nuestra|mi|la|su) (?:propia )?(?:comida|cena|merienda))|(?:cocina|hace|prepara|invita|nos da|da de)(?: \S+){0,2} (?:mi|nuestr[oa]|la|el|su) (?:\S+ )?(?:madre|padre|abuel[oa]|ti[oa]|suegr[oa]|herman[oa]|prim[oa]|familia|amig[oa]|cunad[oa])|(?:mi|nuestr[oa]|la|el) (?:\S+ )?(?:madre|padre|abuel[oa]|ti[oa]|suegr[oa]|herman[oa]|prim[oa]|amig[oa]|cunad[oa])(?: \S+){0,2} (?:cocina|hace|prepara|(?:nos|me) (?:invita|hace|prepara|da|espera))|(?:com|cen|almorz|merend|desayun|vamos|voy|quedam|ir)\S*(?: \S+){0,2} (?:donde|en casa de|con) (?:mi|mis|nuestr[oa]s?|l[oa]s?|una?|unos) (?:\S+ )?(?:madre|padres?|abuel[oa]s?|ti[oa]s?|suegr[oa]s?|herman[oa]s?|prim[oa]s?|familia|amig[oa]s?|cunad[oa]s?|colegas?)|ya (?:hemos|habremos|he|habre|vamos|voy|venimos|vengo) (?:comid\S*|cenad\S*|desayunad\S*|almorzad\S*)|(?:comida|cena) (?:de empresa|familiar)) /,
  byWord: /^ (?:es[eoa]|est[eoa]|el|la|lo) del?(?: (?:el|la|los|las))? (\S+)(?= )/,
  through: /^ (?:por|en|alrededor de) $/,
  firstTwo: /^ (?:(?:dos|2) primer[oa]s|primer[oa]s (?:dos|2)) $/,
  lastTwo: /^ (?:(?:dos|2) ultim[oa]s|ultim[oa]s (?:dos|2)) $/,
  cannotShift: / (?:no|nunca|imposible)(?: [a-z]+){0,4} (?:antes|mas temprano|mas pronto|mas tarde) /,
  numberWord: / (?:numeros?|num|paradas?) $/,
  ofNumber: /^ (?:es|no|parece|suena|esta|queda|pinta|sobra|puede|lo|la|me|nos|ya|tampoco|fuera)(?= )/,
  suggests:
    / (?:(?:y|que tal|mejor) si (?!no |llueve |hace |esta )|por que no (?:vamos|hacemos|ponemos|quitamos|cambiamos|comemos|cenamos|nos|lo|la|metemos|dejamos)|que tal (?:si |el |la |un |una |los |las )|(?:lo|la) (?:pasamos|movemos|cambiamos|dejamos|hacemos|retrasamos|adelantamos) (?:a|al|para|el|por)|no (?:podemos|podriamos|seria mejor)|(?:cenamos|comemos|desayunamos|empezamos|quedamos) mejor|mejor (?:cenamos|comemos|desayunamos|empezamos|quedamos)) ?/,
  tagAsked:
    /^ (?:(?:es|seria|sera) posible|(?:se puede|puedes|podrias|podemos|puede ser|podria ser)(?: hacer)?(?: asi)?|vale|ok|va|te parece(?: bien)?|(?:que|como) (?:te parece|lo ves|ves|tal)|(?:lo )?(?:ves|cambias|arreglas|haces)|hecho|si|no|porfa|por favor) ?[?!. ]*$/,
  thatDay: / (?:ese|el mismo|aquel) dia | es[ea] (?:noche|tarde|manana) /,
  askedFor:
    /^ (?:\S+ ){0,3}(?:hay|no hay|habra|no habra|habria|no habria|algun|alguna|conoces|sabes de|sabes|tienes|no tienes|me dices|elige|escoge|prueba con) /,
};
