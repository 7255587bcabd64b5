// The one piece of markup that any library of ours writes as text: the map library tries, once, while it loads,
// whether the browser can draw SVG. Where the page demands Trusted Types that very string is let through, no other.
const PROBE = '<svg/>';

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string) => string | null }) => unknown;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (text) => (text === PROBE ? text : null) });
