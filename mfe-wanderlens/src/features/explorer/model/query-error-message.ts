import { HttpError } from '@wanderwork/platform';

/** Why the server will not search these words, in its own; null where it failed for another reason. */
export const getQueryErrorMessage = (error: unknown): string | null =>
  (error instanceof HttpError && error.body?.errors?.find(({ path }) => path === 'q')?.message) || null;
