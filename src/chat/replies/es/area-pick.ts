// In Spanish: which part of the city to choose, and why.
import type { AreaTrait } from '../../../domain/area-trait.ts';
import type { AreaPick } from '../../acts.ts';
import { joined } from './nouns.ts';

const REASONS: Readonly<Record<AreaTrait, string>> = {
  quiet: 'es más tranquilo',
  lively: 'hay más ambiente',
  young: 'la gente es más joven',
  smart: 'está más cuidado',
  cheap: 'sale más barato',
  central: 'es más céntrico',
  historic: 'tiene más casco antiguo',
  food: 'se come mejor',
  shops: 'tiene más tiendas',
  family: 'es más de vecinos, más cómodo en familia',
  green: 'tiene un parque al lado',
};

export function areaPick({ area, others, because }: AreaPick): string {
  if (because.length > 0) return `Yo elegiría ${area.name}: ${joined(because.map((each) => REASONS[each]))}.`;
  return `Para eso están muy igualados; yo empezaría por ${area.name} y dejaría ${joined(others.map(({ name }) => name))} para otro rato.`;
}
