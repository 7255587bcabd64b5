// Goes on with a session whose token has run out: it is renewed once, and what was refused is asked again.

type Fetch = (address: string, options?: RequestInit) => Promise<Response>;

/** @param renewed gives a token that takes the place of the one that was refused; nothing where the session is over */
export function withRenewal(send: Fetch, renewed: (refused: string) => Promise<string | undefined>): Fetch {
  return async (address, options = {}) => {
    const answer = await send(address, options);
    const headers = new Headers(options.headers);
    const refused = headers.get('Authorization')?.replace('Bearer ', '');
    if (answer.status !== 401 || refused === undefined) return answer;
    const token = await renewed(refused);
    if (token === undefined) return answer;
    headers.set('Authorization', `Bearer ${token}`);
    return send(address, { ...options, headers });
  };
}

/** One after the other in all tabs of this browser, where it can see to that: a refresh token is good for one use. */
export function inOneTab<T>(act: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? (locks.request('paseo-session', act) as Promise<T>) : act();
}
