import type { DisplayPreferences } from './account.js';

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
