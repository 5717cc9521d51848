import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './config-error.js';
import type { AdminAccount, ConfigValues } from './config.js';
import { providerUrlsOf } from './data-providers.js';
import { mailFromOf, smtpUrlOf } from './mail-settings.js';
import { logLevelOf } from './log-level.js';
import { modelSettingsOf } from './model-settings.js';
import { readOrMakeSecret } from './secret-file.js';
import { MIN_FREE_BYTES } from '../storage/free-space.js';
import { analyticsUrlOf, socialLinksOf } from './site-settings.js';
import { stripeSettingsOf } from './stripe-settings.js';
import { trustProxyOf } from './trust-proxy.js';

type Environment = Record<string, string | undefined>;

const LOWEST_SECRET = 32;
const ANSWERS_HOLD_MS = 1000;
const DEFAULT_CONNECTIONS = 500;
const MIN_CONNECTIONS = 10;
const HIGHEST_FACTOR = 100_000;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

const set = (env: Environment, name: string): string | null => env[name]?.trim() || null;

const portOf = (env: Environment): number => {
  const given = set(env, 'PORT') ?? '4200';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) {
    throw new StartError(`PORT: "${env.PORT}" is no port; give a number from 1 to 65535.`);
  }
  return port;
};

const publicUrlOf = (env: Environment, port: number): URL => {
  const given = set(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new StartError(
      `PUBLIC_URL: "${given}" is no web origin; give one like https://wanderwork.example.`,
    );
  }
  return url;
};

/** A browser at the same desk may call the site by any of its three names. */
const siteOriginsOf = (publicUrl: URL): string[] => {
  if (!loopback.includes(publicUrl.hostname)) return [publicUrl.origin];
  return loopback.map((name) => Object.assign(new URL(publicUrl), { hostname: name }).origin);
};

/** Only this machine can reach the product, and nobody is told that it is anywhere else. */
const isAtHome = (host: string, publicUrl: URL): boolean =>
  [...loopback, '::1'].includes(host) && loopback.includes(publicUrl.hostname);

const databaseUrlOf = (env: Environment): string | null => {
  const given = set(env, 'DATABASE_URL');
  if (given !== null && !(URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol))) {
    throw new StartError('DATABASE_URL: give an address like postgresql://user:password@host:5432/name.');
  }
  return given;
};

const adminOf = (env: Environment): AdminAccount | null => {
  const email = set(env, 'ADMIN_EMAIL');
  const password = env.ADMIN_PASSWORD || null;
  if (!email && !password) return null;
  if (!email || !email.includes('@'))
    throw new StartError('ADMIN_EMAIL: give the e-mail address of the first admin.');
  if (!password || password.length < 8) throw new StartError('ADMIN_PASSWORD: give at least 8 characters.');
  return { email: email.toLowerCase(), password };
};

const sessionSecretOf = (
  env: Environment,
  production: boolean,
  external: boolean,
  dataDir: string,
): string => {
  const given = set(env, 'SESSION_SECRET');
  if (given !== null && given.length < LOWEST_SECRET) {
    throw new StartError(`SESSION_SECRET: give at least ${LOWEST_SECRET} characters.`);
  }
  if (given === null && production && external) {
    throw new StartError('SESSION_SECRET: required in production with a database of its own (DATABASE_URL).');
  }
  return given ?? readOrMakeSecret(dataDir, 'session-secret');
};

const limitFactorOf = (env: Environment): number => {
  const factor = Number(set(env, 'RATE_LIMIT_FACTOR') ?? 1);
  if (!(factor >= 1 && factor <= HIGHEST_FACTOR)) {
    throw new StartError(`RATE_LIMIT_FACTOR: give a number from 1 to ${HIGHEST_FACTOR}.`);
  }
  return factor;
};

const maxConnectionsOf = (env: Environment): number => {
  const count = Number(set(env, 'MAX_CONNECTIONS') ?? DEFAULT_CONNECTIONS);
  if (!Number.isInteger(count) || count < MIN_CONNECTIONS)
    throw new StartError(`MAX_CONNECTIONS: give a whole number of at least ${MIN_CONNECTIONS}.`);
  return count;
};

const apiFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Reads all settings from `env`; the first wrong one ends the start with a sentence that names it. */
export const parseConfig = (env: Environment): ConfigValues => {
  const production = env.NODE_ENV === 'production';
  const host = set(env, 'HOST') ?? '127.0.0.1';
  const port = portOf(env);
  const publicUrl = publicUrlOf(env, port);
  const databaseUrl = databaseUrlOf(env);
  const dataDir = path.resolve(set(env, 'DATA_DIR') ?? '.data');
  return {
    production,
    host,
    port,
    publicUrl: publicUrl.origin,
    siteOrigins: siteOriginsOf(publicUrl),
    trustProxy: trustProxyOf(set(env, 'TRUST_PROXY')),
    databaseUrl,
    dataDir,
    sessionSecret: sessionSecretOf(env, production, databaseUrl !== null, dataDir),
    admin: adminOf(env),
    smtpUrl: smtpUrlOf(set(env, 'SMTP_URL'), production || !isAtHome(host, publicUrl)),
    mailFrom: mailFromOf(set(env, 'MAIL_FROM'), publicUrl.hostname),
    publishKey: set(env, 'PUBLISH_KEY'),
    shellDir: path.resolve(set(env, 'SHELL_DIR') ?? path.join(apiFolder, '../shell/dist')),
    builtRemotes: (set(env, 'BUILT_REMOTES') ?? '').split(path.delimiter).filter(Boolean),
    site: {
      socialLinks: socialLinksOf(set(env, 'SOCIAL_LINKS')),
      analyticsUrl: analyticsUrlOf(set(env, 'ANALYTICS_URL')),
    },
    providerUrls: providerUrlsOf({
      names: set(env, 'DATA_PROVIDERS'),
      worldbank: set(env, 'WORLDBANK_URL'),
      'open-meteo': set(env, 'OPEN_METEO_URL'),
    }),
    model: modelSettingsOf({
      baseUrl: set(env, 'AI_BASE_URL'),
      apiKey: set(env, 'AI_API_KEY'),
      model: set(env, 'AI_MODEL'),
    }),
    stripe: stripeSettingsOf((name) => set(env, name), !production && isAtHome(host, publicUrl)),
    logLevel: logLevelOf(set(env, 'LOG_LEVEL')),
    answersHoldMs: ANSWERS_HOLD_MS,
    maxConnections: maxConnectionsOf(env),
    minFreeBytes: MIN_FREE_BYTES,
    limitFactor: limitFactorOf(env),
  };
};
