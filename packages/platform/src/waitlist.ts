export { joinWaitlist } from './waitlist/join-waitlist';
export { storeSignup, sendStoredSignups } from './waitlist/waitlist-outbox';
