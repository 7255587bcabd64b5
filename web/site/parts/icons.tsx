// The few signs the pages use, drawn on one grid; always beside words, so hidden from screen readers.
const PATHS = {
  pin: 'M12 21s-6.500-6-6.500-11a6.500 6.500 0 0 1 13 0c0 5-6.500 11-6.500 11ZM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  walk: 'M13 5.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM9 21l2-6-2-2.500 1-5 3 .5 2 3 3 1M10 8l-3 2v3M13 15l2 6',
  star: 'm12 3 2.700 5.700 6.300.800-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.800L12 3Z',
  locate: 'M12 2v3m0 14v3M2 12h3m14 0h3M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  send: 'M4 12 20 4l-5 16-4-6-7-2Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.500-4 4-6 8-6s7.500 2 8 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.010M4 12h.010M4 18h.010',
  map: 'm3 6 6-3 6 3 6-3v15l-6 3-6-3-6 3V6ZM9 3v15M15 6v15',
  heart:
    'M12 20s-7.500-4.500-7.500-10A4.200 4.200 0 0 1 12 7.500 4.200 4.200 0 0 1 19.500 10c0 5.500-7.500 10-7.500 10Z',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  route:
    'M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18h7a3.500 3.500 0 0 0 0-7H9a3.500 3.500 0 0 1 0-7h7',
  train:
    'M8 3h8a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2ZM6 11h12M9 14h.010M15 14h.010M8 21l2-4m6 4-2-4',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  check: 'm5 12 5 5 9-10',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7v-7Z',
  offline:
    'M4 4l16 16M8.500 16.500a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5-2.700M2 9.500A15 15 0 0 1 7 6.500M12 20h.010M13 6a15 15 0 0 1 9 3.500M16 11.500a10 10 0 0 1 3 1.500',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M4 20h16',
  upload: 'M12 15V4m0 0L8 8m4-4 4 4M4 20h16',
  more: 'M5 12h.010M12 12h.010M19 12h.010',
  grip: 'M9 6h.010M9 12h.010M9 18h.010M15 6h.010M15 12h.010M15 18h.010',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
