// In English: which part of the city to choose, and why.
import type { AreaTrait } from '../../../domain/area-trait.ts';
import type { AreaPick } from '../../acts.ts';
import { joined } from './nouns.ts';

const REASONS: Readonly<Record<AreaTrait, string>> = {
  quiet: 'it is the calmer one',
  lively: 'there is more going on',
  young: 'the crowd is younger',
  smart: 'it is the more polished one',
  cheap: 'it is easier on the wallet',
  central: 'it is more central',
  historic: 'it has more of the old town',
  food: 'it is the better one for eating',
  shops: 'it has more shops',
  family: 'it is the more residential one, easier with a family',
  green: 'a park is at hand',
};

export function areaPick({ area, others, because }: AreaPick): string {
  if (because.length > 0) return `I would pick ${area.name}: ${joined(because.map((each) => REASONS[each]))}.`;
  return `For that it is a close call; I would start in ${area.name} and keep ${joined(others.map(({ name }) => name))} for later.`;
}
