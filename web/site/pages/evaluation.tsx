// How good the recommendations are: the report that comes with this service, or one that somebody opens.
import { useState } from 'preact/hooks';
import { ApiError, createTransport } from '../../api-client/transport.ts';
import { type InShort, inShort } from '../evaluation/in-short.ts';
import { Plot } from '../evaluation/plot.tsx';
import { isReport, type Report, renamed, type Section, type Table } from '../evaluation/report.ts';
import { Failure } from '../parts/failure.tsx';
import { fetchAhead } from '../state/answers-ahead.ts';
import { useInSteps } from '../state/in-steps.ts';
import { useLoad } from '../state/load.ts';
import { numberText } from '../state/numbers.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useEvaluationWords } from '../words/evaluation/index.ts';

export function EvaluationPage() {
  const words = useEvaluationWords();
  useTitle(words.title);
  const [opened, setOpened] = useState<Report>();
  const [problem, setProblem] = useState('');
  const [shipped, again] = useLoad(shippedReport, []);
  const report = opened ?? shipped.value;

  async function open(file: File | undefined) {
    if (!file) return;
    const value: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    setProblem(isReport(value) ? '' : words.noReportFile(file.name));
    if (isReport(value)) setOpened(value);
  }

  return (
    <div class="page">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {shipped.state === 'failed' && !report && <Failure error={shipped.error} again={again} />}
      {shipped.state === 'loading' && !report && <p class="quiet">{words.loading}</p>}
      {shipped.state === 'ready' && !report && (
        <div class="empty">
          <p>{words.none}</p>
          <p class="quiet">{words.make}</p>
        </div>
      )}
      {report && <ReportView report={report} />}
      {shipped.state !== 'loading' && <OwnReport problem={problem} onOpen={open} />}
    </div>
  );
}

interface OwnReportProps {
  readonly problem: string;
  readonly onOpen: (file: File | undefined) => void;
}

function OwnReport({ problem, onOpen }: OwnReportProps) {
  const words = useEvaluationWords();
  return (
    <section class="panel stack" aria-labelledby="own-report">
      <h2 id="own-report">{words.own}</h2>
      <p class="quiet">{words.make}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre class="command" tabIndex={0}>
        npm run evaluate -- --data DIR --out reports
      </pre>
      <label class="button file">
        <span>{words.open}</span>
        <input
          type="file"
          class="sr"
          accept="application/json,.json"
          onChange={(event) => onOpen(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

const open = createTransport({ baseUrl: '', token: () => undefined, fetch: fetchAhead });

/** Nothing when this service was built without one. */
async function shippedReport(signal: AbortSignal): Promise<Report | undefined> {
  if (EVALUATION_URL === '') return undefined;
  try {
    const { value } = await open<unknown>({ path: EVALUATION_URL, signal });
    return isReport(value) ? value : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** For whoever wants to know whether the recommendations are any good, and no more. */
function Short({ report }: { readonly report: Report }) {
  const words = useEvaluationWords();
  const lang = useStore(language);
  const told = inShort(report);
  if (told.length === 0) return null;
  const sentence = ({ people, times, isAlike }: InShort) => {
    if (isAlike) return words.alike(people);
    return times > 1 ? words.better(people, numberText(times, lang, 1)) : words.worse(people);
  };
  // Two groups of the same people may come to the same.
  const sentences = [...new Set(told.map(sentence))];
  return (
    <section class="panel stack" aria-labelledby="in-short">
      <h2 id="in-short">{words.short}</h2>
      <p>{words.measured}</p>
      <ul class="preface">
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p class="quiet">{words.shortLimits}</p>
    </section>
  );
}

/** Its sentences are English, whatever the page speaks; what stands in its tables and plots has names in both. */
function ReportView({ report }: { readonly report: Report }) {
  const words = useEvaluationWords();
  const drawn = useInSteps(report.sections.length, 1);
  return (
    <>
      <Short report={report} />
      <h2>{words.engineers}</h2>
      <section class="panel stack" aria-labelledby="report-title">
        <h2 id="report-title" lang="en">
          {report.title}
        </h2>
        <ul class="preface" lang="en">
          {report.preface.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p class="quiet">{words.reading}</p>
      </section>
      {report.sections.slice(0, drawn).map((section, index) => (
        <SectionView key={section.title} section={section} id={`section-${index}`} />
      ))}
    </>
  );
}

function SectionView({ section: told, id }: { readonly section: Section; readonly id: string }) {
  const section = renamed(told, useEvaluationWords().names);
  return (
    <section class="panel stack" aria-labelledby={id}>
      <h2 id={id} lang="en">
        {section.title}
      </h2>
      <p lang="en">{section.about}</p>
      {section.charts.map((chart) => (
        <Plot key={chart.title} chart={chart} />
      ))}
      {section.tables.map((table, index) => (
        <TableView key={index} table={table} label={section.title} />
      ))}
    </section>
  );
}

function TableView({ table: { header, rows }, label }: { readonly table: Table; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="table-scroll" tabIndex={0}>
      <table class="table figures">
        <caption class="sr">{label}</caption>
        <thead>
          <tr>
            {header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={header[column + 1] ?? column}>{inLines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "0.0247 (0.0168 to 0.0336)": the interval stands below its mean, so that a table is no wider than its page. */
function inLines(cell: string) {
  const [mean, interval] = [cell.slice(0, cell.indexOf(' (')), cell.slice(cell.indexOf(' (') + 1)];
  if (!cell.includes(' (')) return cell;
  return (
    <>
      {mean}
      <br />
      <span class="quiet">{interval}</span>
    </>
  );
}
