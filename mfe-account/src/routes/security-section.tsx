import { type SessionUser } from '@wanderwork/contracts';
import { SecondFactors } from '../features/second-factors/components/second-factors';
import { Password } from '../features/settings/components/password';
import { Sessions } from '../features/settings/components/sessions';
import { SettingsSection } from '../features/settings/components/settings-section';

const SecuritySection = ({ user }: { user: SessionUser }) => (
  <SettingsSection title="Sign-in and security" lead="How you sign in, and where you’re signed in now.">
    <Password user={user} />
    <SecondFactors emailConfirmed={user.emailConfirmed} />
    <Sessions />
  </SettingsSection>
);

export default SecuritySection;
