import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.js';
import type { AdminAccount, ConfigValues } from './config.js';
import { parseProviderUrls } from './data-providers.js';
import { parseMailFrom, parseSmtpUrl } from './mail-settings.js';
import { parseLogLevel } from './log-level.js';
import { parseAssistantModelLimits, parseAudioSettings, parseModelSettings } from './model-settings.js';
import { parsePushSettings } from './push-settings.js';
import { readOrCreateSecret } from './secret-file.js';
import { MIN_FREE_BYTES } from '../free-space.js';
import {
  isLocalOnly,
  parsePublicUrl,
  toSiteOrigins,
  parseAnalyticsUrl,
  parseSocialLinks,
} from './site-settings.js';
import { parseStripeSettings } from './stripe-settings.js';
import { parseTrustProxy } from './trust-proxy.js';

type Environment = Record<string, string | undefined>;

const MIN_SECRET_LENGTH = 32;
const ANSWERS_HOLD_MS = 1000;
/** The first choice of OWASP for argon2id: 19 MiB, two passes. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2 };
const DEFAULT_CONNECTIONS = 500;
const MIN_CONNECTIONS = 10;
const DEFAULT_LIVE_STREAMS = 2000;
const MAX_LIVE_STREAMS = 50_000;
const MAX_FACTOR = 100_000;
const MAX_FACTOR_IN_PRODUCTION = 1000;

const readSetting = (env: Environment, name: string): string | null => env[name]?.trim() || null;

const parsePort = (env: Environment): number => {
  const text = readSetting(env, 'PORT') ?? '4200';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new StartError(`PORT: "${env.PORT}" is not a port; use a number from 1 to 65535.`);
  }
  return port;
};

const parseDatabaseUrl = (env: Environment): string | null => {
  const text = readSetting(env, 'DATABASE_URL');
  if (text !== null && !(URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol))) {
    throw new StartError('DATABASE_URL: use an address like postgresql://user:password@host:5432/name.');
  }
  return text;
};

const parseAdmin = (env: Environment): AdminAccount | null => {
  const email = readSetting(env, 'ADMIN_EMAIL');
  const password = env.ADMIN_PASSWORD || null;
  if (!email && !password) return null;
  if (!email || !email.includes('@'))
    throw new StartError('ADMIN_EMAIL: use the email address of the first admin.');
  if (!password || password.length < 8) throw new StartError('ADMIN_PASSWORD: use at least 8 characters.');
  return { email: email.toLowerCase(), password };
};

const parseSessionSecret = (
  env: Environment,
  production: boolean,
  hasExternalDatabase: boolean,
  dataDir: string,
): string => {
  const text = readSetting(env, 'SESSION_SECRET');
  if (text !== null && text.length < MIN_SECRET_LENGTH) {
    throw new StartError(`SESSION_SECRET: use at least ${MIN_SECRET_LENGTH} characters.`);
  }
  if (text === null && production && hasExternalDatabase) {
    throw new StartError('SESSION_SECRET: required in production when DATABASE_URL is set.');
  }
  return text ?? readOrCreateSecret(dataDir, 'session-secret');
};

/** Tests and load tests raise it, on this machine only. The limit in production is what browser tests need. */
const parseLimitFactor = (env: Environment, production: boolean, isLocal: boolean): number => {
  const factor = Number(readSetting(env, 'RATE_LIMIT_FACTOR') ?? 1);
  const maxFactor = production ? MAX_FACTOR_IN_PRODUCTION : MAX_FACTOR;
  if (!(factor >= 1 && factor <= (isLocal ? maxFactor : 1)))
    throw new StartError(
      isLocal
        ? `RATE_LIMIT_FACTOR: use a number from 1 to ${maxFactor}.`
        : 'RATE_LIMIT_FACTOR: must be 1 when HOST or PUBLIC_URL can be reached from other machines.',
    );
  return factor;
};

const parseMaxConnections = (env: Environment): number => {
  const count = Number(readSetting(env, 'MAX_CONNECTIONS') ?? DEFAULT_CONNECTIONS);
  if (!Number.isInteger(count) || count < MIN_CONNECTIONS)
    throw new StartError(`MAX_CONNECTIONS: use a whole number of at least ${MIN_CONNECTIONS}.`);
  return count;
};

const parseLiveStreams = (env: Environment): number => {
  const text = readSetting(env, 'LIVE_STREAMS') ?? String(DEFAULT_LIVE_STREAMS);
  if (!/^\d{1,5}$/.test(text) || Number(text) > MAX_LIVE_STREAMS)
    throw new StartError(`LIVE_STREAMS: use a whole number from 0 to ${MAX_LIVE_STREAMS}.`);
  return Number(text);
};

const parseApiDocs = (text: string | null, production: boolean): boolean => {
  if (text === null) return !production;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartError(`API_DOCS: "${text}" is not valid; use on or off.`);
};

const apiFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Reads all settings from `env`. Throws a StartError for the first invalid one; its message names the setting. */
export const parseConfig = (env: Environment): ConfigValues => {
  const production = env.NODE_ENV === 'production';
  const host = readSetting(env, 'HOST') ?? '127.0.0.1';
  const port = parsePort(env);
  const publicUrl = parsePublicUrl({ publicUrl: readSetting(env, 'PUBLIC_URL'), port, production });
  const isLocal = isLocalOnly(host, publicUrl);
  const databaseUrl = parseDatabaseUrl(env);
  const dataDir = path.resolve(readSetting(env, 'DATA_DIR') ?? '.data');
  return {
    production,
    host,
    port,
    publicUrl: publicUrl.origin,
    siteOrigins: toSiteOrigins(publicUrl),
    trustProxy: parseTrustProxy(readSetting(env, 'TRUST_PROXY')),
    databaseUrl,
    dataDir,
    sessionSecret: parseSessionSecret(env, production, databaseUrl !== null, dataDir),
    admin: parseAdmin(env),
    smtpUrl: parseSmtpUrl(readSetting(env, 'SMTP_URL'), production || !isLocal),
    mailFrom: parseMailFrom(readSetting(env, 'MAIL_FROM'), publicUrl.hostname),
    push: parsePushSettings({
      privateKey: readSetting(env, 'VAPID_PRIVATE_KEY'),
      testOrigin: readSetting(env, 'PUSH_TEST_ORIGIN'),
      isDevelopment: !production && isLocal,
      // Several processes could not share a file.
      storedKey: production && databaseUrl !== null ? null : () => readOrCreateSecret(dataDir, 'push-key'),
    }),
    publishKey: readSetting(env, 'PUBLISH_KEY'),
    shellDir: path.resolve(readSetting(env, 'SHELL_DIR') ?? path.join(apiFolder, '../shell/dist')),
    builtRemotes: (readSetting(env, 'BUILT_REMOTES') ?? '').split(path.delimiter).filter(Boolean),
    site: {
      socialLinks: parseSocialLinks(readSetting(env, 'SOCIAL_LINKS')),
      analyticsUrl: parseAnalyticsUrl(readSetting(env, 'ANALYTICS_URL')),
    },
    providerUrls: parseProviderUrls({
      names: readSetting(env, 'DATA_PROVIDERS'),
      worldbank: readSetting(env, 'WORLDBANK_URL'),
      'open-meteo': readSetting(env, 'OPEN_METEO_URL'),
      mlab: readSetting(env, 'MLAB_URL'),
    }),
    model: parseModelSettings({
      baseUrl: readSetting(env, 'AI_BASE_URL'),
      apiKey: readSetting(env, 'AI_API_KEY'),
      model: readSetting(env, 'AI_MODEL'),
    }),
    audio: parseAudioSettings({
      baseUrl: readSetting(env, 'AI_AUDIO_BASE_URL'),
      apiKey: readSetting(env, 'AI_AUDIO_API_KEY'),
      transcribeModel: readSetting(env, 'AI_TRANSCRIBE_MODEL'),
      speechModel: readSetting(env, 'AI_SPEECH_MODEL'),
      speechVoice: readSetting(env, 'AI_SPEECH_VOICE'),
    }),
    assistantModelLimits: parseAssistantModelLimits(
      readSetting(env, 'AI_ANSWERS_PER_PERSON'),
      readSetting(env, 'AI_ANSWERS_PER_DAY'),
    ),
    stripe: parseStripeSettings((name) => readSetting(env, name), !production && isLocal),
    logLevel: parseLogLevel(readSetting(env, 'LOG_LEVEL')),
    answersHoldMs: ANSWERS_HOLD_MS,
    runsJobs: true,
    passwordCost: PASSWORD_COST,
    maxConnections: parseMaxConnections(env),
    liveStreams: parseLiveStreams(env),
    minFreeBytes: MIN_FREE_BYTES,
    limitFactor: parseLimitFactor(env, production, isLocal),
    apiDocs: parseApiDocs(readSetting(env, 'API_DOCS'), production),
  };
};
