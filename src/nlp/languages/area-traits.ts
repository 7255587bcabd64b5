// By which words a language asks for a part of the city of some sort.
import type { AreaTrait } from '../../domain/area-trait.ts';

export type AreaTraitCues = Readonly<Record<AreaTrait, RegExp>>;
