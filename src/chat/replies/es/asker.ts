// What is kept of the asker, in Spanish; one kind sentence where nothing else is right.
import type { Company, Relatives } from '../../../nlp/frame.ts';
import type { Manners } from '../../acts.ts';
import type { Situation } from '../../state.ts';
import type { Saying } from '../voice.ts';
import { joined, labelOf, ofPlace } from './nouns.ts';
import { phraseFor, wordFor } from './wishes.ts';

/** "vas con niños", "necesitas comida vegana", "hay que evitar los frutos secos". */
function tellings({
  party,
  company,
  relatives,
  ages,
  diets = [],
  allergies = [],
  access,
  amount,
  stay,
}: Situation): readonly string[] {
  const people = company
    ? companyOf(company, relatives)
    : party?.size
      ? `${party.size} personas`
      : party?.withChildren
        ? 'niños'
        : undefined;
  return [
    ...(company === 'alone' ? ['vas por tu cuenta'] : []),
    ...(people && company !== 'alone'
      ? [
          company || party?.withChildren
            ? `vas con ${people}${ages ? ` (de ${joined(ages.map(String))} años)` : ''}`
            : `sois ${people}`,
        ]
      : []),
    ...(party?.size && company && company !== 'alone' ? [`sois ${party.size}`] : []),
    ...(diets.length > 0 ? [`necesitas sitios ${joined(diets.map((diet) => phraseFor('diet', diet)))}`] : []),
    ...(allergies.length > 0 ? [`hay que evitar ${joined(allergies.map((each) => wordFor('allergen', each)))}`] : []),
    ...(access ? [ACCESS[access]] : []),
    ...(amount !== undefined ? [`no quieres gastar más de ${amount} € por persona`] : []),
    ...(stay ? [`te alojas cerca ${ofPlace(stay.name)}`] : []),
  ];
}

/** As they were called in the language of the reply, else by what they are. */
export const companyOf = (company: Company, relatives: Relatives | undefined): string =>
  relatives?.language === 'es'
    ? joined(relatives.nouns.map((noun) => `${noun.endsWith('s') ? 'tus' : 'tu'} ${noun}`))
    : COMPANY[company];

const COMPANY: Readonly<Record<Company, string>> = {
  alone: '',
  partner: 'tu pareja',
  children: 'niños',
  baby: 'un bebé',
  family: 'la familia',
  friends: 'amigos',
  parents: 'tus padres',
  grandparents: 'los abuelos',
  colleagues: 'gente del trabajo',
  group: 'un grupo',
  dog: 'perro',
};

const ACCESS: Readonly<Record<NonNullable<Situation['access']>, string>> = {
  wheelchair: 'necesitas acceso en silla de ruedas',
  reduced_mobility: 'te cuesta caminar',
  walks_little: 'andas poco',
  pushchair: 'llevas carrito',
  blind: 'no ves bien',
  deaf: 'no oyes bien',
};

export const noted: Saying<'noted'> = ({ situation, isOfPlan, isOfList }, variety) => {
  const told = tellings(situation);
  const safety =
    (situation.allergies ?? []).length > 0
      ? ' Nunca puedo asegurar lo que lleva un plato, así que pregunta siempre allí.'
      : '';
  const next = isOfPlan
    ? 'El plan puede quedarse como está.'
    : isOfList
      ? isSifted(situation)
        ? 'A partir de ahora, todas las listas lo tienen en cuenta.'
        : ''
      : variety.pick('noted next', ['¿Qué buscas?', '¿Qué te apetece?']);
  return (
    told.length > 0 ? `Tengo en cuenta que ${joined(told)}.${safety} ${next}` : `Lo tengo en cuenta. ${next}`
  ).trimEnd();
};

/** By what was told, places are chosen. */
const isSifted = ({ diets = [], allergies = [], access }: Situation): boolean =>
  diets.length + allergies.length > 0 || access !== undefined;

export const memory: Saying<'memory'> = ({ situation, likes, hasPlan }) => {
  const named = (from: number, below: number) =>
    [...likes]
      .filter(([, value]) => value >= from && value < below)
      .map(([category]) => labelOf('category', category, 2));
  const [liked, unloved] = [named(3.5, 6), named(0, 2.6)];
  const told = [
    ...tellings(situation),
    ...(liked.length > 0 ? [`te interesan ${joined(liked)}`] : []),
    ...(unloved.length > 0 ? [`prefieres evitar ${joined(unloved)}`] : []),
    ...(hasPlan ? ['hemos hecho un plan'] : []),
  ];
  if (told.length === 0) return 'En esta conversación no me has contado nada de ti, y no guardo nada más.';
  return `De esta conversación sé que ${joined(told)}. Con «olvídalo todo» lo borro.`;
};

const MANNERS: Readonly<Record<Manners, readonly string[]>> = {
  emergency: ['Si alguien está en peligro, llama ya al 112: es gratis y te atienden también en otros idiomas.'],
  medical: [
    'No soy médico. En una urgencia, llama al 112; si quieres, te digo dónde hay hospitales o farmacias: «farmacias cerca de mí».',
  ],
  insult: ['Siento no haberte servido. Te puedo ayudar con sitios: dime qué buscas y por qué zona.'],
  love: ['¡Qué amable! Solo soy una guía de sitios, pero encantada. ¿Adónde te apetece ir?'],
};

export const manners: Saying<'manners'> = ({ topic }, variety) => variety.pick(topic, MANNERS[topic]);
