export { startTestApp, type TestApp } from './test-app.js';
export { ORIGIN } from './test-config.js';
export { createDatabase, EMPTY_TEMPLATE, type TestDatabase } from './test-database.js';
