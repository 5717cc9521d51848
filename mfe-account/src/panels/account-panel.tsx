import { closePanel, useSession } from '@wanderwork/platform';
import { Drawer } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { tierBadges } from '../shared/plan-labels';
import { MyAccount } from '../features/profile/components/my-account';
import { SignOutButton } from '../features/profile/components/sign-out-button';
import { AccountSignupForm, useAccountSignup } from '../features/register/components/account-signup';
import { SignInInvitation } from '../features/sign-in/components/sign-in-invitation';
import { onOpenChange, type PanelProps } from '../shared/panel';

type View = 'sign-in' | 'create';

const titles: Record<View, string> = { 'sign-in': 'Your account', create: 'Create a Free Account' };

/** The account side panel: sign-in and sign-up for visitors, links to their pages for members. */
const AccountPanel = ({ open }: PanelProps) => {
  const user = useSession((state) => state.user);
  const [view, setView] = useState<View>('sign-in');
  const showSignIn = () => setView('sign-in');
  const form = useAccountSignup(showSignIn);
  if (user)
    return (
      <Drawer
        open={open}
        onOpenChange={onOpenChange}
        title="My Account"
        footer={<SignOutButton onSignedOut={closePanel} />}
      >
        <MyAccount user={user} badge={tierBadges[user.subscriptionTier]} onLeave={closePanel} />
      </Drawer>
    );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={titles[view]}>
      {view === 'sign-in' ? (
        <SignInInvitation onCreate={() => setView('create')} />
      ) : (
        <AccountSignupForm form={form} onSignIn={showSignIn} onLeave={closePanel} />
      )}
    </Drawer>
  );
};

export default AccountPanel;
