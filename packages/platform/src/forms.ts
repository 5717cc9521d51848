export { useForm } from './forms/use-form';
export { findFieldErrors, toMessagesByField, getServerFieldErrors, preloadRules } from './forms/field-errors';
export { type RequestName } from './forms/rules';
export { SubscriptionRefusedError, subscribe } from './newsletter/subscribe';
