import { paths } from '@wanderwork/contracts';
import { AppLink, lazyRetry, RetryBoundary, useSession } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { Visitor } from './visitor';

const Member = lazyRetry(() => import('./member'));

/**
 * The end of the header. The server is asked only if someone may be signed in, so space for an avatar is reserved
 * only then.
 */
export const Account = () => {
  const user = useSession((state) => state.user);
  const loading = useSession((state) => state.isLoading);
  useEffect(() => {
    // In parallel with the request for the user, not after it.
    if (loading) Member.preload().catch(() => undefined);
  }, [loading]);
  if (loading && !user) return <AvatarPlaceholder aria-hidden />;
  if (!user) return <Visitor />;
  return (
    <RetryBoundary resetKey={user.id} fallback={() => <ProfileLink />}>
      <Suspense fallback={<AvatarPlaceholder aria-hidden />}>
        <Member user={user} />
      </Suspense>
    </RetryBoundary>
  );
};

/** If the menu's code fails to load: a link to the profile, from which everything of the account can be reached. */
const ProfileLink = () => (
  <ButtonLink as={AppLink} size="small" to={paths.web.profile()}>
    My Profile
  </ButtonLink>
);

/** As large as the avatar that is loading. */
const AvatarPlaceholder = styled.div`
  width: 44px;
  height: 44px;
  border: 4px solid transparent;
  border-radius: 50%;
  background: var(--water) content-box;
`;
