import { type SessionUser } from '@wanderwork/contracts';
import { Address } from './address';
import { Newsletter } from './newsletter';
import { SettingsSection } from './settings-section';

const EmailSection = ({ user: { email, emailConfirmed } }: { user: SessionUser }) => (
  <SettingsSection title="Email" lead="Where we reach you, and the newsletter.">
    <Address email={email} confirmed={emailConfirmed} />
    <Newsletter email={email} />
  </SettingsSection>
);

export default EmailSection;
