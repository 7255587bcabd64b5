// Laughter and drawn-out sounds: words of a message that say nothing, in any language.

const LAUGHTER = '(?:a?(?:[jh][aei]){2,12}[jh]?|lo{1,6}l|x+d)';
const ALONE = new RegExp(`^(?:${LAUGHTER}|(.)\\1{2,5}|h?m{2,9})$`, 'iu');
const BETWEEN = new RegExp(`(?<=[\\p{L}\\p{N}]) ${LAUGHTER}(?= [\\p{L}\\p{N}])`, 'giu');

/** "Jajaja", "hehe", "lol", "hmmm". */
export const isChatter = (word: string): boolean => ALONE.test(word);

/** "No jaja I mean bars": who laughs between two words pauses between them. */
export const withPausesForLaughter = (text: string): string => text.replace(BETWEEN, ',');
