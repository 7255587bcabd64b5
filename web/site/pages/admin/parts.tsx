// What the parts of the administration share: loading, tables, pages that grow, and asking twice before something goes.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.tsx';
import { report, say } from '../../parts/toast.tsx';
import { type Loading, useLoad } from '../../state/load.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';

export const valueIn = async <T,>(answer: Promise<{ readonly value: T }>): Promise<T> => (await answer).value;

/** What was written into the field of a name, without the spaces around it. */
export const textIn =
  (given: FormData) =>
  (name: string): string =>
    String(given.get(name) ?? '').trim();

/** Does it, says so and looks again; what did not work is said as well. */
export async function act(work: () => Promise<unknown>, done: string, again: () => void): Promise<void> {
  try {
    await work();
    say(done);
    again();
  } catch (error) {
    report(error);
  }
}

export function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Waiting({ loading, again }: { readonly loading: Loading<unknown>; readonly again: () => void }) {
  const words = useAdminWords();
  if (loading.state === 'failed') return <Failure error={loading.error} again={again} />;
  return loading.state === 'loading' && loading.value === undefined ? <p class="quiet">{words.loading}</p> : null;
}

/** On a phone a row becomes a card, and each cell says what it is. What may scroll must be reachable by keyboard. */
export function Table(props: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    for (const row of body.current?.rows ?? []) {
      for (const cell of row.cells) {
        if (cell.colSpan === 1) cell.dataset.head = props.heads[cell.cellIndex] ?? '';
      }
    }
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div class="table-frame" role="group" aria-label={props.label} tabIndex={0}>
      <table class="table stacking">
        <thead>
          <tr>
            {props.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>{props.children}</tbody>
      </table>
    </div>
  );
}

/** Asks once more, in place, with the harmless answer under the finger; the focus goes where the question goes. */
export function Confirm(props: {
  readonly label: string;
  /** What it is done to, where many such buttons stand. */
  readonly of?: string;
  readonly sure: string;
  readonly onSure: () => void;
}) {
  const words = useAdminWords();
  const [asking, setAsking] = useState<boolean>();
  if (!asking)
    return (
      <button
        type="button"
        class="button small danger"
        aria-label={props.of && `${props.label}: ${props.of}`}
        ref={asking === false ? focus : null}
        onClick={() => setAsking(true)}
      >
        {props.label}
      </button>
    );
  return (
    <span class="row">
      <button type="button" class="button small" ref={focus} onClick={() => setAsking(false)}>
        {words.keep}
      </button>
      <button
        type="button"
        class="button small danger"
        onClick={() => {
          setAsking(false);
          props.onSure();
        }}
      >
        {props.sure}
      </button>
    </span>
  );
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();

export function When({ at, day }: { readonly at: string; readonly day?: boolean }) {
  const locale = localeOf(useStore(language));
  const date = new Date(`${at}Z`);
  const shown = day
    ? date.toLocaleDateString(locale)
    : date.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
  return <time dateTime={`${at}Z`}>{shown}</time>;
}

const PAGE = 50;

interface Pages<T> {
  readonly loading: Loading<readonly T[]>;
  readonly rows: readonly T[];
  readonly again: () => void;
  /** Absent at the end. */
  readonly more?: () => Promise<void>;
}

/** A list that grows at its head, read page after page. */
export function usePages<T extends { readonly id: number }>(
  ask: (page: { readonly limit: number; readonly before?: number }, signal?: AbortSignal) => Promise<readonly T[]>,
  inputs: readonly unknown[],
): Pages<T> {
  const [loading, again] = useLoad((signal) => ask({ limit: PAGE }, signal), inputs);
  const first = loading.value;
  const [older, setOlder] = useState<Older<T>>({ pages: [] });
  // What follows another list, as of another filter, is no part of this one, however late its answer comes.
  const following = older.first === first ? older.pages : [];
  const pages = first ? [first, ...following] : [];
  const rows = pages.flat();
  const last = rows.at(-1);
  const isSettled = loading.state === 'ready';
  if (!first || last === undefined || !isSettled || pages.at(-1)?.length !== PAGE) return { loading, rows, again };
  const more = async () => {
    try {
      const page = await ask({ limit: PAGE, before: last.id });
      setOlder((before) => ({ first, pages: before.first === first ? [...before.pages, page] : [page] }));
    } catch (error) {
      report(error);
    }
  };
  return { loading, rows, again, more };
}

/** The pages after the first, and the first that they follow. */
interface Older<T> {
  readonly first?: readonly T[];
  readonly pages: readonly (readonly T[])[];
}

/** Loading, nothing, or the button for more: what stands under a list. */
export function PagesFoot({ pages }: { readonly pages: Pages<unknown> }) {
  const words = useAdminWords();
  return (
    <>
      <Waiting loading={pages.loading} again={pages.again} />
      {pages.loading.state === 'ready' && pages.rows.length === 0 && <p class="quiet">{words.none}</p>}
      {pages.more && (
        <p>
          <button type="button" class="button small" onClick={pages.more}>
            {words.more}
          </button>
        </p>
      )}
    </>
  );
}
