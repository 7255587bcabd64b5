/** Header of answers that the service worker kept: when, as ISO 8601. Worker and pages read it alike. */
export const KEPT_AT = 'x-kept-at';
