// English opinions without a verb that judges.
import type { OpinionForms } from '../opinion-forms.ts';

export const OPINION_FORMS_EN: OpinionForms = {
  beforeWish: /^(?:no|i|we|do|dont|not|just|really|so|and)$/,
  notThis: /^ (?:(?:sorry|wait|no|oops|well) ,? ?)*not (?:(?:an?|the) )?@c ,? ?$/,
  echoes: {
    denied:
      /^ (?:, |but |though |and |personally )*(?:(?:i|we) (?:personally |really |certainly |just )?(?:dont|do not|cant|wont|didnt|couldnt|not so much|not at all)|not (?:me|us|so much me)|me (?:not|no|not so much|less so)|(?:i am|im|were) not)(?: at all| so much| really| though)* (?:[.!] )*$/,
    affirmed:
      /^ (?:, |but |though |and |personally )*(?:(?:i|we) (?:really |certainly |sure )?(?:do|am|can|like it|did)|not me|me yes)(?: though)? (?:[.!] )*$/,
  },
  someoneElse:
    / (?:(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|friends?|kids?|children|sons?|daughters?|mum|mom|dad|mother|father|parents|brother|sister|family|boss|mates?|other half)|the kids|the others|(?:s?he|they(?! (?:\S+ ){1,2}(?:me|us) ))) (?!and )/,
  speaker: / (?:i|im|we|were|ive|id|my favou?rite) /,
  wishedNow: / (?:would|wed|id|want|wanna|lets|planning) /,
  pastHabits: / (?:i|we|he|she|they) (?:always )?used to (?!be |live |work |have |know |it )/,
  bareVerdicts: [
    [/^(?:fine|ok|okay|alright|so so|meh|whatever)$/, 0],
    [/^(?:great|good|love|perfect|brilliant|always)$/, 0.6],
    [/^(?:terrible|awful|bad|hate|worst)$/, -0.7],
  ],
  verdicts: {
    refused:
      /^(?:(?:\S+ )?(?:no|not|dont|nope|nah|never)|over my dead body|not for (?:me|us)|(?:i|we) pass|a no from me|thumbs down|not (?:in a million years|on your life|a hope)|no way|hell no|under no circumstances|(?:not|no) (?:really|so much|that much|a chance|at all|thanks|thank you|please|for me)|absolutely not|(?:hard )?pass)$/,
    accepted: /^(?:\S+ )?(?:yes|do|sure)(?: please)?$/,
  },
  moreInstead: /@c (?:, |; |and |but )*more $/,
  counting: new Set(['far', 'sure', 'many', 'much', 'few', 'only', 'bad', 'sorry', 'good', 'own']),
  butNot:
    /^ (?:[,;] )?(?:but|though|although) (?:certainly |never |definitely )?(?:not|no) (?:(?:without|of|to|for|about|the|my|an?) ){0,3}$/,
  refusing: /^(?:no |leave out|skip|avoid)/,
  leavesOut: /^"(?:leave out|skip|avoid\w*|stay away from|pass on|no to)"/,
  refusedInSearch: /^(?:"(?:no|without|except|not|nothing)(?: a| the)?"|.*(?:allerg|intoler))/,
  still: / still /,
  goesOn: /^(?:and|@c)$/,
  givesReason: /^(?:because|cause|cos|coz|since|as)$/,
  graded: {
    whole:
      / (?:@c (?:(?:really|just|only) )?(?:a lot|very much|loads|so much|the most|a little|a bit|a little bit|somewhat|not so much|less so|less|not at all)|(?:a lot|a little|a bit) (?:the )?@c) $/,
    degrees: [
      [/ not at all /, -0.6],
      [/ (?:not so much|less so|less) /, -0.35],
      [/ (?:a little|a bit|a little bit|somewhat) /, 0.3],
      [/ (?:a lot|very much|loads|so much|the most) /, 0.8],
    ],
  },
  tooMuch: { opens: /^(?:too|way too|very|super) /, forWhom: / for (?:me|us)$/ },
  denied: [{ words: /^(?:doesnt|dont|isnt|arent)$/, behind: /^/ }],
  courtesies: new Set(['please', 'thanks', 'again']),
  between: [
    ...['the', 'a', 'an', 'any', 'some', 'another', 'yet another', 'more', 'boring'],
    ...['to', 'go', 'going', 'visit', 'visiting', 'see', 'seeing', 'in'],
    ...['\\S+ or', '\\S+ nor', '@c and', '@c or', '@c ,'],
  ],
  takesItUp: / (?:it|them|that) /,
  notCrazy:
    /^"(?:not (?:crazy|mad|wild) about"|not (?:the|a) (?:biggest|huge|big) fan of"|(?:love|loves|adore|crazy about|mad about)", 1 x negated)/,
  soughtSo: / (?:not|nothing) /,
  takenBack:
    /^(?:[\s,.;:…-]|no|oops|well|oh)*(?:no wait|wait no|wait|scratch that|i mean|i meant|sorry|make that|or rather|correction|actually no|no actually|oops)(?:[\s,.;:…-]|no|i meant|i mean|wait|actually|make that|the|an?|some|near|in)*$/u,
  correcting: new Set(['sorry', 'meant', 'mean', 'kidding', 'joking', 'just']),
  verbCompany: {
    before: new Set([
      'i',
      'you',
      'we',
      'they',
      'he',
      'she',
      'please',
      'dont',
      'can',
      'could',
      'will',
      'would',
      'should',
      'must',
      'might',
      'cant',
      'didnt',
      'doesnt',
      'wont',
      'lets',
    ]),
    after: new Set(['my', 'your', 'it', 'me', 'him', 'them', 'us', 'this', 'that', 'their', 'our']),
  },
};
