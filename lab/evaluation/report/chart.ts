// Charts as SVG: lines with intervals over steps, or bars with intervals where there is one step.
import type { Chart } from './document.ts';
import { escaped } from './escaped.ts';

const [WIDTH, HEIGHT] = [720, 340];
const MARGIN = { left: 64, right: 190, top: 36, bottom: 44 };
/** Okabe and Ito's palette, which people who see colours differently can tell apart. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000', '#999999', '#7f5200'];

export function chartSvg(chart: Chart): string {
  const top = Math.max(1e-9, ...chart.series.flatMap(({ points }) => points.map(({ high }) => high))) * 1.05;
  const y = (value: number) => HEIGHT - MARGIN.bottom - (value / top) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const marks = chart.steps.length > 1 ? lines(chart, y) : bars(chart, y);
  return `<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(chart.title)}" font-family="system-ui, sans-serif" font-size="12">
<text x="${MARGIN.left}" y="18" font-weight="600">${escaped(chart.title)}</text>${grid(top, y)}${marks}${legend(chart)}
<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${HEIGHT - 6}" text-anchor="middle">${escaped(chart.xTitle)}</text></svg></figure>`;
}

function grid(top: number, y: (value: number) => number): string {
  return [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const at = round(y(top * share));
      const line = `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}" stroke="#ddd"/>`;
      const label = `<text x="${MARGIN.left - 6}" y="${at + 4}" text-anchor="end">${(top * share).toFixed(3)}</text>`;
      return line + label;
    })
    .join('');
}

function lines({ steps, series }: Chart, y: (value: number) => number): string {
  const x = (step: number) =>
    round(MARGIN.left + 14 + (step * (WIDTH - MARGIN.left - MARGIN.right - 28)) / (steps.length - 1));
  const labels = steps.map(
    (step, at) => `<text x="${x(at)}" y="${HEIGHT - 26}" text-anchor="middle">${escaped(step)}</text>`,
  );
  const drawn = series.map(({ points }, which) => {
    const colour = colourOf(which);
    const path = points.map(({ mean }, at) => `${x(at)},${round(y(mean))}`).join(' ');
    const whiskers = points.map(({ low, high }, at) => whisker(x(at), y(low), y(high), colour)).join('');
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${whiskers}`;
  });
  return [...labels, ...drawn].join('');
}

function bars({ series }: Chart, y: (value: number) => number): string {
  const slot = (WIDTH - MARGIN.left - MARGIN.right) / Math.max(1, series.length);
  return series
    .map(({ points: [point] }, which) => {
      if (!point) return '';
      const left = round(MARGIN.left + which * slot + slot * 0.15);
      const height = round(y(0) - y(point.mean));
      const bar = `<rect x="${left}" y="${round(y(point.mean))}" width="${round(slot * 0.7)}" height="${height}" fill="${colourOf(which)}"/>`;
      return bar + whisker(round(left + slot * 0.35), y(point.low), y(point.high), '#333');
    })
    .join('');
}

const whisker = (x: number, low: number, high: number, colour: string): string =>
  `<line x1="${x}" x2="${x}" y1="${round(low)}" y2="${round(high)}" stroke="${colour}"/>`;

const legend = ({ series }: Chart): string =>
  series
    .map(({ name }, which) => {
      const y = MARGIN.top + 8 + which * 20;
      const x = WIDTH - MARGIN.right + 14;
      return `<rect x="${x}" y="${y - 9}" width="11" height="11" fill="${colourOf(which)}"/><text x="${x + 17}" y="${y + 1}">${escaped(name)}</text>`;
    })
    .join('');

const colourOf = (which: number): string => COLOURS[which % COLOURS.length]!;
const round = (value: number): number => Math.round(value * 10) / 10;
