// The canonical categories are rows of the vocabulary; here is only the type of their ids.
declare const flavour: unique symbol;

/**
 * The id of a category, such as `museums`. Open: a row more in data/vocabulary/categories.tsv is a category more. A text from
 * outside becomes one through `isCategory` or `categoriesNamed`.
 */
export type Category = string & { readonly [flavour]?: 'Category' };
