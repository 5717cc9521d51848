export { startTestApp, type TestApp } from './test-app';
export { ORIGIN } from './test-config';
export { createDatabase, EMPTY } from './test-database';
