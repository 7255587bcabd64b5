// Spanish words that tie a message to the one before. Accents are folded.
import type { Cues } from '../cues.ts';

export const CUES_ES: Cues = {
  founded:
    /(?:\b(?:desde|(?:abiert[oa]|abrio|fundad[oa]|construid[oa]|nacio|nacid[oa]) en|data de)|, del?) (1[0-9]\d\d|20[0-2]\d)\b/gu,
  denies: /\b(?:no|ni|nunca|nada|nadie|ningun[oa]?|sin|tampoco)\b/u,
  continues: /^\W*(?:y|e|pero|no(?=,)|que tal|mejor|lo mismo|igual)\b/u,
  ofThese: /\b(?:cual(?:es)?|algun[oa]s?|de (?:estos|estas|esos|esas|ellos|ellas)|de los que|de las que)\b/u,
  whichHas: /^\W*(?:y |pero |vale )?(?:cual(?:es)?|en cual(?:es)?|algun[oa]|hay algun[oa]|tiene[n]? algun[oa])\b/u,
  oneOfTwo:
    /\b(?:cual(?:es)?|(?:el|la) (?:que .{0,20})?mas (?:barat[oa]|cercan[oa]|tranquil[oa]|economic[oa]|animad[oa]|pij[oa]|joven))\b/u,
  itHas: /^\W*(?:y |pero )?(?:tiene|es|esta) (?!alguno|alguna)\w+\W*$/u,
  anything: /\b(?:algo|algun (?:sitio|otro)|otr[oa]s?)\b/u,
  seeks: /\b(?:algo|algun (?:sitio|lugar|plan)|a?donde|ideas?|comida)\b/u,
  seeksPlace:
    /\b(?:(?:busco|buscamos|buscando|necesito|necesitamos|quiero|queremos|conoces|conoceis|sabes de|recomienda\w*|dame|dime|algun|un|una|unos|unas)(?: \w+){0,3} (?:sitios?|lugar(?:es)?|locales|local|restaurantes?|bar(?:es)?|cafeterias?|hotel(?:es)?|hostal(?:es)?)\b|(?:sitios?|lugar(?:es)?|restaurantes?|bares) (?:para|donde|con|tipicos?|tradicional(?:es)?|baratos?|tranquilos?|cerca)\b)/u,
  sorrow:
    /\b(?:(?:me|nos) (?:acaba de |acaban de |ha |han )?(?:deja(?:do|r)(?! (?:tirad|sin palabras|un|una|el|la))|dejo(?! (?:un|una|el|la)))(?: (?:mi )?(?:novi[oa]|pareja|marido|mujer|chic[oa]))?|(?:hemos|he|acabamos de|acabo de) (?:roto|romper|cort(?:ado|ar)) con|(?:nos hemos|me he|acabo de|acabamos de) (?:separado|divorciado|separar\w+|divorciar\w+)|(?:me|le|nos) (?:han|acaban de) (?:echa(?:do|r)|despedi(?:do|r))(?! (?:del bar|del hotel))|(?:ha muerto|se (?:me )?ha muerto|ha fallecido|fallecio|se murio|acaba de morir|se nos ha ido)|(?:mala|malas|peor|regular) noticias?|noticia (?:mala|regular|horrible|fatal)|noticias (?:malas|regulares)|funeral|entierro|tanatorio|de luto|(?:me han puesto|me ha puesto) los cuernos|he suspendido|no (?:puedo|paro) (?:parar )?de llorar|corazon roto|ruptura)\b/u,
  keepInMind:
    /\b(?:apunta(?:lo|te|telo|melo)?|anota(?:lo|te|telo)?|acuerdate|recuerda(?:lo)? que|recuerdalo|ten(?:lo)? en cuenta|no (?:te|se te) olvides?|para que (?:lo )?sepas|a partir de ahora|de ahora en adelante|quedate con que)\b/u,
  seeksThing:
    /\b(?:(?:quien|donde|a?donde|sitios?|lugar|tiendas?|alguien|algun lado)\b(?: \S+){0,4}? (?:vend\w+|compr\w+|encuentr\w+|encontrar|ver|veo|vemos|arregl\w+|repar\w+|alquil\w+|conseguir|consig\w+|haya|hay|tengan|tienen|dan|hacen|hagan|prob\w+|aprend\w+|esta|estan)|necesit\w+|busc(?:o|amos|ando)|(?:quiero|queremos|quisiera|querria|me gustaria|nos gustaria|para|puedo|podemos|a) (?:ver|comprar|comprarme|encontrar|probar|aprender|alquilar|conseguir|pillar)|(?:me|nos) hacen? falta|sabes de|conoces|hay|(?:le|les|me|nos) va[n]?|(?:fans?|frikis?) del?|(?:obsesionad|flipad)[oa]s? con|loc[oa]s? por|donde(?: (?:puedo|podemos|se puede|podria|podriamos|me|nos|se|ir a))*|(?:algo|cosas) (?:sobre|relacionad[oa]s? con)|(?:sitios?|lugar|rincon|rinconcito|local|algo|bar|tienda|club|algun lado) (?:con|para|donde|de))(?: (?:un|una|unos|unas|el|la|los|las|algun|alguna|algunos|algunas|de|a|mi|buen|buena|buenos|buenas|nuevo|nueva|par)){0,4}\W*$/u,
  wishedNext:
    /\b(?:con|sin|no|nada de|ni|para|sobre|de|y|o|mas|tengan?|tienen?|haya|hay|quier[oe]|queremos|necesit\w+|gustan?|encantan?|sirv[ae]n|por)(?: (?:un|una|unos|unas|el|la|los|las|algun|alguna|algo de|buen|buena|buenos|buenas|much[oa]s?|poco|mas|de)){0,4}\s{0,2}$/u,
  halfOfDay: /[ap]\.?m\b|\b(?:manana|mediodia|tarde|noche|medianoche|madrugada)\b/u,
  easyGoing:
    /\b(?:mas (?:pequen[oa]|facil|llevader[oa]|comod[oa]|descansad[oa])|menos (?:cansad[oa]|pesad[oa])|(?:me|se|nos) cans(?:o|a|an|amos)\b|(?:andar|caminar) (?:poco|menos)|(?:no|sin) (?:puede |puedo |pueden |podemos |tener que )?(?:andar|caminar|cansar(?:nos|me|se)) ?(?:mucho)?|(?:mal|malas?|fatal) (?:de )?(?:las )?(?:rodillas?|piernas?|caderas?|espalda))\b/u,
  goodValue:
    /\b(?:calidad[- ]precio|merece mas lo que cuesta|sale mas a cuenta|sin un duro|pelad[oa]s?|mas barat[oa]|ajustad[oa]s? de dinero)\b/u,
  beginner:
    /\b(?:primera (?:vez|visita)|primer museo|(?:no|nunca) (?:se|sabe|sabemos|entiendo|entiende|entendemos|ha|han|he|hemos)(?: \w+){0,3} (?:arte|museos?|pintura|cuadros?|antes)|solo (?:ha|han|he|hemos) (?:visto|ido a|estado en) un\w*|principiantes?)/u,
  line: /\b(?:linea|l) ?(\d{1,2})\b/u,
  withAddress: /\bcon (?:la |su |sus |las )?direccion(?:es)?\b/u,
  onlyOne:
    /\b(?:solo|solamente|unicamente|nada mas|nomas) un[oa]?\b(?! (?:dia|hora|noche|rato|poco|momento|persona|parada|cosa|pregunta|duda|problema|par))|\bun[oa] (?:sol[oa]|nada mas|nomas)\b(?! (?:persona|dia|hora|noche|vez))|\b(?:dame|dime|recomiendame|quedate con) (?:el|la|tu) (?:mejor|preferid[oa]|favorit[oa])\W*$|^\W*(?:y |vale |pues )?(?:el|la|tu) (?:mejor|preferid[oa]|favorit[oa])(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))?\W*$|\bsolo (?:puedo|podemos|pudiera|pudieramos) (?:ir a|elegir|probar) un[oa]\b/u,
  best: /\b(?:el|la|los|las|tu|su) mejor(?:es)?\b(?! (?:forma|manera|momento|hora|amig[oa]s?|dia|precio|plan|zona|opcion|para))|\bmejores\b(?! amig)/u,
  joins:
    /\b(?:y|e|pero|o|luego|ademas|asi que)\b(?= (?:luego |ademas )?(?:que|donde|cuando|cual|cuales|quien|como|cuanto|cuanta|hay|es|esta|se|si|puedo|podemos|quiero|queremos|algo|algun|alguna|un|una|el|la|tambien|me|nos)\b)/gu,
  links:
    /(?<=[\s,])(?:(?:y|pero) )?(?:luego|despues(?! de\b)|tambien|ademas|mientras(?: tanto)?|o si no|y|e|pero|\+)(?=\s)/gu,
  bareAsk: /(?:^|[\s,.!?¿¡])(?:donde|cuando|como|cuanto|por donde|a que hora|cual(?:es)?)\s*$/u,
  opensAsk:
    /^(?:(?:si no|tambien|ademas|luego|despues|por favor|mientras(?: tanto)?|de paso),? )*(?:que (?!no\b|sea|tenga|este|haya|abra|acept|admit)|q|(?:a|de|por) ?donde|(?:donde|dnd)(?! (?:haya|tenga|pongan|sirvan|se pueda|pueda|no|me dejen|nos dejen|dejen|hagan|vendan))|cuando|cual(?:es)?|quien|como|cuant[oa]s?|a que|hay|se puede|puedo|podemos|algun[oa]?|algo|(?:necesit|busc)(?:o|amos)|(?:quiero|queremos|querria(?:mos)?|quisiera) (?!ir a)|recomiend\w+|dime|dame|si hay|un (?:buen )?(?:sitio|lugar)|el (?:mas cercano|mejor)|la (?:mas cercana|mejor))\b/u,
  opensNoun: /^(?:(?:a|en) )?(?:un|una|unos|unas|alguna?)\b/u,
  opensNear: /^(?:\w+ ){1,3}(?:cerca|por (?:ahi|alli|la zona)|al lado|alrededor)\W*$/u,
  adds: /\b(?:tambien|ademas)\b/u,
  opensDeed: /^(?:para )?\w{2,}[aei]r(?:me|nos|le|les|lo|la)? (?:un|una|unos|unas|algo|el|la|los|las|mi|mis)\b/u,
  saysNext: /\b(?:luego|despues)\b/u,
  books: /\b(?:reserv\w+|compra\w*|saca\w*|entradas?|mesa|tickets?)\b/u,
  noTrains:
    /\b(?:sin (?:coger |usar |ir en |tener que coger )?|nada de |evit(?:o|ar|ando) |no (?:quiero |queremos |puedo )?(?:coger |usar |ir )?(?:en )?)(?:el )?(?:metro|trenes|tren)\b/u,
  walkAsked:
    /\b(?:como|cual|que tal|cuanto (?:dura|se tarda en)) (?:es )?(?:el|la) (?:paseo|caminata|camino|ruta|trayecto)\b/u,
  goesBack:
    /\b(?:como|para) (?:me |nos )?(?:vuelv[oe]|volvemos|volver|regres[oa]|regresamos|regresar)\b|\bde vuelta (?:a|al|en)\b|\bvolver (?:luego |despues )?(?:a|al)\b/u,
  saysWhat:
    /^\W*(?:(?:y|pero|entonces|vale|oye) )*(?:no )?(?:es|son|esta|estan|tiene|tienen|sirven?|venden?|era)\b|\bes (?:de|del|un|una|el|la)\b|\b(?:no|verdad)\s*\?\s*$/u,
  whereToSee: /\b(?:donde|ver)\b(?!.*\b(?:como|parecid[oa]|tipo)\b)/u,
  whereIsIt:
    /\bdonde (?:esta|estan|(?:puedo|podemos|se puede|se|podria) ver|veo|vemos)\b(?!.*\b(?:como|parecid[oa]|tipo)\b)/u,
  tellsWhen:
    /\b(?:(?:la |nuestra |el )?(?:cena|comida|desayuno|almuerzo|reserva|mesa|visita|viaje)|eso|esto)? ?(?:es|seria|sera) (?:para |el |hoy|manana|esta)/u,
  givesExample: /^\W*(?:algo |un sitio |quizas? |igual )?(?:como|tipo|rollo|en plan|por ejemplo) (?:un[oa]?s? )?/u,
  alsoThen: /\btambien\b/u,
  ratherOne:
    /^\W*(?:(?:y|pues|bueno|vale|hm+) )*(?:mejor|prefiero|preferimos|casi mejor) (?:uno|una|algo|otr[oa]) (?:que|con|sin|donde|mas)\b/u,
  seeksAnother:
    /\b(?:(?:algun|alguna|hay|y|dame|dime|ensename|quiero|queremos|busco|pido|pedia|pues) otr[oa]s? (?:sitios?|lugar(?:es)?|opcion(?:es)?|restaurantes?|bar(?:es)?)|otr[oa] (?:sitio|lugar|opcion|restaurante|bar)|(?:una|como) alternativa|un plan b)\b/u,
  dropsIt:
    /\b(?:da igual|dejalo|dejalo estar|no importa|olvidalo|nada,? (?:da igual|dejalo))\b[\s,.!]*(?:(?:gracias|muchas gracias|adios|hasta luego|venga)\b[^?]{0,40})?$/u,
  seeksSome: /\b(?:hay|conoces|sabes de|tienes) (?:algun[oa]?s?|otr[oa]s?|un[oa]?s?)\b[^?]{0,60} (?:que|q|donde)\b/u,
  otherPlaces:
    /\botr[oa]s? (?:sitios?|lugar(?:es)?|opcion(?:es)?|cosas?)\b|\b(?:sitios?|lugar(?:es)?|opciones) (?:distint[oa]s?|diferentes?|nuev[oa]s?)\b|\botr[oa]s(?= ?$|,| distint)/u,
  smallHouse:
    /(?<!\b(?:nin[oa]s?|hij[oa]s?|l[oa]s|mis|tus|nuestr[oa]s|bebes?|tan|muy|mas|el|la) )\b(?:pequen(?:[oa]s?|it[oa]s?)|chiquit[oa]s?|visita (?:corta|breve|rapida))\b|\b(?:no|nada|menos) (?:(?:es|sea|sean|son) )?(?:muy |tan |demasiado )?(?:grandes?|enormes?|inmensos?)\b/u,
  whichKind: /(?:^|[^a-z])(?:que|q|cuales)(?: otr[oa]s| mas)? $/u,
  perhaps: /\b(?:quizas?|tal vez|a lo mejor|igual|idealmente)\b/u,
  rainsNow:
    /(?<!\b(?:si|cuando|como) )\besta (?:\w+ )?(?:lloviendo|diluviando|jarreando)\b|\b(?:puesto|empezado|empieza|empezo|empezando|comienza|comenzado) a (?:llover|diluviar|jarrear)\b|\b(?:caen chuzos|llueve a (?:mares|cantaros)|con esta lluvia)\b/u,
  anyPlaces: /\b(?:sitios?|lugar(?:es)?|cosas|actividad(?:es)?|planes|algo|una (?:sola |unica )?cosa)\b/u,
  whatToDo:
    /\b(?<!(?:mejor|algo|nada|lo|cosas?|sitios?) )que (?:hacemos|hago|hacer|(?:podemos|puedo|podriamos|se puede|pueden|puede) (?:hacer|(?:ver|visitar)(?! (?:en|dentro)\b))|(?:me|nos) propones|(?:les?|nos) (?:gustara|gustaria|puede gustar|podria gustar|gusta|va a gustar|apetecera)(?:n|ia)?)\b(?! (?:alli|ahi|dentro))/u,
  looksForPlaces:
    /\b(?:algo|algun[oa]?s?|otr[oa]s?|buen[oa]?s?|bonit[oa]s?|recomi\w+|suger\w+|cerca|cercan[oa]s?|por aqui|por alli|a?donde|sitios?|lugar(?:es)?|opciones|vende\w*)\b/u,
  ifFull:
    /\b(?:si|como|por si)\b(?: \w+){0,4}? (?:llen[oa]s?|complet[oa]s?|petad[oa]s?|a tope|abarrotad[oa]s?|cerrad[oa]s?|no (?:hay|queda|quedan|tienen) (?:sitio|mesas?|plazas?|hueco|habitacion|habitaciones|entradas))\b/u,
  lessSmart:
    /\b(?:tan|demasiado|menos) (?:pij|fin[oa]|elegant|lujos|formal|estirad|snob|encorsetad)\p{L}*|\b(?:muy|bastante|super|un poco) (?:pij|estirad|snob|encorsetad)\p{L}+|\b(?:mas|algo|un sitio|otro|otra) (?:mas )?(?:de barrio|informal|relajad[oa]|normalit[oa]|sencill[oa]|castiz[oa]|desenfadad[oa])/iu,
  alike:
    /\b(?:algo|algun[oa]?|otr[oa]|un sitio|un lugar|uno|una)(?: \w+)? (?:parecid[oa]|similar|por el estilo|del estilo|asi|como (?:ese|esa|este|esta|eso))\b|\b(?:comida|cocina|platos|estilo) (?:parecid[oa]s?|similar(?:es)?)\b|\bque (?:otro |mas )?(?:hay|sitio|seria) (?:parecido|similar)\b|\bde(?:l mismo| ese) (?:estilo|tipo)(?: de (?:comida|cocina|sitio))?\b/u,
  looksAround: /\bque (?:hay|tienes|encuentro|puedo encontrar)(?: \w+){0,2} (?:cerca|alrededor|por|en)\b/u,
  whatItIsLike:
    /\b(?:diferencia|que tal (?:es|esta|el barrio|la zona)|que tal (?:\w+ ){0,2}\w+(?=\W*$)|como es (?:el barrio|la zona|\w+)|(?:que|cual|cuales)(?: (?:es|seria|zona|barrio|de l[oa]s dos))+(?: \w+){0,2} (?:mejor|mas \w+)|comparad[oa] con|cuentame (?:algo )?(?:de|sobre)|hablame de|es (?:un )?(?:buen|mal) (?:barrio|sitio|zona)|es (?:buena|mala) zona)\b/u,
  sameArea:
    /\b(?:(?:por|en|de) (?:la misma|esa misma|esa) zona|mism[oa] (?:barrio|zona)|ahi mismo|alli mismo|por ahi mismo|por (?:ahi|alli|alla|ese lado|esa parte|esos lados|esos lares)|(?:ahi|alli|alla) cerca)\b/u,
  otherArea:
    /\b(?:(?:otra|otras|otro|otros|distint[oa]|diferente) (?:zonas?|barrios?|parte de la ciudad|lado de la ciudad)|(?:zona|barrio) (?:distint[oa]|diferente)|(?:esa|esta|ese|este) (?:zona|barrio|parte) (?:ya )?(?:la |lo |me la |me lo )?(?:conozco|conocemos|he visto|hemos visto|tengo vist[oa]|tenemos vist[oa])|ya (?:conozco|conocemos|he estado en|hemos estado en) (?:esa|esta|ese|este) (?:zona|barrio|parte)|(?:en|por) (?:esa|esta|ese|este) (?:zona|barrio) no(?=\W*$|\W*[,.;])|fuera de (?:esa|esta|ese|este) (?:zona|barrio))\b/u,
  joined: /[,;&+]|\b(?:y|e|o|u|ni)\b/u,
  crowds: /\b(?:aglomeracion|multitud|masificaci|gentio|gente\b|muchedumbre|petad|abarrotad|llenos?\b|nadie\b|agobio)/u,
  forSights:
    /\b(?:algo|cosas|algun sitio|sitios?|lugar(?:es)?)\b(?: \w+){0,3}? (?:que|para|por) (?:ver|visitar)\b|\bque\b(?: \w+){0,4} (?:ver|visitar)\b(?! (?:en el|en la|del?)\b)|\b(?:ver|visitar) algo\b/u,
  besideVisit:
    /\b(?:despues del? (?:la |el )?(?:museo|visita|parque|concierto|paseo|exposicion|palacio|partido|obra)|despues|luego|antes|al salir|a la salida)(?=\W*$|\W*[,?;.]| (?:algo|un|una|unas|unos|para|cosas|comer|cenar|comida)\b)/u,
  forTourists: /\b(?:guiris?|turistas?|turistic[oa]s?|turistada|sobrevalorad[oa]s?|timo|sacacuartos|clavada)\b/u,
  stillThere:
    /\b(?:(?:sigue|siguen|continua) (?:abiert[oa]s?|existiendo|funcionando|en pie|ahi)|(?:sigue|siguen|existe|existen|queda|quedan)(?=\W*$)|(?:todavia|aun) (?:existe|esta|abre|abren|sigue|funciona)|(?:ha|han) (?:cerrado|desaparecido|cambiado)|(?:cerro|cerraron|se mudo|se ha mudado)|ya no (?:existe|esta|abre)|que (?:fue|paso|ha pasado|ha sido) (?:de|del|con))\b/u,
  ofTheWorld:
    /(?:^|[.,;:!?¿¡()-])\W{0,3}(?:(?:y|e|pero|oye|hola|ah|vale|perdon|perdona|una cosa|una pregunta|dime|por cierto|entonces|pues|che|ademas|ey)\W{1,3}){0,3}(?:(?:que|q|k) (?:es|son|era|eran) (?:un|una|unos|unas) |(?:que|q) (?:es|son) (?:(?:el|la|los|las|lo|eso|esto) )?(?!mejor|que\b|de\b|mas\b|lo\b|del\b)\w+(?: \w+){0,4}\W*$|(?:que|q) (?:significa|quiere decir|se celebra|ropa|me pongo|nos ponemos|llevo|llevamos|diferencia|edad|se considera)\b|(?:que|cual es la) diferencia\b|(?:por que|pq|porque|xq)\b(?! no\b)(?=.*(?:\?|$))|(?:es|seria|esta|sera|resulta) (?:muy |tan |de )?(?:normal|raro|verdad|cierto|legal|ilegal|mala educacion|obligatorio|necesario|costumbre|habitual|mal visto|bien visto|demasiado|buena idea|tradicion)\b|(?:se )?(?:puede|pueden|puedo|podemos|dejan|permiten|podria|podrian)(?: (?!cerca|donde)\w+){0,3} (?:beber|fumar|entrar|llevar|llevarme|subir|pasar|ir en|acampar|vapear|consumir|pagar)\b|(?:hay que|hace falta|es obligatorio|debo|deberia|necesito) (?:reservar|dejar|pagar|vestir|ir de|saber|hablar|visado|pasaporte|dar|dni|carnet)\b|como (?:se )?(?:dice|dicen|pide|pido|piden|pronuncia|llama|llaman|paga|saluda|funciona|eliges|sabes|decides|va lo de)\b|(?:y )?(?:que|q) (?:pide|pido|pedimos|puede pedir|puede tomar|bebe|se bebe|se pide)\b|quien(?:es)? (?:es|era|fue|son|eran|gano|gana|pinto|hizo|construyo|invento|va a ganar|manda)\b|cuando (?:fue|empezo|se (?:hizo|construyo|fundo|celebra)|murio|nacio)\b|cuant[oa]s? (?:mide|pesa|habitantes|anos|dura|hay que|se (?:deja|tarda|bebe|come)|propina|efectivo|dinero|alcohol|escaleras|escalones|tapas)\b|a (?:que|q) (?:edad|altura)\b|(?:ha|han|sigue|siguen|cerro|cerraron|existe|existen|se (?:fue|fueron|mudo|ha ido|han ido|ha mudado))\b(?! (?:visto|dicho|recomendado|comentado)))|\b(?:es|son|sera) (?:\w+ ){0,2}(?:un timo|una estafa|un engano|mentira|un mito|verdad|cierto|timo)\b|\b(?:es verdad|es cierto|verdad que)\b/u,
  startsAt:
    /^\W*(?:(?:no|perdon|perdona|digo|quiero decir|y|pero|mejor|me referia a?|que)\W+){0,4}(?:(?:salgo|salimos|saliendo|voy|vamos|estoy|estamos|si) (?:\w+ )?)?desde\b|\b(?:salgo|salimos|saliendo|vengo|venimos) (?:de|del)\b/u,
  stop: /\b(?:metro|parada|estacion)\b/u,
  settles:
    /\b(?:voy|vamos|ire|iremos|nos vamos|me voy) (?:a |al |para )?(?:ir )?(?:a |al )?(?:ese|esa|este|esta|ahi|alli|alla|el|la|los|las|probar|llamar|reservar)\b|\b(?:llam(?:o|amos|are|aremos)|prob(?:amos|are|aremos)|reserv(?:o|amos|are|aremos)|pregunt(?:o|amos|are|aremos) (?:alli|ahi|en)|(?:nos quedamos|me quedo|nos decidimos|me decido) (?:con|por)|cog(?:emos|eremos|ere))\b|\b(?:ya )?(?:hemos|he) (?:encontrado|reservado|cogido) (?:un|uno|una|mesa|algo|sitio)|\bya (?:tenemos|tengo) (?:uno|una|sitio|mesa|algo)|\b(?:decidido|hecho|resuelto)(?=\W*(?:$|[,.!]))/u,
  withoutSteps:
    /\b(?:ascensor(?:es)?|elevador(?:es)?|escaleras?|escalon(?:es)?|peldanos?|rampas?|sillas? de ruedas|silla electrica|accesibles?|accesibilidad|adaptad[oa]s?|carritos?|cochecitos?|sillitas?|silletas?|andador|muletas|movilidad reducida|barreras)\b/u,
  lift: /\b(?:ascensor(?:es)?|elevador(?:es)?|escaleras?|escalon(?:es)?|peldanos?|rampas?)\b/u,
  stairs:
    /(?<!\b(?:sin|evitar|ni) )(?<!\bsin(?: \w+){1,3} )(?<!\bno (?:\w+ ){1,3})\b(?:escaleras?(?! mecanicas?)|escalon(?:es)?|peldanos?)\b/u,
  whichIsMost:
    /\bcual(?:es)?(?: de \w+(?: \w+)?)? (?:es|esta|queda|tiene|parece|son|seria|serian|crees que es) (?:el |la |los |las )?(?:mas \w+|mejor(?:es)?)\b|^\W*(?:y )?(?:el|la|los|las) (?:mejor(?:es)?|mas \w+)(?: de \w+(?: \w+)?)?(?=\W*$)|^\W*(?:y )?(?:el|la|los|las) (?:mas \w+|mejor(?:es)?) cual(?:es)? (?:es|son|seria|serian)\b|\bcual(?: de \w+)? (?:me recomiendas|elegirias|eliges|escogerias|escoges|prefieres)\b/u,
  previous: /\b(?:(?:el|la|al|del) (?:anterior|de antes)|el que (?:dijiste|has dicho|mencionaste|decias) antes)\b/u,
  detail:
    /\b(?:perr[oa]s?|perrit[oa]s?|carrito|cochecito|maletas?|parking|aparcamiento|wifi|consigna|enchufes?|mejor (?:hora|momento|epoca|dia)|es mejor ir|con (?:un |mi )?(?:perros?|mascotas?)|admiten?|aceptan?|permiten?|venden?|se puede (?!ver|visitar|hacer|reservar|ir)|hace falta (?!reserv))\b|^\W*(?:y |pero )?(?:hay|tienen?|dejan?|sirven?|ofrecen?)\b|\b(?:el|la) (?:\d+|\w+[oa]) tiene\b/u,
  alsoThat: /^\W*y (?:\w+ ){0,2}\w+\W*$/u,
  underARoof: /\b(?:a cubierto|bajo techo|de interior|lluev[ea]|lloviendo|lluvia|lloviera|llover)\b/u,
  atNight: /\b(?:esta noche|por la noche|de noche)\b/u,
  surely:
    /\b(?:(?:abiert[oa]s?|abra[n]?|gluten|vegan[oa]s?|admita[n]?|accesibles?|tenga[n]?|perros) (?:seguro|de verdad|fijo|100 ?%)|(?:seguro|de verdad|100 ?%|fijo)(?: que)? (?:esta[n]?|este[n]?|abre[n]?|abra[n]?|sea[n]?|sin gluten|admit\w+|tenga[n]?|accesibles?|vegan[oa]s?)|que (?:sepa(?:i?s)?|te conste)(?: seguro)? que|segur[oa](?:s)?(?=\W*$)|(?:gluten|vegan[oa]s?|veget\w+|halal|kosher|accesibles?|celiac[oa]s?) (?:que sea |que este |al )?(?:100 ?%|segur[oa]s?|de verdad|fijo|confirmad[oa]s?)|(?:es|son) (?:lo mas |muy |super)?importantes?\b|lo (?:mas )?importante es|(?:ningun[oa]|nada) (?:esta |viene )?confirmad[oa])/u,
  beforehand: /\bantes\b(?! (?:era|estaba|habia|de ayer))/u,
  afterwards: /\b(?:despues|luego|mas tarde|a continuacion)\b/u,
  here: /\b(?:aqui|aca|cerca de mi|donde estoy|mi ubicacion)\b/u,
  oneOfThem:
    /^\W*(?:\w+ ){0,3}(?:un[oa]s?|algun[oa]s?)\W*$|^\W*(?:y |o |vale |mejor )?(?:un[oa]|otr[oa]|algun[oa]) (?:con|q|que|donde|para|de)\b/u,
  there: /\b(?:ahi|alli|alla|por la zona)\b/u,
  corrects:
    /^\W*(?:(?:no|perdona?|digo|decia|dije|esa? no|me (?:referia|refiero) a|quiero decir|queria decir|hablo de|hablaba de)\b\W*)+/u,
  askedWhether: /\b(?:te |os |le )?(?:pregunto|preguntaba|pregunte|preguntamos|queria saber) (?:si|por)\b/u,
  question: /\?|^\W*(?:(?:y|pero) )?(?:es|esta|estan|tiene|tienen|hay|se puede|abre|cierra)\b/u,
  asksWhere:
    / (?:a ?donde|donde) (?:puedo|podemos|podria|podriamos|se puede|voy|vamos|me|nos|como|comemos|ceno|cenamos|desayuno|desayunamos|meriendo|merendamos|tomo|tomamos|compro|compramos|quedo|quedamos|ir|comer|cenar|desayunar|merendar|tomar|beber) /,
  whetherToBook:
    /\b(?:hay que|hace falta|tengo que|tenemos que|debo|debemos|deberia|deberiamos|necesito|necesitamos|es necesario|es obligatorio|es mejor|conviene|se necesita|(?:aceptan?|admiten?|cogen?|toman?|hacen) reservas?|(?:se puede|puedo|podemos) reservar)\b/u,
  whatIsIn: /\bque (?:cosas )?(?:hay|tienen?|puedo|podemos|se puede)\b(?: \w+){0,6}? (?:en|por|dentro)\b/u,
  dated: /\b(?:1\d{3}|20[0-2]\d|siglos?)\b/u,
};
