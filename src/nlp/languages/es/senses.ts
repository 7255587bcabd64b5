// Spanish words for what a place may have, offer or be asked about: sense, its forms, and a sentence that is run as a test.
// One row a sense; plurals of single nouns are derived. A sense becomes a wish or a question by the clause it stands in.
export const SENSES_ES = `
feature terrace | terraza, terrazas, terracita, mesas fuera, mesas en la calle, al fresco, patio, sentarse fuera, sentarnos fuera, comer fuera en terraza, mesa fuera, veladores, jardín con mesas, terraceo, sentarme fuera, terracitas, terracear, sentarse al aire libre, sentarnos al aire libre, comer al aire libre, cenar al aire libre, comer fuera al aire libre, cenar fuera, mesas al sol, mesitas fuera, mesas al aire libre, mesas en la acera | un bar con terraza
feature live_music | música en directo, música en vivo, música live, grupos en directo, actuaciones en directo, con música, directos, jazz en directo, bandas en directo, concierto en directo, música directo, grupos tocando, bandas tocando, alguien tocando, toque un grupo, tocan en directo, toquen en directo, que toquen, conciertos, conciertitos, concierto, bolos, actuaciones, jam session, jam sessions, micro abierto, cantautores, músicos, música acústica, grupos en vivo, bandas en vivo | un sitio con música en directo
feature view | vistas, buenas vistas, vista, panorámica, con vistas, azotea, ático con vistas, vistas a la ciudad, rooftop, con buenas vistas, vistas bonitas, vistas chulas, unas vistas, panorámicas, vistas panorámicas, desde arriba, desde lo alto, en lo alto, vistas al atardecer, con vistas a la ciudad | un bar con vistas
feature children | para niños, para ir con niños, con niños, apto para niños, para peques, para los peques, con peques, con los peques, apto para familias, para familias, para toda la familia, menú infantil, trona, tronas, para críos, con críos, con los críos, adaptado a niños, niños bienvenidos, familiar, para los niños, con bebés, para bebés, para bebé | un restaurante para ir con niños
feature playground | zona infantil, parque infantil, columpios, zona de juegos, toboganes, área infantil, parque de bolas, juegos infantiles, ludoteca | un parque con columpios
feature dogs | admite perros, admiten perros, que admita perros, que admitan perros, con perro, con perros, con mi perro, con el perro, con nuestro perro, con la perra, dejan entrar perros, dejan entrar con perro, pet friendly, dog friendly, se admiten perros, acepten perros, aceptan perros, admita mascotas, admiten mascotas, admitan mascotas, se puede entrar con perro, se puede ir con perro, llevar al perro, llevar perro, llevar a mi perro, llevar mascotas, perros | un bar que admita perros
feature wifi | wifi, wi fi, wifi gratis, internet, conexión, wi-fi | un café con wifi
feature indoors | bajo techo, a cubierto, cubierto, cubierta, en interior, interior, techado, por dentro, en sitio cerrado, resguardado, que no sea al aire libre, no al aire libre | algo bajo techo
feature outdoors | al aire libre, en el exterior, exterior, a la intemperie | algo al aire libre
feature parking | parking, aparcamiento, donde aparcar, dónde aparcar, aparcar, aparcar el coche, plaza de garaje, párking, garaje, dejar el coche | un restaurante con parking
feature toilets | baños, baño, aseos, aseo, servicios, lavabos, cambiador, lavabo, váter | un parque con baños
feature reservation | que acepte reservas, con reserva, aceptan reservas, se pueda reservar | un restaurante que acepte reservas
feature quiet | sin demasiada gente, tranquilo, tranquila, tranquilos, tranquilas, tranquilito, tranquilita, silencioso, silenciosa, sin ruido, sin mucho ruido, que no haya ruido, relajado, relajada, poco ruidoso, sin jaleo, apacible, que no sea ruidoso, sin mucha gente, poca gente, donde se pueda hablar, poder hablar, para hablar, para charlar, charlar tranquilos, hablar tranquilos, sin gritos, sin barullo, sin bulla, sin agobios, sin aglomeraciones, sin gentío, no muy ruidoso, no sea ruidoso, no haya mucho ruido, no haya ruido, calmado, calmada, sosegado, sosegada, en calma, de relax, silencio | una cafetería tranquila
feature romantic | romántico, romántica, románticos, románticas, íntimo, íntima, acogedor, acogedora, para una cita, primera cita, para nuestro aniversario, velada | un restaurante romántico
feature air_conditioning | aire acondicionado, climatizado, con aire acondicionado, con aire | un café con aire acondicionado
feature takeaway | para llevar, comida para llevar, take away | una pizzería para llevar
feature delivery | a domicilio, reparto, envío a domicilio | un sitio con reparto a domicilio
feature pool | con piscina, tenga piscina | un hotel con piscina
feature breakfast | con desayuno incluido, desayuno incluido, con desayuno, incluya desayuno | un hotel con desayuno incluido
feature gym | con gimnasio | un hotel con gimnasio
feature lively | animado, animada, con ambiente, ambiente, buen ambiente, ambientazo, marchoso, con marcha, con gente, movidito, con vidilla, de marcha, fiesta | un bar animado
feature traditional | castizo, castiza, castizos, auténtico, auténtica, auténticos, de toda la vida, de barrio, donde va la gente de aquí, donde van los madrileños, donde van los locales, de los de siempre, típico, típica, típicos, típicas, tradicional, tradicionales, que no sea una cadena, nada de cadenas, sin franquicias, de verdad, con solera | una taberna castiza
feature modern | moderno, moderna, modernos, modernas, de moda, moderneo, hipster, con estilo | un bar de moda
feature fancy | elegante, elegantes, lujoso, de lujo, alta cocina, con estrella michelin, estrella michelin, michelin, pijo, gourmet, fino, especial, para una ocasión especial, glamuroso, glamurosa, exclusivo, exclusiva, sofisticado, sofisticada, de postín, de alto copete, de categoría, de mantel, menú degustación, de nivel, lujosa, pija, fina, finolis, para impresionar | un restaurante elegante
feature casual | informal, informales, sencillo, sencilla, sin pretensiones, de batalla, sencillito | un sitio informal
feature healthy | sano, sana, saludable, saludables, healthy, ligero, ligera, ensaladas, comida sana | algo sano para comer
feature groups | grupo grande, grupos grandes, para grupos, para mucha gente, somos muchos | un restaurante para grupos
feature lockers | taquillas, guardarropa, consigna para mochilas | un museo con taquillas
feature audio_guide | audioguía, audioguías, visita guiada, visitas guiadas | un museo con audioguía
feature lift | ascensor, sin escaleras, rampa, rampas, pocas escaleras, evitar escaleras | un museo sin escaleras
feature shade | sombra, con sombra, a la sombra, árboles | un parque con sombra
feature power_sockets | enchufes, enchufe, cargar el móvil, cargar el portátil | una cafetería con enchufes
feature laptop | trabajar, para trabajar, teletrabajar, con el portátil, para currar, currar con el portátil, coworking, para estudiar, estudiar, opositar, para opositar, preparar exámenes, hacer un trabajo, con el ordenador, con mi portátil, trabajar un rato, teletrabajo, para escribir | una cafetería para trabajar
feature karaoke | karaoke | un bar con karaoke
feature sports_tv | ver el partido, ver el fútbol, ver fútbol, ver la champions, ver partidos, ver el partido, ver el fútbol, pongan el partido, ponen el partido, pongan el fútbol, pantalla grande | un bar para ver el partido
feature dancing | pista de baile, para bailar, donde bailar, bailoteo, se pueda bailar | un bar con pista de baile
feature english_spoken | carta en inglés, menú en inglés, hablen inglés, hablan inglés | un restaurante con carta en inglés
feature cards | pagar con tarjeta, acepten tarjeta, aceptan tarjeta, con tarjeta, se pueda pagar con tarjeta | un bar donde pagar con tarjeta
feature gluten_free_options | opciones sin gluten | una panadería con opciones sin gluten
feature vegetarian_options | opciones vegetarianas, platos vegetarianos, opción vegetariana, opciones veganas | una taberna con opciones vegetarianas
feature lgbtq | lgbt, gay friendly, lgtb, lgtbi, de ambiente gay | un bar lgtb
feature instagrammable | instagrameable, para fotos, hacer fotos, sacar fotos, fotogénico, para hacer fotos, fotos chulas | un sitio para hacer fotos

diet vegan | vegano, vegana, veganos, veganas, comida vegana, a base de plantas, sin productos animales | un restaurante vegano
diet vegetarian | vegetariano, vegetariana, vegetarianos, vegetarianas, veggie, sin carne, no como carne, no comemos carne, no come carne | un restaurante vegetariano
diet gluten_free | sin gluten, celíaco, celíaca, celíacos, celíacas, celiaco, celiaquía, celiaca, celiacos, apto para celíacos, intolerante al gluten, apto para celiacos, libre de gluten, intolerancia al gluten | pizza sin gluten
diet lactose_free | sin lactosa, intolerante a la lactosa, intolerancia a la lactosa, intolerantes a la lactosa, sin lácteos, no tomo lácteos, no puedo tomar leche, no tomo leche | una pastelería sin lactosa
diet halal | halal, comida halal, carne halal | un restaurante halal
diet kosher | kosher, comida kosher, casher | un restaurante kosher
allergen nuts | frutos secos, fruto seco, nueces, nuez, almendras, almendra, avellanas, anacardos, pistachos | soy alérgico a los frutos secos
allergen peanuts | cacahuetes, cacahuete, maní | alérgica a los cacahuetes
allergen gluten | gluten, trigo | alérgico al gluten
allergen shellfish | marisco, mariscos, gambas, gamba, langostinos, crustáceos, mejillones, almejas, moluscos, cangrejo, ostras | alérgico al marisco
allergen fish | pescado, pescados, atún, salmón, bacalao, anchoas | alérgica al pescado
allergen seafood | frutos del mar | alérgico a los frutos del mar
allergen eggs | huevo, huevos | alérgico al huevo
allergen milk | leche, lácteos, lactosa, queso, leche de vaca, proteína de la leche | alérgica a la leche
allergen soy | soja | alérgico a la soja
allergen sesame | sésamo | alérgico al sésamo
allergen mustard | mostaza | alérgico a la mostaza
allergen celery | apio | alérgico al apio
allergen sulphites | sulfitos | alérgico a los sulfitos
allergen pork | cerdo, jamón, panceta, beicon | no como cerdo
allergen meat | carne, carne roja, ternera | no como carne roja
allergen alcohol | alcohol | un sitio sin alcohol
allergen spicy | picante, comida picante, chile, cosas picantes | nada picante
allergen sugar | azúcar | no puedo tomar azúcar
allergen garlic | ajo | alérgico al ajo
allergen onion | cebolla | alérgico a la cebolla
allergen mushrooms | setas, champiñones | alérgico a las setas
allergen strawberries | fresas, kiwi, melocotón | alérgica a las fresas
wheelchair yes | sin escalones, acceso sin escalones, sin barreras, acceso sin barreras, silla de ruedas, accesible, accesibles, accesible en silla de ruedas, adaptado, adaptada, adaptados, accesibilidad, adaptado para sillas de ruedas, sillas de ruedas, movilidad reducida, minusválidos, discapacitados, baño adaptado | un museo accesible en silla de ruedas
feature pushchair | carrito, carritos, cochecito, cochecito de bebé, carrito de bebé, carro de bebé, carricoche, sillita | un café donde quepa el carrito
price low | sin arruinarnos, sin arruinarme, que no me arruine, barato, barata, baratos, baratas, baratito, baratita, baratos, económico, económica, económicos, económicas, asequible, asequibles, low cost, bien de precio, tirado de precio, que no me deje un riñón, sin dejarme un riñón, por poco dinero, precio razonable, buen precio, a buen precio, calidad precio, buena relación calidad precio, bbb, de estudiante, que no sea cara, ajustado de precio, no sea muy caro, no muy caros, no muy caras, no sea caro, por cuatro duros, por dos duros, por poco, por poca pasta, por cuatro perras, con poco presupuesto, poco presupuesto, sin gastar mucho, sin gastar demasiado, gastando poco, que no se vaya de precio, que no se suba de precio, que no sea un sablazo, que no nos claven, donde no nos claven, sin que nos claven, que no claven, no gastar mucho, no gastarme mucho, no gastarnos mucho, baratillo, baratuno, baratísimo, baratísima, bueno bonito y barato, de batalla, apto para bolsillos, apretado de pasta, voy justo de pasta, vamos justos de pasta, justo de dinero, que cueste poco, que salga barato, salga barato, salga bien de precio, precios populares, precio popular, precio asequible, precios asequibles, no tan caro, no tan cara, menos caro, menos cara | un restaurante barato
price mid | que no sea caro, que no sea cara, que no sea muy caro, que no sea muy cara, que no sea carísimo, que no sea carísima, que no sean carísimos, no muy caro, no muy cara, no muy caros, nada caro, precio normal, precios normales, precio razonable, precio medio, de precio medio, ni caro ni barato, gama media | un restaurante de precio medio
price high | caro, cara, caros, caras, darnos un capricho, darme un capricho, tirar la casa por la ventana, el precio da igual, da igual el precio, sin mirar el precio, no importa el precio, tirando la casa por la ventana, darnos un homenaje, darme un homenaje, un homenaje | un sitio caro
free yes | gratis, gratuito, gratuita, gratuitos, gratuitas, entrada libre, entrada gratuita, entrada gratis, sin pagar, de balde, que no cueste nada, sin gastar, sin coste, que sea gratis, a coste cero, que no se pague, no se pague, que no haya que pagar, no haya que pagar, sin pagar nada, sin soltar un euro, sin gastar un euro, sin gastar nada, sin gastar dinero, sin gastarnos nada, sin gastarme nada, sin rascarse el bolsillo, por la cara, a cero euros, cero euros, que no cuesten nada, que no cuesten, que no cueste dinero, de gratis, gratis total, de entrada libre, de acceso libre, acceso gratuito, acceso libre, sin entrada, que no cobren, no cobren, que no cobren entrada | museos gratis
fame famous | famoso, famosa, famosos, famosas, conocido, conocida, conocidos, popular, populares, imprescindible, imprescindibles, icónico, emblemático, lo más visto, turístico, turística, turísticos, lo típico, más visitados, mas famosos, lo mejor, lo más importante, famosísimo, mítico, mítica, míticos, de toda la vida, de renombre, célebre, célebres, que no me puedo perder, que no nos podemos perder, que no hay que perderse, lo imprescindible, lo más famoso, lo más conocido, lo que hay que ver, de visita obligada, visita obligada | los museos más famosos
fame hidden | algo raro, algo curioso, sitios curiosos, lugares curiosos, insólito, insólitos, escondido, escondidos, escondida, poco conocido, poco conocida, poco conocidos, poco turístico, poco turística, poco turísticos, poco turísticas, secreto, secretos, menos conocido, menos conocidos, fuera de lo típico, alternativo, alternativa, alternativos, nada turístico, sin turistas, sin muchos turistas, sin tantos turistas, con pocos turistas, con menos turistas, sin guiris, no turístico, joya oculta, fuera de ruta, lejos de los turistas, original, originales, diferente, curioso, curiosos, que no sea turístico, que no sean turísticos, que no sea para guiris, que no conozca nadie, no sea turístico, no sea muy turístico, insólito, insólita, insólitos, peculiar, peculiares, raro, raros, rarito, raritos, que no salga en las guías, que no salgan en las guías, que no conozcan los turistas, que poca gente conoce, poca gente conoce, que no conoce nadie, secretillo, escondidito, sin tanto turista, lejos del turismo, sin cosas de turistas, nada de turistas, sin lo típico de los turistas, sin lo de los turistas, nada para turistas | un museo poco conocido
quality high | bueno, buena, buenos, buenas, buen, bonito, bonita, bonitos, bonitas, mejor, mejores, chulo, chula, chulos, chulas, guay, molón, molona, top, con buenas reseñas, bien valorado, bien valorados, mejor valorado, mejor valorados, recomendable, decente, excelente, genial, rico, rica, estupendo, majo, maja | los mejores restaurantes
open now | abierto ahora, abierta ahora, abiertos ahora, abiertas ahora, abierto ya, que esté abierto, que esté abierta, que estén abiertos, que estén abiertas, abierto, abierta, abiertos, abiertas, todavía abierto, que abra ahora | una farmacia abierta ahora
open late | abierto hasta tarde, abierta hasta tarde, abra hasta tarde, cierre tarde, cierran tarde, que cierre tarde, abierto por la noche, toda la noche, abran hasta tarde, de madrugada, hasta tarde, hasta las tantas, hasta la madrugada, por la madrugada, a altas horas, bien entrada la noche, hasta muy tarde, que no cierre pronto, no cierre pronto, pasada la medianoche, después de medianoche | un café abierto hasta tarde
open always | 24 horas, 24h, veinticuatro horas, de guardia, abierto siempre, a cualquier hora | una farmacia 24 horas
open early | abra temprano, abra pronto, abra prontito, que abra temprano, abierto temprano | un café que abra temprano
distance walk | andando, a pie, ir andando, que se pueda ir andando, se pueda ir andando, a distancia de paseo | bares andando
distance near | cerca, cerquita, aquí cerca, aquí al lado, por aquí, por aquí cerca, a mano, al lado, por la zona, en la zona, a un paso, cerca de aquí, cerca de mí, cerca de donde estoy, donde estoy, a tiro de piedra, no muy lejos, que no esté lejos, no lejos, próximo, próxima, por mi zona, alrededor, alrededores | bares cerca
central yes | céntrico, céntrica, céntricos, céntricas, en el centro, por el centro, centro de la ciudad, el centro, pleno centro, centriquísimo, lo más céntrico posible, en pleno centro, en el corazón de la ciudad, por la zona centro, zona centro, en zona centro | un hotel céntrico
` as const;
