import { NEWSLETTER_FALLBACK_NAME, type FormSource } from '@wanderwork/contracts';
import type { WaitlistRequest } from '@wanderwork/contracts/requests';

/** Which of the four waitlist forms sent a request. They share one route and send different fields. */
export const waitlistSource = (request: WaitlistRequest): FormSource => {
  if (request.name === NEWSLETTER_FALLBACK_NAME) return 'newsletter-fallback';
  if (request.dateOfBirth !== undefined || request.currentLocation !== undefined) return 'join-panel';
  return request.firstName === undefined ? 'home-form' : 'hero-dialog';
};

/** The name to store: the full name, or else first and last name joined; null if the form sent no real name. */
export const personName = ({ name, firstName, lastName }: Partial<WaitlistRequest>): string | null => {
  const fullName = name === NEWSLETTER_FALLBACK_NAME ? '' : name;
  return fullName || [firstName, lastName].filter(Boolean).join(' ') || null;
};
