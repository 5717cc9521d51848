/** Why a release was refused, in one sentence for the person who publishes. */
export class DeliveryError extends Error {}
