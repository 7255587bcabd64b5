// The people of the checks: somebody with secrets, those who are after them, and an administrator.
import type { CheckedService } from './service.ts';

export const PAGE = 'https://page.example';

export const bearing = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** Words that stand in one person's data and nowhere else. */
export interface Victim {
  readonly username: string;
  readonly token: string;
  readonly id: number;
  readonly conversation: string;
  readonly category: string;
  readonly placeId: string;
  /** Ids of a list and a plan, both shared. */
  readonly list: string;
  readonly plan: string;
  readonly links: Links;
  /** What nobody else may ever be shown, an administrator included. */
  readonly secrets: readonly string[];
  /** What administrators may see where they moderate. */
  readonly review: string;
  /** What administrators may see: the account itself. */
  readonly account: readonly string[];
}

/** What a victim gave out; `withdrawn` was the link of the list before. */
export type LinkName = 'plan' | 'read' | 'edit' | 'withdrawn';
export type Links = Readonly<Record<LinkName, string>>;

export async function makeVictim({ ask, signIn }: CheckedService, mark: string): Promise<Victim> {
  const username = `victim-${mark}`;
  const token = await signIn(username);
  const headers = bearing(token);
  const category = `category of ${mark}`;
  const comment = `comment of ${mark}`;
  const fullName = `Name of ${mark}`;
  const conversation = `conversation-${mark}`;
  const placeId = 'sorolla';
  await ask({ method: 'PATCH', url: '/api/users/me', headers, payload: { full_name: fullName } });
  await ask({ method: 'POST', url: '/api/preferences/', headers, payload: { category, rating: 4.25 } });
  await ask({ method: 'POST', url: '/api/reviews/', headers, payload: { place_id: placeId, rating: 4, comment } });
  await ask({ method: 'PUT', url: `/api/saves/${placeId}/saved`, headers });
  const list = await ask({
    method: 'POST',
    url: '/api/lists/',
    headers,
    payload: { name: `list of ${mark}`, entries: [{ place_id: placeId, note: `note of ${mark}` }] },
  });
  const plan = await ask({
    method: 'POST',
    url: '/api/plans/',
    headers,
    payload: { title: `plan of ${mark}`, days: [{ date: '2026-06-02', stops: [{ place_id: placeId }] }] },
  });
  const links = await linksOf(ask, headers, list.json().id, plan.json().id);
  const shown = { place_id: SHOWN_REVIEW, rating: 5, comment: `shown comment of ${mark}` };
  await ask({ method: 'POST', url: '/api/reviews/', headers, payload: shown });
  const signed = { signature: `signature of ${mark}` };
  await ask({ method: 'PUT', url: `/api/reviews/${SHOWN_REVIEW}/sharing`, headers, payload: signed });
  const message = 'I love markets. Markets near La Latina, please';
  await ask({
    method: 'POST',
    url: '/api/recommendations/chat',
    headers,
    payload: { message, conversation_id: conversation },
  });
  const listed = await ask({ url: '/api/recommendations/?lat=40.4168&lng=-3.7038', headers });
  const [first] = listed.json();
  const event = {
    id: `event-${mark}`,
    kind: 'opened',
    place_id: first.place_id,
    recommendation_id: listed.headers['x-recommendation-id'],
  };
  await ask({ method: 'POST', url: '/api/events/', headers, payload: { consent: true, events: [event] } });
  const { id } = (await ask({ url: '/api/users/me', headers })).json();
  return {
    username,
    token,
    id,
    conversation,
    category,
    placeId,
    list: list.json().id,
    plan: plan.json().id,
    links,
    secrets: [category, `list of ${mark}`, `note of ${mark}`, `plan of ${mark}`],
    review: comment,
    account: [username, fullName],
  };
}

/** The place whose review the victim shows to everybody. */
export const SHOWN_REVIEW = 'prado';

async function linksOf(
  ask: CheckedService['ask'],
  headers: { readonly authorization: string },
  list: string,
  plan: string,
): Promise<Links> {
  const give = async (url: string, payload?: object): Promise<string> =>
    (await ask({ method: 'POST', url: `${url}/link`, headers, ...(payload && { payload }) })).json().link;
  const ofList = (access: 'read' | 'edit') => give(`/api/lists/${list}`, { access });
  // A second link of a kind ends the first.
  return {
    withdrawn: await ofList('read'),
    read: await ofList('read'),
    edit: await ofList('edit'),
    plan: await give(`/api/plans/${plan}`),
  };
}

export interface Page {
  /** The key that a page trades for tokens. */
  readonly key: string;
  /** A token of one of its visitors. */
  readonly token: string;
}

export async function makePage({ ask }: CheckedService, adminToken: string): Promise<Page> {
  const made = await ask({
    method: 'POST',
    url: '/api/admin/widget-keys',
    headers: bearing(adminToken),
    payload: { label: 'a page', allowed_origins: [PAGE] },
  });
  const { key } = made.json();
  const traded = await ask({ method: 'POST', url: '/api/widget/token', headers: { origin: PAGE }, payload: { key } });
  return { key, token: traded.json().access_token };
}

export const makeVisitor = async (service: CheckedService, adminToken: string): Promise<string> =>
  (await makePage(service, adminToken)).token;
