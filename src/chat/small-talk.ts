// What kind of small talk a message is, in either language: enough to answer like a person.
import { foldAccents } from '../domain/text.ts';

const SMALL_TALK = [
  'thanks',
  'bye',
  'settled',
  'how_are_you',
  'identity',
  'language',
  'foreign',
  'joke',
  'regards',
  'good_news',
  'low',
  'sorry',
  'praise',
  'complaint',
  'laugh',
  'ok',
  'yes',
  'no',
  'other',
] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

/** Read from top to bottom: "no, thanks" is thanks, and a question beside thanks is answered. Patterns see text without accents or case. */
const SIGNS: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'sorry',
    /^\W*(?:oh |uy,? |ay,? |oops,? |so |i'm |im |i am |no,? )*(?:sorry|my (?:bad|mistake|fault)|i apologi[sz]e|oops|i got (?:it|that) wrong|i (?:made a|mis)|culpa mia|(?:perdon|perdona|lo siento|disculpa)(?:,? (?:me he|ha sido|fue|por|no queria|era)|\W*$)|(?:me|nos) (?:he|hemos) (?:equivocado|confundido|liado|colado)|error mio|fallo mio)/u,
  ],
  [
    'identity',
    /\b(?:who (?:are|made|created|built) (?:you|this)|what (?:are you|model)|(?:are|r) (?:you|u) (?:actually |really |even )?(?:a |an |the )?(?:real |actual |live )?(?:bot|robot|human|real|person|people|ai|machine|alive|chatgpt|computer|program|somebody|someone)|(?:is this|am i (?:talking|speaking)|real) (?:to )?(?:a )?(?:real )?(?:bot|robot|human|person|machine)|who am i|how old are you|where (?:do you live|are you from)|your name|quien (?:eres|sos|te (?:ha|hizo|creo))|que (?:eres|sos|modelo)|como te llamas|(?:eres|sos|es usted|estoy hablando con) (?:un |una )?(?:bot|robot|human[oa]|persona|maquina|ia|real|de verdad|chatgpt)|(?:hablo con|con quien hablo)|estas viv[oa]|cuantos anos tienes|donde vives|de donde eres|tu nombre)\b/u,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|ta|much appreciated|gracias|agradezco|agradecid[oa]|muy amable)\b/u],
  [
    'regards',
    /\b(?:(?:merry|happy|feliz|felices) (?:christmas|xmas|new year|easter|holidays?|birthday|friday|weekend|monday|navidad\w*|navidades|ano|ano nuevo|reyes|pascuas?|fiestas|vacaciones|cumple\w*|finde|dia|tarde|noche)|(?:you|u) too|(?:the )?same to you|likewise|igualmente|have a (?:good|nice|great|lovely|safe)(?! (?:drink|meal|lunch|dinner|time at|look))\b|enjoy (?:your|the rest)|buen (?:finde|fin de semana|viaje|provecho|dia|puente)|felicidades|congratulations|good luck|(?:mucha |buena )?suerte|que (?:tengas|pases|vaya) (?:buen|un buen|bien)|saludos|bless you|regards)\b/u,
  ],
  [
    'bye',
    /\b(?:bye+|goodbye|good night|night night|see (?:you|ya|u)|cya|laters$|talk (?:to you )?later|take care|gotta go|(?:must|have to|got to) (?:go|dash|run)|i'm off|that's (?:all|it)|adios|hasta (?:luego|pronto|manana|otra|la vista|siempre)|nos vemos|me (?:tengo que ir|voy ya|piro|marcho)|chao|buenas noches|cuidate|que te vaya bien|nada mas)\b/u,
  ],
  [
    'language',
    /\b(?:in (?:english|spanish)|(?:speak|talk|understand|know|reply|answer)(?: to me)?(?: in)? (?:english|spanish)|en (?:ingles|espanol|castellano)|(?:hablas|entiendes|sabes|habla|hablar)(?: en)? (?:ingles|espanol|castellano)|languages?|idiomas?|(?:english|ingles) (?:or|o) (?:spanish|espanol)|(?:espanol|spanish) (?:or|o) (?:ingles|english))\b/u,
  ],
  ['joke', /\b(?:jokes?|make me (?:laugh|smile)|funny|chistes?|hazme reir|gracios[oa])\b/u],
  [
    'how_are_you',
    /\b(?:how are (?:you|things)|how's (?:it going|things|life|your day)|how is it going|hows (?:it|your|things|life)|how do you do|what's up|you (?:ok|al+ ?right)|are you ok|how do you feel|what happens|que tal|como estas|como te va|como va|que pasa|estas bien|todo bien|como te encuentras|que hay)\b/u,
  ],
  [
    'good_news',
    /\b(?:my (?:\w+ )?birthday|(?:just )?got (?:married|engaged|the job|my degree)|honeymoon|anniversary|(?:so|really|very|super) (?:happy|excited)|so glad|in love|can't wait|best day|(?:mi|nuestro) (?:cumple\w*|aniversario)|(?:nos )?(?:acabamos de|hemos) casa\w+|luna de miel|(?:que|muy|tan|super) (?:contento|content[oa]|feliz|ilusion|alegria|emocionad[oa])|me he graduado|estoy enamorad[oa])\b/u,
  ],
  [
    'low',
    /\b(?:tired|exhausted|knackered|worn out|shattered|bored|boring day|sad|lonely|(?:feel|feeling) (?:\w+ ){0,2}(?:down|low|bad|blue|lost)|depressed|stressed|homesick|miss home|(?:bad|long|tough|rough|awful|terrible) (?:day|week|morning)|heartbroken|nervous|cansad[oa]|agotad[oa]|molid[oa]|rendid[oa]|reventad[oa]|hech[oa] polvo|aburr\w+|triste|sola|(?:me siento|estoy|tan|muy) solo|desanimad[oa]|estresad[oa]|agobiad[oa]|depre|(?:vaya|menudo) (?:dia|semana|manana)|mal dia|echo de menos|de bajon|nervios[oa])\b/u,
  ],
  [
    'complaint',
    /\b(?:useless|stupid|bad bot|terrible|wrong|rubbish|crap|nonsense|not (?:helpful|what i (?:asked|meant|wanted))|(?:don't|didn't|doesn't) (?:understand|get (?:it|me)|help)|inutil|tont[oa]|fatal|porqueria|no sirves?|no me (?:entiendes|ayudas|has ayudado|sirve)|no (?:te enteras|entiendes|aciertas)|no es (?:eso|lo que)|equivocad[oa]|mal|mala)\b/u,
  ],
  [
    'praise',
    /\b(?:great|perfect|awesome|nice|cool|lovely|brilliant|excellent|good (?:job|one|work|bot|idea)|well done|wonderful|amazing|fantastic|useful|helpful|clever|smart|(?:the|a) (?:best|star|legend|gem)|love it|perfecto|genial|estupendo|guay|muy bien|fenomenal|excelente|maravilla|mola|bien hecho|buen trabajo|buena idea|me encanta|list[oa]|crack|la leche|el mejor|la mejor|util|has (?:clavado|acertado))\b/u,
  ],
  ['laugh', /^\W*(?:(?:ja|je|ha|he){2,}\w*|lo+l|xd+|lmao|rofl)\b/u],
  [
    'ok',
    /^\W*(?:ok(?:ay|ey)?|vale|venga|de acuerdo|entendido|ya(?: veo)?|got it|i see|alright|all right|right|fine|sure thing|understood|bien|bueno|claro|hm+|mm+|wow|hala|never ?mind|no (?:worries|problem)|sounds (?:good|great)|no pasa nada|suena bien|da igual|let me (?:think|see)|dejame|wait|espera|un momento|luego|maybe later|quiza)\b/u,
  ],
  ['yes', /^\W*(?:yes|yeah|yep|sure|of course|si|claro|por supuesto)\b/u],
  ['no', /^\W*(?:no|nope|nah|nada|not really|not now|ahora no)\b/u],
];

export function smallTalkOf(text: string): SmallTalk {
  const folded = foldAccents(text).toLowerCase().replace(/’/gu, "'");
  return SIGNS.find(([kind, sign]) => isSaid(sign.exec(folded), FEELINGS.has(kind)))?.[0] ?? 'other';
}

/** What "not" turns into its opposite; "no, thanks" still thanks. */
const FEELINGS: ReadonlySet<SmallTalk> = new Set(['regards', 'good_news', 'low', 'praise']);
const NEGATED = /(?:\b(?:not|never|no|nunca|nada|tampoco|bad|mala)|n't)(?: \w+){0,2} $/u;

const isSaid = (found: RegExpExecArray | null, canBeDenied: boolean): boolean =>
  found !== null && !(canBeDenied && NEGATED.test(found.input.slice(0, found.index)));
