export { useForm } from './forms/use-form';
export { findFieldErrors, messagesByField, serverFieldErrors, preloadRules } from './forms/field-errors';
export { type RequestName } from './forms/rules';
export { SubscriptionRefusedError, subscribe } from './newsletter/subscribe';
