/** What this browser remembers; a browser that refuses to remember is no error. */
export const memory = {
  read: (key: string): string | undefined => {
    try {
      return localStorage.getItem(`paseo.${key}`) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (key: string, value: string | undefined): void => {
    try {
      if (value === undefined) localStorage.removeItem(`paseo.${key}`);
      else localStorage.setItem(`paseo.${key}`, value);
    } catch {
      // Private windows may refuse; then the choice lasts as long as the page.
    }
  },
};
