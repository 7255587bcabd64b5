// Spanish patterns of the operators and of single request fields. They read the line of `document.ts`: folded words
// without accents, `@p` a named place, `@c` a concept, `…` up to four words.
import type { Patterns } from '../pack.ts';

export const PATTERNS: Patterns = {
  near: 'a tiro de piedra de|a tiro de piedra del|al ladito de|al ladito del|pegadito a|pegadito al|a mano de|a la altura de|a la altura del|por la parte de|en torno a|minutos de|minutos del|minutos andando de|andando de|cerca de|cerca del|cerquita de|cerquita del|cerca|al lado de|al lado del|alrededor de|alrededor del|junto a|junto al|proximo a|proximos a|proxima a|proximas a|proximo al|proxima al|a un paso de|a un paso del|a dos pasos de|por los alrededores de|por los alrededores del|en los alrededores de|en los alrededores del|en las inmediaciones de|en las inmediaciones del|enfrente de|enfrente del|frente a|frente al|detras de|detras del|delante de|delante del|pegado a|pegado al|no lejos de|no lejos del|no muy lejos de|no muy lejos del|a pocos minutos de|a pocos minutos del|andando desde|desde|por la zona de|por la zona del|en la zona de|en la zona del|por|cercano a|cercana a|cercanos a|cercanas a|cercanos al|cercanas al|cercano al|cercana al|a la vuelta de',
  inside:
    'en|en el barrio de|en el barrio del|en el distrito de|por el barrio de|dentro de|dentro del|por el|por la|por|de|del',
  determiners:
    'el|la|los|las|un|una|unos|unas|este|esta|ese|esa|aquel|algun|alguna|mi|nuestro|tu|barrio de|barrio del|zona de|distrito de|estacion de|metro|plaza de|plaza del|calle|museo|parque|estacion|gran|famoso|famosa',
  request: `(?:quiero|queremos|quisiera|querria|necesito|necesitamos|busco|buscamos|buscar|busca|buscame|buscando|encontrar|encuentra|encuentrame|recomienda|recomiendame|recomiendas|recomendar|recomendarme|recomiendanos|recomendacion|recomendaciones|sugerencia|sugerencias|sugiere|sugiereme|sugieres|muestra|muestrame|ensename|ensena|dame|danos|dime|dinos|lista|listame|donde|hay|algun|alguna|algunos|algunas|algo|podrias|puedes|podemos|puedo|me gustaria|nos gustaria|me apetece|nos apetece|apetece|vamos|ir a|ir al|ir de|visitar|conocer|ver|mejores|mejor|cuales|cual|que|ideas|opciones|ayudame|llevame|llevanos|tienes|tenes|por favor|plan|planes|pon|ponme)`,
  outrightRequest:
    '(?:quiero|queremos|quisiera|querria|necesito|necesitamos|busco|buscamos|buscame|encuentra\\w*|recomienda\\w*|sugiere\\w*|muestra\\w*|ensena\\w*|dame|donde|me gustaria|nos gustaria|apetece|apetecen|llevame|vamos|puedes|podrias|que tal|hay)',
  question:
    '^(?:que|donde|cual|cuales|quien|cuando|como|cuanto|cuanta|cuantos|hay|puedo|puedes|podrias|esta|estan|es|son|tiene|tienen|abre|abren|cierra|cierran|algun|alguna|tienes)',
  nothingMore: `(?:(?:no hay )?nada (?:… )?(?:me|nos) (?:gust[ae]n?|guste|encante|apasione) (?:mas|tanto) (?:que|como)|no hay nada (?:… )?(?:mejor|mas bonito|comparable) (?:que|a)|no hay (?:mejor )?(?:plan|sitio|cosa|nada) (?:… )?(?:mejor )?(?:que|como)|no (?:me|nos) gusta nada (?:mas|tanto) (?:que|como)|nada (?:mejor|supera|como) (?:que|a)?|nada como|no hay cosa que (?:me|nos) guste mas que|mas que (?:nada|ninguna otra cosa)|no podrian? gustarme mas)`,
  nothingLess: `(?:no hay )?nada (?:… )?(?:me|nos) (?:gust[ae]n?|guste|apetezca|apetece|interese) menos que|no hay nada (?:peor|mas aburrido|menos interesante) que|nada (?:peor|mas aburrido) que`,
  except:
    'excepto|salvo|(?<! o )menos(?: a)?|quitando|a excepcion de|con excepcion de|exceptuando|fuera de|aparte de|que no sean|que no sea|excluyendo|todo menos|cualquier cosa menos|todo salvo|todo excepto',
  usedTo:
    'antes|solia|soliamos|solian|de pequeno|de pequena|cuando era (?:… )?(?:pequeno|pequena|joven|nino|nina|estudiante)|hace anos|en el pasado|antiguamente|de joven|de nino|de nina|al principio|de adolescente|antano|en su dia',
  noLonger: 'ya no|ahora no|ahora|hoy en dia|ya|actualmente|ultimamente',
  insteadOf: 'en vez de|en lugar de|antes de|y no',
  neither: 'ni|tampoco',
  likeness:
    '(?:algo|sitios?|lugares?|uno|una|otro|otra|museos?|parques?) (?:como|tipo|parecid[oa]s? a|similar(?:es)? a|del estilo de|del estilo del|por el estilo de)l?|parecid[oa]s? al?|similar(?:es)? al?',
  knownAlready:
    '(?:sin|menos|excepto|salvo|quita|olvida) (?:el |la |los |las |al )?@p|ya (?:he|hemos) (?:estado|ido|visto|visitado) (?:… )?@p|ya (?:conozco|conocemos|vi|vimos|visite|fui|fuimos|estuve|estuvimos|tengo visto) (?:… )?@p|@p (?:ya |lo ya )?(?:ya )?(?:lo|la|los|las)? ?(?:he|hemos|conozco|vi|vimos|tengo) ?(?:visto|visitado|muy visto)?',
  unwanted:
    'nada|no tanto|no mucho|nada con|nada que tenga que ver con|nada relacionado con|nada de|no quiero|no queremos|no me apetece|no me apetecen|no nos apetece|no me apetece ir a|no me apetece ver|no quiero ir a|no quiero ir al|no quiero ver|no quiero mas|no mas|nada de|sin|evita|evitar|evitando|menos|ni|no me lleves a|no me mandes a|no me recomiendes|no recomiendes|no me pongas|no me des|no busco|no pienso ir a|nunca voy a|nunca iria a|jamas iria a|jamas voy a|no voy a|no iria a|no necesito|olvida|olvidate de|quita|fuera|no estoy para|paso de|nada mas de|basta de|ya no quiero|no',
  better: [
    '(?:mas|antes) (?:de |de la |del |de los |de las )?(@c) que (?:de |de la |del |de los |de las |a )?(@c)',
    '(@c) (?:me gustan? |me parecen? |son |es |estan? )?(?:mucho |bastante |un poco |aun |algo )?(?:mejor|mejores|mas|mas interesantes?|mas divertid[oa]s?|mas bonit[oa]s?|mas entretenid[oa]s?) que (?:… )?(@c)',
    '(?:prefiero|preferimos|preferiria|prefiere) (?:… )?(@c) (?:… )?(?:a|al|que|antes que|en vez de|sobre|por encima de|mas que) (?:… )?(@c)',
    '(?:gustan?|encantan?|apetecen?|interesan?|molan?|disfruto|disfruto de) (?:mucho )?mas (?:… )?(@c) que (?:… )?(@c)',
    '(?:mejor|antes) (?:un |una |unos |unas |el |la |los |las )?(@c) que (?:… )?(@c)',
    '(@c) (?:en vez de|en lugar de|antes que|y no|mejor que) (?:… )?(@c)',
    '(@c) > (@c)',
    'soy (?:mucho )?mas (?:de |del )(?:… )?(@c) que (?:de |del )(?:… )?(@c)',
    'somos (?:mucho )?mas (?:de |del )(?:… )?(@c) que (?:de |del )(?:… )?(@c)',
    '(?:mas|antes) (?:un |una )?(@c) (?:y|que) (?:menos )?(?:… )?(@c)',
    '(@c) (?:gana|ganan|supera|superan) (?:a|al) (?:… )?(@c)',
  ],
  worse: [
    '(@c) (?:me gustan? |me parecen? |son |es )?(?:mucho |bastante |un poco )?(?:peor|peores|menos|menos interesantes?|menos divertid[oa]s?|mas aburrid[oa]s?) que (?:… )?(@c)',
    '(?:gustan?|interesan?|apetecen?|molan?) (?:mucho )?menos (?:… )?(@c) que (?:… )?(@c)',
    'no (?:me |nos )?(?:gustan?|interesan?|molan?) (?:… )?(@c) tanto como (?:… )?(@c)',
  ],
  likedLess: '(@c) (?:, )?(?:pero |aunque )?no tanto como (?:… )?(@c)',
  pronoun: 'ellos|ellas|esos|esas|estos|estas|eso|esto|los|las|lo|la|les|le|ambos|ambas|el|ella',
  reference: `(?:ahi|alli|alla|(?:ese|esa|este|esta|aquel|aquella|dicho|el mismo|la misma) (?:sitio|lugar|local|uno|una)|el (?:sitio|lugar)|eso|esto|aquello|ese|esa|aquel|aquella|ellos|ellas|(?:cerca|alrededor|al lado|enfrente|delante|detras|sobre|acerca) (?:de )?(?:el|ella|este|esta)(?= $)|(?:de|a|en|para|con|y) (?:este|esta)(?= $))`,
  demonstrative: 'ese|esa|este|esta|aquel|aquella|dicho|dicha',
  sort: 'orden\\w*|clasific\\w*|reorden\\w*|pon(?:los|las|melos|melas)?|primero|antes',
  sortByDistance:
    '(?:(?:orden\\w*|clasific\\w*|pon\\w*|list\\w*|muestra\\w*|organiza\\w*) (?:… )?(?:distancia|cercania|proximidad|cerca\\w*|proxim\\w*|lejos)|por (?:distancia|cercania|proximidad)|(?:primero|antes) (?:… )?(?:cerca|cercanos?|cercanas?|proximos?)|(?:mas )?(?:cercanos?|cercanas?|cerca) primero|de (?:mas )?cerca(?:no)? a (?:mas )?lej(?:os|ano)|cual(?:es)? (?:… )?mas cerca(?:n[oa]s?)?)',
  sortByRating:
    '(?:^(?:dame |dime |muestrame |ensename )?(?:los|las) (?:\\d{1,2}|dos|tres|cuatro|cinco|diez) mejores$|(?:el|la|los|las|lo) (?:que (?:este|esten|tenga|tengan) )?(?:mejor(?:es)?|mas) (?:valorad[oa]s?|puntuad[oa]s?|valoracion|puntuacion|nota|opiniones|resenas)|con (?:la )?(?:mejor|mejores) (?:valoracion|puntuacion|nota|opiniones|resenas)|^(?:mejor|mas) (?:valorad|puntuad)[oa]s?$|(?:orden\\w*|clasific\\w*|pon\\w*|list\\w*|organiza\\w*) (?:… )?(?:valoracion\\w*|puntuacion\\w*|nota\\w*|estrellas|mejor\\w*|calidad|opiniones|resenas|rating|popularidad|valorad[oa]s|puntuad[oa]s)|por (?:valoracion|valoraciones|puntuacion|nota|estrellas|calidad|popularidad|opiniones|resenas)|(?:primero|antes) (?:… )?(?:mejores|mejor (?:valorad|puntuad)[oa]s?)|(?:los |las )?(?:mejores|mejor (?:valorad|puntuad)[oa]s?) (?:primero|antes)|de mejor a peor|cual(?:es)? (?:… )?mejor(?:es)? (?:valorad\\w+|puntuad\\w+|valoracion|puntuacion|nota|opiniones|resenas))',
  last: 'ultimo|ultima|final',
  moreOf: '(?:mas|otr[oa]s?|diferentes?|distint[oa]s?) @c|@c (?:mas|diferentes?|distint[oa]s?)$',
  howMany:
    '^(?:(?:y|vale|pues|si|solo) )?(\\d{1,2}|dos|tres|cuatro|cinco|seis) mas|(?:otr[oa]s) (\\d{1,2}|dos|tres|cuatro|cinco|seis)|(?:muestra(?:me|nos)?|dame|danos|dime|busca(?:me)?|encuentra(?:me)?|ensena(?:me)?|recomienda(?:me|nos)?|quiero|necesito|sugiere(?:me)?|pon(?:me)?|lista(?:me)?) (?:los |las |solo |otros |otras |unos |unas )?(?:(?:mejores|primeros|primeras) )?(\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?= )(?! (?:estrellas?|horas?|minutos?|euros?|km|personas?|dias?|noches?))|(?:los|las|top) (\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:mejores|primer[oa]s|mas|@c)|^(\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:mas|otros|otras|@c|sitios|lugares|opciones|ideas|sugerencias)|solo (un|uno|una|dos|tres|\\d{1,2})',
  outOfScope: `(?:(?:pone|sale|puesto|salido) el sol|(?:aparcar|estacionar|dejar) (?:el|mi) coche|^(?:por favor |puedes |podrias )?(?:reserva(?:me|nos)?|resérvame|pide(?:me|nos)?|pideme|compra(?:me|nos)?) (?:un|una|dos|mesa|entradas) |llama a un |reservame|reservarme|la hora$|cuanto es \\d+|(?:va a|vaya a|puede|si|cuando|hoy|manana|como) (?:llover|llueve|lloviendo|nevar|nieva|nevando)|^(?:llueve|llovera|lluvia)|hara (?:sol|frio|calor|bueno|malo)|como (?:se )?(?:hago|hace|hacer|preparo|preparar) (?:un|una|el|la|pan|pizza|paella|arroz)|cuantos? (?:gramos|litros|kilos|cucharadas|habitantes|paises)|cuant[oa]s? (?:pesa|mide)|mi (?:pedido|trabajo|jefe|nomina|ordenador|cartera|medico|coche|banco)|lista de (?:la compra|tareas)|que significa|gastado|saldo|bolsa|que tiempo (?:hace|va|hara)|el tiempo (?:que|de|para|hoy|manana)|clima|temperatura|pronostico|paraguas|hace (?:frio|calor)|tengo (?:frio|calor|sueno|fiebre)|grados|calorias?|receta|ingredientes?|cocinar|hornear|horno|microondas|nevera|congelador|traduce|traducir|traduccion|como se dice|en (?:frances|aleman|japones|chino|ruso) |deletrea|sinonimo|definicion|significado|significa|alarma|temporizador|cuenta atras|cronometro|recordatorio|recuerdame|calendario|agenda|reunion|reuniones|lista de la compra|contrasena|credito|debito|tarjeta|prestamo|hipoteca|seguro (?:de|del) (?:coche|hogar|vida)|salario|nomina|impuestos?|hacienda|iva|tipo de interes|tipo de cambio|bolsa de|ibex ?35|acciones|bitcoin|criptomonedas?|invertir|cuenta (?:bancaria|corriente|de ahorro)|mi cuenta|mi saldo|transferencia|transfiere|facturas?|(?<!antes (?:de |del )?(?:mi |el |nuestro |coger el |tomar el |salir el )?)vuelos?|aerolinea|equipaje|pasaporte|(?<!antes (?:de |del )?(?:mi |el |nuestro |coger el |tomar el |salir el )?)avion|neumaticos?|aceite|mi coche|bateria|mi movil|mi telefono|volumen|altavoz|siguiente cancion|pon (?:musica|una cancion|la cancion)|cancion|spotify|letra de|llama a (?:mi|mama|papa)|manda un mensaje a (?:mi|mama|papa)|noticias|elecciones|presidente|ministro|capital de|poblacion de|raiz cuadrada|multiplica\\w*|divide|suma|resta|ecuacion|calcula|por ciento de|deberes|redaccion|poema|codigo|python|javascript|sql|ordenador|portatil roto|software|descarga\\w*|mi pedido|paquete|reembolso|termostato|enciende|apaga|luz|luces|lanza (?:un|el) dado|dado|cara o cruz|moneda al aire|loteria|horoscopo|signo|que hora es|zona horaria|que dia es|que fecha|cuantos anos tiene el|cuanto mide|cuanto pesa|composicion|contaminacion|sintomas?|medicamento|dolor de|embarazad[oa]|divorcio|universo|planeta|agujeros? negros?|quien (?:gano|es|fue|invento|escribio|descubrio)|mundial|campeonato|(?<!llevar a |con |llevo a |entrar con |traer a )mi (?:perro|gato)|atomos?|moleculas?|quimica|fisica|ingenieria|universidad|selectividad|democracia|gobierno|la guerra|covid|profesores|donde encuentro el amor|a que hora (?:es el partido|juega))`,
  openings:
    'y tambien|tambien|vale pues|pues vale|ok pues|bueno vale|nah|que va|no pasa nada|escucha|hola|buenas|muy buenas|hey|oye|oiga|perdona|perdone|disculpa|buenos dias|buenas (?:tardes|noches)|ok|vale|venga|ah|oh|bueno|pues|bien|muy bien|genial|perfecto|estupendo|guay|que guay|si|claro|gracias|muchas gracias|por favor|de acuerdo|entendido|a ver|mmm+|entonces|fenomenal|que bien|interesante|por cierto|ahora|mira|hi|hello',
};
