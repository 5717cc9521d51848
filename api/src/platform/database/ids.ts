import { v5, v7 } from 'uuid';

/** A new primary key: UUIDv7, ordered by time, made without asking the database. */
export const newId = (): string => v7();

const NAMESPACE = '7d0f7a0e-5b0c-4a53-9a2e-3c8f6d1b2e94';

/** The same key for the same name (UUIDv5), so that a row that exists already is found by its key alone. */
export const idOf = (name: string): string => v5(name, NAMESPACE);
