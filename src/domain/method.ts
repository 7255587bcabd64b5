// The recommendation methods of the contract.
export const METHODS = ['autoencoder', 'svd', 'transfer', 'embeddings', 'ensemble'] as const;
export type Method = (typeof METHODS)[number];
export const DEFAULT_METHOD: Method = 'ensemble';
