// Spanish nouns that say who asks, when and in what circumstances, and chatter: nothing that a place could have. Folded.
export const ASIDES_ES: ReadonlySet<string> = new Set(
  `
    abril abuela abuelas abuelo abuelos acuerdate adolescente adolescentes adulto adultos agosto ahijada ahijado
    alguien almacen alumnos amiga amigas amigo amigos animo ano anos antojo autentica autentico avion ayer ayudame
    barba barriga barrio bebe boda bonita bonito broma buah buenas bueno bus cabeza cadera calor cansancio capricho
    carrito carro cartera casa caso cercana cercano che chica chicas chico chicos chiste chula chulo cliente
    clientes coche cola colas cole colega colegas colegio comadre compadre companera companeras companero
    companeros compi compis conferencia congreso consejo consuegros cosa cosas coste cria crio crios cumple
    cumpleanos cunada cunado curro decente diciembre digame dime dinero distancia distinta distinto domingo drama
    dramas duda dudas edad efectivo eh ejemplo em empresa enero entrada entrevista equipaje equipo espalda esposa
    esposo estancia estomago estudiante estudiantes euro euros familia favor febrero fecha festivo final finde
    friki frikis frio ganas gasto gemelos gente gracias grados grande grupo hambre hermana hermanas hermano
    hermanos hija hijas hijo hijos hola holaa holi hora horas hostal hotel hoy idea ideas invierno irme jaja jajaj
    jajaja jefa jefe jefes jeje jubilada jubilado jubilados jueves julio junio kilo kilos lado literal llegada
    lluvia lunes madre maja majo maleta maletas mama manana manera manias mano manos marido martes marzo matrimonio
    max maximo mayo medio mellizos mensaje mes meses metros miercoles minimo minuto minutos mitad mmm mochila
    mojate mola mole momento monton motivo movil mujer municipal municipales navidad navidades nieta nieto nietos
    nieve nina ninas nino ninos noche noches nombre nombres normal normalito nose novia noviembre novio ns nuera
    nueva nuevo numero octubre oficina opcion opciones osea otono oye padre padres palabra pana papa par parado
    pareja parte pase paso pavo pavos pegada pegadas pegado pegados peque pequena pequeno peques persona personas
    pie pierna pies piso plan planazo plano plis porfa porfi porfis precio pregunta presupuesto prima primas primavera
    primo primos principio prisa prisas profe prometida prometido puente pues rapida rapido ratito rato razon real
    recomendacion resaca reserva respuesta resto reunion rodilla rollo rollos sabado sacame sala salas salida
    salvame sed segundo segundos semana semanas sencilla sencillo senor senora senores septiembre siglo silla sitio
    sobrina sobrinas sobrino sobrinos socias socio socios sol suegra suegro suegros suena suerte sugerencia
    sugerencias tal tarde tarjeta tema temas temporada tia tias tiempo tio tios tipica tipico trabajo trago tren
    tronco trozo truco trucos turista turistas vacaciones vecino vecinos venga verano viaje vida viento viernes
    visita vuelo vuelta yaya yayo yerno zona
  `
    .trim()
    .split(/\s+/),
);
