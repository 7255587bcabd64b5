// What a plan comes to for one person, in Spanish.
import type { PlanCosts } from '../../plan/answer.ts';
import { joined } from './nouns.ts';

export function costsTold({ paid, hasFree, unknown, tables, people }: PlanCosts): string {
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  const ofAll = people === undefined ? '' : `, ${amountOf(sum * people)} en total para los ${people}`;
  const each = joined(paid.map(({ name, amount }) => `${name}, ${amountOf(amount)}`));
  const tickets =
    paid.length > 0
      ? `Las entradas suman ${amountOf(sum)} por persona${ofAll} (${each})${hasFree ? '; las demás visitas que conozco son gratis' : ''}.`
      : hasFree
        ? 'Las visitas que conozco son gratis.'
        : '';
  const open = unknown.length > 0 ? `No tengo precio para ${joined(unknown)}.` : '';
  const levels = tables
    .filter(({ level }) => level !== undefined)
    .map(({ name, level }) => `${name} es ${LEVELS[level!]}`);
  const meals =
    tables.length === 0
      ? ''
      : levels.length > 0
        ? `Lo que comáis y bebáis va aparte: ${joined(levels)}.`
        : 'Lo que comáis y bebáis va aparte; de eso no tengo precios.';
  return [tickets, open, meals].filter(Boolean).join(' ');
}

const amountOf = (amount: number): string =>
  `${(Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',')} €`;

const LEVELS: Readonly<Record<number, string>> = {
  1: 'de precio bajo',
  2: 'de precio medio',
  3: 'más bien de precio alto',
  4: 'de precio muy alto',
};
