// A sign for each group of categories, on the grid of the pages' icons. The number on a pin ties it to the list, the sign says what is there.
const PATHS: Readonly<Record<string, string>> = {
  culture: 'M4 20h16M6 17v-6M10 17v-6M14 17v-6M18 17v-6M3 8l9-5 9 5H3Z',
  sights: 'M4 8h4l1.500-2h5L16 8h4v11H4V8ZM12 16.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  outdoors: 'M12 21v-6M12 15c-4 0-6-2.500-6-5.500S8.500 3 12 3s6 3.500 6 6.500-2 5.500-6 5.500Z',
  family: 'M12 15a5.500 6 0 1 0 0-12 5.500 6 0 0 0 0 12ZM12 15v6',
  sport: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c4 5 4 13 0 18',
  food: 'M7 3v7a2 2 0 0 0 4 0V3M9 12v9M16 21v-7c-2 0-2-9 1-11v11',
  nightlife: 'M5 4h14l-7 8-7-8ZM12 12v8M8 20h8',
  shopping: 'M5 8h14l1 12H4L5 8ZM9 8a3 3 0 0 1 6 0',
  stay: 'M3 19V7M3 15h18v4M21 15v-2a3 3 0 0 0-3-3h-8v5',
  wellness: 'M12 3c4 5 6 7.500 6 11a6 6 0 0 1-12 0c0-3.500 2-6 6-11Z',
  services: 'M4 8h16v11H4V8ZM9 8V5h6v3',
};

const SVG = 'http://www.w3.org/2000/svg';

/** @returns nothing for a group without a sign: its pins have only their number */
export function signOf(group: string): SVGElement | undefined {
  const d = PATHS[group];
  if (d === undefined) return undefined;
  const sign = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  sign.append(path);
  return sign;
}
