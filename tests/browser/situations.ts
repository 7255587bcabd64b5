// Every page in every state that a person can meet: what leads there, and what has to be there then.
import type { Page } from 'playwright-core';

export interface Situation {
  readonly name: string;
  readonly path: string;
  /** Who looks: somebody new, somebody with an account and a plan, or an administrator. */
  readonly who: 'stranger' | 'person' | 'administrator';
  /** What is there once the page has got this far. */
  readonly sign: string;
  /** The part of the page that is as in no other situation; all of it where this is not said. */
  readonly part?: string;
  /** Before the page is opened: what the service will answer. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** After it is opened: what the visitor does. */
  readonly act?: (page: Page) => Promise<unknown>;
}

export const REQUEST_ID = 'a1b2c3';
const MINUTE_LATER = { 'Retry-After': '42' };

type Answering = (page: Page, address: string | RegExp) => Promise<unknown>;

export const failing: Answering = (page, address) =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Internal Server Error', request_id: REQUEST_ID } }),
  );
export const tooBusy: Answering = (page, address) =>
  page.route(address, (route) =>
    route.fulfill({ status: 429, json: { detail: 'Too Many Requests' }, headers: MINUTE_LATER }),
  );
export const unreachable: Answering = (page, address) => page.route(address, (route) => route.abort());
/** Answers when the page is long gone. */
export const silent: Answering = (page, address) => page.route(address, () => new Promise(() => undefined));

const RECOMMENDATIONS = '**/api/recommendations/?*';
const PLACE = '**/api/places/museo-del-prado*';
const CHAT = '**/api/recommendations/chat*';
const PLANS = /\/api\/plans\//u;
const LISTS = '**/api/lists/';
const REVIEWS = '**/api/reviews/';
const REPORT = '**/assets/evaluation-*.json';

const ask = async (page: Page) => {
  await page.locator('.composer input').fill('Museums near the Prado, but no bars');
  await page.keyboard.press('Enter');
};

/** One state of a page, the same for each kind of trouble. */
const troubles = (
  page: string,
  situation: Omit<Situation, 'name' | 'sign' | 'before'>,
  address: string | RegExp,
): readonly Situation[] => [
  { ...situation, name: `${page}, failing`, sign: `text=${REQUEST_ID}`, before: (it) => failing(it, address) },
  { ...situation, name: `${page}, asked too often`, sign: 'text=/42 s/', before: (it) => tooBusy(it, address) },
  { ...situation, name: `${page}, offline`, sign: '.failure', before: (it) => unreachable(it, address) },
];

export const SITUATIONS: readonly Situation[] = [
  { name: 'exploring without an account', path: '/', who: 'stranger', sign: '.card .types' },
  { name: 'exploring with one', path: '/', who: 'person', sign: '.card .reason' },
  {
    name: 'the list, loading',
    path: '/',
    who: 'person',
    part: '.results',
    sign: '.placeholder',
    before: (it) => silent(it, RECOMMENDATIONS),
  },
  {
    name: 'suggestions for what is typed',
    path: '/',
    who: 'stranger',
    part: '.hero',
    sign: '[role="option"]',
    act: (it) => it.locator('.question input').fill('museo'),
  },
  {
    name: 'a question, understood in part, that few places fit',
    path: '/?question=quiet+caf%C3%A9+in+Malasa%C3%B1a+with+a+flurbinator',
    who: 'stranger',
    part: 'main',
    sign: '.question-chips [role="status"]:not(:empty)',
  },
  {
    name: 'about the list',
    path: '/',
    who: 'person',
    part: '.results',
    sign: '.side-by-side li',
    act: async (it) => {
      await it.locator('.about-list > summary').click();
      await it.locator('.compare > summary').click();
    },
  },
  { name: 'the list, empty', path: '/?q=zzzzzz', who: 'stranger', part: '.results', sign: '.empty button' },
  ...troubles('the list', { path: '/', who: 'person', part: '.results' }, RECOMMENDATIONS),
  {
    name: 'far from Madrid',
    path: '/?from=map&lat=48.85660&lng=2.35220',
    who: 'stranger',
    part: '.results',
    sign: '.notice',
  },
  {
    name: 'no location',
    path: '/',
    who: 'stranger',
    part: '.filters',
    sign: '.where-problem:not(:empty)',
    act: (it) => it.locator('.where .icon-button').click(),
  },
  {
    name: 'an explanation',
    path: '/',
    who: 'person',
    part: '.why-panel:not([hidden])',
    sign: '.ranks',
    act: async (it) => {
      await it.locator('.why').first().click();
      await it.locator('.numbers').click();
    },
  },
  {
    name: 'taste, to tap',
    path: '/?view=taste',
    who: 'stranger',
    part: '.taste',
    sign: '.taste-chip.love',
    act: async (it) => {
      for (const taps of [1, 2]) for (let tap = 0; tap < taps; tap++) await it.locator('.taste-like').nth(taps).click();
      await it.locator('.taste-refuse').nth(3).click();
    },
  },
  { name: 'taste, finer', path: '/?view=taste&taste=fine', who: 'stranger', part: '.taste', sign: '.taste-row' },
  { name: 'the map', path: '/?view=map', who: 'person', part: '.map-panel', sign: '.map .pin' },
  {
    name: 'the chat without an account',
    path: '/?view=chat',
    who: 'stranger',
    part: '.chat',
    sign: '.composer',
  },
  { name: 'the chat, empty', path: '/?view=chat', who: 'person', part: '.chat', sign: '.composer' },
  {
    name: 'the chat, remembering',
    path: '/?view=chat',
    who: 'stranger',
    part: '.chat',
    sign: '.chat-memory-body',
    act: async (it) => {
      await ask(it);
      await it.locator('.chat-places li').first().waitFor();
      await it.locator('.chat-memory summary').click();
    },
  },
  { name: 'the chat, answered', path: '/?view=chat', who: 'person', part: '.chat', sign: '.chat-places li', act: ask },
  ...troubles('the chat', { path: '/?view=chat', who: 'person', part: '.chat', act: ask }, CHAT),
  {
    name: 'signing up',
    path: '/',
    who: 'stranger',
    part: 'dialog',
    sign: '.sign [name="full_name"]',
    act: async (it) => {
      await it.locator('.top-tools .button.primary').click();
      await it.locator('.sign > .link').click();
    },
  },
  { name: 'a place', path: '/place/?id=museo-del-prado', who: 'person', sign: '.tile' },
  { name: 'a place without an account', path: '/place/?id=parque-del-retiro', who: 'stranger', sign: '.tile' },
  { name: 'a place that is none', path: '/place/?id=nowhere', who: 'stranger', sign: '.failure' },
  {
    name: 'a place, loading',
    path: '/place/?id=museo-del-prado',
    who: 'stranger',
    sign: 'p.quiet',
    before: (it) => silent(it, PLACE),
  },
  ...troubles('a place', { path: '/place/?id=museo-del-prado', who: 'stranger' }, PLACE),
  { name: 'no plan yet', path: '/plan/', who: 'stranger', sign: '.new-plan' },
  { name: 'a plan', path: '/plan/', who: 'person', sign: '.stop.open-yes' },
  {
    name: 'a plan, with all that can be changed',
    path: '/plan/',
    who: 'person',
    part: 'main',
    sign: '.share',
    act: async (it) => {
      await it.locator('.stop-more summary').first().click();
      await it.locator('.plan-tools .primary').click();
    },
  },
  { name: 'a shared plan that is none', path: '/plan/?shared=nowhere', who: 'stranger', sign: '.failure' },
  ...troubles('a plan', { path: '/plan/', who: 'person' }, PLANS),
  ...troubles('lists', { path: '/saved/?part=lists', who: 'person', part: 'main' }, LISTS),
  { name: 'nothing saved yet', path: '/saved/', who: 'stranger', sign: '.empty .button' },
  {
    name: 'what a place can be',
    path: '/',
    who: 'stranger',
    part: '.results',
    sign: '.mark-choices:not([hidden]) .toggle',
    act: async (it) => {
      await it.locator('.heart:visible').first().click();
      await it.locator('.mark-buttons [aria-expanded]:visible').first().click();
    },
  },
  {
    name: 'a list for a place, without an account',
    path: '/place/?id=museo-del-prado',
    who: 'stranger',
    part: 'dialog[open]',
    sign: 'dialog[open] .notice',
    act: (it) => it.locator('.mark-row .toggle').last().click(),
  },
  { name: 'saved places', path: '/saved/', who: 'stranger', sign: '.card.marked' },
  { name: 'lists without an account', path: '/saved/?part=lists', who: 'stranger', sign: '.notice .button' },
  { name: 'no list yet', path: '/saved/?part=lists', who: 'person', sign: '.new-list' },
  { name: 'a list that is shared no more', path: '/list/?shared=nowhere', who: 'stranger', sign: '.lost' },
  { name: 'an account without one', path: '/account/', who: 'stranger', sign: '.empty button' },
  { name: 'an account', path: '/account/', who: 'person', sign: 'form.panel' },
  {
    name: 'the account, failing',
    path: '/account/',
    who: 'person',
    sign: `text=${REQUEST_ID}`,
    before: (it) => failing(it, REVIEWS),
  },
  {
    name: 'the developers’ page',
    path: '/developers/',
    who: 'administrator',
    sign: '.preview [data-api-key]',
    act: (it) => it.locator('.preview').scrollIntoViewIfNeeded(),
  },
  {
    name: 'the evaluation',
    path: '/evaluation/',
    who: 'stranger',
    sign: '.chart',
    act: (it) => it.locator('.plot summary').first().click(),
  },
  {
    name: 'the evaluation without a report',
    path: '/evaluation/',
    who: 'stranger',
    sign: '.empty',
    before: (it) => it.route(REPORT, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'the evaluation, offline',
    path: '/evaluation/',
    who: 'stranger',
    sign: '.failure',
    before: (it) => unreachable(it, REPORT),
  },
  {
    name: 'a toast about what failed',
    path: '/developers/',
    who: 'administrator',
    part: '.toaster',
    sign: `text=${REQUEST_ID}`,
    before: (it) => failing(it, '**/api/admin/widget-keys'),
    act: (it) => it.locator('.configurator .button.small').click(),
  },
];
