// Figures over a few steps, as lines with their intervals. Lines differ in colour and in their dashes.
import { numberText } from '../state/numbers.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import type { Chart } from './report.ts';
import { scaleOf, ticksUpTo } from './scale.ts';

const HEIGHT = 300;
const MARGIN = { left: 46, right: 14, top: 10, bottom: 44 };
/** Intervals of different lines stand beside each other. */
const APART = 5;

export function LinePlot({ chart, width }: { readonly chart: Chart; readonly width: number }) {
  const lang = useStore(language);
  const { steps, series } = chart;
  const end = scaleOf(chart);
  const bottom = HEIGHT - MARGIN.bottom;
  const y = (value: number) => bottom - (value / end) * (bottom - MARGIN.top);
  const inner = width - MARGIN.left - MARGIN.right - 40;
  const x = (step: number, line = (series.length - 1) / 2) =>
    MARGIN.left + 20 + (step * inner) / (steps.length - 1) + (line - (series.length - 1) / 2) * APART;
  return (
    <>
      <Legend chart={chart} />
      <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={chart.title}>
        {ticksUpTo(end).map((tick) => (
          <g key={tick}>
            <line class="grid" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text class="tick" x={MARGIN.left - 6} y={y(tick) + 4} text-anchor="end">
              {numberText(tick, lang, 0, 3)}
            </text>
          </g>
        ))}
        {steps.map((step, at) => (
          <text key={step} class="tick" x={x(at)} y={bottom + 18} text-anchor="middle">
            {step}
          </text>
        ))}
        <text x={(MARGIN.left + width - MARGIN.right) / 2} y={HEIGHT - 6} text-anchor="middle">
          {chart.xTitle}
        </text>
        {series.map(({ name, points }, line) => (
          <g key={name} class={`series-${line % COLOURS}`}>
            <polyline class="line" points={points.map(({ mean }, at) => `${x(at, line)},${y(mean)}`).join(' ')} />
            {/* One path for all of a line's intervals: a report has hundreds of them. */}
            <path
              class="error"
              d={points.map(({ low, high }, at) => `M${x(at, line)},${y(low)}V${y(high)}`).join('')}
            />
            {points.map(({ mean }, at) => (
              <circle key={steps[at]} cx={x(at, line)} cy={y(mean)} r={3.5} />
            ))}
          </g>
        ))}
      </svg>
    </>
  );
}

/** As many as the styles name. */
const COLOURS = 8;

const Legend = ({ chart: { series } }: { readonly chart: Chart }) => (
  <ul class="legend">
    {series.map(({ name }, line) => (
      <li key={name} class={`series-${line % COLOURS}`}>
        <svg viewBox="0 0 28 10" aria-hidden="true" focusable="false">
          <line class="line" x1={0} x2={28} y1={5} y2={5} />
          <circle cx={14} cy={5} r={3.5} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
