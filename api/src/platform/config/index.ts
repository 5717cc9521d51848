export { Config, type ConfigValues } from './config.js';
export { StartError } from './config-error.js';
export { parseConfig } from './parse-config.js';
