export * from './account.js';
export * from './art.js';
export * from './auth.js';
export * from './marketing.js';
export * from './second-factors.js';
export * from './cities.js';
export * from './content.js';
export * from './client-reports.js';
export { fieldErrors, validationErrors } from './validation-errors.js';
