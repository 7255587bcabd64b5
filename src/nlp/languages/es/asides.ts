// Spanish nouns that say who asks, when and in what circumstances, and chatter: nothing that a place could have. Folded.
export const ASIDES_ES: ReadonlySet<string> = new Set(
  `
    abuela abuelas abuelo abuelos acuerdate adolescente adolescentes adulto adultos alguien alumnos amiga amigas
    amigo amigos animo ano anos autentica autentico avion barba barrio bebe bonita bonito buah buenas bueno bus
    cabeza cadera calor carrito carro cartera casa caso cercana cercano che chica chicas chico chicos chula chulo
    cliente clientes coche cole colega colegas colegio companera companeras companero companeros compi compis consejo
    cosa cosas coste cria crio crios cumple cumpleanos cunada cunado curro decente digame dinero distinta distinto
    edad efectivo eh em empresa entrada equipaje equipo espalda esposa esposo estancia estudiante estudiantes euro
    euros familia favor fecha final finde frio ganas gasto gemelos gente gracias grados grande grupo hermana hermanas
    hermano hermanos hija hijas hijo hijos hola holaa holi hora hostal hotel idea irme jaja jajaj jajaja jefa jefe
    jeje jubilada jubilado jubilados kilo kilos lado literal lluvia madre maja majo maleta maletas mama manana manera
    mano manos marido matrimonio max maximo medio mellizos mensaje mes meses metros minimo mitad mmm mochila mola
    mole momento monton movil mujer nieta nieto nietos nina ninas nino ninos noche noches nombre nombres normal
    normalito nose novia novio ns nueva nuevo numero oficina osea oye padre padres palabra pana papa par parado
    pareja parte pase paso pavo pavos pegada pegado peque pequena pequeno peques persona personas pie pierna pies
    piso plan planazo plis porfa porfi porfis precio pregunta presupuesto prima primas primo primos principio profe
    prometida prometido pues rapida rapido ratito rato real recomendacion reserva respuesta resto reunion rodilla
    sala salas salida segundo segundos semana semanas sencilla sencillo senor senora senores siglo silla sitio
    sobrina sobrinas sobrino sobrinos socias socio socios sol suegra suegro suegros suena suerte tal tarde tarjeta
    tia tias tiempo tio tios tipica tipico trabajo tren tronco trozo turista turistas vacaciones vecino vecinos venga
    viaje vida visita vuelo vuelta yaya yayo zona
  `
    .trim()
    .split(/\s+/),
);
