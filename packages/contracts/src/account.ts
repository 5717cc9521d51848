/** A signed-in browser, as its owner sees it. */
export interface SessionSummary {
  id: string;
  /** "Firefox on Linux". */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** The one that asks. */
  current: boolean;
  /** It outlives the browser. */
  remembered: boolean;
}

/** What a person says of themselves. Empty where nothing was said. */
export interface Profile {
  email: string;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
  /** The city that is home, by its slug, where it is one of ours … */
  homeCity: string | null;
  /** … or the place in their own words. */
  homePlace: string | null;
  /** ISO 3166-1 alpha-2. */
  passports: string[];
  /** Where the people they work for are, as IANA names it. */
  clientTimeZone: string | null;
  /** `HH:MM` on those people's clock. */
  clientHoursFrom: string | null;
  clientHoursTo: string | null;
  createdAt: string;
  /** When the account will be erased, once its owner asked for that. */
  deletionDueAt: string | null;
}

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const temperatureUnits = ['celsius', 'fahrenheit'] as const;
export type TemperatureUnit = (typeof temperatureUnits)[number];

export type NewsletterState = 'none' | 'pending' | 'given' | 'withdrawn';

/** How a person likes things shown. */
export interface DisplayPreferences {
  theme: ThemeChoice;
  /** Null until it was chosen: then the screens take what is customary where the person is. */
  temperatureUnit: TemperatureUnit | null;
  /** ISO 4217. */
  currency: string;
}

export interface Preferences extends DisplayPreferences {
  /** Read here, changed by the newsletter's own forms and links. */
  newsletter: NewsletterState;
}

/** The largest picture that is taken. */
export const PICTURE_MAX_MB = 5;
export const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1024 * 1024;
export const PICTURE_MAX_MEGAPIXELS = 24;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface PasskeySummary {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Kept by its maker in several devices. */
  backedUp: boolean;
}

/** What an account asks for besides its password. */
export interface SecondFactors {
  /** Since when codes of an authenticator app are asked for; null when they are not. */
  totpSince: string | null;
  passkeys: PasskeySummary[];
  recoveryCodesLeft: number;
}

/** What an authenticator app needs; shown once, and in force when a code of it was entered. */
export interface TotpStart {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** Shown once. Null where there are codes already. */
export interface NewRecoveryCodes {
  recoveryCodes: string[] | null;
}
