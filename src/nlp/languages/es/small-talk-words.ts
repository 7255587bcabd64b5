// Spanish small talk.
import type { SmallTalkWords } from '../small-talk-words.ts';

export const SMALL_TALK_WORDS_ES: SmallTalkWords = {
  signs: {
    sorry:
      /^\W*(?:uy,? |ay,? |no,? )*(?:sorry|culpa mia|(?:perdon|perdona|lo siento|disculpa)(?:,? (?:me he|ha sido|fue|por|no queria|era)|\W*$)|(?:me|nos) (?:he|hemos) (?:equivocado|confundido|liado|colado)|error mio|fallo mio)/u,
    identity:
      /\b(?:quien (?:eres|sos|te (?:ha|hizo|creo))|que (?:eres|sos|modelo)|como te llamas|(?:eres|sos|es usted|estoy hablando con) (?:un |una )?(?:bot|robot|human[oa]|persona|maquina|ia|real|de verdad|chatgpt)|(?:hablo con|con quien hablo)|estas viv[oa]|cuantos anos tienes|donde vives|de donde eres|tu nombre)\b/u,
    thanks: /\b(?:gracias|agradezco|agradecid[oa]|muy amable)\b/u,
    regards:
      /\b(?:(?:feliz|felices) (?:navidad\w*|navidades|ano|ano nuevo|reyes|pascuas?|fiestas|vacaciones|cumple\w*|finde|dia|tarde|noche)|igualmente|buen (?:finde|fin de semana|viaje|provecho|dia|puente)|felicidades|(?:mucha |buena )?suerte|que (?:tengas|pases|vaya) (?:buen|un buen|bien)|saludos)\b/u,
    bye: /\b(?:adios|hasta (?:luego|pronto|manana|otra|la vista|siempre)|nos vemos|me (?:tengo que ir|voy ya|piro|marcho)|chao|buenas noches|cuidate|que te vaya bien|nada mas)\b/u,
    language:
      /\b(?:en (?:ingles|espanol|castellano)|(?:hablas|entiendes|sabes|habla|hablar)(?: en)? (?:ingles|espanol|castellano)|idiomas?|ingles o espanol|espanol o ingles)\b/u,
    joke: /\b(?:chistes?|hazme reir|gracios[oa])\b/u,
    how_are_you:
      /\b(?:que tal|como estas|como te va|como va|que pasa|estas bien|todo bien|como te encuentras|que hay)\b/u,
    good_news:
      /\b(?:(?:mi|nuestro) (?:cumple\w*|aniversario)|(?:nos )?(?:acabamos de|hemos) casa\w+|luna de miel|(?:que|muy|tan|super) (?:contento|content[oa]|feliz|ilusion|alegria|emocionad[oa])|me he graduado|estoy enamorad[oa])\b/u,
    low: /\b(?:cansad[oa]|agotad[oa]|molid[oa]|rendid[oa]|reventad[oa]|hech[oa] polvo|aburr\w+|triste|sola|(?:me siento|estoy|tan|muy) solo|desanimad[oa]|estresad[oa]|agobiad[oa]|depre|(?:vaya|menudo) (?:dia|semana|manana)|mal dia|echo de menos|de bajon|nervios[oa])\b/u,
    complaint:
      /\b(?:inutil|tont[oa]|fatal|porqueria|no sirves?|no me (?:entiendes|ayudas|has ayudado|sirve)|no (?:te enteras|entiendes|aciertas)|no es (?:eso|lo que)|equivocad[oa]|mal|mala)\b/u,
    praise:
      /\b(?:perfecto|genial|estupendo|guay|muy bien|fenomenal|excelente|maravilla|mola|bien hecho|buen trabajo|buena idea|me encanta|list[oa]|crack|la leche|el mejor|la mejor|util|has (?:clavado|acertado))\b/u,
    laugh: /^\W*(?:(?:ja|je|ha|he){2,}\w*|xd+)\b/u,
    ok: /^\W*(?:vale|venga|de acuerdo|entendido|ya(?: veo)?|bien|bueno|claro|hala|no pasa nada|suena bien|da igual|dejame|espera|un momento|luego|quiza)\b/u,
    yes: /^\W*(?:si|claro|por supuesto)\b/u,
    no: /^\W*(?:no|nada|ahora no)\b/u,
  },
  denied: /\b(?:no|nunca|nada|tampoco|mala)(?: \w+){0,2} $/u,
};
