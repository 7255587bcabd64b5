// Spanish phrasings of every intent. A row is a pattern over the line; rows of one intent are alternatives.
import type { IntentRow } from '../pack.ts';

const row = (intent: IntentRow['intent'], confidence: number, pattern: string): IntentRow => ({
  intent,
  confidence,
  pattern,
});

export const INTENTS_ES: readonly IntentRow[] = [
  row(
    'opening_hours',
    0.95,
    '(?:hasta (?:que hora|cuando) (?:se puede|puedo|podemos|dejan)|cual(?:es)? (?:… )?(?:cierra|abre)n? (?:mas )?(?:tarde|temprano|pronto|antes|primero|despues)|(?:a que horas?|cuando|hasta cuando|hasta que hora|desde que hora|que dias?|que horas?|en que horario|desde cuando|de que hora) (?:… )?(?:abre|abren|abierto|abierta|abiertos|abiertas|cierra|cierran|cerrado|cerrada|abrira|cerrara|abran|cierren|abrir|cerrar|visitar|apertura|cierre))',
  ),
  row('opening_hours', 0.95, '(?:horarios?|horas? de (?:apertura|cierre|visita)|hora de (?:abrir|cerrar))'),
  row(
    'opening_hours',
    0.9,
    '(?:esta|estan|estara|estaran|sigue|siguen) (?:… )?(?:abiert[oa]s?|cerrad[oa]s?)|(?:abre|abren|cierra|cierran|abrira|abriran) (?:… )?(?:hoy|manana|ahora|esta|este|los|el|en|por|a|@p|tarde|temprano|pronto|todos|la|siempre|festivos|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|^(?:y )?(?:abre|abren|cierra|cierran|abierto|cerrado)$|(?:tienen?|tiene) abierto|(?:hoy|manana|ahora|esta (?:tarde|noche)|(?:el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin de semana|festivos)) (?:… )?(?:abre|abren|cierra|cierran|abierto|abierta|abiertos|abiertas|esta|estan)$|(?:ese|esa|eso|este|esta|el \\S+|la \\S+) (?:ya |siempre |tambien )?(?:cierra|abre|no abre|esta cerrad[oa])|^(?:y )?(?:hasta|desde|a) (?:que hora|cuando)$|^(?:y )?cuando$|^(?:y )?(?:el |los |las |por |en )*(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos|findes?|fines de semana)(?: (?:por|a) (?:la |las )?(?:mananas?|tardes?|noches?|mediodia))?(?: (?:tambien|igual))?$|^(?:y )?(?:a que hora|hasta que hora|desde que hora|hasta cuando) (?:esta|estan|va|hay|es|son|se puede)(?: (?:alli|ahi|abierto|gente))?$|^(?:y )?(?:hasta|despues de|antes de|pasadas) (?:las? )?(?:medianoche|mediodia|tarde|\\d{1,2}(?:[:.]\\d{2})?|una|dos|doce|diez|once)(?: de la (?:noche|madrugada|tarde|manana))?$|(?:abiert[oa]s?|abren?) (?:las )?(?:24|toda la noche|todo el dia|hasta)|24 ?(?:horas|h)|si (?:esta|estan) (?:… )?(?:abiert|cerrad)[oa]s?|si (?:abre|abren|cierra|cierran)|(?:es|son) (?:solo |solamente |siempre )(?:los |el |en )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)? de semana)|(?:puedo|podemos|se puede) (?:visitar|ir|entrar)(?:l[oa]s?)? (?:hoy|manana|ahora|esta (?:tarde|noche))|(?:puedo|podemos|se puede) (?:visitar|ir|entrar) (?:… )?(?:el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|^(?:y )?(?:el|los|manana|hoy|este) ?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos|fin de semana|fines de semana)?$|^(?:y )?(?:para )?(?:entre semana|a diario|los fines de semana|esta noche|esta tarde|manana por la (?:manana|tarde|noche)|por la noche|por las noches|este finde|los festivos)$|^(?:y )?(?:el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos|fines de semana) (?:tambien|igual)$',
  ),
  row(
    'prices',
    0.95,
    '(?:horas? (?:gratis|gratuitas?|libres? de pago)|horario (?:gratis|gratuito)|(?:entrar|visitar|ver|pasar|acceder|entra|entran|entro|entramos) (?:… )?(?:gratis|gratuit[oa])|rango de precios?|cuestan? (?:algo|dinero|mucho)|(?:gratis|gratuit[oa]) (?:los|el|por) |(?:sac\\w+|compr\\w+|consig\\w+|pill\\w+) (?:las |unas |mis )?entradas|incluid[oa]s?|(?:entradas?|tickets?) (?:para|de|del|al?) (?:el |la )?@p|@p (?:entradas?|precios?|tarifas?|tickets?)|(?:entradas?|precios?|tarifas?) @p|cuanto (?:para|por) |cuanto (?:cuesta|vale|cuestan|valen|es|sale|cobra|cobran|hay que pagar|se paga|sale|piden|pago|me cuesta|me va a|seria|costaria|dinero)|cuanto$|(?:que|cual es el|cuales son los|dime el|dame el|y el|el|los|a que|tiene|tienen) (?:precios?|coste|tarifas?)|^(?:y )?(?:el |los |las |la |sus |su )?(?:precios?|entradas?|tarifas?|coste)$|precios? (?:de|del|tiene|tienen|por|para|medio)|tarifas?|(?:que|cuanto) (?:cuesta|vale|cobran)|(?:precio|coste|valor) (?:de|del) |(?:es|son|sale) (?:… )?(?:gratis|gratuit[oa]s?|car[oa]s?|barat[oa]s?|de pago)$|es (?:gratis|gratuit[oa]|de pago|car[oa]|barat[oa])|entradas? (?:gratis|gratuita|libre)|(?:hay|tiene|tienen|hacen) (?:… )?(?:descuentos?|entrada reducida|tarifa reducida)|(?:hay|tengo|tenemos|tienen) que pagar|(?:ninos|ninas|estudiantes|jubilados|mayores|menores) (?:tambien )?(?:pagan|entran gratis)|pagan (?:los|las)|se paga|cobran|(?:cuando|que dias?) (?:… )?(?:gratis|gratuit[oa])|descuentos?|(?:precio|valor) (?:… )?entradas?|entradas? (?:… )?(?:cuesta|cuestan|precio|vale|valen))',
  ),
  row(
    'directions',
    0.9,
    '(?:^(?:y )?(?:(?:en|por) (?:metro|bus|autobus|coche|taxi|bici|tren)|andando|a pie|caminando)$|(?:se puede|puedo|podemos|se va|hay) (?:ir |llegar )?(?:en (?:metro|bus|autobus|coche|tren|taxi|bici)|a pie)|como (?:vuelvo|volvemos|volver|regreso|regresar|llego|llegar|llegaria|iria|podria ir|podria llegar|voy|ir|se llega|se va|puedo (?:llegar|ir)|podemos (?:llegar|ir)|puedes llevarme|vamos|llegamos|podria llegar)|(?:indicaciones|direcciones|ruta|camino) (?:para|a|hasta|al|hacia)|llevame|llevanos|llevarme|(?:que|cual) (?:linea|autobus|bus|metro|parada|estacion|tren)|(?:puedo|se puede|podemos) ir (?:… )?(?:andando|a pie|caminando)|(?:cuanto (?:se tarda(?! (?:en|para) (?:visitar|ver|recorrer))|tardo|tarda|queda|hay|esta)|cuantos minutos|a que distancia|a cuanto|esta (?:muy )?lejos|queda (?:muy )?lejos|como de lejos|que tan lejos)|(?:metro|parada|estacion) mas (?:cercan[oa]|cerca|proxim[oa])|@p metro|^(?:y )?hay (?:\\S+ )?(?:metro|parada|bus|autobus|estacion)(?: cerca)?$|metro (?:de |del |para |a |al )?(?:el |la )?@p)',
  ),
  row(
    'compare',
    0.9,
    '(?:(?:compara|comparar|comparame|diferencia entre|diferencias entre) |(?:cual|que) (?:… )?(?:mejor|mas bonit[oa]|mas barat[oa]|mas cerca|mas grande|me recomiendas|prefieres|merece mas|recomiendas) (?:… )?(?:o|u) |@p (?:o|vs|versus) (?:… )?@p|(?:es|son|esta|queda) (?:… )?(?:mejor|mas \\S+) que (?:… )?(?:@p|el otro|la otra|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|ultim[oa]))|(?:cual|que) de (?:los|las|ellos|ellas|esos|esas) dos|entre @p y (?:… )?@p|(?:el |la )?(?:primer[oa]?) o (?:el |la )?(?:segund[oa]|tercer[oa]?|otr[oa]))',
  ),
  row(
    'why',
    0.9,
    '(?:por que (?:me|nos|ese|esa|esos|esas|este|esta|estos|estas|eso|recomiendas?|has|ha|deberia|tendria|lo|la|los|las|el|sugieres|crees|es|son|no|@p|precisamente)|^(?:y )?por ?que$|que tienen? de especial|cual es la razon|(?:explica(?:me)?|dime) por ?que|a que se debe)',
  ),
  row(
    'forget',
    0.9,
    '(?:olvida (?:todo|lo que|mis|lo anterior|lo dicho|eso)|^olvidalo(?: todo)?$|olvidate de (?:todo|lo|eso)|(?:empieza|empecemos|empezar|volver a empezar|empezamos|comienza|comencemos) (?:de (?:nuevo|cero)|otra vez)|empezar de|reinicia\\w*|resetea\\w*|borra (?:todo|mis|lo|el)|nueva (?:busqueda|conversacion)|borron y cuenta nueva)',
  ),
  row(
    'help',
    0.9,
    '(?:^ayuda$|^ayudame$|(?:que|en que) (?:puedes|sabes|me puedes|podrias) (?:… )?(?:hacer|ayudar|ayudarme|decirme|ofrecer|contar)|que (?:sabes|haces|ofreces)|como (?:funcionas?|te uso|funciona esto|se usa)|^(?:instrucciones|opciones|menu|comandos)$|quien eres|que eres|eres (?:un |una )?(?:robot|bot|humano|humana|persona|ia|maquina|chatbot|real|inteligencia)|necesito ayuda$|(?:me )?puedes ayudar(?:me)?$|como te llamas|cual es tu nombre|para que sirves)',
  ),
  row(
    'plan',
    0.85,
    '(?:(?:planea|planifica|organiza)(?:me|nos)? (?:algo|todo)|(?:planea\\w*|planifica\\w*|organiza\\w*|prepara\\w*|hazme|haz|monta\\w*|propon\\w*|diseña\\w*) (?:… )?(?:dia|tarde|noche|manana|plan|ruta|itinerario|fin de semana|viaje|visita)|(?:itinerario|ruta|plan) (?:de|para) (?:un|una|dos|el|la|hoy|manana|esta|este|medio|todo|varias)|un dia en madrid|(?:que (?:puedo|podemos|hacer|ver)) (?:… )?en (?:un|dos|medio|una) (?:dia|dias|tarde|manana))',
  ),
  row(
    'correction',
    0.85,
    '(?:^no (?:no |ese no |eso no |espera )?(?:me refiero|me referia|quiero decir|queria decir|digo|decia|el otro|la otra|ese no|esa no|hablo|hablaba)|me refiero a|me referia a|(?:queria|quiero|quise) decir|(?:ese|esa|eso) no(?: el otro| la otra| era| es)?$|no (?:ese|esa|eso)(?: el otro| la otra| no)?|^(?:no )?(?:el otro|la otra)$|no es eso|no era eso|te (?:has )?equivoc\\w+|no me has entendido|no he dicho|no dije|no pedi)',
  ),
  row(
    'more',
    0.95,
    '^(?:(?:ok|vale|si|genial|gracias|bien|pues|y|no|bueno|venga|perfecto|guay|hmm|muy) )*(?:(?:quiero|queremos|quisiera|necesito|busca(?:me)?|buscar|muestra(?:me|nos)?|muetra(?:me)?|ensena(?:me|nos)?|dame|danos|dime|carga|cargar|ver|podrias (?:buscar|mostrarme|darme|ensenarme|decirme)|puedes (?:buscar|mostrarme|darme|ensenarme|decirme|enseñarme)|hay|tienes|tendrias|alguno?|alguna|algun|pon(?:me)?|lista(?:me)?|que|recomienda(?:me)?|sugiere(?:me)?|conoces) )*(?:algun |alguna |algunos |algunas |unos |unas |los |las |el |la |algo |cosa |un par de |un par |unos cuantos |unas cuantas |otros |otras )*(?:(?:\\d+|dos|tres|cuatro|cinco|seis) )?(?:mas(?: (?:opciones|sitios|lugares|ideas|sugerencias|resultados|ejemplares|cosas|asi|como (?:esos|ese|este|estos|esas)|por favor|de (?:esos|eso|estos|lo mismo)|recomendaciones|alternativas))?|otr[oa]s?(?: (?:opcion|opciones|sitio|sitios|lugar|lugares|idea|ideas|sugerencia|sugerencias|cosa|alternativa|alternativas|recomendacion|recomendaciones|mas|distint[oa]s?|diferentes?|cualquiera|asi|parecid[oa]s?))?|siguientes?|proxim[oa]s?|diferentes?|algo (?:diferente|distinto)|distint[oa]s?|alternativas?|continua|sigue|adelante)(?: (?:por favor|mas|hay|tienes|porfa|me recomiendas))*$',
  ),
  row(
    'more',
    0.9,
    '(?:^(?:sigue ?){2,}$|^(?:y |pues |mejor )*otr[oa]s?(?: \\S+){1,4}$|^(?:(?:paso|no|nada|bah|nah|mmm+) )+(?:otr[oa]|siguiente|mas)(?: (?:cosa|sitio|opcion))?$|(?:no es|no era|tampoco es|eso no es|esto no es) lo que (?:busco|buscaba|quiero|queria|pedi|pedia|he pedido|he preguntado|preguntaba|he dicho|necesito)|^(?:quita|borra|cambia|descarta|elimina|fuera) (?:el|la|ese|esa|los|las) (?:\\S+ )?(?:\\S+)$|(?:estuvimos|estuve|fuimos|fui) (?:alli |ahi )?(?:ayer|anteayer|hace poco|la semana pasada|el ano pasado)|(?:siempre|todo el rato|otra vez) (?:\\S+ ){0,3}l[oa]s? mism[oa]s?|l[oa]s? mism[oa]s?(?: (?:sitios|lugares))? (?:otra vez|de siempre|de antes)|(?:ya )?me (?:(?:los?|las?) )?(?:has dicho|dijiste|lo has dicho|los has dicho|has ensenado) (?:ya |antes |esos? |esas? |ese )*(?:antes|ya|ese|esos)?$|ese ya me lo has dicho|(?:ese|esa|este|esta) no me (?:gusta|convence|interesa|mola)|no me (?:gusta|convence|interesa|mola) (?:ese|esa|este|esta)$|^(?:no )?(?:esos|esas|estos|estas) no|que mas(?: (?:hay|tienes|me recomiendas|puedo|sitios|opciones))?|(?:algo|alguno|alguna|algun) (?:mas|sitio mas|otro)|(?:muestra|ensena|dame|dime|quiero|busca|ver)(?:me|nos)? (?:\\d+ )?mas|mas (?:opciones|sitios|lugares|ideas|sugerencias|resultados|como (?:ese|esos|este|estos|esas))|otr[oa]s? (?:opcion|opciones|sitios?|lugar|lugares|ideas?|sugerencias?|alternativas?|recomendaciones)|algun otro|alguna otra|que otr[oa]s?|cuales otr[oa]s|plan b|(?:algo|sitios?|otr[oa]s?) (?:parecid[oa]s?|similar(?:es)?|por el estilo|del estilo)|(?:ningun[oa]|ni un[oa])(?: de (?:esos|estos|ellos|esas|estas|ellas|los dos|los tres))?(?: (?:por favor|porfa|gracias))?$|ningun[oa] de (?:esos|estos|ellos|esas|estas|ellas)|ningun[oa] me (?:convence|gusta|mola|va|interesa|llama)|no me (?:convencen?|gustan?|molan?|interesan?) (?:ningun[oa]|nada de (?:eso|esto))|no me (?:convencen?|gustan?|molan?)$|no es lo que busco|^(?:y )?(?:eso es todo|nada mas|no hay mas|hay mas|ya esta)$|(?:dame|quiero|ensename|dime|ponme) otr[oa]s? (?:dos|tres|cuatro|cinco|par)|^(?:y )?otr[oa]s? (?:dos|tres|cuatro|cinco|par)$|ya (?:(?:lo|la|los|las) )?(?:hice|hicimos|visite|visitamos|vi|vimos)|ya (?:he estado|conozco|los he visto|he ido|estuve|lo conozco|los conozco|la conozco|fui)|(?:ya )?(?:lo|la) (?:he )?prob(?:e|ado)|(?:gusta|gustan|convence|interesa|mola|paso|no|nah)(?: \\S+)? (?:el |la )?(?:siguiente|otr[oa])$|el resto|los demas|las demas|siguiente pagina|siguientes)',
  ),
  row(
    'nearby',
    0.95,
    '(?:que (?:mas )?(?:hay|puedo (?:ver|hacer|visitar)|se puede (?:ver|hacer)|ver|hacer|tiene|sitios hay|cosas hay|lugares hay|tienes|otras? cosas? hay|podemos (?:ver|hacer))|hay algo|algo|cosas|sitios|lugares|donde (?:puedo|podemos|se puede) (?:comer|cenar|beber|ir|dormir)|donde (?:comer|cenar))(?: \\S+){0,5} (?:cerca|alrededor|al lado|junto|proximo|por|en los alrededores|en las inmediaciones|en la zona)(?: de(?:l)?| a(?:l)?)?(?: el| la| ese| esa| este| esta)? ?(?:alli|ahi|aqui|@p|ese|esa|este|esta|el|ella|eso|museo|parque|zona|sitio|lugar|hotel|segundo|primero|tercero|ultimo|primera|segunda|tercera)',
  ),
  row(
    'nearby',
    0.9,
    '(?:que (?:mas )?(?:hay|puedo ver|puedo hacer|se puede ver|se puede hacer|ver|hacer|tiene)|hay algo(?: mas)?|algo(?: mas)?(?: que ver)?|cosas que (?:ver|hacer))(?: \\S+){0,3} (?:cerca|alrededor|al lado|por (?:alli|ahi|la zona|los alrededores)|en (?:la zona|los alrededores|las inmediaciones))$',
  ),
  row(
    'place_details',
    0.95,
    '(?:(?:hablame|cuentame|dime|explicame|informame|contame|cuentanos) (?:(?:algo |un poco |mas |mas cosas )*)?(?:de|del|sobre|acerca de|que es|como es|como son) |mas (?:info|informacion|detalles?|datos) (?:de|del|sobre|acerca|por favor)|(?:info|informacion|detalles?|datos) (?:de|del|sobre|acerca)|mas (?:info|informacion|detalles?|datos)$|(?:cuentame|dime|hablame) mas$|^(?:y )?(?:ensename|muestrame|abre|ver|quiero ver) (?:ese|esa|este|esta)$|cuanto (?:se tarda|tiempo (?:se tarda|hace falta|lleva)) (?:en|para) (?:visitar|ver|recorrer)|(?:que|como|quien) (?:es|era|fue|son) (?:… )?(?:@p|eso|ese|esa|el (?:primer\\w*|segund\\w*|tercer\\w*|ultim\\w*)|la (?:primer\\w*|segund\\w*|tercer\\w*|ultim\\w*)|ese sitio|ese lugar)|^(?:y )?(?:que|como) es$|que (?:hay|puedo ver|se puede ver|se ve|tiene|tienen|se puede hacer|puedo hacer) (?:dentro|ahi|alli|en @p|en el|en ese|@p)|historia de|quiero saber (?:mas )?(?:de|del|sobre|acerca)|describe(?:me)?|(?:merece|vale) la pena|es (?:interesante|bonit[oa]|grande|famos[oa]|antigu[oa]|accesible|divertid[oa]|tranquil[oa]|adecuad[oa]|recomendable)|quien (?:construyo|diseno|hizo|pinto|fundo)|cuanto (?:tiempo )?(?:se tarda|dura|lleva|hace falta|hay que (?:dedicar|echar)|necesito|se necesita)(?: (?:la visita|en (?:ver|visitar|recorrer)(?:l[oa]s?)?|para (?:ver|visitar|recorrer)(?:l[oa]s?)?))|con (?:una|dos|tres|\\d+) horas? (?:basta|es suficiente|llega|da tiempo|sobra)|(?:y )?(?:que tal|como) (?:es|esta|estan) (?:el|la|ese|esa|@p)|que tal (?:es |esta )?@p)',
  ),
  row(
    'place_details',
    0.95,
    '(?:donde (?:esta|estan|queda|quedan|se encuentra|se encuentran|se ubica|se situa|es|cae|puedo encontrar)(?! el amor)|por donde (?:esta|queda|cae)|^(?:y )?donde$|como se (?:llama|llamaba|llaman)$|(?:que nombre tiene|cual (?:es|era) (?:su|el) nombre)|(?:la |su )?(?:direccion|ubicacion|localizacion|posicion|situacion) (?:de|del|exacta|por favor)|(?:busca|dime|dame|muestra|muestrame|ensename|necesito|quiero|cual es|saber|tienes|mandame|me das|encuentra|pasame|me puedes (?:dar|decir)) (?:… )?(?:direccion|ubicacion|localizacion|posicion|telefono|numero|web|pagina|correo|email|e mail|gmail|contacto|enlace|sitio web|mapa)|^(?:y )?(?:el |la |su |sus )*(?:direccion|ubicacion|localizacion|telefono|numero|web|pagina web|contacto|correo|email|mapa|numero de telefono)$|(?:telefono|numero|email|correo|gmail|web|pagina|contacto) (?:de|del|la|@p)|^(?:por favor )?(?:llama|llamar|llamala|llamalo|llamarlos|llamales)|(?:puedes|quiero) llamar|(?:manda|envia|mandar|enviar|escribe)(?:le|les)? (?:un )?(?:… )?(?:email|correo|e mail|mensaje)|(?:su|sus) (?:telefono|numero|direccion|web|correo|email|ubicacion)|en (?:el|un) mapa|(?:necesito|quiero|queremos|tengo que|quisiera) (?:ir|desplazarme|dirigirme|llegar)(?: (?:ahi|alli|alla|a @p|al|a la|a el|a|hasta alli|hasta ahi))*(?: @p)?$|quiero ir (?:a|al) (?:la |el )?@p$|(?:necesito|quiero) (?:desplazarme|dirigirme) )',
  ),
  row(
    'place_details',
    0.8,
    '(?:que (?:nota|valoracion|puntuacion) tiene|hay (?:mucha|demasiada|tanta|mucho|muchas|demasiado) (?:gente|colas?|turistas?|jaleo)|(?:suele|suelen) (?:haber|estar) |como (?:esta|lo|la) valor\\w+|que (?:venden|sirven|ofrecen|ponen(?! (?:… )?en (?:el|los) @c)|exponen)|cuanto dura|que (?:direccion|telefono|pagina|web) tienen?|^(?:y )?cuanto tiempo (?:necesito|necesitamos|hay que|hace falta|lleva|se necesita)|(?:a que hora|cuando) (?:es|son|empieza|empiezan) (?:(?:el|la|los|las) )?(?:\\S+ )?(?:sesion|sesiones|funcion|funciones|misa|visita guiada|visita)|(?:puedo|podemos|se puede) @c (?:ahi|alli|dentro)|(?:el|la) (?:\\d|primer[oa]|segund[oa]|tercer[oa]|ultim[oa]) tiene|(?:puedo|podemos|se puede|dejan) (?:llevar|entrar con|ir con) (?:… )?(?:perro|perros|ninos|bebe|mascota|carrito|comida|bici)|(?:admiten|aceptan|permiten|dejan) (?:… )?(?:perros?|mascotas?|ninos)|^(?:wifi|parking|aparcamiento|aseos|visitas guiadas)$|hay (?:visitas? guiadas?|guias?|taquillas?|guardarropa|wifi)|(?:tiene|tienen|hay|ofrece|ofrecen|sirven|aceptan|admiten|venden|ponen) (?:… )?(?:terraza|wifi|aparcamiento|parking|tarjetas?|perros|mascotas|ascensor|rampas?|menu|carta|bano|aseos|audioguia|guias?|tienda|cafeteria|guardarropa|aire acondicionado|opciones|platos|comida vegetariana|comida vegana|sillas? de ruedas)(?: \\S+){0,2}$|(?:se puede|puedo|podemos) (?:reservar|pagar|entrar|llevar|fumar|comer|hacer fotos|aparcar) (?:… )?(?:ahi|alli|dentro|con|en @p|perro|perros|fotos|tarjeta)?)',
  ),
  row(
    'place_details',
    0.85,
    '(?:(?:hay que|tengo que|necesito|hace falta|debo|se puede|puedo|conviene|es necesario) (?:… )?(?:reservar|reserva)|reservas?|reservar|(?:opiniones|resenas|valoraciones) (?:de|del|sobre)|^(?:opiniones|resenas)$|que opiniones tiene)',
  ),
  row(
    'nearby',
    0.85,
    '^(?:y |algo |que sea |pero |sitios )?(?:cerca de (?:aqui|mi|donde estoy|mi casa|mi hotel)|por (?:mi|la) zona|aqui cerca|por (?:ahi|alli|aqui)(?: cerca)?|ahi cerca|alli cerca|por aqui cerca|cerca|alrededor|al lado|por (?:ahi|alli)|cerca de (?:ahi|alli))$',
  ),
  row(
    'place_details',
    0.85,
    '(?:(?:como de|que tan|cuantos anos) (?:\\S+ )?(?:grande|antiguo|viejo|alto|lleno|concurrido|tiene)(?: (?:es|esta|tiene|el|ese|eso))?$|cuantos anos tiene (?:el|ese|eso|@p))',
  ),
  row(
    'recommend',
    0.7,
    '(?:^(?:algo |sitios |y )?(?:cerca de (?:aqui|mi|donde estoy|mi casa|mi hotel)|por aqui(?: cerca)?|aqui cerca)$|(?:dame|dime|propon\\w*|ensena\\w*|quiero|quiere|busco|tienes|hay|algun|alguna|pasame) (?:\\S+ ){0,2}(?:planes?|ideas?|sitios?|lugares?)$|(?:hay|que|algun) (?:\\S+ ){0,2}eventos?|que hay (?:para )?(?:esta noche|hoy|manana|este finde|este fin de semana)|cual (?:veo|visito|hago|elijo|cojo)|cual(?: de (?:ellos|ellas|estos|estas|esos|esas|tod[oa]s))? (?:(?:es|esta|queda|tiene|parece|cae) )?(?:el |la )?(?:mejor|mas (?!cerca|barat)\\S+)(?: de (?:todos|todas|ellos|ellas|esos))?$|^(?:y )?(?:el|la|los|las) (?:mejor(?:es)?|mas (?!cerca|barat|lej|econ|tranq)\\S+)(?: de (?:todos|todas|ellos|ellas|esos|esas|estos|estas|la lista))?$|(?:cual|que) (?:elegirias|escogerias|eliges|prefieres|escoges)|con cual (?:de ellos |de ellas )?te (?:quedas|quedarias)|tu favorit[oa])',
  ),
  row(
    'greet',
    0.9,
    '^(?:hola+|holis|holi|ola|buenas|buenos dias|buenas tardes|buenas noches|buen dia|muy buenas|saludos|hey+|ey+|hello|hi|que pasa|wenas|aloha|encantad[oa]|bienvenid[oa])(?: (?:hay alguien|hay alguien ahi|buenas|buenos dias|buenas tardes|buenas noches|a todos|a todas|encantad[oa]|un placer|paseo|asistente|bot|janeth?|janet|de nuevo|otra vez|muy buenas|tio|tia))*$',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:(?:que|como) (?:tal(?! (?:un|una|el|la|los|las|@p|@c|si))|estas|te va|te encuentras|te sientes|andas|lo llevas|va(?: todo| eso| la cosa)?$|te (?:pasa|ocurre|cuentas)|hay de nuevo|pasa$|haces$)|hola (?:amig[oa]|que hay)|estas (?:bien|mal|ahi|solter[oa]|ocupad[oa]|cansad[oa]|content[oa]|triste)|todo bien|me pasa|hola (?:guap[oa]|cariño|carino|amor))',
  ),
  row(
    'smalltalk',
    0.9,
    '^(?:(?:ok|vale|genial|perfecto|bien|muy|bueno|estupendo|guay|ah|si|no|y|pues|fenomenal|de acuerdo|mil|muchas|muchisimas|un millon de) )*(?:gracias|te lo agradezco|se agradece|agradecid[oa]|muy amable|thanks|mil gracias|gracias mil)(?: (?:por (?:todo|la ayuda|tu ayuda|la informacion|la info|nada|tu \\S+)|de verdad|paseo|maj[oa]|guap[oa]|adios|hasta luego|chao|muchas|muy amable|igualmente|eso es todo|por ayudarme|de todo corazon))*$|^(?:\\S+ )?gracias \\S+$|^(?:perdona )?(?:no (?:te |lo |te he |lo he )?(?:entiendo|entendi|entendido|pillo)|que quieres decir|(?:eso )?no tiene sentido)$|has sido (?:de )?(?:mucha|gran|muy) (?:ayuda|util)|(?:me|nos) (?:has|ha|han) (?:ayudado|servido|sido|venido (?:muy |genial|bien|de perlas))|(?:me equivoque|me he equivocado|equivocado) de (?:chat|conversacion|persona|ventana)|^(?:(?:no|vale|ok|gracias) )*(?:eso es|es|esto es|con eso es) todo(?: (?:por (?:ahora|hoy)|gracias|adios))*$|^(?:(?:no|vale|ok|gracias) )*(?:nada mas|no necesito nada mas|no quiero nada mas)(?: (?:por ahora|gracias|adios))*$|(?:ha sido|eres|has sido) (?:de gran ayuda|muy util|un cielo|un amor)',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:^(?:(?:ok|vale|bueno|pues|gracias|muchas gracias|genial|venga|perfecto|me voy) )*(?:adios|hasta (?:luego|pronto|manana|nunca|la vista|otra|ahora|siempre|la proxima)|chao|chau|ciao|nos vemos|te veo luego|manana hablamos|luego hablamos|bye+|bye bye|que (?:tengas|pases) (?:… )?(?:dia|tarde|noche|semana)|buen fin de semana|hablamos luego|cuidate|ta luego|talue|abur|agur)(?: (?:pescado|a todos|gracias|y gracias|paseo|luego|adios))*$|tengo que irme|me tengo que ir|me voy ya)',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:(?:cuenta|di|dime|cuentame|sabes|hazme|haz|dinos)(?: \\S+){0,2} (?:chistes?|graciosos?|gracia|adivinanza|poema|historia$|cuento)|cuentame algo$|^(?:un )?(?:chistes?|jaja\\w*|jeje\\w*|anos|lol)$|(?:se|eres) (?:mas |muy )?(?:gracios[oa]|jocos[oa]|gracias[oa])|hazme reir|(?:te|os) (?:quiero|amo|odio|adoro|echo de menos)(?: mucho)?$|me gustas$|me caes|casate conmigo|quiero un hijo (?:tuyo|contigo)|tienes (?:novi[oa]|pareja|marido|mujer|familia|hijos|amigos|hermanos|nombre|sentimientos)|(?:que|cual) (?:es |son )?(?:tu|tus) (?:edad|color|comida|hobby|hobbies|pelicula|signo|cumpleanos)|cual es tu edad|(?:cuantos|que) (?:anos|edad) (?:… )?(?:tienes|de vida tienes)|que edad|cuando (?:naciste|naicste|fu\\w* cread[oa]|te (?:crearon|han creado|hicieron)|cumples)|de donde eres|donde (?:vives|naciste)|(?:estoy|me siento) (?:muy )?(?:sol[oa]|triste|content[oa]|feliz|cansad[oa]|de vuelta)|me (?:quieres|amas|odias|echas de menos)|muestrame (?:tu )?afecto|quien te (?:creo|hizo|ha creado|programo)|que (?:te )?gusta\\w* hacer$)',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:(?:sabes|hablas|puedes|me puedes|entiendes|podrias)(?: hablar(?:me)?)?(?: en)?(?: algun)? ?(?:otro )?(?:ingles|espanol|frances|italiano|aleman|idiomas?|castellano|catalan|portugues|chino)|que idiomas?|(?:habla|hablame|responde|contesta)(?:me)? en (?:ingles|espanol|frances|castellano)|en (?:ingles|espanol|castellano) por favor|eres (?:muy |un |una |tan |el |la )*(?:tont[oa]|idiota|gilipollas|fe[oa]|horrible|inutil|estupid[oa]|genial|maj[oa]|list[oa]|simpatic[oa]|guap[oa]|mejor|gracios[oa]|espanol[a]?|hispanohablante|bilingue|increible|crack|maquina|pesad[oa]|aburrid[oa]|malisim[oa]|subnormal|un sol|encanto|graciasa|buen[oa])|^(?:hij[oa] de puta|zorra|cabron|gilipollas|vete a la mierda|desgraciad[oa]|maleducad[oa]|asqueros[oa]|idiota|tont[oa]|subnormal|fe[oa]|retrasad[oa]|pedazo de mierda|mierda|joder|imbecil|estupid[oa]|capull[oa])$|vete a la|callate|bien hecho|buen trabajo|que (?:maj[oa]|simpatic[oa]|graci[oa]s[oa]))',
  ),
  row(
    'smalltalk',
    0.85,
    '(?:aficiones|hobbies|mascotas?|perros? o gatos?|gatos? o perros?|de donde (?:eres|vienes)|donde (?:naciste|vives|te (?:hicieron|crearon))|quien(?:es)? te (?:ha |han )?(?:program\\w+|dise\\w+|cre\\w+|hech\\w+|hizo|hicieron|invent\\w+|construy\\w+)|tu (?:jefe|creador|creadora|edad|nombre|cumpleanos|familia|fabricante|color favorito|comida favorita|pelicula favorita)|para quien trabajas|inteligencia artificial|sentido de la vida|por que existimos|dato curioso|curiosidades|chistes?|algo gracios[oa]|agradecid[oa]|te debo una|un placer (?:hablar|charlar)|encantad[oa] de (?:hablar|conocer)|(?:muchas )?gracias por|que (?:preguntas|temas) (?:… )?(?:puedo|puedes|sabes)|como te (?:llamas|llaman)|tu nombre|cuantos anos tienes|^chao|^adios|^hasta (?:luego|pronto|manana))',
  ),
  row(
    'smalltalk',
    0.9,
    '(?:^(?:esto|eso|tu|este bot|vaya|menud[oa]|que) (?:… )?(?:no (?:me )?(?:sirve(?:s)?|ayuda(?:s)?|vale(?:s)?|funciona(?:s)?)|mierda|birria|desastre|porqueria|inutil|malo eres|mal)(?: (?:para |de )?nada)?$|no (?:me )?(?:ayudas|entiendes|escuchas|enteras|sirves|vales)(?: (?:para |de )?nada)?$|no te enteras)|^(?:me lo (?:apunto|anoto|quedo|pienso)|lo (?:apunto|anoto|miro|pienso)|(?:no )?me (?:has|habeis) (?:contestado|respondido|hecho caso)|no (?:contestas|respondes)|ya veremos|ya te (?:digo|dire|contare)|luego te digo)(?: gracias)?$|^(?:(?:perfe|perf|ok|okey|oki|okay|eleccion|decision|vale|genial|perfecto|estupendo|fenomenal|guay|guapo|nada|bien|muy|bueno|venga|de acuerdo|entendido|claro|la verdad|la verdad es que|es que|eso es|si|no|nop|nah|ya|ah|oh|pues|que|bonito|chulo|interesante|gracias|muchas|mil|muchisimas|de nada|tio|tia|crack|maquina|maj[oa]|guap[oa]|colega|amig[oa]|jefe|figura|paseo|por ahora|por el momento|eso es todo|nada mas|suena|me parece|me sirve|me vale|me gusta|me encanta|me mola|buena|idea|eres|un|una|la leche|lo mas|fiera|hecho|trato|por supuesto|perdon|perdona|lo siento|ups|jaja\\w*|jeje\\w*|anda|toma|hala|hostia|joder|wow|igual|quiza|quizas|puede|da igual|olvidalo|dejalo|luego|entonces|anotado|apuntado|top|brutal|mola|buenisim[oa]|util|super|tan|la verdad|con eso|me quedo|adios|hasta luego|por todo) ?){1,7}$',
  ),
  row(
    'refine',
    0.9,
    '(?:^(?:(?:tienes|tendrias|hay|quiero|preferiria|prefiero|dame|ensename|busco|algo|uno|una|y|o|un|pero|con|que sea|un poco|mucho|aun|algun sitio|un sitio) )*(?:mejor(?:es)?|mas (?:grandes?|pequen[oa]s?|bonit[oa]s?|modern[oa]s?|autentic[oa]s?|animad[oa]s?|elegantes?|informal(?:es)?|romantic[oa]s?|tipic[oa]s?|divertid[oa]s?|original(?:es)?|especial(?:es)?|alternativ[oa]s?|local(?:es)?|castiz[oa]s?|chul[oa]s?|nuev[oa]s?|antigu[oa]s?|fin[oa]s?|pij[oa]s?|acogedor[ae]?s?)|(?:da igual|no importa) (?:si|que) (?:esta|queda|este|quede)n? (?:un poco )?(?:mas )?lejos|un poco mas lejos|menos (?:formal(?:es)?|pij[oa]s?|modern[oa]s?|conocid[oa]s?|tipic[oa]s?|aburrid[oa]s?|popular(?:es)?|seri[oa]s?))(?: (?:por favor|porfa|si puede ser|mejor))*$|cuales(?: de (?:ellos|ellas|esos|esas|estos|estas))? (?:abren|cierran) |(?:hay )?algun[oa]s? (?:de (?:ellos|ellas|esos|esas|estos|estas) )?(?:que )?(?:abren?|cierran?) |(?:hay )?algun[oa]s? (?:de (?:ellos|ellas|esos|esas|estos|estas) )?(?:que )?(?:es|sea|son|sean|esta|estan|este|esten|tiene|tenga) (?:\\S+ )?(?:gratis|gratuit\\w+|abiert\\w+|barat\\w+|tranquil\\w+|accesibles?|terraza)|(?:cual(?:es)?|que sitios)(?: de (?:ellos|ellas|esos|estos))? (?:… )?(?:abiert[oa]s|gratis|gratuit[oa]s)|(?:hay |tienes )?(?:algun[oa]s?|algo|sitios?|solo (?:los|las)|los|las|un[oa]s?) (?:que (?:este|esten|sea|sean|quede|queden) )?(?:(?:un poco |mucho )?(?:mas|menos) (?:barat\\w+|cerca\\w*|tranquil\\w+|car[oa]s?|lej\\w+|ruidos\\w+|economic\\w+|proxim\\w+)|abiert[oa]s|gratis|gratuit[oa]s))',
  ),
  row(
    'recommend',
    0.8,
    '(?:(?:que|cual|algo) (?:… )?(?:propones|propondrias|sugieres|sugeririas|aconsejas|aconsejarias)|recom\\w+|suger\\w+|sugier\\w+|aconsej\\w+|(?:que|a donde|adonde|donde) (?:… )?(?:puedo|podemos|podria|podriamos|me recomiendas|nos recomiendas|recomiendas|hacer|visitar|visitamos|visito|ver|vemos|veo|ir|vamos|cenamos|ceno|comemos|como$|bebemos|tomamos|desayunamos|dormimos|salimos|metemos|meto|refugiamos|nos alojamos|quedamos|empezamos|empiezo|deberiamos|hay que (?:ver|visitar)|vale la pena|voy|deberia|se puede|comer|cenar|dormir|tomar|hago|hacemos|comprar)(?: \\S+){0,4}|(?:algo|algun sitio|un sitio|sitios?|lugar|lugares|algun lugar|algun plan|planes?|plan|ideas?|cosas|actividades|rincon|rincones) (?:\\S+ ){0,2}(?:a cubierto|bajo techo|cubierto|de interior|en interior|dentro|que (?:hacer|ver|visitar)|para (?:celebrar|quedar|trabajar|escuchar|probar|pasear|bailar|leer|comprar|alguien|gente|ir|visitar|ver|hacer|comer|cenar|beber|dormir|hoy|manana|esta|ninos|ni[nñ]os|familias|parejas|el|la|pasar|relajarme|relajarnos|desconectar|tomar|salir|quedar|un|una|mi|mis)|cerca|bonit[oa]s?|chul[oa]s?|divertid[oa]s?|interesantes?|romantic[oa]s?|tranquil[oa]s?|barat[oa]s?|especial|por)|(?:estoy|estamos) (?:aburrid[oa]s?|de visita|en madrid|por|buscando|de vacaciones|de turismo)|me aburro|^(?:muy |que )?(?:aburrid[oa]s?|sed)$|que no (?:me |nos )?(?:puedo|podemos|debo|debemos|hay que) (?:perder(?:me|nos)?|perderse)|no me puedo perder|^(?:ensename|ensenamel[oa]s|muestrame|muestramel[oa]s|ensena|a ver cuales|dispara)$|^(?:que (?:este|sea) )?(?:cubiert[oa]s?|climatizad[oa]s?)$|(?:barrios?|zonas?|calles?) (?:\\S+ ){0,2}(?:para|por donde) (?:pasear|visitar|ver|perderse|callejear|andar|salir|caminar)|que hay (?:de )?(?:divertido|bueno|interesante|chulo|bonito|nuevo|especial)(?: (?:para|por|en) .*)?$|que (?:ponen|echan|dan|hay) (?:hoy |esta noche |ahora )?en (?:el|los) (?:@c|teatros?|cines?)|sorprendeme|inspirame|(?:busca|encuentra|ensena|muestra|recomienda|sugiere|propon|da)(?:me|nos) algo|ayudame a (?:elegir|decidir|encontrar|planear)|alguna? (?:idea|sugerencia|recomendacion|plan)|tengo (?:hambre|sed|la tarde|el dia|un rato|\\d+ horas|dos horas|tres horas|una hora)|primera vez (?:en|que)|lo mejor de madrid|(?:algun |un )?consejos?|(?:por |a )?donde (?:sale|salen|va|van|llevo|llevamos|come|comen|se come|se sale|queda|quedan|baila|bailan) |(?:algun|alguna|algo|un) ?(?:sitio|lugar|local|cosa)? (?:que (?:este |siga )?)?(?:abiert[oa]|abra) (?:a las|hasta|de madrugada|toda la noche|por la noche|a partir)|mejores (?:sitios|lugares|planes)|pasar (?:la|el|una|un) (?:tarde|manana|dia|noche|rato|fin)|que hacemos|que hago)',
  ),
  row(
    'place_details',
    0.85,
    '(?:(?:mejor|buena?|ideal) (?:hora|momento|epoca|dia|mes)(?: del (?:dia|ano))? (?:para (?:ir|visitar|ver|venir)(?:l[oa]s?)?|de ir)|(?:a que hora|cuando|que dia|en que epoca) (?:es|conviene|recomiendas|esta) (?:… )?(?:mejor|buen[oa]?|ideal|recomendable|ir|menos llen[oa]|mas vaci[oa])(?: (?:ir|visitarl[oa]|visitar|verl[oa]|momento))?$|^(?:(?:y|pero|ah|por cierto) )*(?:llevo|llevamos|voy con|vamos con|ire con|traigo|tengo|tenemos|me acompana) (?:(?:a )?(?:mi |un |una |el |la |al |nuestro ))?(?:perr[oa]s?|perrit[oa]s?|carrito|cochecito|maletas?|bicis?|silleta)(?: (?:conmigo|tambien))*$|^(?:creo que )?(?:me quedo con|nos quedamos con|cojo|cogemos|elijo|elegimos|escojo|voy a(?: ir)? a|vamos a(?: ir)? a|probare|probamos) (?:ese|esa|este|esta|eso|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|ultim[oa]))(?: (?:mismo|misma|entonces|gracias))*$|^(?:ese|esa|este|esta|eso) (?:mismo |misma )?(?:me vale|nos vale|me sirve|suena (?:bien|genial)|tiene buena pinta|pinta bien)$)',
  ),
  row(
    'more',
    0.9,
    '(?:no (?:me|nos) (?:gusta|convence|apetece|mola|llama|va|interesa) (?:mucho |nada )?(?:ese|esa|este|esta|eso)(?:$| (?:, )?(?:otr[oa]s?|siguiente|dame|dime|algun|hay|tienes)))',
  ),
  row(
    'recommend',
    0.75,
    '(?:^(?:(?:y|pero|vale|que tal|que hay) )*(?:de noche|por la noche|esta noche|para esta noche|a la noche|cuando anochece)$|que (?:hay|hay por ahi|tienes) (?:de )?(?:interesante|que (?:merezca|valga) la pena|chulo|divertido)(?: (?:entonces|por aqui|por ahi|ahi|en madrid|para ver|que ver))*$|(?:que )?(?:me|nos) (?:da|daria) tiempo)',
  ),
  row('recommend', 0.7, '^(?:y )?(?:el|la|los|las) (?:mas \\S+|mejor(?:es)?) (?:cual(?:es)?) (?:es|son|seria|serian)$'),
  row('prices', 0.9, '(?:gratis|gratuit[oa]|sin pagar) (?:cuando|que dias?|a que horas?)$'),
  row(
    'recommend',
    0.6,
    '(?:(?:algo|algun sitio|un sitio|un plan) que (?:nos )?(?:guste|apetezca|encante|mole) (?:a )?(?:los dos|las dos|ambos|ambas|todos|todas)|(?:algo|algun sitio|un sitio|un plan) para (?:los dos|las dos|ambos|todos))',
  ),
  row('smalltalk', 0.9, '^(?:hola |buenas |y )?que hay$'),
  row(
    'place_details',
    0.85,
    '(?:por dentro|dentro) (?:que|como) (?:hay|es|tiene|se ve)$|(?:que|como) (?:hay|es|tiene|se ve) (?:por dentro|dentro)$',
  ),
  row(
    'place_details',
    0.85,
    '(?:^(?:y )?(?:entran?|pueden entrar|dejan entrar|se admiten|estan permitid[oa]s) |cuanto (?:tiempo )?(?:tardo|tardas|tardamos|tardaria|tardaremos) (?:en|para) (?:verl[oa]s?|visitarl[oa]s?|recorrerl[oa]s?))',
  ),
  row(
    'forget',
    0.9,
    '(?:(?:borra|elimina|olvida)(?:lo|la|los|las) todo|(?:borra|elimina|olvida) (?:todo|mis datos|mis gustos|mis preferencias))',
  ),
  row(
    'compare',
    0.9,
    '(?:(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]) (?:o|y) (?:el |la )?(?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]) (?:, )?(?:cual|que)|(?:cual|que) (?:… )?(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]) o (?:el |la )?(?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]))',
  ),
  row('recommend', 0.7, '(?:que (?:me|nos) (?:queda|falta) (?:por|para) (?:ver|visitar|hacer))'),
  row('refine', 0.7, '(?:version original|subtitulad[oa]s?|^en (?:vose|vo|3d)$)'),
  row('prices', 0.9, 'cuanto (?:suele|suelen|puede|podria|viene a|vienen a) (?:costar|salir|valer|ser)'),
  row('more', 0.95, '^(?:mejor|pues|casi|venga|prefiero|quiero) (?:otr[oa]s?|el siguiente|la siguiente)$'),
  row(
    'refine',
    0.6,
    '^(?:(?:y|solo|mejor|pero) )*(?:los|las) de (?!(?:@p|@c|hoy|ayer|manana|antes|arriba|abajo|aqui|ahi|alli|cerca|al|la|el|los|las) )[a-z]+$',
  ),
];

/** Longer phrases before the words they begin with; 0 is the one in the middle. */
export const ORDINALS: Readonly<Record<string, number>> = {
  'de en medio': 0,
  'de enmedio': 0,
  'del medio': 0,
  'de arriba del todo': 1,
  'de arriba': 1,
  'de abajo del todo': -1,
  'de abajo': -1,
  primero: 1,
  primera: 1,
  primer: 1,
  '1o': 1,
  '1a': 1,
  '1ro': 1,
  '1ra': 1,
  '1er': 1,
  '2do': 2,
  '2da': 2,
  '3ro': 3,
  '3ra': 3,
  '3er': 3,
  '4to': 4,
  '4ta': 4,
  '5to': 5,
  '5ta': 5,
  segundo: 2,
  segunda: 2,
  '2o': 2,
  '2a': 2,
  tercero: 3,
  tercera: 3,
  tercer: 3,
  '3o': 3,
  '3a': 3,
  cuarto: 4,
  cuarta: 4,
  '4o': 4,
  '4a': 4,
  quinto: 5,
  quinta: 5,
  '5o': 5,
  '5a': 5,
  sexto: 6,
  sexta: 6,
  septimo: 7,
  septima: 7,
  octavo: 8,
  octava: 8,
  noveno: 9,
  novena: 9,
  decimo: 10,
  decima: 10,
  ultimo: -1,
  ultima: -1,
  penultimo: -2,
  penultima: -2,
  antepenultimo: -3,
  antepenultima: -3,
};
export const ORDINAL_PATTERN = `(?:(?:el|la|al|del) (\\d{1,2}|uno|dos|tres|cuatro|cinco)(?= (?:esta|es|tiene|admite|acepta|permite|cuesta|vale|cobra|ofrece|pone|parece|suena|pilla|abre|cierra|que|a que|cuanto|donde|como|merece|acepta|hasta|y|o|con|queda|sirve) )|(?:del|sobre el|el|la|al|con el|tal el) (\\d{1,2}|uno|dos|tres|cuatro|cinco)(?: por favor)?$|(?:el|la|lo|del|al|ese|esa|y|numero|opcion|de) (ORD)(?: (?:sitio|lugar|opcion|de (?:ellos|ellas|esos|la lista)|museo|parque|restaurante|bar|@c))?(?! (?:vez|planta|dia|piso|hora|de todo|mundo|clase|plano|fila|sesion|hora|entrada|visita|vuelta|fin|semana|domingo|lunes|martes|miercoles|jueves|viernes|sabado)(?= ))|^(?:muestra|muetra|muestrame|ensename|ver|quiero ver)? ?(?:el |la )?(ORD)$|(?:numero|opcion|el n|num) (\\d{1,2}|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)|(?:ver|muestrame|ensename|quiero|abre|sobre|del|elijo|prefiero|me quedo con) (?:el |la )(\\d{1,2})$|^(?:el |la |numero )?(\\d{1,2})$)`;
export const WEEKDAYS: Readonly<Record<string, number>> = {
  lunes: 0,
  martes: 1,
  miercoles: 2,
  jueves: 3,
  viernes: 4,
  sabado: 5,
  sabados: 5,
  domingo: 6,
  domingos: 6,
};

export const REFINEMENTS = {
  closer:
    '(?:no|sin) (?:\\S+ ){0,3}(?:andar|caminar) (?:mucho|tanto|demasiado)|(?:a )?(?:menos de|unos|como mucho) \\d+ ?(?:min\\w*|m|metros|km|calles)|a \\d+ ?(?:min\\w*|m|metros|calles)|\\d+ ?min\\w* (?:andando|a pie|caminando)|nada (?:muy |demasiado )?lejos|mas (?:cerca|cercan[oa]s?|proxim[oa]s?|centric[oa]s?)(?! primero)|(?:demasiado|muy|tan|bastante|un poco|algo|super) lejos|(?:demasiado|muy|tan) lejan[oa]s?|menos lejos|no (?:tan|muy) lejos|que (?:este|esten|quede|queden) (?:mas )?cerca|se pueda ir andando|pueda ir (?:andando|a pie)|a menos distancia|pilla lejos|queda lejos(?! del? )|esta lejos(?! del? )|cae lejos|cerquita',
  cheaper:
    'por precio|(?:primero|antes) (?:los |las )?mas barat\\w+|nada (?:muy |demasiado )?(?:car[oa]|pij[oa]|lujos[oa])|car[ií]sim[oa]s?|tirad[oa]s? de precio|que no me arruine|sin (?:arruinarme|arruinarnos|gastar mucho)|(?:por )?(?:menos de|maximo|hasta|no mas de) \\d+ ?(?:euros?|eur|€)|chollo|gangas?|mas (?:barat[oa]s?|economic[oa]s?|asequibles?)|barat[oa]s?|baratit[oa]s?|economic[oa]s?|asequibles?|(?:demasiado|muy|tan|bastante|un poco|algo|super) car[oa]s?|menos car[oa]s?|no (?:(?:sean?|es|son|este|esten) )?(?:tan |muy |demasiado |especialmente )?car[oa]s?|low cost|de bajo coste|por menos dinero|buen precio|mejor precio|bien de precio|poco presupuesto|(?:un )?presupuesto (?:de|maximo)|poco dinero|presupuesto (?:ajustado|bajo|limitado)|no puedo (?:pagar|permitirme)|menos dinero|cueste menos|cuesten menos',
  quieter:
    'sin (?:tanta |mucha )?(?:multitudes|aglomeraciones|agobios|gente|ruido)|(?:odia|odio|huyendo de|lejos de) (?:las |el )?(?:multitudes|aglomeraciones|ruido)|nada (?:muy |demasiado )?(?:turistic[oa]|ruidos[oa])|(?:demasiado |muy |menos |no |nada )(?:sea |sean |tan )?turistic[oa]s?|(?:mas )?tranquil[oa]s?|tranquilit[oa]s?|menos (?:ruidos[oa]s?|ruido|gente|concurrid[oa]s?|llen[oa]s?|masificad[oa]s?|turistic[oa]s?)|no (?:tan|muy) (?:ruidos[oa]s?|llen[oa]s?)|(?:demasiado|mucho|tanto) ruido|(?:demasiado|muy) (?:ruidos[oa]s?|llen[oa]s?)|(?<!hay )(?:demasiada|mucha|tanta|poca) gente|silencios[oa]s?|tranqui|tranquis|mas relax|de relax|relajad[oa]s?|sin ruido',
  open_now:
    '(?:que (?:este|esten|esta|estan|sigan?) )?abiert[oa]s? (?:ahora|ahora mismo|en este momento|hoy|a estas horas|todavia|aun|a esta hora)|(?:todavia|aun|siguen?|sigue|ahora) abiert[oa]s?|que (?:este|esten|esta|estan|siga|sigan) abiert[oa]s?|(?:cual(?:es)?|alguno|alguna|algo|uno|los|las|solo) (?:\\S+ )?abiert[oa]s?|que abran? (?:ahora|hoy|a estas horas)|que (?:cierren?|abran?) (?:mas )?tarde|hasta (?:muy |mas )?tarde',
  open_on:
    '(?:abiert[oa]s?|abran?|abren?|abre) (?:… )?(?:el|los|en|manana) ?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin de semana|fines de semana)?|abiert[oa]s? manana',
  vegetarian:
    'no (?:como|comemos|come) carne|vegetarian[oa]s?|vegan[oa]s?|sin carne|veggies?|vegetal(?:es)?|a base de plantas',
  terrace:
    'terrazas?|terracita|al aire libre|mesas? fuera|sentarnos fuera|sentarme fuera|en la calle|patio|exterior|fuera en la terraza',
  free: 'gratis|gratuit[oa]s?|entrada (?:libre|gratis|gratuita)|sin pagar|que no (?:cueste|cuesten|cobren|haya que pagar)|sin coste|coste cero|de balde|sin entrada',
  children:
    'nin[oa]s?|ni[nñ][oa]s?|hij[oa]s?|familias?|familiar(?:es)?|peques?|(?<!mas )pequenos|crios?|bebes?|carrito|chiquillos?|infantil(?:es)?',
  accessible:
    'silla de ruedas|sillas de ruedas|accesibles?|accesibilidad|movilidad reducida|discapacidad|discapacitad[oa]s?|minusvalid[oa]s?|adaptad[oa]s?|rampas?|sin escaleras|sin escalones|muletas',
} as const;
