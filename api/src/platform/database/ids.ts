import { v5, v7 } from 'uuid';

/** Returns a new primary key: UUIDv7, ordered by time, created without the database. */
export const createId = (): string => v7();

const NAMESPACE = '7d0f7a0e-5b0c-4a53-9a2e-3c8f6d1b2e94';

/** Returns the same key (UUIDv5) for the same name, so an existing row is found by its key alone. */
export const toStableId = (name: string): string => v5(name, NAMESPACE);
