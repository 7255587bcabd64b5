// Spanish phrases that ask a fact of a place. The columns and the signs are those of `phrases.ts`.
export const QUESTIONS_ES = `
ask closing_days | (?:que dias?|cual es el dia que) (?:\\S+ )?(?:cierran?|no abren?|descansan?|libran?) | ¿qué día cierra?
ask closing_days | (?:cierran?|descansan?|libran?) (?:algun|un) dia|dias? (?:de cierre|de descanso|que cierran?)|(?:abren?|esta abiert[oa]) todos los dias | ¿cierra algún día?
ask hours | (?:abr(?:e|en|ira|iran)|esta(?:n|ra|ran)? abiert[oa]s?|cierra[n]?) (?:ese|aquel|el mismo) dia | ¿abren ese día?
ask hours | que dias?(?= (?:y|o) (?:como|donde|cuanto|que))|(?:y )?que dias? $|(?:a que hora|cuando|hasta (?:que hora|cuando)|desde que hora|que dias?|a partir de que hora|sobre que hora) (?:\\S+ ){0,3}?(?:abren?|abrira|abriran|cierran?|cerrara|abre) | ¿a qué hora abre?
ask hours | (?:a que hora|cuando|hasta (?:que hora|cuando)) (?:\\S+ ){0,3}?(?:esta abiert[oa]|estan abiert[oa]s|esta cerrad[oa]|empieza|termina|acaba) | -
ask hours | (?:desde que hora|que dias?|a partir de que hora|sobre que hora) (?:\\S+ ){0,3}?(?:esta abiert[oa]|estan abiert[oa]s|esta cerrad[oa]|empieza|termina|acaba) | -
ask hours | (?:el |los |su |sus |que |cual es (?:el|su) |de )?(?:horario|horarios|horas de (?:apertura|cierre|visita))(?: de| del|s|$)?|hora de (?:apertura|cierre)|que horario | ¿qué horario tiene?
ask hours | hasta que hora|desde que hora|hasta cuando $|(?:cuando|a que hora) (?:es|empieza|comienza) (?:el |la )?@p | -
ask hours | (?:esta|estan|estara|estaran|seguira|sigue) (?:\\S+ ){0,3}?(?:abiert[oa]s?|cerrad[oa]s?) | ¿abre los lunes?
ask hours | (?:abren?|abre|abrira|abriran|cierran?|cierra) (?:(?:los|el|en|al|a|por|tambien|hoy|manana|@t|todos|siempre|entre|antes|despues|temprano|pronto|tarde|@p|la|las)(?= )) | -
ask hours | (?:abren?|cierran?) $ | -
ask hours | ^(?:y )?(?:los |el |en |por )?@t $|^(?:y )?(?:que tal |que pasa )(?:los |el |por la )?@t $|(?:abiert[oa]s?|cerrad[oa]s?) (?:el |los |en )?@t | ¿y los domingos?
ask hours | (?:da|dan|sirve[n]?|hace[n]?|abre[n]? para|ponen|hay) (?:el |la |las |de )?(?:comidas?|comer|cenas?|cenar|desayunos?|desayunar|almuerzos?|brunch)(?: \\S+){0,2} @t | ¿dan comidas los domingos?
ask hours | (?:cuando|a que hora|que dias?) (?:se puede|puedo|podemos|podria|podriamos) (?:visitar|entrar|ir|ver|acceder|pasar)|se puede (?:visitar|entrar|ir|ver)(?! (?:\\S+ )?gratis) (?:\\S+ ){0,2}@t | ¿cuándo se puede visitar?
ask hours | (?:se puede|puedo|podemos) (?:visitar|ver|entrar|ir)(?! (?:\\S+ )?gratis)(?: \\S+){0,3} @t|(?:es|abre|esta|ponen) (?:solo|solamente) (?:los |el |en )?@t | -
ask last_admission | (?:ultimo (?:acceso|pase|turno)|ultima (?:entrada|hora de entrada)|hasta que hora (?:se puede|puedo|dejan) entrar|(?:cierra|hasta cuando abre) la cocina) | ¿hasta qué hora se puede entrar?
ask website | (?:donde|como|en que sitio) (?:\\S+ )?(?:compr\\S+|sac\\S+|pill\\S+|consig\\S+|conseg\\S+) (?:las |los |la |una |el )?(?:entradas?|tickets?|billetes?) | ¿dónde se compran las entradas?
ask diet | (?:es|son|sera|seran|esta) (?:\\S+ )?(?:apt[oa]s?|segur[oa]s?|fiables?)(?: para (?:mi|ell[oa]s?|el|nosotr[oa]s|mi \\S+|celiac[oa]s?|vegan[oa]s?|vegetarian[oa]s?))? $ | ¿seguro que es apto?
ask price | (?:cuanto|cuantos euros)(?: (?:es|sale|cuesta|vale))?(?= (?:con|sin|incluyendo|incluida) )|precio (?:con|sin|incluyendo) | ¿cuánto con una copa?
ask price | cuanto (?:me |nos |te |os )?(?:cuesta|cuestan|vale|valen|es|son|cobran|hay que pagar|sale|me (?:va a )?(?:costar|cuesta)|costaria|saldria|cuesta|se paga|seria|puede costar) | ¿cuánto cuesta?
ask price | (?:que|cuanto) (?:cobran?|vale|valen|piden|clavan|cuestan?)(?! la pena)(?= )|cuanto (?:es|piden|clavan)|precio (?:de )?@p|@p (?:precio|precios|entrada) | ¿qué vale?
ask price | (?:de )?(?:cuanto|que (?:precios?|dinero|pasta)) (?:estamos |estariamos )?habla(?:mos|ndo|n)|(?:como|que tal) (?:anda[n]?|va[n]?|esta[n]?|es|son)? ?de precio|(?:que|cuanto) (?:precios?|tarifas?) (?:tiene[n]?|maneja[n]?|gasta[n]?)|(?:(?:cual|que|su|el) (?:\\S+ )?(?:precio|gasto) medio|rango de precios?)|cuanto (?:se gasta|gastariamos|gastaria|gastamos|viene a salir|saldra|saldria) | ¿de cuánto estamos hablando?
ask price | cuanto (?:me|nos|se) (?:dejo|deja|dejamos|gasto|gasta|gastamos|gastare|gastaremos|voy a gastar|vamos a gastar|puedo gastar|sale)|cuanto (?:gasta|cae|cuesta) (?:uno|una|por (?:cabeza|persona|barba)) | ¿cuánto me dejo más o menos?
ask price | a cuanto (?:estan?|salen?) (?:el |la |los |las )(?:entradas?|menu|billetes?|copas?|canas?|cervezas?)(?= ) | ¿a cuánto está la entrada del Prado?
ask price | a cuanto (?:sale|va|estan?(?! (?:@p|{it}|el|la|de|del|desde|andando|caminando|a pie|yendo)(?= |$)))|por cuanto|cuanto $ | -
ask price | (?:el |los |su |sus |que |cual es el |de )?(?:precio|precios|tarifa|tarifas|coste|ticket medio)(?! (?:razonable|medio|bajo))(?: (?:de|del|tiene|tienen|es|son|por)|$) | ¿qué precio tiene la entrada?
ask price | (?:precio|coste) de la entrada|^(?:las? |el )?(?:entradas?|tickets?) (?:(?:a|al|para|de|del|en) )?(?:(?:el|la) )?@p $|^(?:y )?(?:las? |el )?(?:entradas?|precio|precios|tickets?) $ | -
ask price | (?:hay que pagar(?: (?:la |una )?entrada)?|se paga|pagan|pagamos|pagaria|pagariamos|tengo que pagar|cobran)(?! (?:con|en efectivo))|(?:es|son|sera) (?:muy |demasiado |bastante )?(?:car[oa]s?|barat[oa]s?) $ | ¿pagan los niños?
ask price | ^(?:y )?(?:es|son) (?:muy )?(?:car[oa]s?|barat[oa]s?) | -
ask price | (?:nin[oa]s?|peques?|bebes?|cri[oa]s?|hij[oa]s?|estudiantes?|jubilad[oa]s?|mayores) (?:tambien )?(?:pagan?|pagaria|pagarian) | ¿la niña paga?
ask price | (?:descuentos?|precio reducido|tarifa reducida|entrada reducida|bonificacion|carnet (?:joven|de estudiante))(?: (?:para|a|por))? | ¿hay descuento para estudiantes?
ask price | precio (?:medio|aproximado|por (?:persona|cabeza|barba))(?: por (?:persona|cabeza))?(?! (?:de|como mucho|maximo))|cuanto (?:suele|puede|podria) (?:costar|valer|ser)|cuanto (?:vale|cuesta|es|sale) (?:la entrada|el ticket|entrar)|^(?:y )?(?:entradas?|tickets?) (?:para|de|del) (?:el |la )?@p | ¿cuánto suele costar?
ask free_entry | (?:cuando|que dias?|a que hora|hay algun dia|que horas?) (?:\\S+ ){0,4}?(?:gratis|gratuit[oa]s?|entrada libre) | ¿cuándo es gratis?
ask free_entry | (?:dia|dias|horario|horas) (?:gratis|gratuit[oa]s?|de entrada (?:libre|gratuita|gratis)) | -
ask free_entry | (?:es|son|sera|esta) (?:\\S+ ){0,2}?(?:gratis|gratuit[oa]s?|de pago|entrada libre)|(?:la )?entrada (?:es )?(?:gratis|gratuita|libre)|se (?:puede )?entra(?:r)? gratis | ¿es gratis los domingos?
ask free_entry | (?:puedo|podemos|se puede|entro|entramos) (?:entrar |pasar |verl[oa] )?(?:gratis|sin pagar)|(?:a que hora|cuando|que dia) (?:\\S+ ){0,4}?(?:no pagar|sin pagar|no pago|no pagamos)|(?:para )?no pagar(?: nada| entrada)? | ¿a qué hora voy para no pagar?
ask phone | (?<!(?:carg|enchuf|romp|arregl|repar)\\S+ (?:el |mi |un )?)(?:telefono|numero(?: de (?:telefono|contacto))?|tlf|tfno|movil)(?: (?:de|del|tiene|tienen)|$)|(?:puedo|podria|como|donde) (?:llamar|llamo)(?:les|los)?|para llamar | ¿qué teléfono tienen?
ask phone | (?:el |su )?(?:telefono|tlf|tfno|tel) (?:de|del|tambien|por favor|@p)|@p (?:telefono|tlf|tel) |para (?:llamar|reservar por telefono)|quiero llamar|a que numero (?:llamo|puedo llamar)|llamar (?:a|al) @p | ¿a qué número llamo?
ask phone | (?:dame|dime|ponme|pasame|mandame|necesito|quiero) (?:el |su |un )?(?:telefono|tlf|tfno|numero)(?! (?:de (?:personas|paradas)|uno))(?= )|llamarles|^llama(?:les|los|las) $|contactar(?:les|los)?|(?:datos|forma) de contacto|contacto $ | -
ask website | (?:pagina|sitio|direccion) web|(?:la |su |tienen? |una )web|pagina oficial|(?:tienen?|su) (?:instagram|pagina|enlace|url)|por internet|en internet|enlace|online $ | ¿tienen página web?
ask email | (?:correo(?: electronico)?|e ?mail|mail)(?! central) (?:de|del|tiene|$)|(?:su|el|un) (?:correo electronico|e ?mail|mail) | ¿cuál es su correo electrónico?
ask address | (?:la |su |que |cual es la )?direccion(?: exacta)?(?: de| del| tiene|$)|(?:en )?que calle | ¿cuál es la dirección?
ask address | (?:la )?calle y (?:el )?numero | -
ask address | ^ubicacion(?: exacta)? de(?:l| la)? @p | ubicación del Prado
ask address | donde (?:exactamente |mas o menos )?(?:es exactamente|esta|estan|queda|quedan|cae|se encuentra|se encuentran|se ubica|se ubican)|(?:su |la )ubicacion|por donde (?:cae|queda|esta) | -
ask address | (?:en )?que (?:barrio|zona|distrito|parte)(?: de la ciudad)? (?:esta|queda|cae|se encuentra)|(?:esta|queda|cae) (?:en|por) (?:(?:el|la|los|las) )?(?:centro|@p)|esta centrico | ¿en qué barrio está?
ask directions | (?:como|cual|que tal) (?:es )?(?:el|la) (?:paseo|caminata|camino|ruta|trayecto)(?= (?:de|del|desde|entre|a|al|hasta) ) | ¿cómo es el paseo del Prado a Sol?
ask directions | por donde (?:se )?(?:va|voy|vamos|tiro|tiramos|llego|llega|es|cojo|hay que ir)(?= )|por donde $ | ¿por dónde se va?
ask directions | como (?:se )?(?:llego|llegar|llegamos|llega|voy|vamos|va|volvemos|volver|vuelve|regreso|regresamos|regresar) | ¿cómo llego?
ask directions | como (?:se )?(?:ir|puedo (?:ir|llegar)|podemos (?:ir|llegar)|podria (?:ir|llegar)|accedo|vuelvo|me acerco|hago para (?:ir|llegar)) | -
ask directions | (?:para|manera de|forma de|camino (?:a|al|para|hasta)) (?:ir|llegar)(?: hasta| a| al| alli| ahi)(?! [a-z]+(?:[aei]r|[aei]r(?:me|nos|se|l[oae]s?))(?= )) | ¿qué cojo para ir al Prado?
ask directions | (?:el camino|la ruta|el trayecto|el recorrido) (?:de|desde|entre|del) (?:el |la )?@p(?: \\S+){0,2} (?:a|al|hasta|y) (?:el |la )?@p | te pedía el camino del Prado al Thyssen
ask directions | (?:se )?(?:puedo|podemos|puede|se puede) (?:ir|llegar) (?:andando|a pie|en (?:metro|bus|autobus|coche|taxi|bici|tren|transporte)|caminando|paseando) | ¿se puede ir en metro?
ask directions | (?<!(?:venido|vamos|venimos|vengo|viajamos|voy) )(?:en|por) (?:metro|bus|autobus|coche|taxi|bici|transporte publico)(?! (?:station))|llevame|guiame|indicame|la ruta (?:a|hasta|para)|indicaciones | -
ask directions | que (?!(?:metro|parada) (?:me|nos) deja $)(?:metro|autobus|bus|linea|tren|parada|cercanias) (?:\\S+ ){0,2}(?:cojo|coger|tomo|tomar|me deja|va|lleva|hay que|pasa|para|tengo que|debo) | ¿qué autobús me lleva?
ask directions | (?:autobus|autobuses|metro|bus|linea|tren) (?:que )?(?:va|van|lleva|llevan|me deja|nos deja) | -
ask directions | (?:preguntaba|preguntabamos|decia|deciamos|pregunte|he preguntado|digo|hablaba) (?:por |en |de )?(?:el |del |un )?(?:metro|bus|autobus|tren)(?! de )|(?:hay|hay algun|tenemos) (?:un )?(?:autobus|bus|autobuses) (?:a|al|para|hasta|hacia)|(?:podemos|puedo|se puede) (?:ir )?(?:coger|tomar|usar) (?:el |un |algun )?(?:autobus|bus|metro|tren) | yo preguntaba por el autobús
ask directions | (?:en )?que lineas? (?:de metro )?(?:pasan?|para|paran|tiene)|(?:metro|tren|linea|bus|autobus) direct[oa](?= )|cuantas paradas (?:hay|son|quedan|tengo)|(?:donde|en que (?:parada|estacion)) (?:me|nos|hay que|tengo que) (?:bajo|bajamos|bajar(?:me|nos|se)?)(?= ) | ¿cuántas paradas hay?
ask station | que (?:parada|estacion) $|(?:metro|estacion|parada|boca de metro|cercanias) (?:mas )?(?:cercan[oa]|proxim[oa]|cerca)|(?:hay|tiene|queda) (?:\\S+ )?(?:metro|parada|estacion) cerca | ¿cuál es la parada de metro más cercana?
ask station | que (?:metro|parada|estacion)(?: de metro)? (?:hay|esta|queda|tiene|pilla|cae)|(?:cual es|que es) (?:el metro|la parada|la estacion)|metro cerca | -
ask station | (?:en )?que lineas? (?:de metro )?(?:esta|queda|cae)(?= )|(?:que|cual es la) (?:parada|estacion)(?: de metro)? (?:es|toca)|hay metro|en que (?:metro|parada|estacion) (?:me bajo|nos bajamos|bajo|hay que bajar) | -
ask distance | (?:a )?(?:cuanto (?:se tarda|tardo|tardamos|hay|queda|esta)|que distancia(?: esta)?)(?! (?:en ver|en visitar|dentro|en (?:el |la |los |las )?(?:@p|cada))) | ¿está muy lejos?
ask distance | cuanto (?:camino|andamos|caminamos|ando|hay que andar|hay que caminar)(?= |$)|a cuanto (?:estan?|quedan?|cae) (?:@p|{it}|(?:el|la)(?! (?:entradas?|menu|billete|copa|cana|cerveza) )|de|desde|andando|caminando|a pie) | ¿a cuánto está el Prado de Sol?
ask distance | (?:a )?(?:cuantos (?:minutos|metros|kilometros|km)|a cuanto (?:esta|queda) de)(?! (?:en ver|en visitar|dentro)) | -
ask distance | (?:esta|queda|cae) a (?:mucho|poco)(?: rato)?(?: andando| a pie| caminando)?(?= |$) | ¿está a mucho andando?
ask distance | (?:esta|queda|estan|quedan|pilla|cae) (?:muy |demasiado |bastante |un poco |algo )?(?:lejos|cerca)|lejos (?:de|andando|a pie) | -
ask distance | (?:se puede|puedo|podemos) ir andando|se llega andando|(?:a )?(?:distancia|tiempo) (?:de|desde|hasta|a pie|andando) | ¿cuánto se tarda andando?
ask distance | cuanto (?:se tarda|tardo|tardamos|hay) (?:en llegar|andando|a pie|en metro|desde|hasta|de camino|en ir) | -
ask duration | (?:cuanto (?:dura|duran|tiempo|se tarda en (?:ver|visitar|recorrer)(?:l[oa]s?)?|se suele tardar|lleva (?:ver|visitar)|se tarda dentro))(?: (?:\\S+ ){0,3}(?:visita|ver|verlo|visitarlo|necesito|hace falta|dedicar))? | ¿cuánto dura la visita?
ask duration | cuanto (?:se tarda|se esta|hay que estar) en (?:el |la |los |las )?(?:@p|cada) | ¿cuánto se tarda en el Thyssen?
ask duration | (?:dura mucho|es muy larga la visita|(?:hay|da) para mucho rato) | ¿dura mucho?
ask duration | (?:cuantas horas|duracion)(?: (?:\\S+ ){0,3}(?:visita|ver|verlo|visitarlo|necesito|hace falta|dedicar))? | -
ask worth_it | (?:merece|merecen|vale|valen|mereceria) (?:realmente |de verdad )?la pena | ¿merece la pena?
ask worth_it | (?:esta|estan|es) (?:\\S+ )?(?:bien|bonit[oa]|chul[oa]|interesante|recomendable|guay|divertid[oa]|sobrevalorad[oa]|turistic[oa]|especial) $ | -
ask worth_it | (?:es|son) (?:solo |nada mas |mas bien |muy |demasiado |un sitio )?(?:para|de) (?:los )?(?:turistas|guiris)|(?:es|son) (?:muy |demasiado |solo )?turistic[oa]s?(?= $|,) | ¿es solo para turistas?
ask feature:terrace | (?:me |nos |se |te )?(?:puedo|podemos|puede|podria|podriamos|dejan) (?:me |nos )?sentar(?:me|nos|se)? (?:fuera|al aire libre|en la calle|en (?:la )?terraza) | ¿me puedo sentar fuera?
ask feature:quiet | (?:(?:es|son|sera|esta) (?:muy |demasiado |un sitio )?(?:ruidos[oa]s?)|(?:hay|hace|tiene|mete) (?:mucho |demasiado )?(?:ruido|jaleo|bulla|griterio)) | ¿es muy ruidoso?
ask worth_it | (?:lo|la|los|las) recomiendas|deberia (?:ir|visitar|ver)|que tal (?:esta|es|son|@p|el|la|se come|son)(?= |$) | -
ask worth_it | (?:que (?:te parece|opinas|piensas)(?: de)?|como es (?:@p|el|la|por dentro)|es (?:un )?buen[oa]? (?:sitio|opcion|idea|plan)|me lo recomiendas|esta bien @p) | ¿qué tal es?
ask rating | (?:que )?(?:valoracion|valoraciones|puntuacion|nota|resenas|opiniones|criticas|estrellas)(?: (?:tiene|tienen|de|del|hay|sobre)|$)|que (?:dice|opina|piensa) la gente | ¿qué valoración tiene?
ask rating | como (?:esta|estan) (?:valorad[oa]s?|puntuad[oa]s?) | -
ask why | (?:por que|^(?:(?:y|pero|vale|ok|oye|perdona) )?porque) (?:me |nos )?(?:has |has |lo |la |los |las |est[oae]s? |es[oae]s? |recomiendas|recomendaste|sugieres|dices|no |ahi|alli|@p|el |la |deberia|precisamente) | ¿por qué me recomiendas ese?
ask why | ^(?:y )?(?:por que|porque)(?: motivo| razon)?(?! (?:puertas?|entradas?|lado|calles?|zonas?|barrios?|linea|anden|sitio|acceso)) |que tiene de especial|(?:la )?razon|motivo|a que se debe | -
ask description | que (?:tipo|clase|estilo) de (?:cocina|comida|sitio|restaurante|bar|lugar|local) (?:es|son|hacen|hace|tienen?|sirven?|dan) | ¿qué tipo de cocina es?
ask description | (?:cuentame|dime|hablame|explicame|informame|quiero saber|dame)(?! (?:el |la |los |las |su |que |a |donde |cuanto |si )*(?:telefono|numero|tlf|direccion|horarios?|hora|precios?|web|pagina|correo|email|ubicacion|calle|metro|entrada))(?: \\S+){0,3} (?:de(?! es[oa]s que )|del|sobre|acerca de) (?:{it}|@p|\\S+) | cuéntame algo del segundo
ask description | (?:mas |dame )?(?:informacion|info|detalles|datos)(?: (?:de|del|sobre)|$)|cuentame mas|saber mas|que (?:es|son|era) (?:eso|es[oea]|@p|est[oea])|(?:eso|esto|@p) que (?:es|era)(?= $| y )|(?:eso|@p) de que va | -
ask description | que (?:hay|se puede (?:ver|hacer)) (?:\\S+ )?(?:dentro|alli|ahi|en @p|de interesante|que ver|expuesto|en el interior|especial) | ¿qué se puede ver allí?
ask description | que (?:puedo (?:ver|hacer)|podemos (?:ver|hacer)|tiene(?:n)?) (?:\\S+ )?(?:dentro|alli|ahi|en @p|de interesante|que ver|expuesto|en el interior|especial)|que exponen | -
ask description | que (?:me|nos) (?:puedes|podrias|sabes) (?:contar|decir)|como se llama(?:ba)?|(?:ensename|muestrame) (?:ese|esa|este|esta|eso) $|que hay dentro | ¿qué me puedes contar del Prado?
ask description | se puede (?:subir|bajar|pasar dentro|entrar dentro)(?!(?: \\S+){0,4} @t) | -
ask description | (?:y )?por dentro que (?:hay|tiene) | -
ask description | que exposicion(?:es)?|describe(?:lo|la|me)? | -
ask booking | (?:hay que|hace falta|tengo que) (?:\\S+ )?(?:reservar|reserva|reserv[oa]|comprar|sacar|coger|compro|saco)(?:l[oa]s?)?(?: \\S+){0,2}(?! pan) | ¿hay que reservar?
ask booking | (?:tenemos que|necesito|se puede|puedo) (?:\\S+ )?(?:reservar|reserva|reserv[oa]|comprar|sacar|coger|compro|saco)(?:l[oa]s?)?(?: \\S+){0,2}(?! pan) | -
ask booking | (?:podemos|es necesario|conviene|se debe) (?:\\S+ )?(?:reservar|reserva|reserv[oa]|comprar|sacar|coger|compro|saco)(?:l[oa]s?)?(?: \\S+){0,2}(?! pan) | -
ask booking | (?:deberia|debo|como|donde) (?:\\S+ )?(?:reservar|reserva|reserv[oa])(?:l[oa]s?)?(?: \\S+){0,2}(?! pan)|aceptan reservas | -
ask booking | (?:deberia|debo|como|donde) (?:\\S+ )?(?:comprar|sacar|coger|compro|saco) (?:(?:la|las|una|el|los) )?(?:entradas?|tickets?|billetes?) | -
ask booking | (?:reserva|reserve|reservame|reservanos|reservamela|reservar|haz(?:me|nos)? una reserva)(?: \\S+)? (?:mesa|sitio|habitacion|para|en|ahi|alli|ese|esa|@p)(?= ) | resérvame mesa
ask booking | (?:con|sin|pedir|pido|hace falta|hay que (?:pedir|coger)|necesito|coger) cita(?: previa)?|cita previa | ¿hace falta cita previa?
ask booking | (?:con|sin) reserva(?: previa)?|con antelacion|anticipada | -
ask booking | (?:reserva|reserve|reservame|reservanos|reservar|reservad|reservas|reservan)(?: \\S+)? (?:en )?(?:el|la|los|las) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|mas|del?|un[oa]|otr[oa]) | resérvame el segundo para 4
ask booking | (?:coge|cogeme|cogenos|coger|pilla|pillame|pillanos|pillar|pide|pideme|pedir|guarda|guardame) (?:una |un )?(?:mesa|sitio|hueco|reserva)(?: en| para| ahi| alli|$) | pilla mesa en el tercero
ask booking | (?:haz(?:me|nos)?|hacer|gestiona(?:me)?) (?:la |una )?reserva|(?:quiero|quisiera|queremos|querria|queria|podrias|puedes|me gustaria|voy a|vamos a|para) reservar(?:l[oa])?|^(?:(?:vale|ok|venga|pues|perfecto|genial|bien|si|y|entonces) )*(?:reserva|reservar|reservalo|reservala|reservame|reservamelo)(?: por favor)? $ | quiero reservar el primero
ask booking | (?:comprar|sacar|compro|saco|conseguir|venden) (?:\\S+ )?(?:las |la )?(?:entradas?|tickets?|billetes?)|entradas (?:online|anticipadas|agotadas|por internet) | ¿se pueden comprar las entradas online?
ask crowds | mucha (?:gente|cola)|(?:hay|habra|suele haber|tiene) (?:\\S+ )?(?:colas?|gente|aglomeraciones)|esta (?:\\S+ )?(?:llen[oa]|petad[oa]|abarrotad[oa]) | ¿suele haber mucha cola?
ask crowds | a que hora es mejor (?:ir|visitar)|(?:mejor|menos) (?:hora|momento|gente)|cuando (?:hay|va) menos | -
ask age | de (?:que (?:ano|epoca|siglo)|cuando (?:es|data))|cuantos anos tiene|cuando (?:se|lo|la) (?:construyo|fundo|hizo|inauguro|abrio) | ¿de qué año es?
ask age | desde cuando (?:existe|esta|lleva|hay|funciona|abre|abrio) | ¿desde cuándo existe?
ask age | (?:cuanto (?:tiempo )?|cuantos anos )(?:lleva|hace que) (?:{it} |@p )?(?:abiert[oa]|abrio|existe|en pie|funcionando) | ¿cuánto tiempo lleva abierto?
ask people | quien(?:es)? (?:lo |la |los |las )?(?:construyo|diseno|hizo|fundo|pinto|esculpio|levanto|encargo|vivio|vivia|mando|compuso|escribio|murio|nacio|esta enterrad[oa]) | ¿quién lo pintó?
ask people | de quien (?:era|es|fue|son|eran) | ¿de quién era la casa?
ask taxi | (?:cuanto|que|precio|coste|tarifa)(?: \\S+){0,6} (?<! o )(?:taxi|uber|cabify) | ¿cuánto cuesta un taxi hasta allí?
ask hours | (?:se (?:puede )?(?:visita|visitar|entrar|ver)(?! (?:\\S+ )?gratis)|se ve|la visitan|admite visitas)(?: \\S+){0,3} @t | ¿se visita mañana?
ask hours | @p (?:solo |tambien )?(?:es|se pone|se monta|lo ponen|se celebra) (?:solo |tambien )?@t | ¿el Rastro es el sábado?
ask size | (?:como de grande|que tamano|cuanto mide|que altura|es muy grande|cuantos metros tiene|cuantas salas) | ¿cómo de grande es?
ask menu | (?:la |el |su |que )?(?:carta|menu)(?! (?:del dia|infantil|en ingles|degustacion)) | ¿qué sirven?
ask menu | que (?:comida|cocina|platos) (?:tienen?|sirven?|se sirve|hacen?|hay|ponen?|dan|ofrecen?)|(?:que|de que) (?:tipo|clase|estilo) de (?:cocina|comida) es | ¿qué comida sirven?
ask menu | (?:que|de que) (?:tipo|clase|estilo) de (?:platos?|comida|cosas) (?:tienen?|sirven?|hacen?|hay|ponen?)|que platos (?:tienen?|sirven?|hacen?|hay) | ¿qué tipo de platos tienen?
ask menu | que (?:se (?:come|puede (?:comer|tomar|beber))|sirven|ponen(?! en (?:el|la) (?:teatro|cine|tele))|tienen (?:de|para) (?:comer|beber))|especialidad(?:es)?|plato estrella|que pido|que me pido | -
ask payment | (?:aceptan|admiten|se puede|puedo|hay que|cogen) (?:\\S+ )?(?:tarjetas?|pagar (?:con|en (?:efectivo|metalico|euros|dolares|libras))|efectivo|bizum|visa) | ¿aceptan tarjeta?
ask photos_allowed | (?:se pueden?|puedo|podemos|dejan|permiten|esta permitido) (?:\\S+ )?(?:hacer|sacar|tomar) fotos|fotos (?:permitidas|dentro) | ¿se pueden hacer fotos?
ask entrance | (?:por |a )?(?:que|cual) (?:de las )?(?:puertas?|entradas?|accesos?)(?! (?:cuesta|vale|hay que pagar|es gratis))(?: (?:es|se|esta|hay|tenemos|entramos|entro|entra|usamos|hay que))?|por (?:la )?puerta (?:principal|lateral|accesible|de atras|adaptada)|por donde (?:se )?(?:entra|entro|entramos|accede|accedo|accedemos)|por cual (?:se )?(?:entra|entro|entramos)|(?:la )?(?:puerta|entrada|acceso) (?:accesible|adaptad[oa]|para (?:las? )?sillas?) | ¿por qué puerta se entra?
ask covered_terrace | terraza (?:es |esta )?(?:cubierta|climatizada|techada|con estufas)|(?:cubierta|techada|climatizada) la terraza | ¿la terraza está cubierta?
ask dress_code | (?:hay|tengo|tenemos|tienes) que (?:ir|vestir(?:se|me|nos)?) (?:muy |bien |de )*(?:arreglad[oa]s?|elegantes?|formal(?:es)?|etiqueta|traje)|(?:ir|vamos) (?:muy |bien )?arreglad[oa]s? | ¿hay que ir arreglado?
ask dress_code | codigo de vestimenta|como hay que (?:ir )?vestid[oa]?|que (?:me pongo|ropa)|dejan (?:entrar )?(?:en|con) (?:zapatillas|vaqueros|chanclas) | ¿hay código de vestimenta?
ask dress_code | (?:ir|entrar|llevar|hace falta|necesito|ponerme|ponerse|me pongo) (?:en |con |de )?(?:zapatillas|vaqueros|chanclas|pantalon corto|corbata|traje|chaqueta|americana|tacones) | -
ask children | (?:es|esta|son|sera) (?:\\S+ ){0,2}?(?:apt[oa]|buen[oa]?|adecuad[oa]|recomendable)(?: \\S+)? (?:para|con) (?:\\S+ ){0,2}?(?:ninos|peques|crios|bebes) | ¿es apto para niños?
ask children | (?:es|esta|son|sera) (?:\\S+ ){0,2}?(?:apt[oa]|buen[oa]?|adecuad[oa]|recomendable)(?: \\S+)? (?:para|con) (?:\\S+ ){0,2}?(?:familias|nino|bebe|hijos|adolescentes) | -
ask children | (?:es|esta|son|sera) (?:\\S+ ){0,2}?(?:bien|divertid[oa]|pensad[oa]|segur[oa]|adaptad[oa])(?: \\S+)? (?:para|con) (?:\\S+ ){0,2}?(?:ninos|peques|crios|bebes) | -
ask children | (?:es|esta|son|sera) (?:\\S+ ){0,2}?(?:bien|divertid[oa])(?: \\S+)? (?:para|con) (?:\\S+ ){0,2}?(?:familias|nino|bebe|hijos|adolescentes) | -
ask children | (?:es|esta|son|sera) (?:\\S+ ){0,2}?(?:pensad[oa]|segur[oa]|adaptad[oa])(?: \\S+)? (?:para|con) (?:\\S+ ){0,2}?(?:familias|nino|bebe|hijos|adolescentes) | -
ask children | (?:se pueden?|puedo|podemos|pueden|dejan|admiten) (?:ir |entrar |llevar |venir )?(?:con |a |los |mis )*(?:ninos|peques|crios|bebes|hijos) | ¿se puede ir con niños?
ask children | (?:tiene sentido|va bien|sirve|vale|aguanta|es apto|se aburre)(?: \\S+){0,3} (?:de )?@n anos | ¿tiene sentido para un niño de 4 años?
ask children | (?:les? )?gusta(?:ra|ria)? a (?:los |las |mis? |un |una |el |la |nuestr[oa]s? )*(?:nin[oa]s?|peques?|hij[oa]s?|crios?)|para (?:ninos|peques) (?:tambien|pequenos)\\?|se aburriran | -
ask feature:accessible_toilet | (?:(?:hay|tiene|tienen|habra|esta|estan|es|son) (?:\\S+ ){0,3}?)?(?:banos?|aseos?|servicios?|lavabos?|wc) (?:\\S+ )?(?:adaptad[oa]s?|accesibles?|para (?:sillas? de ruedas|minusvalid[oa]s|discapacitad[oa]s)) | ¿hay baño adaptado?
ask feature:wheelchair_loan | (?:prestan|prestais|presta|dejan|dejais|alquilan|alquilais|ofrecen|facilitan|disponen de|tienen|teneis|hay) (?:\\S+ )?sillas? de ruedas(?: (?:para|de|en) (?:prestar|prestamo|alquilar|alquiler|dejar|visitantes|usar))?(?! (?:electrica|puede|pueden|entra|cabe))|sillas? de ruedas (?:para|de|en) (?:prestar|prestamo|alquilar|alquiler) | ¿prestan sillas de ruedas?
ask feature:lift | (?:hay|tiene|tienen|habra|con) (?:\\S+ ){0,3}?ascensor(?:es)?(?: (?:dentro|desde la calle|alli|ahi|para subir))? | ¿hay ascensor dentro?
ask wheelchair | ^(?:la )?accesibilidad (?:de(?:l| la)?|en(?: el| la)?) (?:@p|\\S+ @p) | accesibilidad del Prado
ask wheelchair | (?:es|esta|son|estan|tiene|tienen|hay|se puede) (?:(?!y )\\S+ ){0,4}?(?:accesibles?|adaptad[oa]s?|silla de ruedas|sillas de ruedas|rampas?) | ¿es accesible en silla de ruedas?
ask wheelchair | (?:es|esta|son|estan|tiene|tienen|hay|se puede) (?:(?!y )\\S+ ){0,4}?(?:movilidad reducida|minusvalid\\S+|accesibilidad|escalon(?:es)?|escaleras|barreras) | ¿tiene escalón en la entrada?
ask wheelchair | (?:puede|pueden|puedo|podemos) (?:pasar|entrar|ir|acceder|visitar) (?:con |en )(?:la |mi |su )?silla(?! de (?:bebe|nino|paseo|montar)) | ¿se puede pasar con la silla?
ask wheelchair | (?:entra|cabe|puede (?:entrar|pasar)) (?:\\S+ ){0,2}silla de ruedas | -
ask dogs | (?:(?:se )?(?:pueden?|puedo|podemos|dejan|admiten|aceptan|permiten|puede) (?:\\S+ ){0,4}?(?:perr[oa]s?|mascotas?|animales)|(?:entra|entran|van|puede ir) (?:\\S+ )?perros) | ¿se puede entrar con perro?
ask departure | (?:a que hora|cuando|desde que hora) (?:(?:tengo|tenemos|tendria|tendriamos|hay|habria) que|debo|debemos|deberia|deberiamos|conviene|me conviene|toca|necesito) (?:salir|irme|irnos|echar a andar|ponerme en marcha) | ¿a qué hora tengo que salir para estar allí a las 11?
ask departure | (?:a que hora|cuando) (?:salgo|salimos|me voy|nos vamos|voy saliendo)(?= (?:\\S+ ){0,5}para (?:llegar|estar)) | -
ask departure | salir (?:\\S+ ){0,4}?para (?:llegar|estar)(?: alli| ahi)?(?= (?:@t|a|antes|sobre)) | -
ask price | ^(?:y|vale y|pues y) (?:para )?(?:mi|nosotr[oa]s|un adulto|los adultos|adultos|un estudiante|los estudiantes|estudiantes|un jubilado|los jubilados|jubilad[oa]s|los mayores|mayores) $ | ¿y para mí?
ask phone | (?:telefono|tlf|numero de telefono)(?= (?:y|e|o) )|(?<= (?:y|e) )(?:el )?(?:telefono|tlf) | -
ask price | precios?(?= (?:y|e|o) )|(?<= (?:y|e) )(?:el |los )?precios? | -
ask website | (?<= (?:y|e) )(?:la )?web|web(?= (?:y|e|o) ) | -
ask station | (?:en |a |por |de |cerca de |al lado de )?que (?:parada|estacion|metro|boca de metro)(?: de metro)? (?:vuelvo|voy|llego|bajo|me deja|esta|cae|queda|hay|pilla|le pilla|me pilla|tiene|toca)|(?:cerca de|junto a|al lado de) que (?:metro|estacion|parada) | ¿cerca de qué metro está?
ask step_free_station | (?:metro|estacion|parada|boca)(?: de metro)? (?:\\S+ ){0,3}?(?:con (?:ascensor|rampa)|sin escaleras|adaptad[oa]|accesible) | ¿hay metro con ascensor cerca?
ask station | ^(?:y )?(?:el )?metro(?: mas cercano)? $|que metro (?:le )?(?:pilla|queda|cae) | -
ask known_for | por que (?:es|son|esta) (?:tan )?(?:famos[oa]s?|conocid[oa]s?|important[e]s?|especial(?:es)?|celebre)|(?:por|en) que (?:destaca|es (?:mas )?(?:conocid[oa]|famos[oa]))|que tiene de (?:famoso|especial|particular) | ¿por qué es famoso?
ask distance | (?:a )?cuanto (?:esta|queda|cae|hay)(?: andando| a pie)? (?:de|del|desde|hasta|a) (?:el |la |los |las )?(?:@p|{it}|\\S+) | -
ask food | (?:se puede|se pueden|puedo|podemos|podriamos) (?:cenar|comer)(?: (?:tambien|algo|alli|ahi|dentro|en (?:{it}|@p|(?:el|la) \\S+))){0,2} $|en (?:el|la) \\S+ (?:se puede|se|puedo|podemos) (?:cenar|comer|cena|come)|(?<! hora )(?:dan|da|sirven?|ponen|tienen) (?:de )?(?:cenas?|cenar) | ¿en el segundo se puede cenar?
ask food | (?:da|dan|sirven?) (?:\\S+ )?de comer|(?:sirven?|tienen?|ponen) comidas? $|se puede comer (?:alli|ahi|dentro) | ¿el segundo da de comer?
ask duration | cuanto (?:tiempo )?(?:en |para |a )?cada (?:uno|una|sitio|cosa) | ¿cuánto en cada uno?
ask children | (?:dejan|admiten|aceptan|permiten) (?:entrar |pasar )?(?:a |con )?(?:los |las )?(?:nin[oa]s|peques|bebes|crios|menores)(?: entrar)? | ¿dejan entrar niños?
ask apart | (?:cuanto (?:hay|se tarda)|que distancia (?:hay)?|distancia|a cuanto estan|(?:estan|quedan) (?:muy )?(?:cerca|lejos)) (?:andando )?(?:de un[oa] (?:a|al) otr[oa]|entre (?:ell[oa]s|l[oa]s dos|amb[oa]s|un[oa] y otr[oa]|si)|(?:el )?un[oa] de(?:l| la)? otr[oa]) | ¿cuánto hay de uno a otro?
ask step_free_station | (?:hay|tiene|queda) (?:algun[oa]? |un |una )?(?:metro|estacion|parada)(?: de metro)? (?:\\S+ ){0,2}?(?:con (?:ascensor|rampa)|sin escaleras|adaptad[oa]|accesible)(?: (?:cerca|al lado|por (?:aqui|ahi|alli|la zona)))? | -
ask feature:lockers | consigna|taquillas?|guardarropas? | ¿tiene consigna?
ask feature:audio_guide | visitas? guiadas?|audioguias? | ¿tienen audioguía?
ask detail | suelt[oa]s? (?:alli|ahi|por el|por ahi) | ¿puede ir suelto por ahí?
ask description | que (?:hay|se puede) (?:para |que )?(?:hacer|ver) (?:dentro|alli|ahi)|que hay dentro para (?:hacer|ver) | ¿qué hay para hacer dentro?
ask step_free_station | (?:el |la )?(?:metro|estacion|parada|boca)(?: de metro)? (?:mas (?:cercan[oa]|proxim[oa]) )?(?:de al lado |de (?:ahi|alli|aqui|la zona) )?(?:tiene|tendra|hay|es|esta) (?:\\S+ )?(?:ascensor|rampa|escaleras|adaptad[oa]|accesible|sin escaleras) | ¿el metro más cercano tiene ascensor?
ask distance | ^(?:y )?(?:de|del|desde) (?:el |la )?@p (?:a|al|hasta) (?:el |la )?@p $ | -
ask bags | (?<! donde (?:puedo|podemos|se puede|podria|las|la) )(?:entrar|pasar|ir|visitar|llevar|meter|dejar|entro|paso) (?:\\S+ ){0,2}?(?:con )?(?:la |las |una |el |mi |mis |un )?(?:\\S+ )?(?:mochilas?|maletas?|bolsos?|bolsas?|bultos?)(?: (?:grandes?|pequen[oa]s?))? | ¿se puede entrar con mochila?
ask bags | (?:dejan|permiten|admiten|aceptan) (?:\\S+ ){0,3}?(?:mochilas?|maletas?|bolsos?|bolsas?|bultos?) | ¿permiten mochilas?
ask tickets | (?:hay que|hace falta|conviene|tengo que|tenemos que|mejor) comprar(?:l[oa]s?)? (?:\\S+ )?(?:con (?:antelacion|tiempo)|antes|por adelantado)|(?:hace falta|hay que|necesito|necesitamos|tengo que|tenemos que|debo|se necesita|piden|es necesario) (?:\\S+ )?(?:(?:sacar|comprar|tener|llevar|pedir|coger|reservar|recoger) )?(?:la |una |el |un |alguna |las )?(?:entradas?|tickets?|boletos?|pase)(?! (?:de (?:metro|tren)|conjunta))(?: (?:si|aunque|para|antes|online|por|con|o|en|cuando|gratis)(?: \\S+){0,3})?|(?:imprimir|descargar|recoger) (?:la |las |mi |mis )?(?:entradas?|ticket)|(?:entrar|pasar|entro) (?:\\S+ )?sin (?:la |una )?(?:entrada|ticket|boleto) | ¿hace falta entrada si es gratis?
ask membership | (?:hace falta|necesito|necesitamos|piden|se necesita|es necesario)(?: (?:tener|llevar|sacar))? (?:el |un |algun )?carnet?(?= )(?! (?:joven|de estudiante|de identidad|picada|roja|de cerdo))|(?:hay que|tengo que|tenemos que|puedo|podemos|se puede|hace falta|piden|entrar|pasar) (?:\\S+ ){0,4}?(?:carnet|carne de (?:la )?(?:biblioteca|soci[oa]|lector)|ser soci[oa]s?|estar (?:inscrit|registrad|apuntad)[oa]s?|inscribirse|inscribirme)(?! (?:joven|de estudiante))|sin (?:el |ningun )?(?:carnet|ser soci[oa])|^(?:y )?(?:el |lo del )?carnet? $ | ¿hace falta carné?
ask walk_ins | (?:se puede|podemos|puedo|vamos|ir|llegar|presentarse|entrar|aceptan gente|atienden|comer|cenar) (?:\\S+ ){0,2}?(?:sin (?:reserva|reservar)|direct[oa]mente|directo|a la aventura)|(?:sin|aunque no tenga(?:mos)?) (?:reserva|reservar)|llegar y (?:listo|sentarse|ya) | ¿se puede ir sin reserva?
ask hours | (?:se puede|se podra|puedo|podemos|dejan) (?:entrar|visitar(?:l[oa])?|pasar|verlo|verla)(?: (?:por )?dentro| al interior)?(?= $| y | o ) | ¿se puede entrar?
ask long_stay | (?:puedo|podemos|se puede|dejan|te dejan|me dejan|les importa (?:que|si)|pasa algo si) (?:\\S+ )?(?:estar|quedar(?:me|nos|se|te)?|me quedo|nos quedamos|te quedas|trabajar|pasar)(?: \\S+){0,3}? (?:toda |todo )?@t | ¿puedo quedarme toda la tarde?
ask long_stay | (?:echan|echen|echaran|botan|sacan|corren)(?= )|(?:puedo|podemos|se puede|dejan|te dejan|me dejan) (?:estar|quedar(?:me|nos|se|te)?|trabajar|pasar|echar)(?: \\S+){0,4}? (?:horas|rato|toda la (?:tarde|manana)|todo el dia|@n horas?)|(?:hasta cuando|cuanto (?:rato|tiempo)) (?:me |te |nos |se )?(?:puedo|podemos|puede|dejan) (?:\\S+ )?(?:estar|quedar(?:me|nos|se|te)?) | ¿te echan a la hora?
ask ground_floor | (?:en )?(?:que |la )?(?:planta|piso)(?: baja?| de arriba| es| esta)?(?= )|a pie de calle|(?:esta |hay que |se )?(?:subir|bajar) escaleras|(?:arriba|abajo|sotano)(?= $) | ¿está en planta baja?
ask hours | (?:que|cual es el mejor) dia (?:es mejor )?(?:para|conviene) (?:ir |visitar |ver )?(?:al |a la |a )?@p | ¿qué día es mejor para ir al Rastro?
ask worth_it | @p (?:es|sera) (?:un |una |todo un )?(?:timo|sacacuartos|estafa|turistada|trampa para turistas|clavada) | ¿el Rastro es un timo?
ask wheelchair | no (?:sube|suben|puede subir|pueden subir|subimos) escaleras|cuant[oa]s (?:escaleras|escalones)|muchas escaleras | mi padre no sube escaleras
ask in_time | (?<!(?:como|donde|cuando|hora|se|cual|que) )(?:llego|llegamos) (?:al|a la|a tiempo|hoy|antes de)|^(?:y )?(?:llego|llegamos) $|(?:hoy|ahora|ya|cierra) (?:llego|llegamos) $|(?<!que )(?:me|nos) (?:da|dara|daria|llega) (?:el )?tiempo|da tiempo a (?:ver|visitar) (?:el |la )?@p | ¿llego a tiempo?
ask works | (?:en|de|por|hay|tenia|tienen|con) (?:\\S+ )?(?:obras?|reformas?|rehabilitacion|restauracion)(?! (?:de arte|maestras?|de teatro))|han? reabierto|reabren?|andamios | ¿está en obras?
ask station | (?:esta|estan|queda|quedan|pilla|pillan|cae|caen) (?:\\S+ ){0,2}?cerca (?:de |del )(?:el |la |un |una |algun[oa]? )?(?:metro|estacion|parada|boca de metro) | ¿está cerca del metro?
ask station | (?:que |cual )(?:parada|estacion|metro|boca de metro)(?: de metro)?(?: (?:me|nos|le|les))? (?:pilla|queda|cae|hay|tiene|tengo)(?: (?:mas |al lado|cerca|a mano))* | ¿qué parada pilla cerca?
ask station | (?:tiene|tienen|hay) (?:el )?(?:metro|parada|estacion) (?:\\S+ )?(?:cerca|al lado|a mano) | -
ask children | (?:para|con) (?:un |una |mi |mis |el |la )?(?:\\S+ ){0,2}?(?:nin[oa]s?|peques?|crios?|bebes?|hij[oa]s?)(?: de @n)?(?: (?:anos?|meses))? (?:esta bien|esta guay|es apt[oa]|va bien|vale|sirve|mola|se aburre|le va) | ¿para una niña de 3 años va bien?
ask hours | (?:puedo|podemos|se puede|puede uno) (?:ir|entrar|pasar|visitarl[oa]|verl[oa])(?: (?:ahi|alli|dentro))?(?: ya)? (?:@t|ahora|ahora mismo) | ¿puedo ir ahora?
ask programme | (?:quien|quienes|que (?:grupos?|bandas?|artistas?|cantantes?|dj|djs)) (?:toca|tocan|actua|actuan|canta|cantan|pincha|pinchan|baila|bailan|sale)(?= )|que (?:echan|ponen|dan|programan|proyectan|estrenan|representan)(?: (?:hoy|alli|ahi|@t))*(?: en (?:(?:el|la) )?(?:@p|primer[oa]|segund[oa]|tercer[oa]))?(?= $)|que (?:pelis?|peliculas?|obras?|musical(?:es)?|conciertos?) (?:echan|ponen|dan|hay) | ¿quién toca esta noche?
ask programme | que (?:exposicion(?:es)?|expos?|muestras?|obras?|pelis?|peliculas?|conciertos?|espectaculos?) (?:hay|tienen?|ponen|dan|echan|se puede[n]? ver|esta[n]?)(?= )(?! (?:cerca|por aqui|por el|en (?:la ciudad|el centro)))|(?:exposicion|expo|muestra) (?:temporal|actual)(?:es)?(?= (?:hay|hoy|ahora|tienen?)| $) | ¿qué exposición hay ahora?
ask programme | (?:cartelera|programacion|(?:a que hora|cuando) (?:es|son|empiezan?|hay) (?:el |la |los |las )?(?:shows?|conciertos?|pases?|pelis?|peliculas?|funcion|funciones|sesion|sesiones|actuacion|actuaciones|espectaculos?))(?= ) | ¿a qué hora es el pase?
ask seats_left | (?:quedan?|hay(?: todavia| aun)?|tienen?|queda) (?:todavia |aun )?(?:alguna? )?(?:entradas?|mesas?|plazas?|butacas?|habitaciones|huecos?|localidades)(?: (?:libres?|disponibles?|todavia|aun|para @t|@t))+|quedan? (?:entradas?|sitio|plazas?|butacas?|huecos?|localidades|mesas?)|(?:hay|queda) (?:todavia |aun )?sitio(?: (?:libre|todavia|aun|para @t))?(?= $)|(?:entradas?|localidades) (?:estan )?agotadas|^(?:y )?esta (?:todo )?(?:agotado|completo|lleno)(?= $) | ¿quedan entradas?
ask cheap_day | dia (?:mas )?(?:barato|economico) (?:para|en|de|del) |^(?:(?:y|hay|tienen|algun|cual|que|es|el|un|cuando) ){0,5}dias? (?:mas )?(?:barat[oa]s?|economic[oa]s?|rebajad[oa]s?|con descuento|de descuento)(?= $)|dias? del? (?:el )?espectador|que dias? (?:es|son|sale|salen|esta|estan) (?:mas )?(?:barat[oa]s?|economic[oa]s?|rebajad[oa]s?) | ¿qué día es más barato?
ask step_free_station | (?:hay|tiene|tienen|habra) (?:\\S+ )?(?:ascensor(?:es)?|escaleras(?: mecanicas)?|rampas?) (?:en|para) (?:el |la |esa |ese |l[oa]s )?(?:metro|estacion|parada|boca) | ¿hay ascensor en la estación?
ask station | (?:que|cual) (?:metro|estacion|parada|boca)(?: de metro)? (?:es|seria|toca|me bajo|nos bajamos)(?= ) | ¿qué metro es?
ask feature:fancy | (?:es|son|sera|no es) (?:muy |demasiado |un poco |bastante |super |tan |como muy |un sitio )?(?:elegantes?|fin[oa]|pij[oa]s?|formal(?:es)?|fresa|cheto|cheta|de etiqueta|de postin|lujos[oa])(?= ) | ¿es muy elegante?
ask crowds | (?:esta|estara|suele estar|se pone|se llena|hay)(?: \\S+){0,3} (?:llen[oa]|lleno|hasta arriba|a tope|gente|cola)(?= (?:en|los|por|a la hora|durante) ) | ¿está llena en exámenes?
ask feature:seating | (?:se puede|podemos|puedo|hay|tienen?|dejan|nos podemos|me puedo) (?:\\S+ ){0,3}?(?:sentar(?:se|nos|me)?|sentad[oa]s?|asientos?|(?<!con (?:la |una |mi |su )?)sillas?|mesas?)(?= )(?! (?:fuera|en la (?:terraza|calle)|al aire|de ruedas|para @n|libres?|disponibles?))|(?:comer|comen|es|se come|tapear|estar) (?:\\S+ ){0,2}?de pie|de pie(?= $) | ¿se come de pie?
ask kids_menu | (?<! (?:con|tengan?|tuvieran?|donde haya) (?:un |el )?)menus? (?:infantil(?:es)?|para (?:\\S+ )?(?:nin[oa]s?|peques)|de nin[oa]s?)(?= ) | ¿tienen menú infantil?
ask feature:high_chair | (?:tienen?|hay|ponen|con|habra) (?:\\S+ ){0,2}?(?:tronas?|sillas? (?:altas?|(?:para|de) (?:\\S+ )?(?:bebes?|nin[oa]s?|peques?))|sillita|periquera) | ¿tienen tronas?
ask feature:groups | (?:para|caben?|cabemos|entramos|admiten|aceptan|sirve para|bien para) (?:un |una )?(?:grupos? (?:de @n|grandes?)|mesa (?:de|para) @n)|(?:caben|cabemos|cabriamos|entramos) (?:\\S+ )?@n(?= )|(?:cabemos|cabriamos|entramos todos|cabremos)(?= )|(?:admiten|aceptan|cogen|va bien para|vale para|apto para) (?:\\S+ )?grupos? | ¿va bien para grupos?
ask size | (?:es|no es|sera) (?:\\S+ )?(?:muy |un poco |demasiado )?(?:pequen[oa]|enan[oa]|minuscul[oa]|amplio|espacios[oa]|diminut[oa]|chiquit[oa])(?= ) | ¿no es muy pequeño?
ask crowds | (?:con )?cuant[oa] (?:tiempo )?(?:antes|antelacion|rato antes) (?:\\S+ ){0,2}?(?:hay que (?:llegar|ir|hacer)|conviene (?:llegar|ir)|llego|llegar|llegamos|ir|voy|vamos|hacer cola|formar)|(?:hay que|toca|conviene) (?:hacer|formar|formarse|esperar) (?:\\S+ ){0,2}?(?:cola|fila)|(?:mucha|larga|gran|hacer|hay|habra) (?:\\S+ )?filas?(?= )|cuando (?:hay que|conviene) (?:ponerse|llegar|hacer) | ¿cuánto antes hay que llegar?
ask hours | (?:a que hora|hasta que hora|desde que hora|cuando) (?:\\S+ ){0,2}?(?:dan|da|sirven?|ponen|empiezan? a (?:dar|servir)|se puede|se) (?:\\S+ ){0,2}?(?:comer|comidas?|cenar|cenas?|come|cena|desayunar|desayunos?|almorzar)|(?:a que hora|hasta que hora|cuando) (?:cierra[n]?|abre[n]?) (?:la |su )?cocina | ¿a qué hora dan de comer?
ask hours | (?:todavia|aun) (?:puedo|podemos|se puede|me dejan|nos dejan) (?:entrar|pasar|visitarl[oa])|(?:puedo|podemos|se puede|me dejan|nos dejan) (?:entrar|pasar) (?:todavia|aun)|si (?:llego|llegamos|voy|vamos|me presento) (?:\\S+ ){0,3}?@t | ¿todavía puedo entrar?
`;
