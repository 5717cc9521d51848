import { errorCodes, type FieldError } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { type RequestName } from './rules';

const loadRules = () => import('./rules');

/** Fetches the rules while the person still types. */
export const preloadRules = (): void => void loadRules().catch(() => undefined);

/** The rules that `payload` breaks. Where they cannot be loaded the server judges alone: it uses the same ones. */
export const findFieldErrors = async (name: RequestName, payload: object): Promise<FieldError[]> => {
  try {
    return (await loadRules()).validate(name, payload);
  } catch {
    return [];
  }
};

/** What the server had against single fields; empty when it failed for another reason. */
export const serverFieldErrors = (error: unknown): FieldError[] =>
  error instanceof HttpError && error.code === errorCodes.validation ? (error.body?.errors ?? []) : [];

/** One sentence for each field: the first. */
export const messagesByField = (errors: FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
