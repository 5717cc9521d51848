import type { DisplayPreferences } from './account.js';

export const tiers = ['free', 'pro', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** What a tier is called, in every text. */
export const tierNames: Record<Tier, string> = { free: 'Free', pro: 'Pro', premium: 'Premium' };

/** The signed-in person as `GET /api/auth/user` gives it. */
export interface SessionUser {
  id: string;
  email: string;
  /** The owner of the address has shown that it is theirs. */
  emailConfirmed: boolean;
  name: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
  subscriptionTier: Tier;
  /** The tier that counts now: of an admin, and of everybody while the launch lasts, the highest. */
  tierInEffect: Tier;
  /** The password was given by somebody else; until it is changed, the admin area stays closed. */
  mustChangePassword: boolean;
  preferences: DisplayPreferences;
}

/** The answer of login, register and the marketing forms. */
export interface ActionResult {
  success: boolean;
  message: string;
}

/** The answer of a link that confirms an address; who has no password yet gets what `/reset-password` asks for. */
export interface ConfirmationResult extends ActionResult {
  passwordToken?: string;
}

/** The answer of a link of a change of address: it happens when both addresses have confirmed it. */
export interface EmailChangeResult extends ActionResult {
  changed: boolean;
}

export type SecondFactor = 'totp' | 'passkey';

/** The answer of a sign-in. With `secondFactor` nobody is signed in yet: one of these has to follow. */
export interface SignInResult extends ActionResult {
  secondFactor?: SecondFactor[];
}

/**
 * A cookie that scripts can read, set beside the session's own: without it nobody is signed in here, and a page need not
 * ask the server. It grants nothing.
 */
export const SIGNED_IN_HINT = 'wanderwork_signed_in';
