export { useForm } from './forms/use-form';
export { toMessagesByField, getServerFieldErrors } from './forms/field-errors';
export { SubscriptionRefusedError, subscribe } from './newsletter/subscribe';
