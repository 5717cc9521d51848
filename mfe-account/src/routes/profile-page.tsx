import { PageHead } from '@wanderwork/platform';
import { tierBadges } from '../features/membership/model/memberships';
import { Profile } from '../features/profile/components/profile';
import { SignedInOnly } from '../shared/signed-in-only';

const ProfilePage = () => (
  <SignedInOnly>
    {(user) => (
      <>
        <PageHead title="My profile" private />
        <Profile user={user} badge={tierBadges[user.subscriptionTier]} />
      </>
    )}
  </SignedInOnly>
);

export default ProfilePage;
