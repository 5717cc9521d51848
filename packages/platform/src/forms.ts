export { useForm } from './forms/use-form';
export { brokenRules, messagesByField, refusedFields, warmRules } from './forms/field-errors';
export { type RequestName } from './forms/rules';
export { Refused, subscribe } from './newsletter/subscribe';
