import type { Flags } from './flags.js';

/** A profile of the product on a social network (`SOCIAL_LINKS`). */
export interface SocialLink {
  /** The display name of the network: "Mastodon". */
  name: string;
  url: string;
}

/** Settings of this installation for the shell, embedded in the HTML beside the list of releases. */
export interface SiteSettings {
  /** In the configured order; empty by default. */
  socialLinks: SocialLink[];
  /** The endpoint for analytics events: the product's own unless `ANALYTICS_URL` is set. */
  analyticsUrl: string;
  flags: Flags;
}

/** The id of the element with the data of a served page, if it has any. */
export const PAGE_DATA_ID = 'page-data';

/** The id of the `<script type="application/json">` with the settings. */
export const SITE_SETTINGS_ID = 'site';

/** The product name, `{product}` in the specification. */
export const PRODUCT_NAME = 'WanderWork';

/** The document title of a page. */
export const formatDocumentTitle = (title: string): string =>
  title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`;

const PROBE_ORIGIN = 'http://return.invalid';

/**
 * Returns `value` if it is a path of this site, else null. For `returnTo` and all other paths from outside.
 * Rejects other origins, protocol-relative and backslash forms, control characters and non-strings.
 */
export const parseSitePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, PROBE_ORIGIN)) return null;
  const url = new URL(value, PROBE_ORIGIN);
  if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};

const splitSegments = (pattern: string): string[] => pattern.split('/').filter((segment) => segment !== '');

const getExactness = (segment: string): number => (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2);

/**
 * Compares router patterns so that the most exact comes first: literals before parameters before a wildcard. The server
 * and the shell both choose the page by this order.
 */
export const compareExactness = (a: string, b: string): number => {
  const [left, right] = [splitSegments(a), splitSegments(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = getExactness(right[index] ?? '') - getExactness(left[index] ?? '');
    if (difference !== 0) return difference;
  }
  return right.length - left.length;
};
