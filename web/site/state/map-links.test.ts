import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

test('a place is found in each map by name and position, whatever it is called', () => {
  const links = mapLinks({ name: 'Café “Ñ” & (Sol)#1', lat: 40.4168, lng: -3.7038 });
  expect(links.map(({ map }) => map)).toEqual(['device', 'google', 'apple', 'organic', 'osm']);
  for (const { href } of links) {
    expect(URL.canParse(href)).toBe(true);
    expect(decodeURIComponent(href)).toContain('40.4168');
    expect(href).not.toMatch(/[\s"<>“]/u);
  }
  expect(new URL(links[1]!.href).searchParams.get('query')).toBe('Café “Ñ” & (Sol)#1, 40.4168,-3.7038');
});
