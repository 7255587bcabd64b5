// English words that look like another: "we fancy" is no adjective, and "it closes" is not close by.
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Before "fancy", the verb. */
const FANCYING = wordsOf('i we you they id wed really also dont do kids who');
/** "Fancy a roast", with nobody said to fancy it. */
const FANCIED = wordsOf('a an some going doing getting trying having something somewhere');

export const isOtherWord = (surface: string, before: string, after: string): boolean =>
  /^closes$/iu.test(surface) ||
  (/^fancy$/iu.test(surface) && (FANCYING.has(before) || (!/[a-z]$/u.test(before) && FANCIED.has(after))));
