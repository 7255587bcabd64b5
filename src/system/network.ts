// Whom an address stands for, where something is counted by address.
import { isIPv6 } from 'node:net';

/** An IPv6 address belongs to a network of 2^64 that one customer has: the limit is the network's. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? expanded(address).slice(0, 4).join(':') : address;

function expanded(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}
