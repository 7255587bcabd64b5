// Kinds: concepts narrower than a category, such as pharmacies. Their rows are the vocabulary's.
import type { Category } from './category.ts';

/** The id of a kind: `pharmacy`, `ramen_bar`. */
export type Kind = string;

/** What narrows a category, where only narrower nouns ask for it. */
export type Kinds = Readonly<Partial<Record<Category, readonly Kind[]>>>;
