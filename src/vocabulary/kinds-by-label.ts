// The kind of place that a label of the catalogue stands for. Of kinds that share a label, the one that is listed later counts: it
// says more ("modern art museum" after "art museum").
import { VOCABULARY } from './bundled.ts';
import type { Concept } from './concept.ts';

export const kindsOfTypes = (types: readonly string[]): readonly Concept[] =>
  types.flatMap((type) => kindsByLabel().get(type) ?? []);

let kinds: ReadonlyMap<string, Concept> | undefined;
function kindsByLabel(): ReadonlyMap<string, Concept> {
  kinds ??= new Map(
    VOCABULARY.conceptsOfType('kind').flatMap((kind) =>
      [kind.id, ...kind.labels].map((label) => [label, kind] as const),
    ),
  );
  return kinds;
}
