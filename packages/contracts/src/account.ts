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

export type NewsletterState = 'none' | 'pending' | 'given' | 'withdrawn';

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
