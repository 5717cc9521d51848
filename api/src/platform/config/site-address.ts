import { StartError } from './config-error.js';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = ({ hostname }: URL): boolean => loopback.includes(hostname);

interface Given {
  /** PUBLIC_URL. */
  publicUrl: string | null;
  port: number;
  production: boolean;
}

/** The origin of the site. In production, other machines reach it by https only: cookies and passwords travel to it. */
export const parsePublicUrl = ({ publicUrl, port, production }: Given): URL => {
  const given = publicUrl ?? `http://localhost:${port}`;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new StartError(
      `PUBLIC_URL: "${given}" is no web origin; give one like https://wanderwork.example.`,
    );
  if (production && url.protocol === 'http:' && !isLoopback(url))
    throw new StartError(`PUBLIC_URL: "${given}" is not encrypted; production requires https.`);
  return url;
};

/** A browser at the same desk may call the site by any of its three names. */
export const siteOriginsOf = (publicUrl: URL): string[] => {
  if (!isLoopback(publicUrl)) return [publicUrl.origin];
  return loopback.map((name) => Object.assign(new URL(publicUrl), { hostname: name }).origin);
};

/** Only this machine can reach the product, and nobody is told that it is anywhere else. */
export const isAtHome = (host: string, publicUrl: URL): boolean =>
  [...loopback, '::1'].includes(host) && isLoopback(publicUrl);
