// Spanish words that say what is done to a plan that stands.
import type { PlanRoleWords } from '../plan-role-words.ts';

export const PLAN_ROLE_WORDS_ES: PlanRoleWords = {
  roles: [
    [
      'swap',
      / (?:(?:inter)?cambi(?:a|o|e|es|as|ad|ar|ais|amos|emos|en|an)(?:me|nos)?(?:l[oae]s?)?|sustitu(?:ye|yes|yo|ya|yas|id|ir|imos|yan)(?:me|nos)?(?:l[oae]s?)?|reempla(?:za|zas|ce|ces|zad|zar|zamos|zan)(?:me|nos)?(?:l[oae]s?)?)(?= )/gu,
    ],
    [
      'drop',
      / (?:(?:quit|elimin|borr|cancel|tach|suprim|retir|descart|salt)(?:a|e|o|es|as|ad|ar|ais|amos|emos|en|an|ir|id|ando)(?:me|nos|te)?(?:l[oae]s?)?|(?:saca|saque|saques|sacas|sacad|sacar)(?:me|nos)?(?:l[oae]s?)?|prescind(?:e|amos|ir|id) del?|deja fuera|dejemos fuera|(?<! (?:por|desde|de|hacia|ahi|alla|comer|cenar) )fuera|sin|no (?:quiero|queremos|necesito|necesitamos)|no hacen? falta|sobran?)(?= )/gu,
    ],
    [
      'put',
      / (?:(?:pon|pone|pones|poned|poner|ponga|pongas|pongamos|pongan)(?:me|nos|le)?(?:l[oae]s?)?|(?:anad|met|inclu)(?:e|a|as|es|o|ir|er|id|ed|ye|ya|yas|imos|emos)(?:me|nos|le)?(?:l[oae]s?)?|(?:agreg|sum|encaj)(?:a|as|ad|ar|ue|ues)(?:me|nos|le)?(?:l[oae]s?)?)(?= )/gu,
    ],
    [
      'move',
      / (?:(?:muev|mov|mover)(?:e|es|ed|er|emos)?(?:me|nos)?(?:l[oae]s?)?|(?:pas|retras|adelant|atras)(?:a|as|ad|ar|e|es)(?:me|nos)?(?:l[oae]s?)?)(?= )/gu,
    ],
    [
      'keep',
      / (?:(?:quit|sac|elimin|recort)\S* lo que (?:haga falta|sea necesario|no quepa|sobre|quieras|sea) (?:menos|excepto|salvo)|(?:dej|respet|conserv)(?:a|e|o|es|as|ad|ar|en|an|emos|amos)(?:me|nos)?(?:l[oae]s?)?|mant(?:en|ener|enme|ennos|engas|enga|enga|engan|eng|iene|enlo|enla)|(?:me |nos )?(?:qued(?:o|amos|ate|ense|ar)(?:me|nos)? con)|no (?:toques|cambies|muevas|quites)(?: (?:nada de))?)(?= )/gu,
    ],
    [
      'restore',
      / (?:(?:regres|restaur|recuper|rescat|devuelv|devolv|restablec)(?:a|e|es|as|ad|ed|er|ar|en)(?:me|nos)?(?:l[oae]s?)?|(?:vuelve|volver|vuelvas|vuelva|volved) a (?:poner|meter|anadir|incluir|agregar)(?:me|nos)?(?:l[oae]s?)?|(?:sigo|seguimos) queriendo|(?:todavia|aun) (?:quiero|queremos|necesit\S{1,4})|(?:quiero|queremos) de vuelta|trae(?:me|nos)? de vuelta)(?= )/gu,
    ],
    [
      'asWas',
      / (?:(?:tal )?(?:como|cual) (?:estaba|estaban|era|eran|lo tenias|lo tenia|iba)|como antes|igual que antes)(?= )/gu,
    ],
    [
      'planBefore',
      / (?:(?:el|al|del) (?:plan|itinerario|recorrido) (?:de antes|anterior|que habia|que tenia\S{0,3}|de hace un rato)|(?:a )?lo de antes|(?:a )?(?:el|la|al) (?:de antes|anterior))(?= )/gu,
    ],
    [
      'seek',
      / (?:(?:busc|encuentr|encontr|recomiend|recomend|suger|sugier|propon)(?:a|e|o|as|es|ad|ed|ar|er|ir|eme|enos|ame|anos|game|ganos)(?:me|nos)?(?:l[oae]s?)?)(?= )/gu,
    ],
    ['fill', / (?:rellen|llen)(?:a|e|es|as|ad|ar|en)(?:me|nos)?(?:l[oae]s?)?(?= )/gu],
    [
      'it',
      / (?:(?:l[oa]s?)(?= (?:cambi|sustitu|reempla|quit|elimin|borr|cancel|sac|pon|met|anad|inclu|muev|pas|retras|adelant))|eso|ese|esa|este|esta|esos|esas|(?:a )?(?:los|las) dos|ambos|ambas)(?= )/gu,
    ],
    [
      'insteadOf',
      / (?:en (?:vez|lugar) del?|antes que|y no|(?<= (?:apetece|gusta|prefiero|preferimos|mejor)(?: \S+){1,5} )(?:antes )?que|en sustitucion del?|(?<= (?:mejor|prefiero|preferimos)(?: \S+){1,3} )que)(?= )/gu,
    ],
    ['not', / (?:no|ni)(?= )/gu],
    [
      'instead',
      / (?:en su (?:lugar|sitio|puesto)|(?<! (?:por|de) )ahi|a cambio|en vez de es[eoa](?! de )|en lugar de es[eoa](?! de ))(?= )/gu,
    ],
    ['anyBut', / (?:lo que (?:sea|quieras|quiera)|cualquier cosa|algo) (?:menos|excepto|salvo|que no sea)(?= )/gu],
    ['exceptFor', / (?:tod[oa]s?(?: (?:lo|los|las) demas)?|el resto) (?:menos|excepto|salvo|quitando)(?= )/gu],
    [
      'allBut',
      / (?:(?:deja|dejad|dejame|dejanos|quedate|dejar?) (?:solo|solamente|unicamente)(?: con)?|solo (?:deja|dejame|dejanos))(?= )/gu,
    ],
    ['be', / (?:(?:que|q) (?:sea|sean)|sea|sean|tiene que ser|debe ser|deberia ser)(?= )/gu],
    ['only', / (?:solo|solamente|unicamente|nada mas|y ya esta|y ya(?= (?:[.,!;?]|$)))(?= )/gu],
    [
      'beside',
      / (?:(?:(?:justo |nada mas )?(?:antes|despues)|cerca|(?:justo )?al lado|a un paso|a la vuelta|enfrente) del?|no(?: \S+)?(?: muy| tan| demasiado)? lejos del?|tras|entre|junto al?|pegad[oa]s? al?|frente al?)(?= )/gu,
    ],
    [
      'first',
      / (?:primero|en primer lugar|lo primero|al (?:principio|inicio|comienzo)|antes (?:que|de) nada|de primer[oa]s?(?! plato)|empezamos (?:con|por|en)|empezando (?:con|por))(?= )/gu,
    ],
    [
      'then',
      / (?:(?:y )?(?:luego|despues(?! del?)|(?<!(?:horas?|minutos?|poco|rato|algo|bastante|mucho) )mas tarde|a continuacion|entonces)|seguido de|segundo|tercero)(?= )/gu,
    ],
    [
      'last',
      / (?:(?:acab|termin|remat|cerr)(?:a|ar|amos|emos|ando)(?: el dia| la noche)? (?:con|tomando|en)|por ultimo|finalmente|al final(?: del todo)?|(?:de |el |la )?ultim[oa](?! hora)(?= [.,;!?] |$| (?:sobre|hacia|a) )|de ultim[oa]|ultimo|para (?:terminar|acabar|rematar))(?= )/gu,
    ],
    [
      'reordered',
      / (?:al reves|(?:dal|dar|dad)(?:e|le|les|a)? la vuelta|(?:mal )?(?:el|ese|este) orden(?: (?:esta|es|va) (?:mal|al reves))?|otro orden|en orden|orden correcto|orden bueno|ordenal[oa]|esta desordenado|cambia(?:me)? el orden)(?= )/gu,
    ],
  ],
  withThem: /(?:(?:a|e|o|r|d|n|s|me|nos|le)l[oa]s| l[oa]s| es[oa]s| dos| amb[oa]s)$/u,
  withIt: /(?:a|e|o|r|d|n|s|me|nos|le)l[oa]s?$/u,
  unknownBefore: new Set(['un', 'una', 'unos', 'unas', 'algun', 'alguna', 'otro', 'otra', 'otros', 'otras', 'mas']),
  many: /[^s]s$/iu,
  asPlace: new Set(['como', 'sea', 'de']),
  stopAt:
    / (?:lo|la|el|los|las)(?: (?:parada|visita|sitio|plan))? (?:que (?:hay|esta|va) a|que (?:empieza|es) a|de)(?: las?)? $/,
  theOther:
    / (?:(?:l[oa]s) (?:(?:dos|tres|cuatro) )?(?:otr[oa]s|demas)(?: (?:dos|tres|cuatro))?|(?:el|la) otr[oa]|el resto de (?:los|las)) $/,
  theRest: / (?:(?:todo )?(?:el resto|lo demas|l[oa]s demas|l[oa]s otr[oa]s(?: (?:dos|tres))?)) /,
};
