/** A city's slug as an address says it; what could be none is let go by the server. */
export const readSlug = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').trim().toLowerCase().slice(0, 80);

/** "chiang-mai" as one says it while nothing better is known. */
export const citySaid = (slug: string): string =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
