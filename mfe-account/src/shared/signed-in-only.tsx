import { paths, type SessionUser } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { Container, Section, Spinner } from '@wanderwork/ui';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Shows a page to signed-in members. Visitors log in first and come back. */
export const SignedInOnly = ({ children }: { children: (user: SessionUser) => ReactNode }) => {
  const user = useSession((state) => state.user);
  const isLoading = useSession((state) => state.isLoading);
  const { pathname, search } = useLocation();

  // The key resets the page when another member signs in in another tab, so that they see no input of the first.
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (!isLoading) return <Navigate replace to={paths.web.login(pathname + search)} />;
  return (
    <Section>
      <Container>
        <Spinner label="Checking your sign-in" />
      </Container>
    </Section>
  );
};
