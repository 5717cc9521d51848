import { Banner } from '@wanderwork/ui';
import { errorMessage } from './error-messages';

/** Why nothing has changed; nothing while all is well. */
export const ErrorMessage = ({ children }: { children: string | null }) =>
  children && (
    <Banner tone="bad" role="alert">
      {children}
    </Banner>
  );

/** The same for what sending a form threw. */
export const FormError = ({ problem }: { problem: unknown }) => (
  <ErrorMessage>{problem === null ? null : errorMessage(problem)}</ErrorMessage>
);
