import { HttpError } from '@wanderwork/platform';

/** The server's reason for refusing a query; null for other errors. */
export const getQueryErrorMessage = (error: unknown): string | null =>
  (error instanceof HttpError && error.body?.errors?.find(({ path }) => path === 'q')?.message) || null;
