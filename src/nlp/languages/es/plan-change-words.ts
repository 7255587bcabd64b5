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
};
