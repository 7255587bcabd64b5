// Wishes as the address holds them, `open:now` or `-feature:smoking`: what is added to them, and what gives way to it.

/** Of these a list follows one: what is chosen later replaces what was chosen before. */
const SLOTS: Readonly<Record<string, string>> = {
  category: 'what',
  kind: 'what',
  cuisine: 'what',
  dish: 'what',
  area: 'where',
  near: 'where',
  open: 'time',
};

export const OPEN_NOW = 'open:now';

const slotOf = (wish: string): string => SLOTS[wish.slice(0, wish.indexOf(':'))] ?? wish;

export const withWish = (wishes: readonly string[], wish: string): readonly string[] => [
  ...wishes.filter((each) => slotOf(each) !== slotOf(wish)),
  wish,
];

export const withoutWish = (wishes: readonly string[], wish: string): readonly string[] =>
  wishes.filter((each) => each !== wish);
