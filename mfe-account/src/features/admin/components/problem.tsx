import { Banner } from '@wanderwork/ui';

/** Why nothing has changed; nothing while all is well. */
export const Problem = ({ children }: { children: string | null }) =>
  children && (
    <Banner tone="bad" role="alert">
      {children}
    </Banner>
  );
