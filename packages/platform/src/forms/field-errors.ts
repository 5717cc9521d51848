import { errorCodes, type FieldError } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { type RequestName } from './rules';

const loadRules = () => import('./rules');

/** Loads the rules while the person is still typing. */
export const preloadRules = (): void => void loadRules().catch(() => undefined);

/**
 * Returns the rules that `payload` breaks. If the rules cannot be loaded, the server alone decides: it uses the same
 * ones.
 */
export const findFieldErrors = async (name: RequestName, payload: object): Promise<FieldError[]> => {
  try {
    return (await loadRules()).validate(name, payload);
  } catch {
    return [];
  }
};

/** The server's errors for single fields; empty when the request failed for another reason. */
export const getServerFieldErrors = (error: unknown): FieldError[] =>
  error instanceof HttpError && error.code === errorCodes.validation ? (error.body?.errors ?? []) : [];

/** Keeps the first message of each field. */
export const toMessagesByField = (errors: FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
