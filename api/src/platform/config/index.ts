export { type AdminAccount, Config, type ConfigValues, type ModelSettings } from './config.js';
export { createDiskFullError, StartError } from './start-error.js';
export type { LogLevel } from './log-level.js';
export { providerNames, type ProviderName } from './data-providers.js';
export type { PushSettings } from './push-settings.js';
export type { PlanName, StripeSettings } from './stripe-settings.js';
export { parseConfig, PASSWORD_COST } from './parse-config.js';
