// One figure a method, as bars with their intervals.
import { numberText } from '../state/numbers.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import type { Chart } from './report.ts';
import { scaleOf, ticksUpTo } from './scale.ts';

const ROW = 30;
const BAR = 14;
const FOOT = 24;
const VALUE_ROOM = 52;
/** Below this width every other mark goes without its figure. */
const NARROW = 440;

export function BarPlot({ chart, width }: { readonly chart: Chart; readonly width: number }) {
  const lang = useStore(language);
  const end = scaleOf(chart);
  const ticks = ticksUpTo(end).filter((_, at) => width >= NARROW || at % 2 === 0);
  const left = Math.min(170, Math.round(width * 0.36));
  const x = (value: number) => left + (value / end) * (width - left - VALUE_ROOM);
  const bottom = chart.series.length * ROW;
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${bottom + FOOT}`} role="img" aria-label={chart.title}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="grid" x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} />
          <text class="tick" x={x(tick)} y={bottom + 16} text-anchor="middle">
            {numberText(tick, lang, 0, 3)}
          </text>
        </g>
      ))}
      {chart.series.map(({ name, points: [point] }, row) => {
        const middle = row * ROW + ROW / 2;
        return (
          <g key={name} class="series-0">
            <text x={left - 8} y={middle + 4} text-anchor="end">
              {name}
            </text>
            {point && (
              <>
                <rect x={left} y={middle - BAR / 2} width={x(point.mean) - left} height={BAR} rx={3} />
                <Whisker from={x(point.low)} to={x(point.high)} y={middle} />
                <text class="value" x={width - 4} y={middle + 4} text-anchor="end">
                  {numberText(point.mean, lang, 3)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const Whisker = ({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) => (
  <path class="whisker" d={`M${from} ${y - 4}v8M${from} ${y}H${to}M${to} ${y - 4}v8`} />
);
