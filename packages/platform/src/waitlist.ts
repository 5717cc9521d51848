export { joinWaitlist } from './waitlist/join-waitlist';
export { keepForLater, sendStoredSignups } from './waitlist/waitlist-outbox';
