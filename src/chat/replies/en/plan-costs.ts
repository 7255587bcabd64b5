// What a plan comes to for one person, in English.
import type { PlanCosts } from '../../plan/answer.ts';
import { joined } from './nouns.ts';

export function costsTold({ paid, hasFree, unknown, tables, people }: PlanCosts): string {
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  const ofAll = people === undefined ? '' : `, ${amountOf(sum * people)} for the ${people} of you`;
  const each = joined(paid.map(({ name, amount }) => `${name} ${amountOf(amount)}`));
  const tickets =
    paid.length > 0
      ? `Tickets come to ${amountOf(sum)} a person${ofAll} (${each})${hasFree ? '; the other visits I know of are free' : ''}.`
      : hasFree
        ? 'The visits I know of are free.'
        : '';
  const open = unknown.length > 0 ? `I have no price for ${joined(unknown)}.` : '';
  const known = tables.filter(({ level }) => level !== undefined);
  const levels = known.map(({ name, level }) => `${name} is ${LEVELS[level!]}`);
  const meals =
    tables.length === 0
      ? ''
      : levels.length > 0
        ? `What you eat and drink comes on top: ${joined(levels)}.`
        : 'What you eat and drink comes on top; I have no prices for that.';
  return [tickets, open, meals].filter(Boolean).join(' ');
}

const amountOf = (amount: number): string => `€${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

const LEVELS: Readonly<Record<number, string>> = {
  1: 'inexpensive',
  2: 'mid-priced',
  3: 'on the expensive side',
  4: 'very expensive',
};
