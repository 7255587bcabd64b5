// Judges small talk and what is beyond the service: a short reply that fits, no list of places, nothing claimed to be done.
import { fold } from '../../relevance/facts.ts';
import { anyOf, isLost, plain, sentencesOf, withoutListLines, wordsIn } from './said.ts';
import { type Facts, type Fault, type JudgedTurn, placesOf } from './turn.ts';

const MOST_STATEMENTS = 2;
const SHORTEST_STATEMENT_WORDS = 3;

/** What a reply that fits the tag says, in either language. */
const FITS: Readonly<Record<string, RegExp>> = {
  greeting:
    /\bhi\b|\bhello\b|\bhey\b|good (?:morning|afternoon|evening)|welcome|\bhola\b|buen[oa]s|bienvenid|bien, gracias|doing well/u,
  thanks:
    /welcome|pleasure|happy to|glad|any ?time|no problem|don't mention|de nada|un placer|encantad|a ti\b|no hay de que|para eso estoy|me alegr/u,
  goodbye:
    /\bbye\b|goodbye|see you|enjoy|take care|farewell|until|have a (?:nice|good|great|lovely)|adios|hasta|disfrut|que vaya bien|nos vemos|cuidate|buen (?:dia|viaje|paseo)|chao/u,
  how_are_you:
    /\bfine\b|\bgood\b|\bwell\b|great|all right|never better|bien\b|genial|estupend|de maravilla|fenomenal|todo en orden|listo|lista|ready|thank|gracias/u,
  who_are_you:
    /paseo|program|machine|assistant|\bbot\b|guide|software|service|asistente|guia|programa|maquina|robot|servicio/u,
  capabilities: anyOf(
    /\b(?:i|can|could) (?:can |could )?(?:help|find|suggest|recommend|tell|plan|compare|show|know|answer)/u,
    /ask me|puedo|se (?:de|decir|recomendar)|preguntame|pideme/u,
    /te (?:ayudo|recomiendo|busco|digo|cuento|sugiero)|recomiendo|busco/u,
  ),
  praise:
    /thank|glad|happy|pleasure|kind of you|nice to hear|delighted|gracias|me alegr|encantad|un placer|que amable|que bien/u,
  apology_or_regret:
    /sorry|apolog|regret|my (?:mistake|fault)|pity|perdon|disculp|lo siento|lament|siento|culpa mia|mea culpa/u,
  joke: /joke|comed|funny|laugh|comedian|humou?r|pun\b|chiste|broma|gracia|reir|risa|humor|why did|por que|se abre el telon|le dice/u,
  smalltalk_languages:
    /(?:english|ingles)[\s\S]*(?:spanish|espanol|castellano)|(?:spanish|espanol|castellano)[\s\S]*(?:english|ingles)/u,
  acknowledge: anyOf(
    /noted|got it|keep (?:that|it|this)|in mind|remember|good to know|understood/u,
    /thanks for (?:telling|letting)/u,
    /i(?:'ll| will) (?:only|look|count|leave|take|start|measure|show|stick)|of course|all right/u,
    /\bok(?:ay)?\b|great|perfect|anything else|what (?:else|next)|tomo nota|anotad|apuntad|entendid/u,
    /de acuerdo|en cuenta|recordare|lo recuerdo|perfecto|genial|estupendo|\bvale\b|claro|muy bien/u,
    /algo mas|que mas|me alegr/u,
  ),
  regards:
    /(?:you|u) too|likewise|same to you|thank|merry|happy|congrat|enjoy|have a|igualmente|gracias|feliz|felic|que (?:lo )?(?:disfrut|pases)|disfrut|a ti tambien|buen/u,
  feelings: anyOf(
    /sorry|hope|understand|pity|glad|happy|lovely|tough|hear that|hang in|rest\b|take it easy|cheer/u,
    /long day|wonderful|siento|vaya|animo|espero|entiendo|me alegr|descans|que bien|lastima|genial/u,
    /tranquil|pena/u,
  ),
};
/** Replies to these may be longer, name examples or begin with a list. */
const MAY_BE_LONG = ['capabilities', 'acknowledge', 'feelings', 'apology_or_regret', 'joke'];
const MAY_LIST = ['acknowledge', 'feelings'];

const SHORTEST_STEM = 5;
const OPENING_SENTENCES = 2;

export function smalltalkFaults({ reply: { text, listed }, message }: JudgedTurn, tag: string, facts: Facts): Fault[] {
  const fits = FITS[tag];
  if (!fits) throw new Error(`no judge of small talk "${tag}"; known are ${Object.keys(FITS).join(', ')}`);
  if (isLost(text)) return ['small talk: not understood'];
  const words = openingOf(text, listed, facts);
  const doesFit = fits.test(words) || (tag === 'acknowledge' && echoes(words, message));
  return [
    ...(doesFit ? [] : [`small talk: does not fit (${tag})`]),
    ...(listed.length > 0 && !MAY_LIST.includes(tag) ? ['small talk: places instead'] : []),
    ...(MAY_BE_LONG.includes(tag) || statements(text) <= MOST_STATEMENTS ? [] : ['small talk: too long']),
  ];
}

/** What is said to the visitor: the first sentences, without the lines of a list, names of places and what stands behind a name. */
function openingOf(text: string, listed: readonly string[], facts: Facts): string {
  const sentences = sentencesOf(withoutListLines(text));
  const said = listed.length === 0 ? sentences : sentences.slice(0, OPENING_SENTENCES);
  const names = placesOf(listed, facts).flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const isDescription = (sentence: string) => names.some((name) => fold(sentence).startsWith(fold(name)));
  const bare = said
    .filter((sentence) => !isDescription(sentence))
    .map(plain)
    .join('\n');
  return names.reduce((rest, name) => rest.replaceAll(plain(name), ' '), bare);
}

/** A question back is no statement, nor is "Hello!". */
const statements = (text: string): number =>
  sentencesOf(text).filter((sentence) => !sentence.endsWith('?') && wordsIn(sentence) >= SHORTEST_STATEMENT_WORDS)
    .length;

/** It takes up a word of the visitor: "Gluten-free it is". */
function echoes(words: string, message: string): boolean {
  const stems = (plain(message).match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, SHORTEST_STEM));
  return stems.some((stem) => words.includes(stem));
}

const SAYS_NO = anyOf(
  /(?:can't|cannot|can not|couldn't|not able|unable|(?:do|does|am|is|'m|are)(?:n't| not))\b/u,
  /\bi only\b|only (?:know|cover|talk|do|have)|beyond|outside|not (?:something|my|covered|in my)/u,
  /out of my/u,
  /no (?:puedo|se\b|cubro|hago|tengo|llego|es lo mio|conozco|reservo|vendo|soy|entiendo|ofrezco|hablo|trato|doy)/u,
  /\bsolo (?:se|conozco|hablo|puedo|cubro|me)|fuera de|se me escapa|no (?:esta|entra) en/u,
);
const SAYS_INSTEAD = anyOf(
  /\bi can (?:help|tell|suggest|find|recommend|show|plan)|ask me (?:for|about)/u,
  /i know (?:places|about|of)|puedo (?:ayudar|recomend|suger|decir|buscar|contar|indicar|proponer)/u,
  /preguntame|pideme|se (?:mucho )?de (?:sitios|lugares|madrid)|lo mio (?:es|son)/u,
);
const CLAIMS = anyOf(
  /\bi(?:'ve| have) (?:booked|bought|called|ordered|reserved|sent|written)/u,
  /\b(?:it's|is|are) (?:booked|ordered|reserved)\b/u,
  /\bhe (?:reservado|comprado|llamado|pedido|enviado|escrito)/u,
  /\b(?:reservad[oa]|comprad[oa]) (?:a tu|para ti)|^(?:done|hecho)[.!]/u,
);

export function declineFaults({ reply: { text, listed } }: JudgedTurn): Fault[] {
  if (isLost(text)) return ['decline: not understood'];
  const words = plain(text);
  return [
    ...(listed.length > 0 ? ['decline: places instead'] : []),
    ...(CLAIMS.test(words) ? ['decline: claims to have done it'] : []),
    ...(SAYS_NO.test(words) || SAYS_INSTEAD.test(words) ? [] : ['decline: does not say what it does not do']),
  ];
}
