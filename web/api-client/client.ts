// The service as pages use it: short names over the generated operations. Yours may use either.
import { type CatalogueImportOrder, importCatalogue } from './catalogue-import.ts';
import { type ChatQuestion, converse } from './chat.ts';
import {
  type GetPlacesByPlaceIdReviewsRequest,
  type GetPlacesRequest,
  type GetRecommendationsRequest,
  operations,
  type PatchAdminUsersByIdRequest,
} from './generated.ts';
import { type Answer, createTransport, openFile, type TransportOptions } from './transport.ts';
import type { PlaceFile, PlaceMarkKind, WidgetKey } from './types.ts';

export type { CatalogueImportOrder } from './catalogue-import.ts';
export type { ChatEvent, ChatQuestion, ChatReply } from './chat.ts';
export { ApiError } from './transport.ts';
export * from './types.ts';

export type PlaceQuery = NonNullable<GetPlacesRequest['query']>;
export type RecommendationQuery = GetRecommendationsRequest['query'];
export type Client = ReturnType<typeof createClient>;

/**
 * @param options.baseUrl where the service is, without a slash at the end; `''` for the page's own origin
 * @param options.token read anew for every request, so that signing in and out needs no new client
 */
export function createClient(options: TransportOptions) {
  const call = operations(createTransport(options));

  return {
    /** Every operation of the document, by its method and path, with the headers of its answer. */
    call,

    login: (body: { readonly username: string; readonly password: string; readonly scope?: string }) =>
      valueIn(call.postToken({ body })),
    loginOptions: (signal?: AbortSignal) => valueIn(call.getLogin({ signal })),
    /** For browsers, on the service's own origin: both need its cookie, so the client's `fetch` must send it. */
    beginLogin: () => valueIn(call.postLogin()),
    finishLogin: (body: { readonly code: string; readonly state: string; readonly iss?: string }) =>
      valueIn(call.postLoginAnswer({ body })),
    me: (signal?: AbortSignal) => valueIn(call.getUsersMe({ signal })),
    signUp: (body: { readonly username: string; readonly password: string; readonly full_name?: string }) =>
      valueIn(call.postUsers({ body })),
    changeMe: (body: { readonly full_name?: string; readonly password?: string; readonly current_password?: string }) =>
      valueIn(call.patchUsersMe({ body })),
    exportMe: () => valueIn(call.getUsersMeExport()),
    deleteMe: () => valueIn(call.deleteUsersMe()),

    preferences: (signal?: AbortSignal) => valueIn(call.getPreferences({ signal })),
    setPreference: (category: string, rating: number) => valueIn(call.postPreferences({ body: { category, rating } })),
    deletePreference: (category: string) => valueIn(call.deletePreferencesByCategory({ category })),
    extractPreferences: (text: string) => valueIn(call.postPreferencesExtractPreferences({ body: { text } })),

    categories: (signal?: AbortSignal) => valueIn(call.getCategories({ signal })),
    places: async (query: PlaceQuery, signal?: AbortSignal) => {
      const { value: places, headers } = await call.getPlaces({ query, signal });
      const total = Number(headers.get('X-Total-Count') ?? places.length);
      return { places, total, listId: headers.get('X-Recommendation-Id') ?? undefined };
    },
    place: (place_id: string, lang: 'en' | 'es', signal?: AbortSignal) =>
      valueIn(call.getPlacesByPlaceId({ place_id, query: { lang, include: 'facts' }, signal })),
    attribution: (lang: 'en' | 'es', signal?: AbortSignal) => valueIn(call.getAttribution({ query: { lang }, signal })),

    reviews: (signal?: AbortSignal) => valueIn(call.getReviews({ signal })),
    ownReview: (place_id: string, signal?: AbortSignal) => valueIn(call.getReviewsUserByPlaceId({ place_id, signal })),
    review: (body: { readonly place_id: string; readonly rating: number; readonly comment: string }) =>
      valueIn(call.postReviews({ body })),
    othersReviews: (
      place_id: string,
      page: NonNullable<GetPlacesByPlaceIdReviewsRequest['query']>,
      signal?: AbortSignal,
    ) => valueIn(call.getPlacesByPlaceIdReviews({ place_id, query: page, signal })),
    reviewSharing: (place_id: string, signal?: AbortSignal) =>
      valueIn(call.getReviewsByPlaceIdSharing({ place_id, signal })),
    shareReview: (place_id: string, signature: string) =>
      valueIn(call.putReviewsByPlaceIdSharing({ place_id, body: { signature } })),
    withdrawReview: (place_id: string) => valueIn(call.deleteReviewsByPlaceIdSharing({ place_id })),
    deleteReview: (place_id: string) => valueIn(call.deleteReviewsByPlaceId({ place_id })),

    recommendations: async (query: RecommendationQuery, signal?: AbortSignal) => {
      const { value: items, headers } = await call.getRecommendations({ query, signal });
      return {
        items,
        usedMethod: headers.get('X-Method') ?? undefined,
        /** How many surely fulfil the filters, and how many may; absent without filters. */
        total: countIn(headers, 'X-Total-Count'),
        unknown: countIn(headers, 'X-Unknown-Count'),
        /** Of this very list, for events. */
        listId: headers.get('X-Recommendation-Id') ?? undefined,
      };
    },
    /** The answer as it comes; whoever needs only the whole takes the `done` at its end. */
    chat: (question: ChatQuestion, signal?: AbortSignal) => converse(options, call, question, signal),

    /** A plan to take along. */
    planFile: async (id: string, kind: 'ics' | 'gpx' | 'geojson') =>
      (await openFile(options, { path: `/api/plans/${encodeURIComponent(id)}.${kind}` })).blob(),

    /** The same of a plan that somebody shared. */
    sharedPlanCalendar: async (link: string) =>
      (await openFile(options, { path: `/api/shared/${encodeURIComponent(link)}.ics` })).blob(),

    /** A list, or the places that were saved, hidden or visited, to take along. */
    listFile: async (id: string, kind: PlaceFile) =>
      (await openFile(options, { path: `/api/lists/${encodeURIComponent(id)}.${kind}` })).blob(),
    savesFile: async (mark: PlaceMarkKind, kind: PlaceFile) =>
      (await openFile(options, { path: `/api/saves.${kind}`, query: { mark } })).blob(),

    /** Counts of what is asked, a row a day. */
    numbersFile: async (days: number) =>
      (await openFile(options, { path: '/api/admin/numbers.csv', query: { days } })).blob(),

    /** The whole catalogue, every fact of it as `jsonl`. */
    catalogueFile: async (kind: 'jsonl' | 'geojson' | 'csv') =>
      (await openFile(options, { path: `/api/admin/catalogue.${kind}` })).blob(),

    /** Imports a file into the catalogue, all of it or nothing. @param onProgress told the share that was read */
    importCatalogue: (order: CatalogueImportOrder, onProgress?: (share: number) => void, signal?: AbortSignal) =>
      importCatalogue(options, order, onProgress, signal),

    /** Also answers while something is missing; then `status` says so. */
    health: (signal?: AbortSignal) => valueIn(call.getReadyz({ signal })),
    users: (signal?: AbortSignal) => valueIn(call.getAdminUsers({ signal })),
    changeUser: (id: number, change: { readonly is_active?: boolean; readonly role?: string }) =>
      valueIn(call.patchAdminUsersById({ id, body: change as PatchAdminUsersByIdRequest['body'] })),
    widgetKeys: (signal?: AbortSignal) => valueIn(call.getAdminWidgetKeys({ signal })),
    createWidgetKey: (body: { readonly label: string; readonly allowed_origins: readonly string[] }) =>
      valueIn<WidgetKey>(call.postAdminWidgetKeys({ body })),
    deleteWidgetKey: (id: number) => valueIn(call.deleteAdminWidgetKeysById({ id })),
  };
}

function countIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text === null ? undefined : Number(text);
}

const valueIn = async <T>(answer: Promise<Answer<T>>): Promise<T> => (await answer).value;
