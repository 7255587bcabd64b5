// The methods that were learned beforehand and come with the program.
import { existsSync, readFileSync } from 'node:fs';
import type { Catalogue, Ratings } from '../domain/catalogue.ts';
import type { Recommender } from '../models/recommender.ts';
import { parseTransfer, type TransferArtifact } from '../models/transfer/artifact.ts';
import { transfer } from '../models/transfer/transfer.ts';
import { shippedFile } from '../system/paths.ts';

const TRANSFER_FILE = shippedFile('models', 'transfer.json');
let read: TransferArtifact | undefined;

export function shippedTransfer(): TransferArtifact | undefined {
  if (!read && existsSync(TRANSFER_FILE)) read = parseTransfer(readFileSync(TRANSFER_FILE, 'utf8'));
  return read;
}

export function bindShipped(catalogue: Catalogue, ratings: Ratings): readonly Recommender[] {
  const artifact = shippedTransfer();
  return artifact ? [transfer(artifact, catalogue, ratings)] : [];
}
