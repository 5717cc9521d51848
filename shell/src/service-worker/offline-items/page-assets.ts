const LOCAL_URL = /\s(?:href|src)="(\/[^"]+)"/g;

/** Scripts and styles of releases, fonts and pictures. The worker caches the files of the shell itself. */
const ASSET_PATH = /^\/(?:releases\/|api\/(?:art|post-images)\/|[^/?]+\.woff2$)/;

/** The assets that a served page requests when it opens, each once, with the URLs the browser uses. */
export const findPageAssets = (html: string): string[] => {
  const addresses = [...html.matchAll(LOCAL_URL)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return [...new Set(addresses)].filter((address) => ASSET_PATH.test(address));
};
