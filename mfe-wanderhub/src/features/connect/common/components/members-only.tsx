import { paths } from '@wanderwork/contracts';
import { Spinner } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useReader } from '../api/reader';

/** A page of the reader's own. Visitors log in first and come back. */
export const MembersOnly = ({ children }: { children: (userId: string) => ReactNode }) => {
  const reader = useReader();
  const { pathname, search } = useLocation();
  if (reader === undefined) return <Spinner label="Checking your sign-in" />;
  if (reader === null) return <Navigate replace to={paths.web.login(pathname + search)} />;
  return children(reader);
};
