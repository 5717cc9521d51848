import { paths } from '@wanderwork/contracts';
import { AppLink, lazyRetry, RetryBoundary, useSession } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { Visitor } from './visitor';

const Member = lazyRetry(() => import('./member'));

/** The end of the header. The server is asked only where somebody may be signed in, so a face's place is kept for them. */
export const Account = () => {
  const user = useSession((state) => state.user);
  const loading = useSession((state) => state.isLoading);
  useEffect(() => {
    // Beside the question who it is, not after it.
    if (loading) Member.preload().catch(() => undefined);
  }, [loading]);
  if (loading && !user) return <AvatarPlaceholder aria-hidden />;
  if (!user) return <Visitor joinLabel="Join Now" />;
  return (
    <RetryBoundary resetKey={user.id} fallback={() => <ProfileLink />}>
      <Suspense fallback={<AvatarPlaceholder aria-hidden />}>
        <Member user={user} />
      </Suspense>
    </RetryBoundary>
  );
};

/** When the menu's code cannot be had: the page where everything of the account can be reached. */
const ProfileLink = () => (
  <ButtonLink as={AppLink} size="small" to={paths.web.profile()}>
    My Profile
  </ButtonLink>
);

/** As large as the face that is awaited. */
const AvatarPlaceholder = styled.div`
  width: 44px;
  height: 44px;
  border: 4px solid transparent;
  border-radius: 50%;
  background: var(--water) content-box;
`;
