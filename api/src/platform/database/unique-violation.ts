import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Whether `error` is a violation of a unique constraint, from TypeORM or from the driver itself. */
export const isUniqueViolation = (error: unknown): boolean => {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof Error && (cause as { code?: unknown }).code === UNIQUE_VIOLATION;
};
