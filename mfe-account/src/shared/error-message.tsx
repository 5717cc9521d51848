import { Banner } from '@wanderwork/ui';
import { toErrorMessage } from './error-messages';

/** An error banner; nothing if there is no error. */
export const ErrorMessage = ({ children }: { children: string | null }) =>
  children && (
    <Banner tone="bad" role="alert">
      {children}
    </Banner>
  );

/** An error banner for the error that submitting a form threw. */
export const FormError = ({ problem }: { problem: unknown }) => (
  <ErrorMessage>{problem === null ? null : toErrorMessage(problem)}</ErrorMessage>
);
