// How Spanish says that somebody likes or dislikes a thing. Negation is not listed: it is an operator.
import type { Judgements, PredicateRow } from '../pack.ts';

const row = (polarity: number, side: PredicateRow['side'], forms: string): PredicateRow => ({ polarity, side, forms });

export const PREDICATES: readonly PredicateRow[] = [
  row(
    1,
    'either',
    `me late, me laten, nos late, me copa, me copan, me recopa, me re copa, me re copan, me re gusta, me re gustan, me reencanta, me reencantan, me enloquece, me enloquecen, rechifla, rechiflan, encanta, encantan, encantó, encantaba, encantaban, encantaría, flipa, flipan, chifla, chiflan, apasiona, apasionan, fascina, fascinan, vuelve loco, vuelve loca, vuelven loco, vuelven loca, priva, privan, mola mazo, molan mazo,
    mola mogollón, enloquece, enloquecen, entusiasma, entusiasman, alucina, alucinan, pirra, pirran, requetegusta, emociona, emocionan, hace tilín, hacen tilín, quita el sentido, quitan el sentido, tiene enganchado, tiene enganchada, vuela la cabeza, vuelan la cabeza, alegra el día, da la vida, dan la vida, hace feliz, hacen feliz, mata de gusto, vicia, obsesiona, obsesionan, flipaba, flipaban, flipó, flipaste, chiflaba, chiflaban, apasionaba, apasionaban, fascinaba, fascinaban, fascinó, entusiasmaba, entusiasmaban, volvía loco, volvía loca, volvían loco, volvían loca, encantaron, flipado, encantado, fascinado, mola un montón, molan un montón, renta mazo, rentan mazo, peta, petan, emboba, me pierde, nos pierde, le pierde, les pierde, te pierde, me pierden, nos pierden, le pierden, les pierden, te pierden`,
  ),
  row(
    1,
    'before',
    `no pasa un día sin, no hay día que pase sin, no hay día sin, se vuelve loco con, se vuelve loca con, se vuelven locos con, se vuelven locas con, me vuelvo loco con, me vuelvo loca con, nos volvemos locos con, a quién no le gusta, a quién no le gustan, a quién no le encanta, a quién no le encantan, quién no adora, no hay @c que no me guste, no hay un @c que no me guste, no hay ningún @c que no me guste, no hay una @c que no me guste, no hay ninguna @c que no me guste, vive para, viven para, vivimos para, vive por, viven por, vivimos por, amé, amó, amaron, adoró, adoraron, adoré, amaba, adoraba, me vuelve loco, amo, adoro, ama, adora, aman, adoran, amamos, adoramos, soy muy fan de, superfan de, gran fan de, muy fan de, fanático de, fanática de, loco por, loca por, loco de contento con, loca de contenta con, loco de, loca de, loco del, forofo de, forofa de, friki de, hincha de, locos por, enamorado de, enamorada de, apasionado de, apasionada de, amante de, amantes de, adicto a, adicta a, enganchado a, enganchada a, no puedo vivir sin, no sabría vivir sin, no puedo resistirme a,
    mi pasión es, mi pasión son, mi favorito es, mi favorita es, mis favoritos son, mis favoritas son, lo que más me gusta es, lo que más me gusta son, lo que más me gustan son, lo mío es, lo mío son, lo nuestro es, lo nuestro son, me pasaría el día en, me pasaría horas en, pasaría horas en, podría pasar horas en, podría pasarme el día en, me paso horas en, viviría en, podría pasarme horas en, podría estar horas en, puedo pasarme horas en, puedo estar horas en, me pasaría la vida en, me paso la vida en, me tiro horas en, me pasaría la tarde en, muero por, me muero por, mi debilidad es, mi debilidad son, vivo para, vivo por, nada como, no hay nada como, devoro, qué pasada, lo mejor es, lo mejor son, me pirro por, estoy deseando ver, estoy deseando ir a, devoto de, devota de, obsesionado con, obsesionada con, obsesionados con, obsesionadas con, enganchados a, enganchadas a, enamorados de, enamoradas de, fanáticos de, fanáticas de, no me canso de, nunca me canso de, me flipo con, venero, idolatro`,
  ),
  row(
    1,
    'after',
    `es vida, son vida, es mi sitio favorito, es mi lugar favorito, es mi museo favorito, es mi parque favorito, es mi barrio favorito, es mi preferido, es mi preferida, son mis preferidos, son mis preferidas, son mis favoritos, son mis favoritas, es mi favorito, es mi favorita, mi favorito, mi favorita, mis favoritos, mis favoritas, son geniales, es genial, son maravillosos, son maravillosas, es maravilloso, es maravillosa, son increíbles, es increíble, son fantásticos, son fantásticas, es fantástico, es fantástica, son lo mejor, es lo mejor, son mi pasión, es mi pasión, son mi debilidad, es mi debilidad,
    son mi perdición, es mi perdición, son lo mío, es lo mío, son lo máximo, es lo máximo, son una pasada, es una pasada, son espectaculares, es espectacular, son una maravilla, es una maravilla, son la leche, es la leche, es la caña, son la caña, son la bomba, es la bomba, son alucinantes, son estupendos, son estupendas, son mi vida, es mi vida, son brutales, es brutal`,
  ),
  row(
    0.6,
    'either',
    `gusta, gustan, guste, gusten, gustado, encante, encanten, gustó, gustaba, gustaban, gustaron, gustaría, gustarían, mola, molan, agrada, agradan, interesa, interesan, atrae, atraen, lo que busco, lo que buscamos, lo que quiero, lo que queremos, lo que tenía en mente, santo de mi devoción, santo de su devoción, plato de mi gusto, mi primera opción, mi primera elección, lo primero de mi lista, encabeza mi lista, encabezan mi lista, me va, nos va, le va, les va, te va, me van, nos van, le van, les van, te van, me vaya, nos vaya, le vaya, les vaya, te vaya, me vayan, nos vayan, le vayan, les vayan, te vayan, apetece, apetecen, me han ido, me ha ido, nos han ido, nos ha ido, me han llamado, me ha llamado, me han interesado, me ha interesado, me han atraído, satisface, me llama, nos llama, le llama, les llama, te llama, me llaman, nos llaman, le llaman, les llaman, te llaman, me tira, nos tira, le tira, les tira, te tira, me tiran, nos tiran, le tiran, les tiran, te tiran, divierte, divierten, entretiene, relaja, relajan, hace gracia, hacen gracia, hace ilusión, hacen ilusión, convence, convencen, me llena, nos llena, le llena, les llena, te llena, me llenan, nos llenan, le llenan, les llenan, te llenan, llama la atención, llaman la atención, motiva, motivan, inspira, inspiran, cae bien, caen bien, parece interesante, parecen interesantes, parece bien, parecen bien, parece bonito, parecen bonitos, parecen divertidos, parecen geniales, parece genial, parecen una maravilla, viene bien, vienen bien, gusto, molaba, molaban, moló, interesaba, interesaban, apetecía, apetecían, agradaba, divertía, divertían, me iba, me iban, renta, rentan, sientan bien`,
  ),
  row(
    0.6,
    'before',
    `si tengo que elegir, si hay que elegir, puestos a elegir, soy muy, somos muy, soy un gran, soy una gran, soy bastante, era muy, me quedo con, nos quedamos con, elegiría, elijo siempre, escogería, sí rotundo a, un sí rotundo a, rotundo sí a, digo sí a, un sí a, gran sí a, entusiasta de, entusiastas de, seguidor de, seguidora de, forofos de, friquis de, apasionados de, apasionadas de, no sé decir que no a, no puedo decir que no a, emocionarme con, entusiasmarme con, emocionarnos con, no le diría que no a, no diría que no a, no le digo que no a, no digo que no a, nunca digo que no a, disfrutaba de, disfrutaba con, disfrutaba en, disfrutábamos de, disfrutábamos en, disfruté, disfruté de, disfruté en, disfruté con, disfrutamos en, disfruto, disfruto de, disfruto con, disfruto en, disfrutamos, disfrutamos de, disfruta, disfrutar, disfrutar de, aficionado a, aficionada a, aficionados a, fan de, fans de, partidario de, partidaria de, prefiero, prefiere, preferimos, preferiría, soy de, somos de, soy mucho de, somos mucho de, era de, era muy de, soy más de, somos más de, soy muy de, somos muy de, interesado en, interesada en, interesados en, tengo debilidad por, debilidad por, tengo interés en, interés en, interés por, aprecio, valoro, paso bien en, lo pasamos genial en, lo pasé genial en, lo pasé muy bien en, lo pasé bien en, lo pasamos muy bien en, lo paso genial en, lo pasaron genial en, lo pasan genial en, lo paso bien en, lo paso muy bien en, lo pasamos bien en, me lo paso bien en, siento atracción por, curiosidad por, soy amigo de, soy amiga de, amigo de, tengo cariño a, cariño a, feliz en, a gusto en, simpatizo con, pasármelo bien en`,
  ),
  row(
    0.6,
    'after',
    `un sí rotundo, un sí como una casa, un acierto seguro, siempre un sí, un valor seguro, siempre buena idea, una prioridad, mi prioridad, nuestra prioridad, mi fuerte, mi especialidad, mi punto fuerte, son bonitos, son bonitas, es bonito, es bonita, son buenos, son buenas, es bueno, es buena, son divertidos, son divertidas, es divertido, es divertida, son interesantes, es interesante, son agradables, es agradable, son chulos, son chulas, es chulo, es chula, son guays, es guay, están bien chulos, están muy bien, está muy bien, suena bien, suenan bien, son relajantes, es relajante, son entretenidos, valen la pena, merecen la pena, vale la pena, merece la pena, estuvo bien, estuvo muy bien, estuvo genial, es importante, son importantes, es fundamental, son fundamentales, es esencial, son esenciales, son imprescindibles, es imprescindible, molan bastante, están guay, está guay, es un placer, son un placer, van conmigo, va conmigo, lo mío, lo nuestro, mi rollo, mi estilo, de mi estilo, nuestro rollo`,
  ),
  row(
    0.3,
    'after',
    'no están mal, no está mal, no están nada mal, no está nada mal, no son malos, no son malas, no es malo, no es mala, nada mal, tienen su encanto, tiene su encanto, tienen su gracia, tiene su gracia, tienen su punto, tiene su punto, tienen un pase, tiene un pase, no están tan mal, no está tan mal',
  ),
  row(0, 'before', 'ni a favor ni en contra de, ni a favor ni en contra, ni frío ni calor con'),
  row(
    0,
    'either',
    `da igual, dan igual, da lo mismo, dan lo mismo, es indiferente, son indiferentes, deja indiferente, dejan indiferente, ni fu ni fa, ni me va ni me viene, ni me van ni me vienen, ni me gusta ni me disgusta, ni me gustan ni me disgustan, no me importa, no me importan, no me importaría, no nos importaría, no molesta, no molestan, no me disgustan, no me desagrada, no me desagradan, sin más, regular,
    así así, ni frío ni calor, tampoco me matan, si hay bien y si no también, si los hay bien y si no también, si las hay bien y si no también, si hay bien, ni sufro ni padezco, tanto me da, me da exactamente igual, me es igual, me es indiferente, ni bien ni mal, meh, psch, pché, bah, ni me encanta ni lo odio, ni me encantan ni los odio`,
  ),
  row(
    0.05,
    'after',
    'están bien, está bien, son normales, es normal, son pasables, es pasable, son aceptables, es aceptable, son correctos, es correcto, pueden pasar, puede pasar, están ok, está ok, son tolerables, son llevaderos, pse, psé, bueno vale, no son gran cosa, no es gran cosa, ni buenos ni malos, son del montón, es del montón',
  ),
  row(0.3, 'before', 'un quizás a, quizá a, no estaría mal, no vendría mal'),
  row(
    0.05,
    'before',
    'tibio con, tibia con, neutral ante, neutral sobre, soporto, tolero, neutral con, indiferente a, me conformo con, sin opinión sobre, no tengo opinión sobre, nada en contra de, nada contra, ningún problema con, no tengo nada contra, no tengo nada en contra de, sentimientos encontrados con, sentimientos encontrados sobre, no me quejo de, no le hago ascos a',
  ),
  row(
    -0.45,
    'before',
    'ningún interés en, ningún interés por, cero interés en, cero interés por, poco interés en, poco interés por, nulo interés en, nulo interés por, no rotundo a, un no rotundo a, rotundo no a, digo no a, un no a, gran no a, se acabó, se acabaron, se acabó lo de, adiós a, dicho adiós a, no me hables de, no quiero saber nada de, no quiero ni oír hablar de, evita, evitan, huye de, huyen de, pasa de, pasan de, aléjame de, alejadme de, sacadme de, sácame de, manténme lejos de, lejos de mí, me saltaría, me salto, nos saltamos, nos saltaríamos, me ahorro, nos ahorramos, me ahorraría, he terminado con, hemos terminado con, terminé con, no recomiendo, no recomendaría, no lo recomiendo, no la recomiendo, saltarme, saltarnos, preferiría no ver, preferiría no ir a, preferiría no visitar, preferiría no, prefiero no ir a, prefiero no ver, prefiero no, he dejado de ir a, hemos dejado de ir a, dejé de ir a, dejamos de ir a, evitaría, evitaríamos, me podría ahorrar, me puedo ahorrar, nos podríamos ahorrar, podría pasar sin, puedo pasar sin, he dejado de disfrutar de, no entiendo, no entiendo mucho, no acabo de entender, no estoy para, no estamos para, no tengo cuerpo para, no tengo el cuerpo para, no estoy de humor para, no tengo ganas de, no tenemos ganas de, no tengo ganas de ir a, sin ganas de, buf, puaj, visto suficientes, visto bastantes, visto demasiados, visto demasiadas, visto ya muchos, visto ya muchas, lo último que quiero es, lo último que me apetece es, lo último que necesito es, lo último que queremos es, lo último que quiero son, lo último que me apetecen son, como vea un, como vea una, como vea otro, como vea otra, como tenga que ver otro, como tenga que ver otra, como veamos otro, como veamos otra, si veo otro, si veo otra, cansado de, cansada de, cansados de, harto de, harta de, hartos de, hartas de, evito, evitar, evitamos, evitando, huyo de, huir de, huimos de, aburrido de, aburrida de, me aburro en, se aburren en, nos aburrimos en, se aburre en, me aburro con, se aburren con, saturado de, saturada de, ya he visto demasiados, ya he visto demasiadas, paso de, pasamos de, pasando de, ni hablar de, perdido el interés por, perdí el interés por, perdido el interés en, nada de, basta de, ya está bien de, tuve bastante de, reniego de, empachado de, hasta el gorro de, hasta las narices de, hasta la coronilla de, sin interés por, sin interés en',
  ),
  row(
    -0.45,
    'either',
    'me lo salto, me la salto, me los salto, me las salto, nos lo saltamos, nos la saltamos, nos los saltamos, nos las saltamos, los saltamos, las saltamos, me los ahorro, me las ahorro, nos los ahorramos, nos las ahorramos, lo evito, la evito, los evito, las evito, los evitamos, las evitamos',
  ),
  row(
    -0.5,
    'either',
    `conmigo no tienen nada que hacer, conmigo no tiene nada que hacer, conmigo no funcionan, conmigo no funciona, conmigo no van, conmigo no va, un no rotundo, un no como una casa, un no absoluto, un no enorme, un no para mí, no me entra, no me entran, no nos entra, no nos entran, me choca, me chocan, me caga, me cagan, me embola, me embolan, me jode, me joden, me amarga, me amargan, mi última opción, nuestra última opción, mi última elección, lo último de mi lista, los últimos de mi lista, no estoy de acuerdo, no estamos de acuerdo, discrepo, dejan mucho que desear, deja mucho que desear, quedan descartados, quedan descartadas, queda descartado, queda descartada, quedan fuera, da pena, dan pena, deprime, deprimen, pone triste, ponen triste, da cosa, dan cosa, da mal rollo, dan mal rollo, puedo prescindir, podemos prescindir, prescindo, me la suda, me la sudan, me la pela, me la pelan, me la trae floja, me la traen floja, me la trae al pairo, me la refanfinfla, me resbala, me resbalan, no me dice nada, no me dicen nada, no nos dice nada, no nos dicen nada, aburría, aburrían, aburrió, aburrieron, cansaba, cansaban, agobiaba, agobiaban, agobió, decepcionó, decepcionaron, decepcionado, defraudó, defraudaron, pareció aburrido, pareció aburrida, pareció un rollo, pareció caro, pareció sobrevalorado, tira para atrás, tiran para atrás, aburre, aburren, disgusta, disgustan, desagrada, desagradan, cansa, cansan, molesta, molestan, agobia, agobian, estresa, estresan, da pereza, dan pereza, da palo, dan palo, decepciona, decepcionan, incomoda, incomodan, me duerme, nos duerme, le duerme, les duerme, te duerme, me duermen, nos duermen, le duermen, les duermen, te duermen, harta, hartan, me sobra, nos sobra, le sobra, les sobra, te sobra, me sobran, nos sobran, le sobran, les sobran, te sobran, da sueño, dan sueño, dejó frío, dejó fría, dejó indiferente, dejaron frío, dejaron fría, deja frío, deja fría, dejan frío, dejan fría, cae mal, caen mal, satura, saturan, raya, rayan, da miedo, dan miedo, asusta, asustan, da pánico, dan pánico, da terror, dan terror, da vértigo, dan vértigo, da fobia, dan fobia, da repelús, dan repelús, da grima, dan grima, aterra, aterran, aterroriza, aterrorizan, echa para atrás, echan para atrás, pone nervioso, pone nerviosa, ponen nervioso, ponen nerviosa, repele, cae gordo, caen gordos, importa un bledo, importan un bledo, importa un pimiento, importan un pimiento, importa un pepino, importan un pepino, trae sin cuidado, traen sin cuidado`,
  ),
  row(
    -0.5,
    'after',
    `son aburridos, son aburridas, es aburrido, es aburrida, aburrido, aburridos, aburridas, son un rollo, es un rollo, un rollo, son un aburrimiento, es un aburrimiento, un aburrimiento, son un tostón, es un tostón, un tostón, son un coñazo, es un coñazo, un coñazo, un peñazo, son un peñazo, es un peñazo, son malos, son malas, es malo, es mala, están sobrevalorados, están sobrevaloradas, está sobrevalorado, está sobrevalorada, sobrevalorados, sobrevaloradas, sobrevalorado, sobrevalorada, son pesados, son pesadas, es pesado, es pesada, son una lata, es una lata, son una pérdida de tiempo, es una pérdida de tiempo, son muy ruidosos, es muy ruidoso, son un muermo, es un muermo, un muermo, son demasiado ruidosos, no son para mí, no es para mí, no son nada para mí, no es nada para mí, no son en absoluto para mí, no son para nosotros, no es para nosotros, no son para ella, no son para él, son sosos, son sosas, son tediosos, es tedioso, son feos, son un bajón, son un timo, es un timo, son una turistada, es una turistada, fue un rollo, fue aburrido, fue aburrida, fue un timo`,
  ),
  row(
    -1,
    'before',
    `no entro en, no entramos en, no entraría en, no me meto en, no me verás en, no pienso pisar, no pensamos pisar, no pisaría, no vuelvo a pisar, no piso, ni de coña piso, ni loco piso, ni loca piso, jamás pisaría, nunca pisaría, no pisaría, nunca piso, jamás piso, odié, odió, odiaron, odiaban, detestaron, detestó, odiamos, detesté, detestaba, aborrecí, aborrecía, no soportaba, no aguantaba, no soporté, odio, odia, odian, odiamos, odiaba, odio ir a, detesto, detesta, detestan, detestamos, aborrezco, aborrece, no soportan, no aguantan, no tragamos, no traga, no tragan, no podemos ver, no puede ver, no pueden ver, no toleran, no tolera, aborrecen, aborrecemos, no soporto, no soporta, no soportamos, no aguanto, no aguanta, no aguantamos, no trago, no puedo con, no puedo ver, no tolero, no resisto, alérgico a, alérgica a, alergia a, tengo manía a, le tengo manía a, les tengo manía a, le tengo asco a, desprecio, abomino, abomino de, no puedo soportar, no puedo aguantar, tengo fobia a, fobia a`,
  ),
  row(
    -1,
    'either',
    `horroriza, horrorizan, repugna, repugnan, espanta, espantan, da asco, dan asco, da grima, dan grima, saca de quicio, sacan de quicio, pone enfermo, pone enferma, ponen enfermo, ponen enferma, revienta, revientan, pone de los nervios, ponen de los nervios, da horror, dan horror, asquea, asquean, exaspera, exasperan, saca de mis casillas, sacan de mis casillas, toca las narices, tocan las narices, me mata de aburrimiento, me matan de aburrimiento, da repelús, dan repelús, irrita, irritan`,
  ),
  row(
    -1,
    'after',
    `son horribles, es horrible, son lo peor, es lo peor, son terribles, es terrible, son espantosos, son espantosas, es espantoso, son un asco, es un asco, un asco, son insoportables, es insoportable, insoportable, insoportables, son una tortura, es una tortura, una tortura, son una mierda, es una mierda, son una pesadilla, es una pesadilla, son un infierno, es un infierno, son asquerosos, son asquerosas, son un horror, es un horror, un horror, son una basura, es una basura, son pésimos, son pésimas, son un suplicio, es un suplicio, un suplicio`,
  ),
];

export const INTENSIFIERS = `mucho, muchísimo, un montón, muy, de verdad, realmente, totalmente, absolutamente, sobre todo, tanto, tantísimo, la tira, mogollón, mazo, demasiado, especialmente, un huevo, cantidad, a rabiar, con locura, profundamente, enormemente, de veras, más que nada, a muerte, lo que más, ante todo, siempre, a morir, locamente, que no veas`;
export const DOWNTONERS = `un poco, un poquito, algo, más o menos, medio, a veces, de vez en cuando, ligeramente, en parte, hasta cierto punto, relativamente, un pelín, moderadamente, en pequeñas dosis, de cuando en cuando, bastante, un tanto, según el día, tirando a, poquito, alguna vez`;
export const NEGATORS = `dudo que, dudo, dudamos que, no, nunca, jamás, tampoco, ni, nada, sin, apenas, casi no, nadie, no es que, poco`;
export const FINALS =
  'nada de nada, en absoluto, para nada, lo más mínimo, ni un pelo, nada, ni pizca, ni un poquito, ni lo más mínimo, ni de lejos, ni de broma, ni loco, ni loca, bajo ningún concepto, ni en sueños, ni muerto, ni muerta';
export const CONTRASTS =
  'pero, aunque, sin embargo, mientras que, en cambio, no obstante, mientras, sino, si bien, a pesar de que, porque, ahora bien, por otro lado, por otra parte, eso sí, por el contrario, ya que, a cambio de';
export const CONJUNCTIONS = 'y, e, o, u, ni, además, también, luego, así que, así como, &';
export const NOT_CONTRASTS =
  'nada de lujos, nada de lujo, nada lujoso, nada pijo, nada caro, merece la pena el, merece la pena la, merece la pena los, merece la pena las, merece la pena ir, merece la pena visitar, merece la pena ver, merece la pena subir, merece la pena entrar, vale la pena el, vale la pena la, vale la pena los, vale la pena las, vale la pena ir, vale la pena visitar, vale la pena ver, vale la pena subir, vale la pena entrar, desde luego, hasta luego, no solo, no solamente, no únicamente, para mi gusto, para nuestro gusto, para mi gusto personal, con mucho gusto, mucho gusto, todo menos, así así, y todo, más o menos, o sea, ni fu ni fa, hay algo que, si algo, da igual cuál, da igual cual, da igual cuáles, da lo mismo cuál, da lo mismo cual, da igual uno, da igual el que sea, da igual cualquiera';
export const WISHES = `quiero, queremos, quisiera, necesito, necesitamos, busco, buscamos, búscame, búscanos, busca, danos, enséñanos, muéstranos, recomiéndanos, encuéntranos, llévanos a, ponme, dame, muéstrame, enséñame, encuéntrame, recomiéndame, recomienda, sugiere, sugiéreme, llévame a, vamos a, vamos al, qué tal, hay`;

export const JUDGEMENTS: Judgements = {
  copula:
    'es|son|fue|fueron|era|eran|esta|estan|estaba|estuvo|(?:puede|pueden|suele|suelen|podria|deben|debe|solia) ser|(?:ha|han) sido|(?:me |nos )?(?:parece|parecen|parecio|parecieron|parecia|resulta|resultan|resulto)|encuentro (?:los |las |el |la )?@c|siempre (?:es|son)|nunca (?:es|son)|se me (?:hace|hacen|hizo)',
  adverbs:
    'muy|tan|demasiado|bastante|un|una|poco|algo|realmente|super|siempre|simplemente|totalmente|absolutamente|de|lo|mas|la|mar|bien|verdaderamente|increiblemente|extremadamente|casi|a veces|nada|tampoco|especialmente|[a-z]+mente|muchas|veces|unos|unas|todos',
  adjectives: [
    [
      1,
      'genial(?:es)?|maravillos[oa]s?|increibles?|fantastic[oa]s?|espectacular(?:es)?|estupend[oa]s?|impresionantes?|alucinantes?|brutal(?:es)?|precios[oa]s?|preciosidad|excelentes?|inolvidables?|fabulos[oa]s?|magic[oa]s?|divin[oa]s?|maravillas?|espectaculares',
    ],
    [
      0.6,
      'chever[ea]s?|bacan(?:es|[oa]s?)?|chid[oa]s?|padrisim[oa]s?|copad[oa]s?|piolas?|bonit[oa]s?|buen[oa]s?|interesantes?|divertid[oa]s?|agradables?|chul[oa]s?|guays?|entretenid[oa]s?|relajantes?|encantador(?:a|es|as)?|lind[oa]s?|amen[oa]s?|fascinantes?|apasionantes?|bell[oa]s?|divertidisim[oa]s?|bonitisim[oa]s?|interesantisim[oa]s?',
    ],
    [
      -0.5,
      'frios|frias|cansin[oa]s?|floj[oa]s?|mediocres?|anodin[oa]s?|impersonal(?:es)?|gris(?:es)?|olvidables?|incomod[oa]s?|tenebros[oa]s?|lugubres?|cargantes?|irritantes?|repetitiv[oa]s?|plastas?|un peñazo|penoso|penosa|frustrantes?|anticuad[oa]s?|siempre lo mismo|aburrid[oa]s?|aburridisim[oa]s?|tristes?|feos?|feas?|ruidos[oa]s?|pesad[oa]s?|agobiantes?|estresantes?|deprimentes?|sos[oa]s?|mal[oa]s?|cutres?|sobrevalorad[oa]s?|carisim[oa]s?|caotic[oa]s?|suci[oa]s?|tedios[oa]s?|masificad[oa]s?|abarrotad[oa]s?|crueles|cruel|decepcionantes?|absurd[oa]s?|ranci[oa]s?|agotador(?:a|es|as)?|insulsos?|insulsas?|timo|rollo|conazo|tosto?n|muermo|peñazo|turistada|trampas? para turistas|un sacacuartos|inquietantes?|desagradables?|monoton[oa]s?',
    ],
    [
      -1,
      'el infierno|una tortura|una pesadilla|horribles?|terribles?|espantos[oa]s?|insoportables?|asqueros[oa]s?|horroros[oa]s?|pesim[oa]s?|malisim[oa]s?|infumables?|vomitiv[oa]s?',
    ],
  ],
};
