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
import { isAtHome, parsePublicUrl, siteOriginsOf } from './site-address.js';
import { analyticsUrlOf, socialLinksOf } from './site-settings.js';
import { stripeSettingsOf } from './stripe-settings.js';
import { trustProxyOf } from './trust-proxy.js';

type Environment = Record<string, string | undefined>;

const LOWEST_SECRET = 32;
const ANSWERS_HOLD_MS = 1000;
const DEFAULT_CONNECTIONS = 500;
const MIN_CONNECTIONS = 10;
const MAX_FACTOR = 100_000;
const MAX_FACTOR_IN_PRODUCTION = 1000;

const set = (env: Environment, name: string): string | null => env[name]?.trim() || null;

const portOf = (env: Environment): number => {
  const given = set(env, 'PORT') ?? '4200';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) {
    throw new StartError(`PORT: "${env.PORT}" is no port; give a number from 1 to 65535.`);
  }
  return port;
};

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

/** Tests and load tests raise it: on this machine only, and in production no further than browser tests need. */
const limitFactorOf = (env: Environment, production: boolean, atHome: boolean): number => {
  const factor = Number(set(env, 'RATE_LIMIT_FACTOR') ?? 1);
  const most = production ? MAX_FACTOR_IN_PRODUCTION : MAX_FACTOR;
  if (!(factor >= 1 && factor <= (atHome ? most : 1)))
    throw new StartError(
      atHome
        ? `RATE_LIMIT_FACTOR: give a number from 1 to ${most}.`
        : 'RATE_LIMIT_FACTOR: only 1 where HOST or PUBLIC_URL reach beyond this machine.',
    );
  return factor;
};

const maxConnectionsOf = (env: Environment): number => {
  const count = Number(set(env, 'MAX_CONNECTIONS') ?? DEFAULT_CONNECTIONS);
  if (!Number.isInteger(count) || count < MIN_CONNECTIONS)
    throw new StartError(`MAX_CONNECTIONS: give a whole number of at least ${MIN_CONNECTIONS}.`);
  return count;
};

const apiDocsOf = (given: string | null, production: boolean): boolean => {
  if (given === null) return !production;
  if (given === 'on' || given === 'off') return given === 'on';
  throw new StartError(`API_DOCS: "${given}" is no choice; give on or off.`);
};

const apiFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Reads all settings from `env`; the first wrong one ends the start with a sentence that names it. */
export const parseConfig = (env: Environment): ConfigValues => {
  const production = env.NODE_ENV === 'production';
  const host = set(env, 'HOST') ?? '127.0.0.1';
  const port = portOf(env);
  const publicUrl = parsePublicUrl({ publicUrl: set(env, 'PUBLIC_URL'), port, production });
  const atHome = isAtHome(host, publicUrl);
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
    smtpUrl: smtpUrlOf(set(env, 'SMTP_URL'), production || !atHome),
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
    stripe: stripeSettingsOf((name) => set(env, name), !production && atHome),
    logLevel: logLevelOf(set(env, 'LOG_LEVEL')),
    answersHoldMs: ANSWERS_HOLD_MS,
    maxConnections: maxConnectionsOf(env),
    minFreeBytes: MIN_FREE_BYTES,
    limitFactor: limitFactorOf(env, production, atHome),
    apiDocs: apiDocsOf(set(env, 'API_DOCS'), production),
  };
};
