import type { SiteSettings } from '@wanderwork/contracts';
import type { ProviderName } from './data-providers.js';
import type { LogLevel } from './log-level.js';
import type { StripeSettings } from './stripe-settings.js';

/** The first admin, as the environment names it. */
export interface AdminAccount {
  email: string;
  password: string;
}

/** An address with the name that people see. */
export interface MailAddress {
  name: string;
  address: string;
}

/** An OpenAI-compatible service and the model asked of it. */
export interface ModelSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Never printed. */
  apiKey: string | null;
  model: string;
}

/** The settings of this process, parsed once from the environment; also its injection token. */
export class Config {
  /** NODE_ENV=production. */
  readonly production!: boolean;
  readonly host!: string;
  readonly port!: number;
  /** Without a trailing slash. */
  readonly publicUrl!: string;
  /** Origins that count as this site for unsafe requests. */
  readonly siteOrigins!: readonly string[];
  /** Fastify's `trustProxy`. */
  readonly trustProxy!: false | string;
  /** null: the embedded cluster in `dataDir`. */
  readonly databaseUrl!: string | null;
  readonly dataDir!: string;
  readonly sessionSecret!: string;
  readonly admin!: AdminAccount | null;
  /** The server that sends the mails; null: they stay in `dataDir`, readable at /dev/mailbox. */
  readonly smtpUrl!: string | null;
  /** The sender of every mail. */
  readonly mailFrom!: MailAddress;
  /** The key that releases are signed with; null: one kept in `dataDir`. */
  readonly publishKey!: string | null;
  /** The shell's build. */
  readonly shellDir!: string;
  /** Built remotes to publish at the start. */
  readonly builtRemotes!: readonly string[];
  /** What the shell is told about this installation. */
  readonly site!: SiteSettings;
  /** Where figures of cities are fetched from when somebody asks for it; who is not named is off. */
  readonly providerUrls!: Readonly<Partial<Record<ProviderName, string>>>;
  /** The model that writes analyses; null: the product's own analyst does. */
  readonly model!: ModelSettings | null;
  /** How people pay; null: nothing is sold here. */
  readonly stripe!: StripeSettings | null;
  /** What is said below it stays unsaid. */
  readonly logLevel!: LogLevel;
  /** How long answers are given from memory without asking whether their data changed. */
  readonly answersHoldMs!: number;
  /** How many connections the server holds open at a time. */
  readonly maxConnections!: number;
  /** With less room on the disk of `dataDir` the process is not ready. */
  readonly minFreeBytes!: number;
  /** Multiplies every rate limit; 1 outside of tests. */
  readonly limitFactor!: number;
  /** Whether `/api/docs` shows what the API takes and answers. */
  readonly apiDocs!: boolean;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
  }
}

export type ConfigValues = { readonly [K in keyof Config]: Config[K] };
