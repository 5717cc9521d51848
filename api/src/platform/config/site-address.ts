import { StartError } from './start-error.js';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = ({ hostname }: URL): boolean => loopback.includes(hostname);

interface SiteEnv {
  /** PUBLIC_URL. */
  publicUrl: string | null;
  port: number;
  production: boolean;
}

/**
 * Returns the origin of the site. In production, other machines may reach it by https only, because cookies and
 * passwords travel to it. Throws a StartError otherwise.
 */
export const parsePublicUrl = ({ publicUrl, port, production }: SiteEnv): URL => {
  const text = publicUrl ?? `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new StartError(
      `PUBLIC_URL: "${text}" is not a web origin; use one like https://wanderwork.example.`,
    );
  if (production && url.protocol === 'http:' && !isLoopback(url))
    throw new StartError(`PUBLIC_URL: "${text}" is not encrypted; production requires https.`);
  return url;
};

/** A browser on the same machine may use any of its three names. */
export const toSiteOrigins = (publicUrl: URL): string[] => {
  if (!isLoopback(publicUrl)) return [publicUrl.origin];
  return loopback.map((name) => Object.assign(new URL(publicUrl), { hostname: name }).origin);
};

/** Whether only this machine can reach the product and PUBLIC_URL says so too. */
export const isLocalOnly = (host: string, publicUrl: URL): boolean =>
  [...loopback, '::1'].includes(host) && isLoopback(publicUrl);
