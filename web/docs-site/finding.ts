// The search of the documentation site: the same in the browser and in its test.
import MiniSearch from 'minisearch';

/** What stands under one heading of the documentation. */
export interface Section {
  /** From the root of the site, with the fragment. */
  readonly address: string;
  /** Title of the page. */
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

export interface Found {
  readonly address: string;
  readonly page: string;
  readonly heading: string;
}

const MOST_FOUND = 12;
/** A heading names what a section is about; its page says in which sense. */
const BOOST = { heading: 4, page: 2 } as const;
const FORGIVEN_LETTERS = 0.2;

/** @returns what finds sections by words, by their beginnings, and with a typing error in long ones */
export function openIndex(sections: readonly Section[]): (wanted: string) => readonly Found[] {
  const index = new MiniSearch<Section & { readonly id: number }>({
    fields: ['heading', 'page', 'text'],
    storeFields: ['address', 'page', 'heading'],
    searchOptions: {
      boost: BOOST,
      prefix: true,
      combineWith: 'AND',
      fuzzy: (term) => (term.length > 4 ? FORGIVEN_LETTERS : false),
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return (wanted) =>
    index
      .search(wanted)
      .slice(0, MOST_FOUND)
      .map(({ address, page, heading }) => ({ address, page, heading }));
}
