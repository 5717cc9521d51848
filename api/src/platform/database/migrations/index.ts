import { Extensions1000000000001 } from './1000-extensions.js';
import { ClientErrors1000000000010 } from './1010-client-errors.js';

/** Every change of the schema, in the order of their numbers. */
export const migrations = [Extensions1000000000001, ClientErrors1000000000010];
