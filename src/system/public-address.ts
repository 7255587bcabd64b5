// Whether an address is one of the public internet (IANA special-purpose registries, RFC 6890). What is not could be a
// machine inside: the database, the metadata of a cloud, the service itself.
import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC = new BlockList();
// biome-ignore format: a table, several a line
for (const network of [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]) NOT_PUBLIC.addSubnet(network.split('/')[0]!, Number(network.split('/')[1]), 'ipv4');
// Of IPv6 only 2000::/3 is given out; in it these carry IPv4 addresses or are for documents and benchmarks.
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  NOT_PUBLIC.addSubnet(network.split('/')[0]!, Number(network.split('/')[1]), 'ipv6');
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return isIP(address) === 6 && GIVEN_OUT.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}
