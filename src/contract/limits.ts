// How a list says whose house rules leave places out of it.
import { Type } from 'typebox';

export const LIMITED_BY_HEADER = 'x-limited-by';

/** Names may hold any letter, and headers may not. */
export const limitHeader = ({ limitedBy = [] }: { readonly limitedBy?: readonly string[] }) =>
  limitedBy.length > 0 ? { [LIMITED_BY_HEADER]: limitedBy.map(encodeURIComponent).join(', ') } : {};

/** For the document: beside the schema of the answer. */
export const LIMITED_BY = {
  [LIMITED_BY_HEADER]: Type.String({
    description:
      'Whose house rules leave places out, also of an empty list: names, percent-encoded, with commas between.',
  }),
};
