// Spanish phrases that compare places. The columns and the signs are those of `phrases.ts`.
/** Of which list, or how much of it: "cuál de los tres primeros". */
const OF_THEM = '(?: de l[oa]s (?:(?:dos|tres|cuatro|cinco)(?: primer[oa]s)?|primer[oa]s (?:dos|tres|cuatro|cinco)))?';

export const COMPARED_ES = `
compare nearer_station | (?:mas (?:cerca|proxim[oa]|cercan[oa])|menos lejos) (?:a |de |del |al )(?:la |una |algun[oa]? )?(?:metro|tren|cercanias|estacion) | ¿cuál está más cerca del metro?
compare nearer_station | (?:cual${OF_THEM}|cuales|cualquiera) (?:\\S+ ){0,3}?cerca (?:de|del) (?:la |una |algun[oa]? )?(?:metro|estacion|parada|boca de metro) | ¿cuál está cerca del metro?
compare nearer_station | (?:mas )?(?:cercan[oa]s?|cerca|proxim[oa]s?|a mano|pegad[oa]s?) (?:a |de |del |al )(?:la |una |el )?(?:parada |estacion |metro |boca )?(?:de )?(?:la )?(?:linea|l) @n | el más cercano a una parada de la línea 1
compare nearer_station | (?:cual${OF_THEM}|cuales) (?:\\S+ )?(?:tiene|tienen|le queda|queda) (?:\\S+ ){0,2}?(?:el )?metro (?:mas )?(?:cerca|cercano|a mano) | ¿cuál tiene el metro más cerca?
compare nearer | (?:cual${OF_THEM}|que|el|la) (?:\\S+ ){0,4}?(?:mas cerca|mas cercan[oa]|mas proxim[oa]|mas a mano|pilla mas cerca|menos lejos) | ¿cuál está más cerca?
compare nearer | (?:cual${OF_THEM}|que) (?:\\S+ ){0,4}?mas (?:lejos|lejan[oa]) | ¿cuál está más lejos?
compare nearer | (?:el|la) mas (?:cercan[oa]|proxim[oa])(?: a mi| de todos| de ellos)? | -
compare nearer | (?:cual${OF_THEM}|cuales) (?:\\S+ ){0,2}?(?:queda|quedan|esta|estan|pilla|cae|hay) cerca(?! del? (?:la |una )?(?:metro|estacion|parada)) | ¿cuál queda cerca del parque?
compare cheaper | (?:cual${OF_THEM}|que(?! dias? )|el|la|quien) (?:\\S+ ){0,4}?(?:mas barat[oa]|mas economic[oa]|menos car[oa]|cuesta menos|sale mejor de precio|mejor de precio)|(?:el|la) mas barat[oa] | ¿cuál es el más barato?
compare closes_later | (?:cual${OF_THEM}|que|quien)(?:es)? (?:\\S+ ){0,4}?(?:cierra[n]? (?:mas )?tarde|abiert[oa]s? hasta mas tarde|abre hasta mas tarde|cierra (?:el|la) ultim[oa]) | ¿cuál cierra más tarde?
compare closes_earlier | (?:cual${OF_THEM}|que|quien)(?:es)? (?:\\S+ ){0,4}?cierran? (?:antes|primero|mas (?:pronto|temprano)) | ¿cuál cierra antes?
compare opens_earlier | (?:cual${OF_THEM}|que|quien)(?:es)? (?:\\S+ ){0,4}?abren? (?:mas (?:pronto|temprano)|antes|primero) | ¿cuál abre antes?
compare better_rated | (?:cual${OF_THEM}|que) (?:\\S+ ){0,4}?(?:mejor (?:valorad[oa]|puntuad[oa]|nota|puntuacion|valoracion|resenas)) | ¿cuál está mejor valorado?
compare better_rated | (?:cual${OF_THEM}|que) (?:\\S+ ){0,4}?(?:mas (?:valorad[oa]|puntuacion|estrellas|nota)|mejores (?:resenas|opiniones|valoraciones)) | -
compare better_for_children | (?:cual${OF_THEM}|que) (?:\\S+ ){0,4}?(?:mejor) (?:\\S+ )?(?:para|con) (?:\\S+ ){0,2}?(?:ninos|peques|bebes|familia|crios|hijos) | ¿cuál es mejor para ir con niños?
compare better_for_children | (?:cual${OF_THEM}|que) (?:\\S+ ){0,4}?(?:mas (?:adecuad[oa]|apt[oa]|divertid[oa]|recomendable)) (?:\\S+ )?(?:para|con) (?:\\S+ ){0,2}?(?:ninos|peques|bebes|familia|crios|hijos) | -
compare bigger | (?:cual${OF_THEM}|que) (?:\\S+ ){0,3}?mas (?:grande|pequen[oa]) | ¿cuál es el más grande?
compare bigger | ^(?:y )?(?:el|la) mas (?:grande|pequen[oa]) $ | -
compare older | ^(?:(?:y|pues|vale|cual|es|entonces) )*(?:el|la|lo) (?:que es )?mas (?:antigu[oa]|viej[oa]|historic[oa]|ancestral)(?: (?:de (?:ell[oa]s|es[oa]s|est[oa]s|tod[oa]s)))? $ | la más antigua
compare older | (?:cual${OF_THEM}|que) (?:\\S+ ){0,3}?mas (?:antigu[oa]|viej[oa]) | ¿cuál es el más antiguo?
compare quieter | (?:cual${OF_THEM}|que) (?:\\S+ ){0,3}?(?:mas tranquil[oa]|menos (?:ruidos[oa]|gente|turistic[oa]|llen[oa]|masificad[oa])) | ¿cuál es el más tranquilo?
compare more_famous | (?:cual${OF_THEM}|que) (?:\\S+ ){0,3}?mas (?:famos[oa]|conocid[oa]|importante|visitad[oa]|popular) | ¿cuál es el más famoso?
compare faster | (?:cual${OF_THEM}|que|donde) (?:\\S+ ){0,3}?(?:se tarda menos|mas rapid[oa]|lleva menos tiempo|menos tiempo|mas cort[oa]|dura menos) | ¿en cuál se tarda menos?
compare slower | (?:cual${OF_THEM}|que|donde) (?:\\S+ ){0,3}?(?:se tarda mas|(?:lleva|necesita|pide|dura|requiere) mas(?: tiempo)?|mas tiempo|mas larg[oa]) | ¿qué lleva más tiempo, el Prado o el Thyssen?
compare cheaper | (?:mas barat[oa]s?|mas car[oa]s?|mas economic[oa]s?|menos car[oa]s?|cuesta (?:menos|mas)|cuestan menos|pag(?:o|amos|as) (?:menos|mas)|gast(?:o|amos) menos|sale (?:mejor de precio|mas barat[oa])|menos dinero)(?: \\S+){0,5} @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p | ¿es más caro el Palacio Real que el Prado?
compare cheaper | @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p(?: \\S+){0,6} (?:mas barat[oa]s?|mas car[oa]s?|mas economic[oa]s?|menos car[oa]s?|cuesta (?:menos|mas)|cuestan menos|pag(?:o|amos|as) (?:menos|mas)|gast(?:o|amos) menos|sale (?:mejor de precio|mas barat[oa])|menos dinero) | -
compare nearer | (?:mas (?:cerca|a mano|proxim[oa]|cercan[oa])|menos lejos|pilla (?:mejor|mas cerca)|and(?:o|amos) menos)(?: \\S+){0,5} @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p | -
compare nearer | @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p(?: \\S+){0,6} (?:mas (?:cerca|a mano|proxim[oa]|cercan[oa])|menos lejos|pilla (?:mejor|mas cerca)|and(?:o|amos) menos) | el Prado y el Thyssen, ¿cuál me queda más a mano?
compare quieter | (?:menos (?:gente|cola|colas|jaleo|lio|turistas)|mas (?:tranquil[oa]|calmad[oa]))(?: \\S+){0,5} @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p | ¿dónde hay menos gente, en el Thyssen o en el Prado?
compare quieter | @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p(?: \\S+){0,6} (?:menos (?:gente|cola|colas|jaleo|lio|turistas)|mas (?:tranquil[oa]|calmad[oa])) | -
compare faster | (?:(?:se ve|se visita|se recorre|veo|acab\\S+) (?:antes|mas rapido)|menos tiempo|tard(?:o|as|amos|a) menos|mas (?:corto|corta|rapid[oa]))(?: \\S+){0,5} @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p | ¿qué se ve antes, el Prado o el Thyssen?
compare faster | @p(?: (?:o|u|y|que|vs|,))+(?: (?:en|a|al|el|la|los|las|con|de|del))* @p(?: \\S+){0,6} (?:(?:se ve|se visita|se recorre|veo|acab\\S+) (?:antes|mas rapido)|menos tiempo|tard(?:o|as|amos|a) menos|mas (?:corto|corta|rapid[oa])) | -
compare which_would_you_pick | @p [ou] (?:el |la )?@p (?:cual|donde|quien) (?:\\S+ ){0,2}?(?:tiene|sirve|pone|hay|hace|es|esta) (?:la |el |un |una )?(?:mejor|mas) | el Prado o el Thyssen, ¿dónde hay mejor café?
compare which_would_you_pick | (?:cual${OF_THEM}|cuales) (?:\\S+ ){0,2}?(?:tiene|sirve|pone) (?:la |el )?mejor(?:es)? | ¿cuál tiene mejor carta?
compare which_would_you_pick | @p (?:vs|versus|contra) (?:el |la )?@p | el Prado vs el Thyssen
compare which_would_you_pick | (?:cual${OF_THEM}|con cual|a cual|(?<! por )que|por cual)(?:es)? (?:\\S+ ){0,3}?(?:elegirias|eliges|escogerias|recomiendas)(?! (?:comer|cenar|ver|hacer)) | ¿con cuál te quedas?
compare which_would_you_pick | (?:cual${OF_THEM}|con cual|a cual|(?<! por )que|por cual)(?:es)? (?:\\S+ ){0,3}?(?:recomendarias?|(?:me|nos) recomiendas?|(?:me |nos )?aconsejas?|(?:me |nos )?aconsejarias?|(?:me|nos) recomienda)(?! (?:comer|cenar|ver|hacer)) | -
compare which_would_you_pick | (?:cual${OF_THEM}|con cual|a cual|(?<! por )que|por cual)(?:es)? (?:\\S+ ){0,3}?(?:irias|prefieres|te gusta mas)(?! (?:comer|cenar|ver|hacer)) | -
compare which_would_you_pick | (?:cual${OF_THEM}|con cual|a cual|(?<! por )que|por cual)(?:es)? (?:\\S+ ){0,3}?(?:te quedas|te quedarias|visitarias|harias tu)(?! (?:comer|cenar|ver|hacer)) | -
compare which_would_you_pick | (?:cual${OF_THEM}|con cual|a cual|por cual)(?:es)? (?:\\S+ ){0,3}?(?:me conviene|vamos|voy|elijo|escojo)(?! (?:comer|cenar|ver|hacer)) | ¿a cuál voy?
compare which_would_you_pick | (?:cual${OF_THEM}|que(?! hora)) (?:\\S+ ){0,3}?(?:es (?:el |la )?mejor|mas bonit[oa]|merece mas la pena)(?! (?:restaurante|bar|museo|parque|sitio|lugar|cafeteria)) | ¿cuál es mejor?
compare which_would_you_pick | (?:cual${OF_THEM}|que) (?:\\S+ ){0,3}?(?:mas interesante|esta mejor|mola mas|es mas chul[oa])(?! (?:restaurante|bar|museo|parque|sitio|lugar|cafeteria)) | -
compare which_would_you_pick | tu favorit[oa]|de (?:los|las|est[oa]s|es[oa]s|ell[oa]s) (?:dos|tres)?,? cual | -
compare which_would_you_pick | (?:el|la) (?:mas (?:bonit|chul|interesant|guap)\\S*|mejor) (?:cual${OF_THEM}|de todos|de ell[oa]s) | -
compare which_would_you_pick | @p [ou] (?:el |la |los |las |al |a la )?@p|(?:mejor|prefieres|prefiero|elijo|voy)(?: \\S+){0,4} o (?:el |la |al )?@p|@p (?:es|esta) mejor que | ¿el Prado o el Thyssen?
compare which_would_you_pick | (?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]) o (?:el|la) (?:segund[oa]|tercer[oa]|cuart[oa]|ultim[oa]) | -
compare which_would_you_pick | ^(?:y |vale |pues |entonces |bueno |ok )*(?:con |por |a )?cual(?: de (?:ell[oa]s|est[oa]s|es[oa]s|l[oa]s dos|l[oa]s tres))?(?: entonces| tu)? $ | ¿entonces cuál?
compare which_would_you_pick | (?:cual${OF_THEM}|con cual|a cual|por cual)(?:es)? (?:\\S+ ){0,3}?(?:cogerias|pillarias|reservarias|probarias|te decantas|te decantarias|me quedo|nos quedamos|reservo|cojo) | ¿cuál cogerías?
compare which_would_you_pick | (?:elige|escoge|decidete por|quedate con|dime|recomiendame|recomiendanos) (?:tu |solo |solamente )*un[oa](?: (?:tu|solo|sol[oa]|por (?:mi|nosotr[oa]s)|de (?:ell[oa]s|es[oa]s|est[oa]s)))? $ | quédate con una
compare which_would_you_pick | si (?:tuvieras que|tienes que|hubieras de|solo pudieras) (?:elegir|escoger|quedarte|ir)|(?:decide|elige|escoge) tu $ | si tuvieras que elegir
compare closes_earlier | ^(?:y |vale |pues |entonces )*(?:el|la) que (?:cierra|cierran) (?:antes|primero|mas pronto)(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | -
compare difference | compara(?:me|los|las|r)?|comparacion|comparativa|diferencias? (?:hay )?entre|en que se diferencian | compara el primero con el segundo
compare quieter | ^(?:y |vale |pues |entonces )*(?:el|la|cual es (?:el|la)) mas (?:tranquil[oa]|calmad[oa]|silencios[oa])(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | ¿y el más tranquilo?
compare nearer | ^(?:y |vale |pues |entonces )*(?:el|la) mas (?:cercan[oa]|proxim[oa])(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | ¿y la más cercana?
compare better_rated | ^(?:y |vale |pues |entonces )*(?:el|la) (?:mejor (?:valorad[oa]|puntuad[oa])|(?:con|de) mejor (?:nota|puntuacion|valoracion)|que mejor nota tiene)(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | ¿y el mejor valorado?
compare more_famous | ^(?:y |vale |pues |entonces )*(?:el|la) mas (?:famos[oa]|conocid[oa]|visitad[oa])(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | -
compare better_for_children | ^(?:y |vale |pues |entonces )*(?:el|la) (?:mejor|mas divertid[oa]|mas adecuad[oa])(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? (?:para|con) (?:\\S+ ){0,2}?(?:ninos|peques|bebes|crios|hijos|familias?) $ | ¿y el mejor para niños?
compare bigger | ^(?:y |vale |pues |entonces )*(?:el|la) mas grande(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | -
compare closes_later | (?:cual${OF_THEM}|cuales|que)(?: \\S+){0,6} no cierran? (?:tan |muy |demasiado )?(?:pronto|temprano) | ¿cuál de esos no cierra pronto?
compare closes_later | ^(?:y |vale |pues |entonces )*(?:el|la) que (?:cierra|abre hasta|esta abiert[oa] hasta) mas tarde(?: de (?:tod[oa]s|ell[oa]s|es[oa]s))? $ | -
`;
