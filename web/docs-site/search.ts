// In the browser: the search field of every page. The sections are fetched when the field is entered for the first time.
import { type Found, openIndex } from './finding.ts';

const box = document.querySelector<HTMLElement>('search')!;
const field = box.querySelector<HTMLInputElement>('input')!;
const list = box.querySelector<HTMLUListElement>('ul')!;
const status = box.querySelector<HTMLElement>('[role=status]')!;

let opened: Promise<(wanted: string) => readonly Found[]> | undefined;
let chosen = -1;

const open = () => {
  opened ??= fetch(box.dataset.index!)
    .then((answer) => answer.json())
    .then(openIndex)
    .catch(() => {
      opened = undefined;
      status.textContent = 'The search could not be loaded.';
      return () => [];
    });
  return opened;
};

field.addEventListener('focus', open);
field.addEventListener('input', async () => {
  const wanted = field.value.trim();
  const find = await open();
  if (field.value.trim() === wanted) show(wanted, wanted === '' ? [] : find(wanted));
});
field.addEventListener('keydown', (event) => {
  const links = [...list.querySelectorAll('a')];
  if (event.key === 'Escape') show('', []);
  else if (event.key === 'Enter') links[Math.max(chosen, 0)]?.click();
  else if (event.key === 'ArrowDown') choose(Math.min(chosen + 1, links.length - 1));
  else if (event.key === 'ArrowUp') choose(Math.max(chosen - 1, 0));
  else return;
  event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('click', (event) => {
  if (!box.contains(event.target as Node)) show('', []);
});

// On a phone the list of pages would push the text off the screen.
if (matchMedia('(max-width: 52rem)').matches) document.querySelector('nav details')?.removeAttribute('open');

function show(wanted: string, found: readonly Found[]): void {
  chosen = -1;
  field.removeAttribute('aria-activedescendant');
  list.replaceChildren(...found.map(rowOf));
  list.hidden = found.length === 0;
  field.setAttribute('aria-expanded', String(found.length > 0));
  status.textContent = wanted === '' ? '' : found.length === 0 ? 'Nothing found.' : `${found.length} sections found.`;
  status.classList.toggle('hidden', !(wanted !== '' && found.length === 0));
}

function rowOf({ address, page, heading }: Found, at: number): HTMLLIElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  const where = document.createElement('span');
  row.id = `found-${at}`;
  row.role = 'option';
  link.href = `${box.dataset.root}${address}`;
  link.tabIndex = -1;
  where.textContent = page;
  link.append(heading, where);
  row.append(link);
  return row;
}

function choose(at: number): void {
  chosen = at;
  for (const [i, row] of [...list.children].entries()) row.setAttribute('aria-selected', String(i === at));
  list.children[at]?.scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', `found-${at}`);
}
