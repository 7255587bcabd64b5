// The service as typed functions, in the order of its endpoints. Used by our own pages; yours may use it too.
import { createTransport, type TransportOptions } from './transport.ts';
import type {
  Attribution,
  CategoryName,
  ChatAnswer,
  Health,
  Method,
  OwnReview,
  Place,
  PlaceWithDescription,
  Position,
  Preference,
  Recommendation,
  Review,
  Token,
  User,
  WidgetKey,
} from './types.ts';

export { ApiError } from './transport.ts';
export * from './types.ts';

export interface SignUp {
  readonly username: string;
  readonly password: string;
  readonly full_name?: string;
}

export interface OwnChange {
  readonly full_name?: string;
  readonly password?: string;
  readonly current_password?: string;
}

export interface RecommendationQuery extends Position {
  readonly limit?: number;
  readonly method?: Method;
  readonly lang?: 'en' | 'es';
}

export interface PlaceQuery {
  readonly category?: string;
  readonly q?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export interface ChatQuestion {
  readonly message: string;
  readonly position?: Position;
  readonly conversationId?: string | undefined;
}

export type Client = ReturnType<typeof createClient>;

/**
 * @param options.baseUrl where the service is, without a slash at the end; `''` for the page's own origin
 * @param options.token read anew for every request, so that signing in and out needs no new client
 */
export function createClient(options: TransportOptions) {
  const send = createTransport(options);
  const value = async <T>(request: Parameters<typeof send>[0]): Promise<T> => (await send<T>(request)).value;
  const segment = encodeURIComponent;

  return {
    login: (credentials: { readonly username: string; readonly password: string }) =>
      value<Token>({ method: 'POST', path: '/api/token', body: credentials }),
    me: (signal?: AbortSignal) => value<User>({ path: '/api/users/me', signal }),
    signUp: (account: SignUp) => value<User>({ method: 'POST', path: '/api/users/', body: account }),
    changeMe: (change: OwnChange) => value<User>({ method: 'PATCH', path: '/api/users/me', body: change }),
    exportMe: () => value<unknown>({ path: '/api/users/me/export' }),
    deleteMe: () => value<unknown>({ method: 'DELETE', path: '/api/users/me' }),

    preferences: (signal?: AbortSignal) => value<readonly Preference[]>({ path: '/api/preferences/', signal }),
    setPreference: (category: string, rating: number) =>
      value<Preference>({ method: 'POST', path: '/api/preferences/', body: { category, rating } }),
    deletePreference: (category: string) =>
      value<unknown>({ method: 'DELETE', path: `/api/preferences/${segment(category)}` }),
    extractPreferences: (text: string) =>
      value<{ readonly preferences: Readonly<Record<string, number>> }>({
        method: 'POST',
        path: '/api/preferences/extract-preferences',
        body: { text },
      }),

    categories: (signal?: AbortSignal) => value<readonly CategoryName[]>({ path: '/api/categories', signal }),
    places: async (query: PlaceQuery, signal?: AbortSignal) => {
      const answer = await send<readonly Place[]>({ path: '/api/places/', query: { ...query }, signal });
      return { places: answer.value, total: Number(answer.headers.get('X-Total-Count') ?? answer.value.length) };
    },
    place: (id: string, lang: 'en' | 'es', signal?: AbortSignal) =>
      value<PlaceWithDescription>({
        path: `/api/places/${segment(id)}`,
        query: { lang, include: 'facts' },
        signal,
      }),
    attribution: (signal?: AbortSignal) => value<readonly Attribution[]>({ path: '/api/attribution', signal }),

    reviews: (signal?: AbortSignal) => value<readonly Review[]>({ path: '/api/reviews/', signal }),
    ownReview: (placeId: string, signal?: AbortSignal) =>
      value<OwnReview>({ path: `/api/reviews/user/${segment(placeId)}`, signal }),
    review: (review: { readonly place_id: string; readonly rating: number; readonly comment: string }) =>
      value<Review>({ method: 'POST', path: '/api/reviews/', body: review }),
    deleteReview: (placeId: string) => value<unknown>({ method: 'DELETE', path: `/api/reviews/${segment(placeId)}` }),

    recommendations: async (query: RecommendationQuery, signal?: AbortSignal) => {
      const answer = await send<readonly Recommendation[]>({
        path: '/api/recommendations/',
        query: { ...query, include: 'contributions' },
        signal,
      });
      return { items: answer.value, usedMethod: answer.headers.get('X-Method') ?? undefined };
    },
    chat: async ({ message, position, conversationId }: ChatQuestion, signal?: AbortSignal) => {
      const answer = await send<ChatAnswer>({
        method: 'POST',
        path: '/api/recommendations/chat',
        body: {
          message,
          ...(position ? { location: { latitude: position.lat, longitude: position.lng } } : {}),
          ...(conversationId ? { conversation_id: conversationId } : {}),
        },
        signal,
      });
      const spoken = answer.headers.get('Content-Language') === 'es' ? ('es' as const) : ('en' as const);
      return {
        ...answer.value,
        conversationId: answer.headers.get('X-Conversation-Id') ?? conversationId,
        language: spoken,
      };
    },

    /** Also answers while something is missing; then `status` says so. */
    health: (signal?: AbortSignal) => value<Health>({ path: '/readyz', signal }),
    users: (signal?: AbortSignal) => value<readonly User[]>({ path: '/api/admin/users', signal }),
    changeUser: (id: number, change: { readonly is_active?: boolean; readonly role?: string }) =>
      value<User>({ method: 'PATCH', path: `/api/admin/users/${id}`, body: change }),
    widgetKeys: (signal?: AbortSignal) => value<readonly WidgetKey[]>({ path: '/api/admin/widget-keys', signal }),
    createWidgetKey: (key: { readonly label: string; readonly allowed_origins: readonly string[] }) =>
      value<WidgetKey>({ method: 'POST', path: '/api/admin/widget-keys', body: key }),
    deleteWidgetKey: (id: number) => value<unknown>({ method: 'DELETE', path: `/api/admin/widget-keys/${id}` }),
  };
}
