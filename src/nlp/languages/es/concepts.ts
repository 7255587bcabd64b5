// Spanish words for the thirty-one categories: nouns, activities, dishes and idioms, singular, written with their
// accents (matching ignores them). Plurals are derived. A longer form wins over a shorter one inside it.
import type { Category } from '../../../domain/category.ts';

export const CONCEPTS: Readonly<Record<Category, string>> = {
  museums: `museo, museo de arte, museo de ciencias, museo de historia, museo arqueológico, exposición, muestra, pinacoteca,
    casa museo, casa-museo, museo de cera, museo naval, museo del ferrocarril, exposición temporal, colección
    permanente, expo, cuadro, pintura, velázquez, goya, picasso, guernica, el bosco, bellas artes, dinosaurio,
    momia, escultura, colección de arte, arte antiguo, arte egipcio, planetario, museo interactivo,
    visitar museos, ir de museos, museíto, maestros antiguos, arte clásico, museo de ciencias naturales, museo
    infantil, sala de exposiciones, obra maestra, museo del traje, museo de arte moderno, museo de arte
    contemporáneo, obra de arte, arte medieval, renacimiento, bodegón, retrato, rubens, el greco, tiziano, dalí,
    fósil, museo del juguete, noche de los museos, museo de escultura, colección de monedas, antigüedad egipcia,
    arqueología, sala del museo, visita al museo, exposición de historia, museo gratuito, maqueta, restos
    arqueológicos`,
  'art galleries': `galería de arte, galería, arte contemporáneo, arte moderno, centro de arte, espacio de arte, feria de arte, galería
    de fotos, exposición de fotografía, exposición de fotos, fotografía, arte urbano, grafiti, graffiti,
    inauguración, artista contemporáneo, artista joven, arte abstracto, exposición de arte, sala de arte, espacio
    expositivo, instalación artística, vernissage, arte conceptual, pop art, vanguardia, galería de pintura, arte
    callejero, estudio de arte, ir de galerías, arte actual, fotógrafo, mural, arte experimental, galerista, galería
    de escultura, ruta de galerías, escena artística, distrito artístico, centro de exposiciones, galería de
    fotografía, arte digital, videoarte, arte moderno y contemporáneo, exposición de escultura, amante del arte,
    dibujo, ilustración, cómic, grabado, galería alternativa, galería independiente, instalación de arte, arte
    emergente, exposición contemporánea, pintura moderna, sala de arte joven, galería virtual, performance, obra
    contemporánea`,
  theatres: `teatro, obra de teatro, musical, función, función de teatro, comedia, drama, monólogo, club de la comedia, ópera,
    ballet, zarzuela, artes escénicas, espectáculo, títeres, marionetas, guiñol, cabaret, revista musical,
    espectáculo de magia, magia, ir al teatro, ver una obra, ver un musical, ver un espectáculo, teatro clásico,
    teatro infantil, improvisación, impro, microteatro, sala de teatro, escenario, obra clásica, anfiteatro, danza,
    espectáculo de danza, corral de comedias, función teatral, tragedia, sala alternativa, teatro independiente,
    actuación, monologuista, espectáculo de teatro, función infantil, representación teatral, representación,
    escena, teatro musical, comedia musical, monólogos, cómico, drag, burlesque, opereta, danza contemporánea,
    ballet clásico, teatro de marionetas, teatro de títeres, sala pequeña de teatro, teatro alternativo, estreno
    teatral`,
  'music halls': `sala de conciertos, música en vivo, música en directo, concierto, bolo, club de jazz, jazz, jazz en directo,
    flamenco, espectáculo flamenco, ver un espectáculo flamenco, ver un espectáculo de flamenco, espectáculo de
    flamenco, tablao, auditorio, orquesta, sinfónica, filarmónica, música clásica, concierto de rock, banda en
    directo, recital, festival de música, coro, música de cámara, sala de música, escuchar música en vivo, escuchar
    música en directo, concierto de música clásica, oír música en directo, conciertillo, grupo en directo, actuación
    en directo, blues, jam session, micrófono abierto, cante, cante jondo, acústico, directo, sinfonía, ir de
    conciertos, ir de concierto, sala rockera, sitio con música en directo, bar con música en directo, club de
    música, escuchar jazz, guitarra española, concierto de piano, recital de piano, cantautor, música folk, música
    rock, música indie, concierto de pop, soul, swing, cante flamenco, noche de jazz, concierto al aire libre,
    palmas y guitarra, festival de jazz, música sacra`,
  cinemas: `cine, película, peli, ver una película, ver una peli, ir al cine, sala de cine, multicine, filme, film, estreno,
    imax, versión original, cine en versión original, cine de verano, cine de autor, filmoteca, cinéfilo, cartelera,
    sesión de cine, proyección, cine independiente, palomitas, gran pantalla, cortometraje, largometraje,
    documental, cine al aire libre, autocine, sala de proyección, cine clásico, cinefórum, cine-fórum, ver pelis,
    cinemateca, película en pantalla grande, cineclub, séptimo arte, noche de cine, ir a ver una peli, ir a ver una
    película, festival de cine, cine extranjero, subtitulada, película subtitulada, película en inglés, película de
    animación, película de terror, comedia romántica, ver películas, cine de culto, cine mudo, sesión golfa, sala
    imax, cine de barrio, cine comercial, cine de arte y ensayo, cine en inglés, taquillazo, minicine`,
  libraries: `rincón para estudiar, rincón tranquilo para estudiar, biblioteca, biblioteca pública, sala de lectura, sala de estudio, sitio para estudiar, lugar para estudiar, sitio
    para leer, lugar para leer, sacar un libro, sacar libros, leer un libro, préstamo de libros, leer, biblioteca
    municipal, archivo, hemeroteca, sitio tranquilo para estudiar, sitio tranquilo para leer, biblio, estudiar,
    biblioteca infantil, mediateca, bibliobús, manuscrito, libro antiguo, biblioteca universitaria, ratón de
    biblioteca, carné de biblioteca, donde estudiar, dónde estudiar, donde leer, dónde leer, leer en silencio,
    rincón de lectura, coger libros prestados, sala de lectura infantil, biblioteca grande, estudiar en silencio, sala de consulta, lectura, libros, sitio con
    libros, zona de estudio, estudiar tranquilo, estudiar tranquila, leer tranquilo, leer tranquila, leer una
    novela, préstamo, biblioteca de barrio, biblioteca histórica, colección de libros, manuscritos, sala silenciosa,
    sala de estudio 24 horas, biblioteca nocturna, archivo histórico, enciclopedia, libros prestados, sala de lectura infantil, biblioteca grande, tomar prestado
    un libro, sitio silencioso para leer`,
  monuments: `monumento, monumento histórico, estatua, palacio, arco, puerta monumental, obelisco, fuente, castillo, ruina,
    edificio histórico, edificio antiguo, edificio bonito, arquitectura, patrimonio histórico, lugar histórico,
    sitio histórico, memorial, mausoleo, panteón, muralla, arco de triunfo, estatua ecuestre, fortaleza, torre,
    conmemorativo, puerta histórica, acueducto, columna, tumba, casa palacio, palacete, edificio emblemático, busto,
    monumento conmemorativo, muralla árabe, ruinas romanas, atalaya, alcázar, edificio señorial, patrimonio, punto
    histórico, residencia real, mansión, torre antigua, monumento a los caídos, puerta antigua, palacio antiguo,
    edificio barroco, edificio modernista, monumento egipcio, conjunto monumental, monumento famoso, gran puerta,
    estatua famosa, escultura pública, edificio señero, arco monumental, fuente monumental, edificio singular`,
  'tourist attractions': `joya oculta, joyas ocultas, sitios secretos, sitio secreto, lugares secretos, rincones secretos, sitios poco conocidos, bus turístico, autobús turístico, lo más turístico, lo más típico, atracción turística, lugar emblemático, lugar turístico, sitio turístico, lugar de interés, sitio de interés, punto
    de interés, hacer turismo, turismo, turistear, ver la ciudad, visita guiada, imprescindible, lugares
    imprescindibles, sitio emblemático, lugar famoso, sitio famoso, sitio típico, lugar típico, cosas que ver, qué
    ver, plaza, casco antiguo, casco histórico, centro histórico, tour, ruta turística, visita turística, lo más
    visitado, atracción, lugar icónico, guiri, sitios que ver, lugares que ver, lugares que visitar, sitios que
    visitar, qué visitar, recorrido turístico, calle famosa, icono de la ciudad, free tour, conocer la ciudad,
    recorrer la ciudad, interés turístico, lo típico, símbolo de la ciudad, visitas turísticas, puntos turísticos,
    lo imprescindible, visitar la ciudad, explorar la ciudad, sitios emblemáticos, sitios turísticos, atracciones,
    ruta por el centro, paseo turístico, ver cosas turísticas, ir de turismo, ser turista, monumentos y plazas`,
  'view points': `mirador, vista, vistas, azotea, buenas vistas, vista panorámica, panorámica, puesta de sol, atardecer, ver el
    atardecer, ver la puesta de sol, skyline, vistas de la ciudad, vistas a la ciudad, vista de la ciudad, terraza
    con vistas, sitio con vistas, lugar con vistas, ático con vistas, teleférico, ver madrid desde arriba, amanecer,
    ver la ciudad desde arriba, rooftop, observatorio, torre mirador, vistas bonitas, vistas increíbles, bonitas
    vistas, vistas panorámicas, ocaso, desde las alturas, las alturas, ver amanecer, sitio para fotos, foto
    panorámica, panorama, vistas desde arriba, azotea con vistas, punto panorámico, terraza panorámica, bar con
    vistas, buena panorámica, mirador del atardecer, azotea panorámica, contemplar la ciudad, ver el skyline, sitio
    alto, torre con vistas, ver anochecer, anochecer, vista bonita, mejores vistas, las mejores vistas, unas vistas,
    ver la ciudad, vistas de madrid, vistas de pájaro, mirador panorámico, ver atardecer, vista aérea`,
  'places of worship': `lugar de culto, religioso, cosas religiosas, iglesia, catedral, mezquita, templo, sinagoga, capilla, basílica, convento, monasterio, ermita,
    santuario, sitio religioso, lugar religioso, edificio religioso, ir a misa, misa, rezar, orar, oración,
    parroquia, cripta, arte religioso, lugar sagrado, templo budista, templo hindú, iglesia católica, iglesia
    barroca, iglesia gótica, templo egipcio, arte sacro, abadía, oratorio, claustro, culto, iglesia antigua,
    vidriera, altar, colegiata, procesión, poner una vela, encender una vela, misa del domingo, recinto sagrado,
    lugar de oración, fresco de goya, casa de dios, peregrinación, visita a una iglesia, arquitectura religiosa,
    servicio religioso, capilla barroca, capilla real, torre de la iglesia, santo, virgen, retablo, reliquia,
    campanario, iglesia bonita`,
  parks: `soltar al perro, soltar el perro, pasear al perro, pasear el perro, sacar al perro, remo, remar, barcas de remo, parque, parque público, parque urbano, zona verde, espacio verde, picnic, hacer un picnic, parque infantil,
    columpio, parque canino, dar un paseo, dar una vuelta, pasear, paseo, ir a correr, salir a correr, hacer
    footing, barca, remar, césped, estanque, tumbarse en la hierba, tumbarme en el césped, sentarse en el césped,
    área verde, pasear al perro, sacar al perro, merienda campestre, arboleda, parquecito, patos, dar de comer a los
    patos, pulmón verde, aire puro, respirar aire puro, un paseo, paseíto, zona de juegos, tobogán, merendero,
    pradera, volar la cometa, correr al aire libre, a la sombra de los árboles, alameda, skatepark, parque grande,
    sentarse a la sombra, banco al sol, relajarse en un parque, parque con lago, barcas del lago, barca de remos,
    tomar el aire, parque con columpios, correr por el parque, jugar al aire libre, jugar en el parque, zona
    arbolada, paseo arbolado`,
  gardens: `jardín, jardín con flores, jardines reales, jardín botánico, botánico, rosaleda, rosal, flor, rosa, planta, orquídea, invernadero, jardín japonés,
    jardín real, jardín vertical, laberinto vegetal, jardín histórico, jardín romántico, cactus, bonsái, arboreto,
    parterre, jardincito, jardín de rosas, jardín secreto, jardín escondido, almendros en flor, cerezos en flor,
    tulipán, botánica, huerto urbano, jardín tropical, plantas tropicales, jardín francés, jardín inglés, jardín
    público, jardín municipal, patio ajardinado, setos, macizo de flores, flora, jardín de palacio, carmen,
    palmeral, parra, jardinería, jardín bonito, jardines colgantes, jardines de palacio, lirio, magnolia,
    jardín con fuentes, huerto, glorieta con flores, florido, pérgola, jardín de flores, vivero, ver flores, ver
    plantas, pasear entre flores`,
  nature: `kayak, piragua, canoa, naturaleza, rutas por la sierra, valle del río, aire puro de la sierra, ruta senderista, senderismo, hacer senderismo, ruta de senderismo, excursión, sierra, bosque, montaña, monte, río, playa,
    lago, reserva natural, parque natural, parque nacional, espacio natural, zona natural, paraje natural, sendero,
    campo, ir al campo, salir al campo, avistamiento de aves, observar aves, fauna, ribera, escalada, bici de
    montaña, vía verde, cascada, acampar, acampada, pinar, paisaje, caminata, trekking, ruta en bici, embalse,
    pantano, laguna, valle, dehesa, ver pájaros, entorno natural, medio natural, vida silvestre, piragua, salir al monte, ruta por el monte, sitio natural, contacto con la naturaleza, cumbre,
    hayedo, paseo por el bosque, aves, ruta de montaña, entorno verde`,
  zoo: `zoo, zoológico, acuario, animal, panda, safari, delfín, delfinario, pingüino, elefante, león, jirafa, tigre, ver
    animales, tiburón, exhibición de delfines, león marino, mono, granja escuela, animales de granja, reptil, aves
    rapaces, insectario, gorila, cebra, oso, animal salvaje, oso panda, animalitos, bichos, cocodrilo, koala, parque
    zoológico, terrario, dar de comer a los animales, animales exóticos, animales salvajes, peces tropicales,
    medusa, mariposario, hipopótamo, rinoceronte, camello, flamenco rosa, foca, fauna marina, fauna salvaje,
    oceanográfico, serpiente, araña, búho, loro, ver leones, ver pandas, ver delfines, aves tropicales, parque de
    aves, ver pingüinos, animales para niños, visitar el zoo`,
  'amusement parks': `parque de atracciones, parque temático, feria, montaña rusa, noria, tiovivo, carrusel, parque acuático, parque de
    ocio, atracciones de feria, coche de choque, coches de choque, casa del terror, pasaje del terror, tobogán de
    agua, toboganes de agua, caída libre, caballitos, parque de aventuras, tirolina, escape room, sala de escape,
    karts, laser tag, camas elásticas, recreativos, salón recreativo, castillo hinchable, aquópolis, lanzadera,
    atracciones mecánicas, tren de la bruja, subir a las atracciones, parque de camas elásticas, parque de bolas,
    adrenalina, atracciones acuáticas, atracciones para niños, atracciones infantiles, multiaventura, feria con
    atracciones, atracciones que dan vértigo, coches eléctricos, barca vikinga, toboganes, realidad virtual,
    ludoteca, parque infantil de bolas, montañas rusas, tren fantasma, pista de karts, feria de atracciones, parque
    de diversiones, diversiones, tómbola, parque de trampolines, circo, subirme a la noria, subir a la noria, subir
    a una montaña rusa`,
  'swimming pools': `piscina, piscina pública, piscina municipal, piscina cubierta, piscina de verano, piscina al aire libre, nadar, ir a
    nadar, nadando, natación, bañarse, bañarme, bañarnos, darse un baño, darme un baño, darnos un baño, darse un chapuzón,
    chapuzón, piscina climatizada, piscina olímpica, hacer largos, trampolín, un baño refrescante, piscina natural,
    remojarse, remojarnos, refrescarse en el agua, nadar un rato, clase de natación, aquagym, piscina en la azotea,
    piscina infinita, zambullirse, piscina infantil, piscinita, calle de natación, refrescarme en el agua, tirarse
    de cabeza, piscinazo, alberca, darme un remojón, remojón, ir a la piscina, bañarse en la piscina, piscina con
    toboganes, nadar al aire libre, clases de natación, piscina de olas, buceo, bucear, waterpolo, socorrista,
    bañador, piscina de agua salada, piscina descubierta, piscina de hotel, piscinas municipales, hacer unos largos,
    darse un remojón, agua fresquita, piscina comunitaria`,
  sports: `futbolero, futbolera, deportista, deporte, estadio, gimnasio, gym, fútbol, partido de fútbol, campo de fútbol, polideportivo, centro deportivo,
    instalación deportiva, baloncesto, tenis, pista de tenis, pádel, pista de pádel, rugby, golf, campo de golf, bolera, bolos,
    rocódromo, pista de hielo, patinar, patinaje, yoga, pilates, crossfit, club deportivo, atletismo, voleibol, balonmano, boxeo,
    artes marciales, kárate, judo, jugar al fútbol, jugar al tenis, jugar al pádel, jugar al baloncesto, jugar a fútbol,
    hacer deporte, hacer ejercicio, ejercicio, entrenar, ver un partido, ver el partido, real madrid, atleti, ciclismo, hacer pesas,
    pesas, musculación, fitness, billar, ping pong, tenis de mesa, squash, bádminton, skate, hípica, carreras de caballos, equitación,
    clase de spinning, velódromo, hipódromo, tiro con arco, evento deportivo, pabellón deportivo, correr, running, quemar calorías,
    ponerse en forma, ponerme en forma, palacio de deportes`,
  restaurants: `sashimi, tempura, udon, carbonara, ñoquis, quesadilla, fajitas, nachos, guacamole, tandoori, biryani, pad thai, bibimbap, kimchi, musaka, cuscús, churrasco, bar de tapas, sitio vegano, sitio vegetariano, algún vegano, algún vegetariano, lugar vegano, restorante, algo picante, algo salado, algo rico, restaurante, un japonés, un italiano, un chino, un indio, un mexicano, un tailandés, un griego, un peruano, un asiático, un vegetariano, un vegano, un argentino,
    un coreano, un turco, un libanés, algo japonés, algo italiano, algo mexicano, algo vegano, algo vegetariano, dónde comer, donde comer, dónde como, donde ceno, dónde ceno, comida, comer, cenar, cena, almorzar, almuerzo, cenamos, ceno, cenemos, comemos, comamos, almorzamos, papeamos, comer fuera, salir a cenar, salir a comer, tapa, ir de tapas, tapeo,
    tapear, ración, paella, arroz, cocido, callos, bocadillo de calamares, calamares, jamón, croqueta, tortilla, tortilla de patatas,
    marisco, marisquería, pescado, asador, parrilla, barbacoa, cordero asado, cochinillo, sushi, ramen, fideos, taco, burrito, curry,
    kebab, pasta, lasaña, risotto, dim sum, gyoza, poke, comida vegana, comida vegetariana, restaurante vegano,
    restaurante vegetariano, gastronomía, cocina, alta cocina, estrella michelin, menú degustación, menú del día, bufé, buffet,
    brasería, mesón, casa de comidas, tasca, comida casera, comida típica, comida española, comida italiana, comida china,
    comida japonesa, comida india, comida mexicana, comida tailandesa, sitio para comer, algo de comer, algo para comer, picar algo,
    picoteo, papear, papeo, jalar, zampar, comilona, gastrobar, plato típico, guiso, ceviche, arepa, empanada, falafel, hummus, ostra,
    pulpo, bacalao, gazpacho, patatas bravas, bravas, pincho, pintxo, hambre, chuletón, carne a la brasa, cocina española, restaurantillo,
    cocina de mercado, cocina italiana, cocina japonesa, fusión, bocata, ensaladilla, huevos rotos, boquerones, gambas`,
  'burger/pizza shops': `hamburguesa, hamburguesería, pizza, pizzería, comida rápida, comida basura, patatas fritas, perrito caliente,
    perrito, pollo frito, comida para llevar, burger, smash burger, cheeseburger, mcdonald's, mcdonalds, burger
    king, kfc, five guys, telepizza, porción de pizza, pizza napolitana, pizza al horno de leña, calzone,
    hamburguesa vegana, hamburguesita, goiko, doble con queso, nuggets, alitas de pollo, pizza para llevar, fast
    food, hamburguesa con patatas, pepperoni, domino's, trozo de pizza, hamburguesa doble, pizza margarita, pizza
    cuatro quesos, cadena de comida rápida, hamburguesa con queso, pizzeta, hot dog, pollo asado para llevar,
    alitas, comer una hamburguesa, comer una pizza, pedir pizza, pizza romana, pizza artesana, hamburguesa gourmet,
    hamburguesa de pollo, patatas con queso, hamburguesería americana, pizza a domicilio, pizza cuatro estaciones,
    papas fritas, hamburguesa al punto, nachos con queso, sitio de hamburguesas, sitio de pizzas`,
  cafes: `té y pastas, tomar té y pastas, té con pastas, cafetería, café, cafelito, cafecito, un té, el té, té verde, té negro, té moruno, tés, tomar té, beber té, tetería,
    salón de té, infusión, expreso, capuchino, cortado, café con leche, tomar un café, tomar café, tomar un té,
    tomarme un café, tomarnos un café, desayuno, desayunar, desayunamos, merendamos, brunch, merendar, merienda, café de especialidad, café
    solo, descafeinado, latte, flat white, cafeína, café literario, café tranquilo, sitio para desayunar, sitio para
    merendar, un cafe, matcha, manzanilla, starbucks, espresso, café helado, café para llevar, cafetito, café de
    autor, un cafelito, cafetería con encanto, tostada con tomate, tostada, trabajar con el portátil, cafe con
    hielo, barista, café de filtro, chai, cappuccino, café bonito, café acogedor, cafetería bonita, tomar el brunch`,
  bakeries: `panadería, pastelería, pan, pastel, churro, churrería, chocolate con churros, chocolatería, chocolate, heladería, helado,
    tarta, bollo, bollería, cruasán, croissant, napolitana, galleta, magdalena, dulce, confitería, repostería, obrador, donut, dónut,
    rosquilla, porra, turrón, turronería, bombón, bombonería, caramelo, golosina, gelato, yogur helado, masa madre, barra de pan,
    pan recién hecho, palmera de chocolate, roscón, roscón de reyes, postre, algo dulce, goloso, golosa, macaron, gofre, tortita, crepe,
    brownie, tarta de queso, hojaldre, ensaimada, violetas, torrija, buñuelo, empanadilla dulce, cupcake, chocolate caliente, bizcocho,
    milhojas, tahona`,
  'juice bars': `zumería, zumo, zumo natural, zumo de naranja, zumo detox, zumo de fruta, batido, batido de frutas, smoothie, jugo,
    jugo natural, horchata, horchatería, limonada, granizado, agua de coco, bol de açaí, açaí, zumo verde, licuado,
    batido de proteínas, zumo recién exprimido, zumito, batidito, fruta fresca, té de burbujas, bubble tea, bar de
    zumos, bebida de frutas, bebida saludable, zumo de zanahoria, zumo de mango, zumo de piña, milkshake, frappé,
    batido verde, batido détox, batido de chocolate, zumo prensado en frío, leche merengada, granizada, zumo de
    manzana, zumo de sandía, macedonia, tomar un zumo, zumo fresco, licuado de frutas, batido de plátano, batido de
    fresa, batido saludable, bar de batidos, bar de smoothies, jugo de naranja, jugo de frutas, zumos naturales,
    zumo de limón, zumo de melocotón, agua de horchata, granizado de limón, bebida detox`,
  'pubs/bars': `bar, pub, cerveza, caña, unas cañas, ir de cañas, tomar algo, tomarme algo, tomarnos algo, copa, ir de copas, tomar una copa, cóctel, coctelería,
    cervecería, vermut, vermú, ir de vermut, vino, vinoteca, bodega, taberna, sangría, mojito, gin tonic, gin-tonic, gintonic,
    cubata, chupito, birra, birrita, cervecita, cañita, cerveza artesanal, pub irlandés, bareto, barecito, bar de copas, ir de bares, de bares,
    tinto de verano, tercio, doble de cerveza, clara, sidra, sidrería, licor, whisky, ron, tequila, alcohol, aperitivo, bebida,
    beber, beber algo, copichuela, copita, rubia fría, rooftop bar, azotea bar, bar deportivo, karaoke, bar gay, happy hour, garito,
    salir de copas, salir de bares, terraceo, cata de vinos, copa de vino, botellín, jarra de cerveza, cervezas, bar de tapas, bar de vinos,
    bebidas, trago, tomar unas, aperol, bar con encanto`,
  'dance clubs': `mover las caderas, mover el culo, bailar hasta el amanecer, bailar hasta caer, desmelenarme, desmelenarnos, discoteca, discotecas de moda, noche de baile, bailar toda la noche, salir a mover el esqueleto, disco, bailamos, bailar, bailando, baile, salir a bailar, ir a bailar, sala de fiestas, club nocturno, discobar, pista de baile,
    techno, tecno, salsa, bachata, reggaetón, reguetón, música electrónica, electrónica, dj, pinchadiscos, perreo, perrear, after,
    fiesta hasta el amanecer, salir de fiesta, irme de fiesta, irnos de fiesta, ir de fiesta, de fiesta, de marcha, salir de marcha,
    ir de marcha, fiestón, darlo todo en la pista, menear el esqueleto, mover el esqueleto, discotequero, discotequera, antro, rave,
    bailoteo, kizomba, milonga, club de techno, sala de baile, salsa y bachata, noche de fiesta, club latino, bailar salsa,
    bailar bachata, trasnochar, pista, farra, irse de farra, marcha nocturna, sesión de dj, quemar la noche`,
  markets: `feria gastronómica, feria del libro, mercado de comida, mercado, mercadillo, rastro, el rastro, mercado de abastos, mercado gastronómico, mercado de antigüedades,
    antigüedades, mercado de segunda mano, segunda mano, puesto, puestos callejeros, mercado municipal, plaza de
    abastos, mercado navideño, mercadillo navideño, mercado de las flores, mercado de pulgas, mercado de artesanía,
    artesanía, recuerdos, souvenir, souvenirs, feria de artesanía, mercado de diseño, mercado tradicional, mercado
    local, mercado callejero, mercado ecológico, bazar, regatear, gangas, baratillo, productos frescos, producto
    fresco, mercado de productores, mercado nocturno, mercado de frutas, mercado de pescado, puesto de libros,
    rastrillo, zoco, zona comercial, mercado cubierto, mercado de vinilos, puestecillos, mercado de flores, mercado
    de diseño y artesanía, puestos de comida, mercado de vintage, feria de antigüedades, mercadillo de ropa,
    mercadillo de los domingos, mercado dominical, puestos de artesanía, mercado de libros, comprar recuerdos,
    comprar souvenirs, mercado de alimentos, mercado de artesanos`,
  malls: `centro comercial, galería comercial, grandes almacenes, el corte inglés, tienda, tienda de ropa, zapatería,
    boutique, outlet, ir de tiendas, de tiendas, de shopping, comprar ropa, comprarme ropa, comprar zapatos, comprar
    regalos, moda, primark, zara, galerías comerciales, tienda de regalos, tienda de moda, centro comercial grande,
    tienda de marca, tienda de lujo, ropa, tienda de diseño, ropa vintage, tienda vintage, mirar escaparates,
    escaparates, tienda de segunda mano, librería, perfumería, joyería, juguetería, zapatos nuevos, ropa nueva,
    comprar un vestido, zona comercial, calle comercial, tienda de deportes, tienda de zapatos, complejo comercial,
    parque comercial, ir a los grandes almacenes, tiendita, quemar la tarjeta, comprar moda, tiendas de
    ropa, tienda de recuerdos, tienda de discos, tienda de vinilos, tienda concepto, pasar la tarde de tiendas, ver
    tiendas, grandes tiendas, rebajas, ir a las rebajas, bolsos`,
  supermarkets: `supermercado, súper, super de barrio, hacer la compra, comprar comida, mercadona, carrefour, lidl, aldi, alcampo,
    ahorramás, ultramarinos, tienda de alimentación, alimentación, frutería, hipermercado, comprar leche, comprar
    agua, comprar fruta, comprar pan y leche, la compra, tienda de comestibles, comestibles, colmado, chino de la
    esquina, tienda 24 horas, autoservicio, supermercado ecológico, herbolario, tienda ecológica, minimercado,
    comprar algo de comida, víveres, comprar verdura, hacer la compra semanal, compra semanal, supermercado
    asiático, tienda de barrio, comprar ingredientes, comprar provisiones, abastecerse, supermercadito, ir al súper,
    carnicería, pescadería, comprar snacks, hiper, comprar en el súper, tienda de ultramarinos, supermercado abierto 24 horas, supermercado barato, comprar huevos, comprar queso, comprar bebida, comprar cena, charcutería, comprar
    desayuno, supermercado 24 horas, comprar fruta y verdura, tienda de guardia`,
  hotels: `hotel, hostal, alojamiento, albergue, pensión, apartamento turístico, piso turístico, posada, sitio para dormir,
    lugar para dormir, donde dormir, dónde dormir, pasar la noche, hospedaje, hospedarse, hospedarme, hospedarnos,
    alojarse, alojarme, alojarnos, habitación, habitación de hotel, hotel boutique, hotel de lujo, hotel de cinco
    estrellas, hostel, bed and breakfast, parador, motel, apartahotel, aparthotel, casa de huéspedes, fonda,
    quedarme a dormir, quedarnos a dormir, dormir esta noche, airbnb, reservar habitación, habitación doble,
    habitación individual, hotelito, hotel barato, albergue juvenil, litera, hotel cápsula, suite, pernoctar, donde
    quedarme, dónde quedarme, donde alojarme, dónde alojarme, camping, hospedería, dormir barato, donde duermo, donde dormimos, donde puedo dormir, donde podemos dormir, sitio para dormir, sitio donde dormir, pernoctar, reservar un hotel,
    dónde hospedarse, hotel de tres estrellas, hotel de cuatro estrellas, hotel con encanto, hotel con piscina,
    hotel céntrico, apartamento para turistas, dormir en madrid, cama para esta noche`,
  resorts: `resort, complejo turístico, complejo hotelero, todo incluido, resort de lujo, resort con spa, resort de golf, club
    de campo, resort con piscina, complejo vacacional, hotel todo incluido, resort de playa, ciudad de vacaciones,
    complejo de vacaciones, resort familiar, resort rural, resort de montaña, estación de esquí, resort de esquí,
    complejo residencial de vacaciones, resort de fin de semana, glamping, villa de vacaciones, complejo turístico
    con piscina, resort termal, resort ecológico, ecoresort, resort de cinco estrellas, resort solo para adultos,
    complejo rural, hotel resort, club vacacional, resort de bienestar, resort con todo incluido, complejo de ocio y
    hotel, resort exclusivo, estancia en un resort, resort en la ciudad, resort urbano, resort deportivo, resort
    romántico, complejo con spa, complejo de lujo, retiro de bienestar, resort para familias, hotel de vacaciones,
    resort en la montaña, resort en el campo, complejo vacacional con piscina, resort boutique, hotel todo incluido
    con piscina, complejo de golf, escapada a un resort, balneario resort, resort de salud, resort con niños, fin de
    semana en un resort, vacaciones en un resort, semana en un resort, noche en un resort`,
  'beauty & spas': `spa, balneario, masaje, peluquería, salón de belleza, belleza, centro de belleza, centro de estética, estética,
    manicura, pedicura, sauna, hammam, baño árabe, baños árabes, baño turco, baños turcos, termas, jacuzzi,
    tratamiento facial, limpieza facial, bienestar, cortarme el pelo, cortarse el pelo, corte de pelo, darme un
    masaje, depilación, depilarme, hacerme las uñas, salón de uñas, las uñas, tatuaje, maquillaje, bronceado,
    mimarme, aguas termales, circuito termal, circuito de aguas, relajarse en un spa, masajista, masajito,
    aromaterapia, reflexología, cosmética, cuidado de la piel, estilista, teñirme el pelo, mechas, tratamiento de
    belleza, día de spa, tarde de spa, baño de vapor, masaje tailandés, masaje relajante, centro wellness, centro de
    masajes, masaje de pies, masaje deportivo, sesión de spa, barro y algas, lavarme el pelo`,
  'local services': `servicio local, servicio, farmacia, banco, cajero, cajero automático, oficina de correos, correos, lavandería, tintorería,
    hospital, médico, dentista, clínica, centro médico, centro de salud, urgencias, comisaría, embajada, consulado, casa de cambio,
    cambiar dinero, cambio de divisas, consigna, guardar las maletas, dejar las maletas, alquiler de coches, alquilar un coche,
    alquiler de bicis, alquilar una bici, alquilar bicis, alquilar bicicletas, alquilar una bicicleta, alquilar un patinete, alquilar patinetes, mandar una carta, enviar una carta, mandar un paquete, gasolinera, taller, mecánico, ferretería, copistería, ayuntamiento, oficina de turismo,
    información turística, agencia de viajes, veterinario, óptica, cerrajero, mensajería, sacar dinero, comprar medicinas, imprimir, imprimir unos papeles, imprimir unos documentos, fotocopia, hacer fotocopias, hacer copia de llaves, arreglar el móvil,
    comprar una aspirina, enviar un paquete, mandar una postal, echar una carta, aseo, aseos públicos, baño público, baños públicos, un baño, los baños, baños, lavabo, váter, wc, dejar el equipaje, dejar la maleta, guardar el equipaje, guardar la maleta, lavar la ropa, estanco,
    reparar el móvil, tarjeta sim, notaría, notario, zapatero, bomberos, guardería, colegio, gestoría, locutorio, urgencia médica,
    punto de carga, policía, farmacia de guardia`,
};

/** Contain a form above but say nothing of a place to go. */
export const BLOCKED = `historia de, historia del, la historia de, la historia del, sitio mono, sitios monos, lugar mono, algo mono, muy mono, muy mona, muy monos, muy monas, tan mono, qué mono, café mono, bar mono, restaurante mono, cafetería mona, terraza mona, un poco mono, hola paseo, buenas paseo, gracias paseo, oye paseo, ey paseo, con lago, con un lago, con estanque, es imprescindible, son imprescindibles, hasta el amanecer, ave nocturna, buenos recuerdos, malos recuerdos, bonitos recuerdos, mejores recuerdos, recuerdos de infancia, recuerdos de la infancia, qué recuerdos, tantos recuerdos, ni en pintura, en pintura, vista una, vistas todas, vista una y vistas todas, santo de mi devoción, santo de su devoción, comprar entradas, comprar las entradas, comprar la entrada, comprar billetes, comprar tickets, el resto, el resto de, trampa para turistas, barra de jabón, pieza de museo, sándwich club, mi hotel, nuestro hotel, mi hostal, nuestro hostal, estoy en un hotel, estamos en un hotel, alojado en un hotel, alojada en un hotel, alojados en un hotel, me alojo en un hotel, nos alojamos en un hotel, estoy en un hostal, estamos en un hostal, nuestro airbnb, mi airbnb, aparcar, aparcar el coche, aparcamiento, parking, parquear, parqueadero, apartamento, departamento, cuenta del banco,
  cuenta bancaria, banco de datos, banco central, mi banco, tu banco, banco de sangre, banco de alimentos, banco del parque, un banco para sentarme,
  barba, barbero, barbería, barrio, barato, código de barras, partes, partido político, partido popular, partir,
  mercado laboral, mercado de trabajo, mercado de valores, bolsa de valores, por la plaza de garaje, plaza de garaje, plaza de aparcamiento,
  no me da el cante, dar la nota, vista gorda, punto de vista, a primera vista, hasta la vista, en vista de, de vista, está a la vista, por lo visto, entrevista, revista,
  cocina americana, mi cocina, cocinar, en la cocina, receta de cocina, clase de cocina, tener lugar, en lugar de, en primer lugar, fuera de lugar,
  pan comido, al pan pan, ganarse el pan, dulces sueños, dar calabazas, estar como una rosa, color rosa, de color rosa, novela rosa, rosa y azul, planta baja, primera planta,
  segunda planta, última planta, planta de arriba, planta nuclear, planta del hotel, por planta, campo de estudio, campo de trabajo, en el campo de la, campo magnético,
  río de gente, me río, se ríe, río de janeiro, copa del mundo, copa américa, copa del rey, carta blanca, la copa del árbol,
  servicio militar, al servicio de, buen servicio, mal servicio, el servicio, servicio de habitaciones, servicio al cliente, servicio técnico, de servicio, tu servicio, secreto, animal político, qué animal, seas animal, carne de gallina, arco iris, la función de, en función de, función matemática, funcionar, fuente de alimentación, fuente de ingresos, fuente de inspiración, tipo de fuente, fuente fiable,
  de buena fuente, letra y fuente, monte de piedad, montaña de trabajo, una montaña de, archivo adjunto, archivo pdf, archivo de audio, en directo en la tele, directo al grano, vuelo directo, tren directo, ir directo, va directo, hilo directo, directo a,
  el papel de, hacer el mono, mono de trabajo, hacer el oso, ropa sucia, ropa interior, ropa de cama, planchar la ropa, lavadora, tender la ropa, de moda, está de moda, pasado de moda,
  muestra de, como muestra, una muestra de cariño, muestra más, muestra otro, muestra otra, muestra los, muestra las, muestra el, muestra la, muestra un, muestra una, muestra algo, muestra me, muestra primero, muestra segundo,
  columna vertebral, columna de la tabla, tu culto, culto a la personalidad, bien culto, un hombre culto, correr riesgo, correr prisa, dejar correr, corre prisa, correo, correos electrónicos, correr la voz, drama familiar, no hagas un drama, dramático, qué drama, sin drama, sentido común, españa, pasta de dientes, mucha pasta, cuesta una pasta, tarjeta de crédito, tarjeta roja, torre de control, torre del ordenador, pasta gansa,
  la compra online, compra por internet, compra de acciones, me compra, se compra, sala de espera, sala de estar, sala de reuniones, disco duro, disco rígido, disco externo,
  super bien, super bueno, super caro, super mal, super guay, super chulo, super bonito, super cansado, super interesante, súper bien, súper bueno, súper caro, súper guay, súper bonito, día, buen día, todo el día, cada día,
  medio ambiente, ambiente laboral, mi médico, cita con el médico, cita médica, mi dentista, cita con el dentista, mi colegio, el colegio de mi hijo, mi colegio, deberes del colegio,
  animal de compañía, tapa del libro, tapa de la olla, tapa dura, tapa blanda, salsa de tomate, salsa picante, salsa barbacoa, salsa de soja, hambre en el mundo, muerto de frío, leer el pensamiento, leer la mente, leer el correo, leer el mensaje, leer tu, leer mi, leer esto, leer eso, estudiar medicina, estudiar derecho, estudiar ingeniería, estudiar una carrera, estudiar el caso, estudiar un máster, de estudiar inglés, no beber, agua para beber, beber agua, pista falsa, dame una pista, ni una pista, chao pescado, toda la noche, esta noche, por la noche, de la noche, esta misma noche, hace sol, se pone el sol, sale el sol, pone el sol, ponerse el sol, bajo el sol, crema de sol, tomar el sol, pon música, poner música, pon una canción, pon algo de música, al sol, pista de aterrizaje, ni pista, cosa de magia, por arte de magia, después,
  tour de francia, torres gemelas, cena de empresa, ejercicio de matemáticas, ejercicios de inglés, ejercicio fiscal, baile de san vito, turismo sexual, puesto de trabajo, puesto que, he puesto, puesto en, ha puesto, por supuesto, supuesto,
  paseo de la castellana, paseo del prado, paseo de recoletos, a paseo, vete a paseo, mandar a paseo, peso, pesas cuánto, cuánto pesas`;

export const NOUNS_ONLY = `muestra, vista, obra, bebida, planta, cena, rosa, copa, arroz, cuadro, tapa, baile, trago, puesto, pincho, clara, tercio, porra, pasta, compra,
  leer, estudiar, correr, banco, actuación`;
