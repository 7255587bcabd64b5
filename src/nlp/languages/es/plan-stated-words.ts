// Spanish words of a message that states the stops of a plan.
import type { PlanStatedWords } from '../plan-stated-words.ts';

export const PLAN_STATED_WORDS_ES: PlanStatedWords = {
  stated: {
    joins: new Set(['y', 'e', 'luego', 'despues', 'entonces', 'finalmente', 'terminando', 'acabando']),
    inTurn:
      / (?:luego|despues|despuesito|mas tarde|a continuacion|entonces|primero|segundo|tercero|por ultimo|al final|finalmente|para (?:terminar|acabar|empezar)|1|2|3) /,
    only: / (?:solo|solamente|unicamente|nomas|nada mas|y ya(?: esta)?|y listo|eso es todo|es todo|(?:dos|tres) (?:paradas|cosas|sitios|lugares)) /,
    nothingElse:
      / (?:nada mas(?! (?:llegar|salir|comer|cenar|acabar))|y ya(?: esta)?|y listo|eso es todo|solo (?:eso|esas|esos|esto)|ninguna otra|y punto) /,
    whole:
      / (?:plan (?:final|definitivo|completo)|(?:el|mi|nuestro) plan(?: \S+)? (?:es|seria|queda(?:ria)?|sera)|(?:entonces|asi que) el plan|otra vez|de nuevo|al reves|a ver|quedaria(?: asi)?|queda asi|quedamos en|seria|en resumen|resumiendo|(?:yo )?(?:quiero|queria|queremos|queriamos|quisiera|quisieramos|pedi|pedia|dije)|(?:pon|ponme|ponlo|ponlos|ordena|arma|armame|monta|montame|junta|junto)(?:me|nos)? (?:todo|esto|eso|esos|los dos|el plan)|podriamos|hacemos|hagamos|vamos a) /,
    dictated:
      /^ (?:no|que no|mal|asi no)(?: no)*(?= )| (?:asi no|al reves|(?:plan|version|orden) (?:final|definitiv[oa]|buen[oa])|una vez mas|otra vez|el plan es|a ver|repito) /,
    anyThing:
      / (?:algo(?! (?:de |para )?(?:comer|beber|cenar|tomar))|alguna cosa|una cosa|algun (?:sitio|lugar)|(?:un )?(?:sitio|lugar) (?:tranquil[oa] )?(?:para|donde) (?:leer|sentar\S+|descansar))(?= )/,
    quiet:
      / (?:tranquil[oa]s?|tranquilit[oa]|calmad[oa]|relajad[oa]|relajante|suave|sosegad[oa]|sentad[oa]s?|sentar(?:me|nos|se)|leer) /,
    idle: / (?:plan|parada|paradas|cosa|cosas|tiempo|rato|ratito|orden|sitio|lugar|dia|tarde|noche|manana|hoy|ok|hora|horas|minutos?|favor|porfa|gracias|ninos|peques|hijos|mujer|marido|mama|papa|madre|padre|novi[oa]|lista|ruta|final|principio|vale|bueno|paseos?|casa|hotel|hostal|apartamento|piso|vuelta|regreso|dinero|ganas|hambre|frio|lluvia|plan) /,
    lead: / (?:y|e|luego|despues|primero|por|ultimo|tambien|quiza|quizas|tal|vez|a|la|tarde|noche|manana|en|ver|de|con|ya|pues|queremos|quiero) /,
    stroll: / (?:paseo|paseito|vuelta|pasear|paseamos|callejear|caminar) (?:por|en|alrededor) /,
    besideMeal: / (?:(?:antes|despues) (?:de (?:(?:la|el|una) )?|del )|tras (?:(?:la|el|una) )?)$/,
    untilMeal: / hasta (?:(?:la|el|que|sea|hora|de|toque) ){0,4}$/,
    walked:
      / (?:(?:un|algun|el) (?:\S+ )?(?:paseo|paseito)|(?:dar|damos|demos|dando) (?:una )?(?:vuelta|vueltita|vueltecita)|una vuelta|una vueltita|una caminata|a pasear|pasear|caminar un (?:poco|rato)) /,
    toBegin: / (?:primero|lo primero|para empezar|empez\S+ (?:por|con))(?! de) /,
    deed: / (?:caminar|pasear|andar|caminata|paseo|paseito|vuelta|descansar|descanso|siesta|compras|luces) /,
    ofWay:
      / (?:distancia|(?:andando|caminando|andar|caminar) (?:poco|lo justo|lo minimo)|poco (?:andar|caminar|paseo)|min(?:utos?)? (?:andando|caminando|a pie)|a pie|a un paseo) /,
    ofStop:
      /^ (?:y )?(?:abiert[oa]s?|que abran?|que est[ea]n? abiert[oa]s?|con|sin|para|pero|no|porque|si|donde|que|nada|como|unos|sobre) /,
    settingOut: / (?:salimos|saliendo|salgo|salir|empezamos|arrancamos|llegamos|llego|libres? desde|quedamos) /,
    rambles:
      / (?:pase(?:o|ito|ar|amos|ando)|camin(?:ar|amos|ata)|dar (?:una vuelta|vueltas)|una vuelta|callejear|recorrer|turistear) /,
    nearby:
      / (?:(?:cerca|cerquita|al lado|junto|enfrente|alrededor|lejos|de vuelta|de regreso|de camino|camino|volviendo|regresando|a \S+ minutos?) (?:de|del|a|al)|hacia|rumbo a)(?: la| el| los| las)? $/,
    ofDay:
      / (?:plan (?:para|de|pal) (?:el|un|todo el) dia|(?:pasar|echar|pasamos) (?:el|un|todo el) dia|dia (?:entero|completo)|todo el dia|(?:llenar|rellenar|entreten\S+)(?: \S+){0,4} (?:dia|tarde|manana)) /,
    more: / (?:que mas|algo mas(?! (?:\S+[oa]s?|\S+ble|suave) )|el resto|lo demas|rellena|lo que (?:quieras|sea|se te ocurra)|sorprend\S+|entre medias) /,
    nextDay: / (?:(?:dia|manana) siguiente|siguiente dia|otro dia|pasado) /,
  },
  settled: {
    after: / (?:despues|luego|tras|saliendo|al salir)(?: de)? $/,
    there: / (?:ahi|alli|alla|ese|este|esa|esta) /,
    goes: / (?:vamos|vayamos|ir|iremos|voy|empezamos|empezar|empezando|quedamos|pasamos|con|a|por|en)(?: (?:por|en|a|con))? $/,
    atHome:
      /^ (?:(?:ya|sera|es|luego) ){0,2}en (?:casa|(?:el|la|nuestro|nuestra|mi) (?:hotel|hostal|apartamento|piso|alojamiento|casa|habitacion)) /,
  },
  beside: {
    afterDinner: / (?:despues de|tras) (?:la |esa )?(?:cena|cenar) /,
    whatToDo:
      / que (?:mas )?(?:\S+ ){0,2}(?:hacer|ver|visitar|haces?|hacemos|hago|vemos|veo|recomiendas|propones|sugieres|hay) | algo (?:\S+ )?(?:que|para) (?:hacer|ver|visitar) | (?:a ?donde|donde) (?:podemos|puedo|podriamos|podria|vamos)(?: ir)? /,
    afterIt: / (?:despues|luego|mas tarde)(?: de (?:eso|esto|ello|todo eso|todo esto))?(?! de ) /,
  },
  comingFrom:
    / (?:veni(?:mos|r)|vengo|viene|vienen|venido|lleg(?:o|a|amos|an|ue|ado|ar)|somos|soy|amig[oa]s?|familia|salimos|no salimos|(?:recien )?llegad[oa]s)(?: \S+){0,4} (?:de|desde) (?:\S+ ){0,2}$/,
  andBefore: / (?:antes|primero)(?: porfa| por favor)? $| (?:y )?antes (?!de )/,
};
