/** The storage key of sign-ups that did not reach the server; the cookies page names it. */
export const WAITLIST_OUTBOX_KEY = 'wanderwork_waitlist_outbox';
