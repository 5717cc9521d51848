import { PageHead } from '@wanderwork/platform';
import { SecondFactors } from '../features/second-factors/components/second-factors';
import { Settings } from '../features/settings/components/settings';
import { SignedInOnly } from '../shared/signed-in-only';

const SettingsPage = () => (
  <SignedInOnly>
    {(user) => (
      <>
        <PageHead title="Account settings" private />
        <Settings user={user} secondFactors={<SecondFactors emailConfirmed={user.emailConfirmed} />} />
      </>
    )}
  </SignedInOnly>
);

export default SettingsPage;
