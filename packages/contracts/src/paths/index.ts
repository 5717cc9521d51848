/**
 * Every path of the product, as a function of its parameters. Each is an export of its own, so that a bundle contains
 * only the paths that it uses.
 */
export * as api from './api/index.js';
export * as web from './web.js';
