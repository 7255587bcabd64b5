// Lines over two logarithmic axes, as an SVG that reads in the light and in the dark.
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly dashed?: boolean;
}

const [WIDTH, HEIGHT] = [760, 400];
const MARGIN = { left: 64, right: 220, top: 36, bottom: 48 };
/** Okabe and Ito's palette, which people who see colours differently can tell apart. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7'];

export function logPlot(title: string, xTitle: string, yTitle: string, lines: readonly Line[]): string {
  const x = axis(
    lines.flatMap(({ points }) => points.map(([at]) => at)),
    MARGIN.left,
    WIDTH - MARGIN.right,
  );
  const y = axis(
    lines.flatMap(({ points }) => points.map(([, at]) => at)),
    HEIGHT - MARGIN.bottom,
    MARGIN.top,
  );
  const text = (at: readonly [number, number], words: string, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${words}</text>`;
  const grid = [
    ...x.marks.map((mark) => {
      const at = x.place(mark);
      return `<path d="M${at.toFixed(1)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}" stroke="#ddd"/>${text([at, HEIGHT - MARGIN.bottom + 16], short(mark), 'text-anchor="middle"')}`;
    }),
    ...y.marks.map((mark) => {
      const at = y.place(mark);
      return `<path d="M${MARGIN.left} ${at.toFixed(1)}H${WIDTH - MARGIN.right}" stroke="#ddd"/>${text([MARGIN.left - 6, at + 4], short(mark), 'text-anchor="end"')}`;
    }),
  ];
  const drawn = lines.map(({ name, points, dashed }, which) => {
    const colour = COLOURS[which % COLOURS.length];
    const path = points.map(([px, py]) => `${x.place(px).toFixed(1)},${y.place(py).toFixed(1)}`).join(' ');
    const [lastX, lastY] = points.at(-1) ?? [1, 1];
    return (
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dashed ? ' stroke-dasharray="5 4"' : ''}/>\n` +
      text([x.place(lastX) + 8, y.place(lastY) + 4], name, `fill="${colour}"`)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${text([MARGIN.left, 20], `${title} (${yTitle})`, 'font-weight="600"')}
${grid.join('\n')}
${drawn.join('\n')}
${text([(MARGIN.left + WIDTH - MARGIN.right) / 2, HEIGHT - 10], xTitle, 'text-anchor="middle"')}
</svg>
`;
}

/** From the power of ten at or below the least value to the one at or above the largest. */
function axis(values: readonly number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    marks: Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at)),
    place: (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from),
  };
}

const short = (value: number): string =>
  value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(3)));
