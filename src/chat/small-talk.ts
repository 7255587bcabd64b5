// What kind of small talk a message is, in either language: enough to answer like a person.
import { foldAccents } from '../domain/text.ts';

const SMALL_TALK = [
  'thanks',
  'bye',
  'how_are_you',
  'identity',
  'language',
  'joke',
  'praise',
  'complaint',
  'ok',
  'yes',
  'no',
  'other',
] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

/** Read from top to bottom: "no, thanks" is thanks. Patterns see text without accents or case. */
const SIGNS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|much appreciated|gracias|te lo agradezco|muy amable)\b/u],
  [
    'bye',
    /\b(?:bye|goodbye|good night|see you|see ya|talk (?:to you )?later|adios|hasta (?:luego|pronto|manana)|nos vemos|chao|buenas noches)\b/u,
  ],
  [
    'identity',
    /\b(?:who are you|what are you|are you (?:a |an )?(?:bot|robot|human|real|person|ai|machine)|your name|quien eres|que eres|como te llamas|eres (?:un |una )?(?:bot|robot|humano|humana|persona|maquina|ia)|tu nombre)\b/u,
  ],
  [
    'language',
    /\b(?:in (?:english|spanish)|(?:speak|talk|understand|know|reply|answer)(?: to me)?(?: in)? (?:english|spanish)|en (?:ingles|espanol|castellano)|(?:hablas|entiendes|sabes|habla)(?: en)? (?:ingles|espanol|castellano)|languages?|idiomas?)\b/u,
  ],
  ['joke', /\b(?:joke|make me laugh|funny|chiste|hazme reir|gracios[oa])\b/u],
  [
    'how_are_you',
    /\b(?:how are you|how's it going|how is it going|how do you do|what's up|you ok|are you ok|how do you feel|what happens|que tal|como estas|como te va|como va|que pasa|estas bien|como te encuentras|que hay)\b/u,
  ],
  [
    'complaint',
    /\b(?:useless|stupid|bad bot|terrible|wrong|not helpful|don't understand|inutil|tont[oa]|fatal|no sirves|no me entiendes|no entiendes|mal)\b/u,
  ],
  [
    'praise',
    /\b(?:great|perfect|awesome|nice|cool|lovely|brilliant|excellent|good job|well done|wonderful|perfecto|genial|estupendo|guay|muy bien|fenomenal|excelente|maravilla|mola|bien hecho|me encanta|vale|ok|okay|de acuerdo)\b/u,
  ],
  ['yes', /^\W*(?:yes|yeah|yep|sure|of course|si|claro|por supuesto)\b/u],
  ['no', /^\W*(?:no|nope|nah|nada|not really)\b/u],
];

export function smallTalkOf(text: string): SmallTalk {
  const folded = foldAccents(text).replace(/’/gu, "'");
  return SIGNS.find(([, sign]) => sign.test(folded))?.[0] ?? 'other';
}
