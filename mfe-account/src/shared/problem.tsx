import { Banner } from '@wanderwork/ui';
import { problemWords } from './problem-words';

/** Why nothing has changed; nothing while all is well. */
export const Problem = ({ children }: { children: string | null }) =>
  children && (
    <Banner tone="bad" role="alert">
      {children}
    </Banner>
  );

/** The same for what sending a form threw. */
export const FormProblem = ({ problem }: { problem: unknown }) => (
  <Problem>{problem === null ? null : problemWords(problem)}</Problem>
);
