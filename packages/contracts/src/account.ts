import { toUtcDay } from './formats.js';
import type { NewsletterState } from './marketing.js';

/** A session as shown to its owner. */
export interface SessionSummary {
  id: string;
  /** "Firefox on Linux". */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** True for the session of this request. */
  current: boolean;
  /** True if the session outlives the browser. */
  remembered: boolean;
}

/** A member's own profile; fields they left out are null or empty. */
export interface Profile {
  email: string;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
  /** The slug of the home city if it is one of ours, … */
  homeCity: string | null;
  /** … or the home as free text. */
  homePlace: string | null;
  /** ISO 3166-1 alpha-2. */
  passports: string[];
  /** The IANA time zone of the member's clients. */
  clientTimeZone: string | null;
  /** `HH:MM` in the clients' time zone. */
  clientHoursFrom: string | null;
  clientHoursTo: string | null;
  createdAt: string;
  /** When the account will be deleted, if its owner requested that. */
  deletionDueAt: string | null;
}

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const temperatureUnits = ['celsius', 'fahrenheit'] as const;
export type TemperatureUnit = (typeof temperatureUnits)[number];

/** Display preferences of a member. */
export interface DisplayPreferences {
  theme: ThemeChoice;
  /** Null until chosen; until then screens use the unit that is customary in the reader's locale. */
  temperatureUnit: TemperatureUnit | null;
  /** ISO 4217. */
  currency: string;
}

export interface Preferences extends DisplayPreferences {
  /** Read-only here; changed through the newsletter's own forms and links. */
  newsletter: NewsletterState;
}

/** The largest picture that the server accepts. */
export const PICTURE_MAX_MB = 5;
export const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1024 * 1024;
export const PICTURE_MAX_MEGAPIXELS = 24;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface PasskeySummary {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** True if the passkey is synced across devices. */
  backedUp: boolean;
}

/** The second factors of an account. */
export interface SecondFactors {
  /** When the authenticator app was turned on; null if it is off. */
  totpSince: string | null;
  passkeys: PasskeySummary[];
  recoveryCodesLeft: number;
}

/** The setup data for an authenticator app. Shown once; the app is on after a code from it was entered. */
export interface TotpStart {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** New recovery codes, shown once; null if the account has codes already. */
export interface NewRecoveryCodes {
  recoveryCodes: string[] | null;
}

export const tiers = ['free', 'pro', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** The display names of the tiers. */
export const tierNames: Record<Tier, string> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

/** The signed-in user as returned by `GET /api/auth/user`. */
export interface SessionUser {
  id: string;
  email: string;
  /** Whether the owner has confirmed the email. */
  emailConfirmed: boolean;
  name: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
  subscriptionTier: Tier;
  /** The tier in effect: premium for admins, and for everyone during the launch. */
  tierInEffect: Tier;
  /** True if somebody else set the password; the admin area stays closed until it is changed. */
  mustChangePassword: boolean;
  preferences: DisplayPreferences;
}

/** The answer of login, register and the marketing forms. */
export interface ActionResult {
  success: boolean;
  message: string;
}

/** The answer of a link that confirms an email. Users without a password get a token for `/reset-password`. */
export interface ConfirmationResult extends ActionResult {
  passwordToken?: string;
}

/** The answer of a link that confirms an email change; it takes effect once both addresses have confirmed. */
export interface EmailChangeResult extends ActionResult {
  changed: boolean;
}

export type SecondFactor = 'totp' | 'passkey';

/** The answer of a sign-in. If `secondFactor` is set, one of these factors is still required. */
export interface SignInResult extends ActionResult {
  secondFactor?: SecondFactor[];
}

/**
 * A cookie that scripts can read, set beside the session cookie. Without it nobody is signed in, and a page need not
 * ask the server. It grants no access.
 */
export const SIGNED_IN_HINT = 'wanderwork_signed_in';

/** The minimum age of members, in years. */
export const MIN_AGE = 16;
const MAX_AGE = 130;

export const TOO_YOUNG = `You need to be at least ${MIN_AGE} years old to join.`;

/**
 * The age in whole years on a day; both dates as `YYYY-MM-DD`. Null if it is not a possible age (0–130).
 * In common years, someone born on 29 February turns a year older on 1 March.
 */
export const getAge = (dateOfBirth: string, day: string): number | null => {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
  return Number.isInteger(age) && age >= 0 && age <= MAX_AGE ? age : null;
};

/**
 * Whether someone may join on `day` (default: today in UTC). True without a date of birth, which most forms don't ask
 * for.
 */
export const isOldEnough = (dateOfBirth: string | undefined, day: string = toUtcDay()): boolean =>
  dateOfBirth === undefined || (getAge(dateOfBirth, day) ?? 0) >= MIN_AGE;
