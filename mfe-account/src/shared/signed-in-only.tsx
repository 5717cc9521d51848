import { paths, type SessionUser } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { Container, Section, Spinner } from '@wanderwork/ui';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Shows a page to the person whose page it is; anyone else signs in first and comes back. */
export const SignedInOnly = ({ children }: { children: (user: SessionUser) => ReactNode }) => {
  const user = useSession((state) => state.user);
  const isLoading = useSession((state) => state.isLoading);
  const { pathname, search } = useLocation();

  // Who signs in after somebody else, in another tab, finds nothing that the one before typed or chose.
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (!isLoading) return <Navigate replace to={paths.web.login(pathname + search)} />;
  return (
    <Section>
      <Container>
        <Spinner label="Looking who is there" />
      </Container>
    </Section>
  );
};
