// Spanish nouns that say who asks, when and in what circumstances, and chatter: nothing that a place could have. Folded.
export const ASIDES_ES: ReadonlySet<string> = new Set(
  `
    actividad actividades edificio edificios sitio sitios plan planes
    seguro segura seguros seguras pal pa fijo
    abril abuela abuelas abuelo abuelos acceso acuerdate adolescente adolescentes adulto adultos agosto ahijada
    ahijado alguien almacen alumnos ambientillo amiga amigas amigo amigos animo ano anos antojo antojos apertura
    autentica autentico avion ayer ayudame barba barriga barrio beagle bebe boda bonita bonito broma buah buenas
    bueno bulldog bus cabeza cachorro cadera calor caniche cansancio capricho carlino carrito carro cartera casa
    caso cercana cercano che chica chicas chico chicos chihuahua chiste chula chulo cierra cierre cierren
    cliente clientes coche cola colas cole colega colegas colegio comadre compadre companera companeras
    companero companeros compi compis conferencia congreso consejo consuegros cosa cosas cosilla cosillas coste
    cria crio crios cumple cumpleanos cunada cunado curro decente demas diciembre digame dime dinero distancia
    distinta distinto domingo drama dramas duda dudas edad efectivo eh ejemplo em empresa enero entrada
    entrevista equipaje equipo espalda especializada especializadas especializado especializados esposa esposo
    esquina estancia estomago estudiante estudiantes etc euro euros familia favor febrero fecha festivo final
    finde forastera forastero friki frikis frio galgo ganas gasto gemelos gente gracias grados grande grupo
    hambre hermana hermanas hermano hermanos hija hijas hijo hijos hola holaa holi hora horas hostal hotel hoy
    husky idea ideas invierno irme jaja jajaj jajaja jefa jefe jefes jeje jubilada jubilado jubilados jueves
    julio junio kilo kilos labrador lado literal llegada lluvia lunes madre maja majo maleta maletas mama manana
    manera manias mano manos marido martes marzo mastin matrimonio max maximo mayo medio mellizos mensaje mes
    meses metros miercoles minimo minuto minutos mitad mmm mochila mojate mola mole momento monton motivo movil
    mujer municipal municipales navidad navidades nieta nieto nietos nieve nina ninas nino ninos noche noches
    nombre nombres normal normalito nose novia noviembre novio ns nuera nueva nuevo numero octubre oficina
    opcion opciones osea otono oye padre padres palabra pana papa par parado parecida parecido parecidos paredes
    pareja parte pase paso pavo pavos pegada pegadas pegado pegados peque pequena pequenita pequenitas pequenito
    pequenitos pequeno peques persona personas pie pierna pies piso plan planazo plano plis podenco porfa porfi
    porfis precio pregunta preguntas presupuesto prima primas primavera primo primos principio prisa prisas
    profe prometida prometido puente pues rapida rapido ratito rato razon real recomendacion resaca reserva
    respuesta resto reunion rodeo rodilla rollo rollos sabado sacame sala salas salida salvame sed segundo
    segundos semana semanas sencilla sencillo senor senora senores septiembre siglo silla similar sitio sobrina
    sobrinas sobrino sobrinos socias socio socios sol suegra suegro suegros suena suerte sugerencia sugerencias
    tal tarde tarjeta teckel tema temas temporada tia tias tiempo tio tios tipica tipico trabajo trago tren
    tronco trozo truco trucos turista turistas turisteo usuaria usuario usuarios vacaciones vecino vecinos venga
    verano viaje vida viento viernes visita vuelo vuelta yaya yayo yerno zona
    ayuda ayudar ayudarme ayudas decia decir dices digo estupendo falta genial hablaba hablamos hablo muero oiga ojo perfecto pido preocupada preocupado puerta puertas referia refiero tripa tripas
  `
    .trim()
    .split(/\s+/),
);
