const LOCAL_URL = /\s(?:href|src)="(\/[^"]+)"/g;

/** Programs and styles of releases, letters to read by, and pictures; what starts the shell is kept with the worker. */
const ASSET_PATH = /^\/(?:releases\/|api\/(?:art|post-images)\/|[^/?]+\.woff2$)/;

/** What a page that the server wrote asks for when it is opened: each address once, as the browser asks for it. */
export const findPageAssets = (html: string): string[] => {
  const addresses = [...html.matchAll(LOCAL_URL)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return [...new Set(addresses)].filter((address) => ASSET_PATH.test(address));
};
