import { NEWSLETTER_FALLBACK_NAME, type FormSource } from '@wanderwork/contracts';
import type { WaitlistRequest } from '@wanderwork/contracts/requests';
import { HOUR } from '../../platform/durations.js';
import type { Limit } from '../../platform/limits/rate-limit.js';

/** The four waitlist forms share one address and are told apart by what they send. */
export const waitlistSource = (request: WaitlistRequest): FormSource => {
  if (request.name === NEWSLETTER_FALLBACK_NAME) return 'newsletter-fallback';
  if (request.dateOfBirth !== undefined || request.currentLocation !== undefined) return 'join-panel';
  return request.firstName === undefined ? 'home-form' : 'hero-dialog';
};

/** The name to keep: the one given, else first and last joined; null where the form sent none of a person. */
export const personName = ({ name, firstName, lastName }: Partial<WaitlistRequest>): string | null => {
  const given = name === NEWSLETTER_FALLBACK_NAME ? '' : name;
  return given || [firstName, lastName].filter(Boolean).join(' ') || null;
};

/** Letters that strangers can have sent to one address. */
export const waitlistsByEmail: Limit = { key: 'waitlist-email', points: 10, seconds: HOUR };
export const newslettersByEmail: Limit = { key: 'newsletter-email', points: 10, seconds: HOUR };
