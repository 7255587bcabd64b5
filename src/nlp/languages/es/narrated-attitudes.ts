// Attitudes told as what somebody did or felt: "nos salimos a los diez minutos", "siempre acabo en un bar". Each row holds
// patterns over the line (see `pattern.ts`); the same rows stand in the English file.
import type { NarratedAttitudeRow } from '../pack.ts';

const MINUTES =
  '(?:a los? (?:\\S+ ){0,2}minutos|a la media hora|al rato|a medias|a la mitad|a mitad|antes de tiempo|antes del final|en el (?:descanso|intermedio)|corriendo|por piernas|escopetad[oa]s?)';
const DULL_ERRANDS =
  '(?:una? |el |la )?(?:visita al |ir al |ir a |hacer )?(?:una? |la )?(?:endodoncia|dentista|declaracion de la renta|inspeccion|atasco|funeral|entierro|dolor de muelas|patada(?: en \\S+ \\S+)?|ver (?:crecer|secarse) \\S+ \\S+|tiro en el pie|planchar|cita con el \\S+|gripe|multa|ducha fria|visita al @c|@c)';

export const NARRATED_ATTITUDES: readonly NarratedAttitudeRow[] = [
  // Would do anything for it.
  {
    polarity: 1,
    patterns: [
      '(?:mis?|nuestr[oa]s?|sus?) (?:\\S+ ){0,2}(?:favorit[oa]s?|preferid[oa]s?|predilect[oa]s?)(?: \\S+){0,3} (?:es|son|siempre (?:es|son)|siempre seran?|era|eran)|lo que mas me (?:gusta|mola|apetece|flipa|llena|tira)(?: \\S+){0,3} (?:es|son)',
      '(?:nunca|no|jamas) (?:me|nos) (?:canso|cansamos|cansare|harto|aburro|aburrimos) (?:nunca )?de|nunca (?:es|son|hay) (?:suficientes?|demasiad[oa]s?)',
      '(?:un|una) (?:dia|semana|manana|finde|vida|viaje|ciudad|verano|fin de semana|domingo|tarde|noche|visita) sin (?:\\S+ ){0,2}(?:@c )(?:es|no|parece|seria)',
      '(?:podria|puedo|podriamos) (?:pasar(?:me|nos)?|estar(?:me)?|tirar(?:me|nos)?|quedar(?:me|nos)?|perder(?:me|nos)?|vivir) (?:… )?(?:horas|dias?|vida|tardes?|semanas?|siempre|eternamente)(?: \\S+)? (?:en|entre|por|dentro de|viendo|paseando por)|(?:me|nos) (?:pasaria|tiraria|quedaria) (?:… )?(?:horas|dias?|vida|tardes?|siempre)(?: enter[oa]s?)? (?:en|entre|por|viendo)',
      '(?:comeria|beberia|tomaria|cenaria|desayunaria|veria|escucharia|iria|(?:podria|puedo) (?:comer|beber|tomar|cenar|desayunar|ver|ir|escuchar)) (?=(?:\\S+ ){0,4}(?:todos los dias|todas las semanas|todas las noches|cada dia|a diario|a todas horas|todo el dia|sin parar|para siempre|toda la vida))',
      '(?:me|nos) (?:pasaria|tiraria|quedaria|pasaba|paso) (?:alli |ahi )?(?:el dia|todo el dia|horas|la tarde|las tardes|la manana|la vida)(?: enter[oa]s?)?',
      'mis? \\S+ (?:favorit|preferid)[oa]s?(?: \\S+){0,5}? (?:es|son|era|eran)(?: siempre)?|(?:es|son|era|eran) mis? \\S+ (?:favorit|preferid)[oa]s?',
      '(?:mataria|venderia (?:mi alma|a mi \\S+)|daria (?:lo que sea|cualquier cosa|un rinon|lo que fuera)|cruzaria la ciudad) por',
      'no (?:me )?(?:perderia|cambiaria|cambio|pierdo) (?:… )?por nada(?: del mundo)?',
      '(?:mi|nuestro|nuestra|su) (?:paraiso|templo|refugio|perdicion|vicio|gran amor|rincon favorito|(?:lugar|sitio|rincon) feliz|placer culpable|idea de (?:felicidad|paraiso)|cielo)|el cielo en la tierra|pura (?:magia|felicidad|vida)|son (?:la )?gloria|es (?:la )?gloria',
      '(?:roba|roban|robo|robaron|robado|gano|ganaron|tiene|tienen) (?:mi corazon|el corazon|enamorad[oa]s?|robado el corazon)|hueco en mi corazon|(?:llevo|llevamos|va|van|corre) (?:… )?en (?:la sangre|las venas|el adn|el corazon)|(?:llega|llegan|llego) al alma',
      'no (?:hay|he conocido|he visto|conozco|existe|recuerdo|he encontrado) (?:todavia |aun |ni )?(?:un|una|ningun|ninguna) (?:solo |sola |unico |unica )?@c (?:\\S+ ){0,6}que no (?:me|nos) (?:gust\\w+|encant\\w+|apasion\\w+|interes\\w+|flip\\w+|llam\\w+)',
      '(?:pierdo|perdemos|pierde|perdi) la cabeza por|se (?:me|nos) (?:cae|hace) la (?:baba|boca agua)(?: con| por)?|(?:quita|quitan) (?:el sentio|el sentido|el hipo)|(?:alegra|alegran) (?:el alma|la vida|el dia)|no (?:concibo|imagino|entiendo) (?:mi |la )?vida sin',
      'lo mejor (?:de|del) (?:mi |la |un |cada |cualquier |todo el )?(?:viaje|ciudad|dia|semana|vida|vacaciones|visita|finde|ciudad)',
    ],
  },
  // Came back, stayed, lost track of time.
  {
    polarity: 0.8,
    patterns: [
      'cuant[oa]s? mas (?:\\S+ ){0,6}mas (?:me |nos )?(?:gustan?|encantan?|apetecen?|enganchan?)',
      '(?:siempre|no paro de|no dejo de|seguimos|sigo) (?:vuelvo|volvemos|volver|volviendo|repito|repetimos)(?: a| al)?|(?:volvi|vuelvo|volvimos|he vuelto|fui|hemos vuelto) (?:una y otra vez|cada (?:año|ano|mes|semana|vez)|tres veces|dos veces|varias veces|al dia siguiente)',
      'no (?:puedo|pude|podemos) (?:estar|vivir|quedarme|mantenerme) (?:lejos|alejad[oa])',
      'se (?:me|nos) (?:paso|pasaron|pasan|pasa|fue|fueron|hizo|hicieron) (?:… )?(?:volando|sin darme cuenta|sin darnos cuenta|cort[oa]s?)|perdi la nocion|perdimos la nocion|no (?:me |nos )?(?:queria|queriamos|querria|querian) (?:irme|irnos|irse|ir|salir|marcharme|marcharnos|marcharse)|(?:tuvieron|tuvimos|hubo) que sacar\\S*',
      '(?:volveria|volveriamos|volvere|volveremos|repetiria|repetiriamos|repetiremos|deseando volver|con ganas de volver|ganas de repetir)(?: (?:mañana|manana|mil veces|sin dudarlo|ahora mismo|fijo|seguro))?',
      '(?:me siento|soy|estoy|me encuentro) (?:… )?(?:mas )?(?:viv[oa]|en casa|como en casa|en paz|en mi salsa|yo mism[oa]|como pez en el agua)|en mi salsa|como pez en el agua|donde (?:mas )?(?:feliz|a gusto) (?:soy|estoy)|donde (?:soy|estoy) mas (?:feliz|a gusto)',
      '(?:vale|valen|merece|merecen) cada (?:euro|centimo|minuto|segundo)|nunca (?:falla|fallan|defrauda|defraudan|decepciona|decepcionan)|(?:sube|suben|levanta|levantan) el animo|(?:pone|ponen) de buen humor|(?:carga|cargan|recarga|recargan) (?:las )?pilas|(?:da|dan) (?:la vida|un subidon|subidon|mucha paz|paz)',
      'que (?:chever\\w+|bacan\\w*|padre|chid[oa]s?|guays?|lind[oa]s?|bonit[oa]s?|pasada|maravilla|gozada|chul[oa]s?|chulada|divertid[oa]s?|gustazo|delicia) (?:(?:es|son|ir|lo|de|del|a|al|en|estar) ){0,3}(?=(?:(?:el|la|los|las|un|una) )?@c)',
      'no (?:me |nos )?(?:pierdo|perdemos|perdono) (?:ni )?(?:un|una|ningun|ninguna)|(?:casi |practicamente |basicamente )?(?:vivo|vivimos) (?:practicamente |basicamente )?(?:en|metid[oa]s? en)|(?:es|son|como) mi segunda casa',
    ],
  },
  // Ends up there.
  {
    polarity: 0.6,
    patterns: [
      '(?:siempre|casi siempre|normalmente|suelo|solemos|al final|indefectiblemente) (?:\\S+ )?(?:acabo|acabamos|acabar|termino|terminamos|terminar|caigo|caemos|acaba) (?:en|de|por|con|yendo a|comiendo|bebiendo|viendo|tomando|cenando|bailando)|(?:nueve|ocho|9|8) de cada (?:diez|10)(?: veces)? (?:… )?(?:en|a|al|de)',
      '(?:me|nos) (?:encontraras|encontrareis|encuentras|veras|ves) (?:… )?(?:en|por)|(?:soy|somos) (?:client\\S+ |una? )?(?:asidu[oa]s?|habitual(?:es)?|fij[oa]s?|parroquian[oa]s?)(?: de| del| en)?',
      '(?:paso|pasamos|pasa|pase) (?:casi )?(?:todos?|todas?|media|la mitad|mi|medio) (?:… )?en',
      '(?<!antes )(?<!salia )(?<!iba )(?<!solia )@c (?:cada (?:dia|semana|finde|noche|manana|mes)|todos los (?:dias|fines de semana|sabados|domingos|viernes|findes)|todas las (?:semanas|noches|mananas|tardes))',
      '(?:voy|vamos|vuelvo|salgo|quedo) (?:… )?(?:cada|todos los|todas las|dos veces (?:por|a la)|una vez (?:por|a la)) (?:dia|semana|mes|sabados?|domingos?|viernes|dias|semanas|meses|noches|mananas|fin(?:es)? de semana|verano)',
      '(?:(?:he|hemos) venido|vine|vinimos) (?:aqui )?(?:solo )?a(?= @c)',
      '(?:he|hemos|vine|vinimos|vengo|venimos) (?:venido )?(?:aqui )?(?:por|a por|para ver|para visitar)',
      '(?:ir|voy|vamos|ire|iria|iriamos|irnos|irme|fuimos|fui) (?:siempre )?(?:de cabeza|de frente|direct[oa]s?) (?:a|al)',
      '(?:apuntame|apuntanos|apuntadme|cuenta conmigo|contad conmigo|cuenten conmigo)(?: a| al| para)?|me apunto (?:siempre |fijo )?(?:a|al)(?! lo que)|(?:se lleva|se llevan) mi voto|en mi lista de deseos',
    ],
  },
  // Only where nothing better is to be had.
  {
    polarity: -0.2,
    patterns: [
      '(?:solo |solamente |unicamente )?si no (?:hay|queda|hubiera|encuentro|encontramos) (?:mas |otro )?(?:remedio|otra(?: cosa| opcion)?|nada (?:mejor|mas)|mejor (?:plan|opcion)|alternativa|otro plan)',
      '(?:solo )?si (?:me|nos) (?:obligan|obligas|toca)|(?:solo )?si no (?:me|nos) queda (?:otra|mas remedio|otro remedio)|(?:solo )?si (?:tengo|hay) que (?:ir|hacerlo)(?= [,.;!]| $| pero)',
      'como ultim[oa] (?:recurso|opcion)|en ultimo (?:caso|extremo)|a las malas|a falta de (?:algo|nada|otra cosa|un plan) ?(?:mejor)?|por compromiso|de mala gana|a reganadientes',
    ],
  },
  // Over, outgrown, enough.
  {
    polarity: -0.45,
    patterns: [
      '(?<! no )(?:podria|puedo|podemos|podriamos|sabria) (?:perfectamente )?(?:vivir|pasar|sobrevivir|estar|apanarme) (?:perfectamente |muy bien |tan ricamente |tranquilamente )?sin',
      '(?<!no )(?<!sin )(?<!nunca )(?<!nunca hay )(?<!no hay )demasiad[oa]s @c',
      'ya (?:l[oa]s )?(?:he|hemos) (?:visto|hecho|visitado|recorrido) (?:casi )?(?:tod[oa]s?|cada)|ya (?:l[oa]s )?(?:vi|vimos|visite|visitamos|conozco|conocemos|hice|hicimos) (?:casi )?tod[oa]s',
      '(?:ya )?(?:estoy|estamos|soy|somos) (?:ya )?(?:mayor(?:es)?|viej[oa]s?) para|se (?:me|nos) (?:ha pasado|paso) (?:la edad|la epoca|el arroz|la gracia)(?: de)?|ya (?:he|hemos) superado|ese tren ya paso',
      '(?:bastantes?|suficientes?|demasiad[oa]s?|vist[oa]s?|visto) (?:… )?(?:para|por) (?:… )?(?:toda )?(?:una|la|mi) vida|(?:hast[oa] |estoy hasta |estamos hasta )(?:el gorro|las narices|la coronilla|el mono|arriba|el mono|los \\S+)(?: de)?|(?:me|nos) (?:sale|salen) por las orejas|(?:me|nos) (?:tiene|tienen|tenia|tenian) (?:ya )?(?:hart[oa]s?|cansad[oa]s?|aburrid[oa]s?|frit[oa]s?|hasta \\S+ \\S+)',
      'cuant[oa]s? mas (?:\\S+ ){0,6}menos (?:me |nos )?(?:gustan?|apetecen?|interesan?|soporto|aguanto|entiendo)(?: \\S+)?',
      '(?:ha|han) perdido (?:todo )?(?:su|el|la) (?:encanto|gracia|magia|atractivo)|(?:perdio|perdieron) (?:su|el|la) (?:encanto|gracia|magia)',
      'vist[oa]s? un[oa] (?:, )?vist[oa]s? tod[oa]s|con una (?:vez )?(?:ya )?(?:basta|vale|sobra|tuve bastante|es suficiente|tengo bastante)',
      'no (?:me|nos) (?:dice|dicen|aporta|aportan|transmite|transmiten) (?:gran cosa|mucho|nada|demasiado)',
    ],
  },
  // Left, slept, was dragged along, sees no point.
  {
    polarity: -0.5,
    patterns: [
      '(?:dejo|dejamos|dejaria|dejaremos|dejemos) (?:… )?@c (?:para otro (?:dia|momento|viaje)|de lado|fuera|aparte)',
      `(?:me |nos |se )?(?:sali|salimos|salieron|fui|fuimos|fueron|marche|marchamos|largue|largamos|pire|piramos|escape|escapamos|deje|dejamos|aguante|aguantamos|dure|duramos) (?:… )?${MINUTES}|(?:me|nos) (?:sali|salimos|largue|largamos|pire|piramos|escaqueo|escaquee)(?: de| del| en)*|(?:dure|duramos|aguante|aguantamos) (?:\\S+ ){0,2}minutos`,
      '(?:pidieron|pidio|pedian|pedia|piden|querian|quieren|suplicaron|suplicaban|rogaron|rogaban|deseando|ansios[oa]s? por|muriendome por|moria por|con ganas de|ganas de|la hora de) (?:irse|irnos|irme|salir|marcharse|marcharnos|marcharme|largarse|largarme|largarnos|huir|escapar|que (?:nos fueramos|acabara|terminara))',
      '(?:me|nos|se) (?:quede|quedo|quedamos|quedaron|quedan|queda) (?:casi |medio )?(?:dormid[oa]s?|frit[oa]s?|roque|sopa|sobad[oa]s?)|(?:me|nos|se) (?:dormi|dormimos|durmio|durmieron|duermo|duermen)|bostez\\w+|(?:una |alguna )?cabezad\\w+|mir(?:aba|ando|e|abamos) (?:el reloj|la hora|el movil)|contando los minutos',
      '(?:nunca|jamas|ni una) (?:vez )?mas|no (?:vuelvo|volvere|volveria|volvemos|volveremos|volveriamos|pienso volver|repito|repetimos|repetire|repetiria|creo que vuelva|tengo (?:ninguna )?intencion de volver|(?:me|nos) quedan? ganas)',
      '(?:me|nos) (?:llevaron|llevan|lleva|llevo|arrastraron|arrastran|arrastra|arrastro) (?:(?:a rastras|a la fuerza|obligad[oa]s?|siempre) ?)*(?:a|al|por)|a rastras|a la fuerza|por obligacion|obligad[oa]s? a ir',
      '(?:aburrio|aburrieron|aburria|aburrian|aburre|aburren|aburri|aburrimos) (?:… )?(?:soberanamente|como (?:una |unas )?ostras?|mortalmente|hasta decir basta|a muerte)|(?:me|nos|se) (?:aburri|aburrimos|aburrieron|aburrio)(?: (?:mucho|un monton|muchisimo|bastante|mazo))?',
      '(?:perdi|perdimos|perder|tire|tiramos|tirar|malgaste) (?:\\S+ ){0,3}(?:tarde|manana|dia|noche|dinero|tiempo|euros|horas)(?: en)?|perdida de (?:tiempo|dinero)|que me devuelvan|(?:me|nos) (?:arrepiento|arrepenti|arrepentimos) de|ojala no hub\\w+',
      '(?:marean?|mareo|marearon|empachan?|levantan? dolor de cabeza)|(?:da|dan|dio|dieron|entra|produce|producen|causa|causan) (?:mucho |mucha |un |una )?(?:vertigo|dolor de cabeza|ansiedad|claustrofobia|jaqueca|pesadillas|escalofrios|ardor|mal cuerpo|cosica|cringe|verguenza ajena)|(?:pone|ponen|puso) (?:de mal humor|trist[ea]s?|mal[oa]|enferm[oa]|histeric[oa]|de mala leche)',
      '(?:ningun|cero|poco|nulo|no (?:\\S+ )?(?:el mas minimo|el menor|mucho|ningun|demasiado)) interes (?:\\S+ ){0,2}(?:en|por)',
      'importan? (?:un|una|tres) (?:bledo|pimiento|comino|pepino|rabano|carajo|huevo|mierda|pito|cojones|narices|pimientos)',
      '(?:l[oa]s?|lo) que menos(?: (?:me |nos )?(?:gustan?|apetecen?|interesan?|molan?|tiran?|llaman?))?(?: \\S+){0,2}?(?: (?:es|son))?(?= )',
      '(?:da|dan|daria|darian|daba|dio) (?:mucho |mucha |un poco de |cierto |cierta |bastante )?(?:corte|verguenza|apuro|hueva|fiaca|flojera|lata|jartera|paja|agobio)|fuera de lugar|(?:como )?un pulpo en un garaje|vomit\\w*|(?:me siento|me senti|nos sentimos) (?:muy )?(?:incomod[oa]s?|estafad[oa]s?|timad[oa]s?|atrapad[oa]s?)',
      '(?:me|nos|se) (?:aburro|aburrimos|aburren|canso|cansamos|cansan|agobio|agobiamos|agobian|duermo) (?:\\S+ ){0,2}(?:en|con)',
      'a quien (?:diablos |demonios |narices |leches )?(?:le|les) (?:puede|pueden|va a|van a) (?:gustar|interesar|divertir|apetecer|encantar)|quien (?:demonios|diablos|en su sano juicio) \\S+|ojala (?:me|nos) (?:gustara|gustaran|gustase|gustasen|encantara|encantaran|interesara|interesaran)',
      'hace (?:\\S+ ){0,2}(?:anos|siglos|tiempo|meses) que no (?:me |nos )?(?:disfruto|gustan?|piso|apetecen?|interesan?)(?: de)?',
      '(?:que|vaya|menud[oa]|tremend[oa]) (?:un |una )?(?:rollo|aburrimiento|toston|pereza|palo|lata|conazo|pestino|plomo|muermo|espanto|agobio|chasco|timo|bodrio|decepcion|desilusion|penazo|sopor|hueva|fiaca|jartera|flojera|ladrillo|suplicio)',
      'no (?:le|les|la|lo|los|las) (?:veo|vemos|encuentro|pillo|cojo|termino de ver|acabo de ver|he visto nunca) (?:la |el |ningun |ninguna |mucha |mucho |nunca )*(?:gracia|sentido|interes|chiste|aliciente|punto|encanto|atractivo)|no (?:entiendo|comprendo|veo) (?:que |la |el )*(?:gracia|sentido|interes|atractivo|le ven|les ven|ve la gente)(?: (?:a|de|en))*|(?:que|cual es) (?:gracia|la gracia) (?:de|tiene|tienen)',
      'no (?:vale|valen|valio|valieron|merece|merecen|merecio|merecieron|compensa|compensan|compenso)(?: (?:la|mucho la) pena| el dinero| el tiempo)|no conteis conmigo|no cuentes conmigo|no (?:es|son) (?:precisamente )?mi idea de(?: \\S+)?|(?:es|son|fue|fueron) (?:un |una |unos )?(?:bodrios?|chascos?|pestinos?|plomos?|ladrillos?|castanas?|plastas?|trunos?)',
      'no (?:(?:me|nos) )?(?:emocionan?|entusiasman?|impresionan?|apasionan?|seducen?|tientan?|convencen?|vuelven? locos?|matan?|quitan? el sueno|fascinan?|enloquecen?)(?: (?:precisamente|demasiado|especialmente|en exceso|que digamos|mucho|locos?))?',
    ],
  },
  // Nothing would bring them there.
  {
    polarity: -0.9,
    patterns: [
      `(?:tan|igual de|casi tan) (?:divertid[oa]s?|emocionantes?|apetecibles?|interesantes?|entretenid[oa]s?|agradables?|atractiv[oa]s?) como ${DULL_ERRANDS}|apetecen? (?:tanto como|lo mismo que|menos que|como|mas o menos lo que) ${DULL_ERRANDS}`,
      `(?:prefiero|preferiria|antes) (?:morir(?:me)?|morirme de hambre|quedarme en casa|arrancarme|tirarme|clavarme|comer cristales|limpiar|que me \\S+|me (?:corto|tiro|mato|muero|arranco|quedo en casa)|muert[oa]|${DULL_ERRANDS}) (?:… )?que|antes muert[oa](?: que)?`,
      '(?:ni )?aunque me (?:paguen|pagaran|pagasen|regalen|maten|lo regalen)|ni (?:regalad[oa]s?|gratis|pagando(?:me)?|cobrando|atad[oa]|a tiros|a punta de pistola)|(?:me )?(?:tendrian|tendrias|tienen) que (?:pagarme|pagar|llevarme|arrastrar|matar|obligar\\S*)|ni por todo el oro|por encima de mi cadaver',
      '(?:mi (?:peor )?pesadilla|la cruz de mi vida|mi idea del infierno|mi infierno|castigo divino)',
      '(?:quita|quitan|quitaron) las ganas de (?:vivir|todo)|(?:dan|da|entran|entra|daban|daba) ganas de (?:gritar|llorar|salir corriendo|huir|irme|irse|morir\\S*|vomitar|matar\\S*)|(?:da|dan|produce|producen|provoca|provocan|sale|salen) (?:urticaria|sarpullido|alergia|mal yuyu|yuyu|arcadas|nauseas|cien patadas)|no (?:podemos|puedo|pueden|puede) con',
    ],
  },
];
