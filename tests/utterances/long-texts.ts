// Messages as long as they get, each hard for another stage.

const RULES =
  'museums parks but not hate love no me gustan los except near Sol Prado the second one más , . ? 4/5 ni y and zoo';

export const LONG_TEXTS: Readonly<Record<string, string>> = {
  'no spaces': 'a'.repeat(200_000),
  'nested markup': `${'<b>'.repeat(50_000)}museums`,
  'ten thousand emoji': '🍕'.repeat(10_000),
  'zero-width': 'm\u200bu\u200bs\u200beums '.repeat(5_000),
  'stacked accents': 'e\u0301\u0301\u0301\u0301'.repeat(20_000),
  commas: ',a'.repeat(50_000),
  attitudes: 'I love museums and parks, but not bars; '.repeat(60),
  actitudes: 'me encantan los museos y los parques, pero no los bares; '.repeat(60),
  kinds: 'museums '.repeat(300),
  names: 'near the Museo Nacional del Prado and the Parque del Retiro, '.repeat(40),
  misspellings: scrambled('museums restaurant gardens quiero bibliotecas Chamberi Malasaña', 300),
  comparisons: 'museums are better than parks '.repeat(70),
  questions: 'is it open on monday? '.repeat(90),
  numbers: '4 out of 5 '.repeat(200),
  near: 'near '.repeat(400),
  'de la': 'de la '.repeat(400),
  negations: 'not '.repeat(500),
  'every rule at once': Array.from({ length: 400 }, (_, at) => RULES.split(' ')[(at * 7 + (at >> 3)) % 26]).join(' '),
};

/** The words again and again, each time with another two letters swapped. */
function scrambled(words: string, count: number): string {
  const all = words.split(' ');
  return Array.from({ length: count }, (_, at) => {
    const word = all[at % all.length]!;
    const from = 1 + (at % (word.length - 2));
    return word.slice(0, from) + word[from + 1] + word[from] + word.slice(from + 2);
  }).join(' ');
}
