import type { SiteSettings } from '@wanderwork/contracts';
import type { ProviderName } from './data-providers.js';
import type { PushSettings } from './push-settings.js';
import type { LogLevel } from './log-level.js';
import type { StripeSettings } from './stripe-settings.js';

/** The first admin, from ADMIN_EMAIL and ADMIN_PASSWORD. */
export interface AdminAccount {
  email: string;
  password: string;
}

/** An email address and its display name. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An OpenAI-compatible service and the model to use. */
export interface ModelSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Never logged. */
  apiKey: string | null;
  model: string;
}

/** An OpenAI-compatible service for sound. */
export interface AudioSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Never logged. */
  apiKey: string | null;
  /** The model that turns sound into text; null: none does. */
  transcribeModel: string | null;
  /** The model and voice that speak; null: none does. */
  speech: { model: string; voice: string } | null;
}

/** The cost of a password hash, in KiB of memory and passes over it. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** The settings of this process, parsed once from the environment. The class is also the injection token. */
export class Config {
  /** NODE_ENV=production. */
  readonly production!: boolean;
  readonly host!: string;
  readonly port!: number;
  /** Without a trailing slash. */
  readonly publicUrl!: string;
  /** Origins accepted as this site for requests that change something. */
  readonly siteOrigins!: readonly string[];
  /** Fastify's `trustProxy`. */
  readonly trustProxy!: false | string;
  /** Null for the embedded cluster in `dataDir`. */
  readonly databaseUrl!: string | null;
  readonly dataDir!: string;
  readonly sessionSecret!: string;
  readonly admin!: AdminAccount | null;
  /** The mail server. Null: emails stay in `dataDir`, readable at /dev/mailbox. */
  readonly smtpUrl!: string | null;
  /** The sender of every email. */
  readonly mailFrom!: MailAddress;
  /** The keys of web push. Null: it is off. */
  readonly push!: PushSettings | null;
  /** The key that signs releases. Null: a key stored in `dataDir`. */
  readonly publishKey!: string | null;
  /** The folder of the built shell. */
  readonly shellDir!: string;
  /** Folders of built remotes to publish at start. */
  readonly builtRemotes!: readonly string[];
  /** Settings of this installation that the shell receives. The flags are in the database. */
  readonly site!: Omit<SiteSettings, 'flags'>;
  /** Base URLs of the providers of city figures. A provider that is missing here is off. */
  readonly providerUrls!: Readonly<Partial<Record<ProviderName, string>>>;
  /** The model that writes analyses and answers. Null: the built-in analyst and assistant write them. */
  readonly model!: ModelSettings | null;
  /** The service for sound. Null: only browsers recognize and speak. */
  readonly audio!: AudioSettings | null;
  /** How many answers of the assistant the model writes in a day. */
  readonly assistantModelLimits!: { perPerson: number; inTotal: number };
  /** How people pay. Null: nothing is sold. */
  readonly stripe!: StripeSettings | null;
  /** The lowest level that is logged. */
  readonly logLevel!: LogLevel;
  /** How long cached answers are served before the process checks whether their data changed. */
  readonly answersHoldMs!: number;
  /** Whether due jobs run by themselves. Tests run them by hand, so that none runs between two of their steps. */
  readonly runsJobs!: boolean;
  /** What a password hash (argon2id) costs. Less only in tests, which create thousands. */
  readonly passwordCost!: PasswordCost;
  /** The most connections the server keeps open. */
  readonly maxConnections!: number;
  /** The most streams of live hints that this process holds open, besides those connections. 0: none. */
  readonly liveStreams!: number;
  /** With less free space than this on the disk of `dataDir`, the process is not ready. */
  readonly minFreeBytes!: number;
  /** Multiplies every rate limit; 1 outside tests. */
  readonly limitFactor!: number;
  /** Whether `/api/docs` serves the API documentation. */
  readonly apiDocs!: boolean;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
  }
}

export type ConfigValues = { readonly [K in keyof Config]: Config[K] };
