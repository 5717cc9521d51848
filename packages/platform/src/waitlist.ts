export { joinWaitlist } from './waitlist/join-waitlist';
export { keepForLater, sendKept } from './waitlist/waitlist-outbox';
