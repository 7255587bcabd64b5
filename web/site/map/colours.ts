// The colours of the map, as the style sheets have them for the theme of the moment: a canvas knows no custom properties.
const NAMES = [
  ...(['land', 'city', 'park', 'water', 'street', 'main', 'edge', 'rail', 'metro'] as const),
  ...(['words', 'faint', 'green', 'blue'] as const),
];

type Name = (typeof NAMES)[number];
export type Colours = Readonly<Record<Name, string>>;

export function coloursIn(element: HTMLElement): Colours {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: Name): readonly [Name, string] => {
    probe.style.color = `var(--map-${name})`;
    return [name, getComputedStyle(probe).color];
  };
  const colours = Object.fromEntries(NAMES.map(read)) as Colours;
  probe.remove();
  return colours;
}

/** @returns how to stop hearing of it */
export function onThemeChange(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}
