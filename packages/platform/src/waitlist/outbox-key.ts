/** Where the browser's storage holds sign-ups that did not reach the server; named on the cookies page. */
export const WAITLIST_OUTBOX_KEY = 'wanderwork_waitlist_outbox';
