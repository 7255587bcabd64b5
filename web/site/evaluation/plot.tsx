// A plot as SVG, drawn as wide as there is room, so that its letters stay letters on a phone.
import { useEffect, useRef, useState } from 'preact/hooks';
import { numberText } from '../state/numbers.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useEvaluationWords } from '../words/evaluation/index.ts';
import { BarPlot } from './bar-plot.tsx';
import { LinePlot } from './line-plot.tsx';
import type { Chart } from './report.ts';

const WIDEST = 760;

export function Plot({ chart }: { readonly chart: Chart }) {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  return (
    <figure class="plot">
      <figcaption lang="en">{chart.title}</figcaption>
      <div ref={room}>
        {chart.steps.length > 1 ? <LinePlot chart={chart} width={width} /> : <BarPlot chart={chart} width={width} />}
      </div>
      <PlotFigures chart={chart} />
    </figure>
  );
}

/** The same figures to read and to copy; drawn when somebody opens them, as a report has hundreds of rows. */
function PlotFigures({ chart }: { readonly chart: Chart }) {
  const words = useEvaluationWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.figures}</summary>
      {isOpen && <PlotTable chart={chart} />}
    </details>
  );
}

function PlotTable({ chart }: { readonly chart: Chart }) {
  const words = useEvaluationWords();
  const lang = useStore(language);
  const figure = (value: number) => numberText(value, lang, 4);
  const isLine = chart.steps.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="table-scroll" tabIndex={0} lang="en">
      <table class="table">
        <caption class="sr">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.method}</th>
            {isLine && <th scope="col">{chart.xTitle}</th>}
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.interval}</th>
          </tr>
        </thead>
        <tbody>
          {chart.series.flatMap(({ name, points }) =>
            points.map(({ mean, low, high }, at) => (
              <tr key={`${name} ${at}`}>
                <th scope="row">{name}</th>
                {isLine && <td>{chart.steps[at]}</td>}
                <td>{figure(mean)}</td>
                <td>
                  {figure(low)} – {figure(high)}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(WIDEST);
  useEffect(() => {
    if (!element.current) return;
    const resized = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? 0;
      if (room > 0) setWidth(Math.min(WIDEST, Math.round(room)));
    });
    resized.observe(element.current);
    return () => resized.disconnect();
  }, []);
  return width;
}
