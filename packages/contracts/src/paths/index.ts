/**
 * Every address of the product, as a function of what varies in it. Each is an export of its own, so that a bundle holds
 * only the addresses that it uses.
 */
export * as api from './api/index.js';
export * as web from './web.js';
