// A small drawing for each group of categories: flat shapes in the colours of the pages, by day and at night. It says nothing that words do
// not say, so screen readers pass over it.

/** `a` accent, `b` walls and paper, `c` green, `d` water and sky, `e` gold. */
type Shape = readonly ['a' | 'b' | 'c' | 'd' | 'e', string];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}Z`;

const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  culture: [
    ['a', 'M42 54 100 24l58 30Z'],
    ['b', [58, 82, 106, 130].map((x) => box(x, 58, 12, 34)).join('')],
    ['a', `${box(48, 92, 104, 5)}${box(42, 97, 116, 5)}`],
    ['e', circle(100, 43, 5)],
  ],
  sights: [
    ['b', 'M40 102V52h120v50h-18V80a10 10 0 0 0-20 0v22h-8V74a14 14 0 0 0-28 0v28h-8V80a10 10 0 0 0-20 0v22Z'],
    ['a', `${box(40, 46, 120, 6)}M70 46V36h60v10ZM78 36l22-13 22 13Z`],
    ['c', `${circle(26, 92, 10)}${circle(176, 90, 12)}`],
  ],
  outdoors: [
    ['d', 'M96 96c16-8 60-8 84 0v6H90Z'],
    ['b', `${box(56, 76, 6, 26)}${box(96, 82, 5, 20)}${box(30, 84, 5, 18)}`],
    ['c', `${circle(59, 58, 22)}${circle(98, 68, 16)}${circle(32, 76, 12)}`],
    ['a', 'M140 92l6-14 6 14Z'],
  ],
  family: [
    ['a', `${circle(86, 46, 20)}M83 66h6l-3 6Z`],
    ['e', `${circle(122, 56, 16)}M119.500 72h5l-2.500 5Z`],
    ['c', `${circle(58, 60, 13)}M56 73h4l-2 4Z`],
    ['b', `${box(85, 72, 1.5, 30)}${box(121.5, 77, 1.5, 25)}${box(57.3, 77, 1.5, 25)}`],
  ],
  sport: [
    ['c', 'M20 102c20-20 140-20 160 0Z'],
    ['b', circle(100, 64, 26)],
    ['a', 'm100 50 12 9-4 14H92l-4-14ZM100 38l8 5-8 6-8-6ZM124 58l2 10-8 4-2-8ZM76 58l-2 10 8 4 2-8Z'],
  ],
  food: [
    ['a', 'M58 66h70a35 28 0 0 1-70 0Z'],
    ['b', `${box(78, 92, 30, 5)}M84 58c-6-8 6-10 0-20h4c6 10-6 12 0 20ZM102 58c-6-8 6-10 0-20h4c6 10-6 12 0 20Z`],
    ['e', 'M140 58h18l-3 24a6 6 0 0 1-12 0Z'],
    ['b', 'M148 86h2v10h8v3h-18v-3h8Z'],
  ],
  nightlife: [
    ['e', 'M62 30a20 20 0 1 0 14 34 18 18 0 0 1-14-34Z'],
    ['a', 'M96 42h52l-22 28v24h12v5h-32v-5h12V70Z'],
    ['d', 'M103 48h38l-5 6h-28Z'],
    ['c', circle(144, 38, 6)],
  ],
  shopping: [
    ['b', box(54, 56, 92, 46)],
    ['a', 'M48 40h104l6 16a9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-26 0Z'],
    ['d', box(64, 72, 34, 22)],
    ['e', box(112, 70, 22, 32)],
  ],
  stay: [
    ['b', box(62, 30, 76, 72)],
    ['a', `${box(58, 24, 84, 7)}${box(92, 82, 16, 20)}`],
    ['d', [72, 94, 116].flatMap((x) => [40, 60].map((y) => box(x, y, 12, 12))).join('')],
    ['e', `${box(72, 40, 12, 12)}${box(116, 60, 12, 12)}`],
  ],
  wellness: [
    ['d', 'M100 26c16 20 24 30 24 44a24 24 0 0 1-48 0c0-14 8-24 24-44Z'],
    ['c', 'M40 100c2-22 18-32 36-32-2 20-16 32-36 32ZM160 100c-2-22-18-32-36-32 2 20 16 32 36 32Z'],
    ['b', 'M86 70a14 14 0 0 0 10 13v-5a9 9 0 0 1-6-8Z'],
  ],
  services: [
    ['b', box(58, 52, 84, 50)],
    ['a', 'M52 52 100 26l48 26Z'],
    ['d', `${box(68, 62, 18, 16)}${box(114, 62, 18, 16)}`],
    ['e', `${box(93, 72, 14, 30)}${circle(100, 42, 5)}`],
  ],
};

interface Props {
  /** Of categories; for a group without a drawing there is the city, and beside a name the open land. */
  readonly group?: string | undefined;
  /** Beside a name: then the middle of it fills the frame. */
  readonly small?: boolean;
}

export function Illustration({ group, small = false }: Props) {
  const drawn = group !== undefined && group in SHAPES ? group : small ? 'none' : 'sights';
  return (
    <svg
      class={`illustration of-${drawn}`}
      viewBox="0 0 200 120"
      preserveAspectRatio={small ? 'xMidYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
      focusable="false"
    >
      <path class="shape-sun" d={circle(164, 30, 13)} />
      <path class="shape-hill" d="M-500 88C-340 104-180 112-100 96S40 80 100 92s140-4 200-6 240 14 400 6v40H-500Z" />
      {(SHAPES[drawn] ?? []).map(([look, d]) => (
        <path key={d} class={`shape-${look}`} d={d} />
      ))}
      <path class="shape-ground" d="M-500 102H700v30H-500Z" />
    </svg>
  );
}
