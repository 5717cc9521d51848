import { paths } from '@wanderwork/contracts';
import { closePanel } from '@wanderwork/platform';
import { Dialog } from '@wanderwork/ui/overlays';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { showWelcome } from '../features/sign-in/model/show-welcome';
import { closeIfOpen, onOpenChange, type PanelProps } from '../shared/panel';

/** The login dialog over the current page. Closing it discards the typed password. */
const LoginDialog = ({ open }: PanelProps) => {
  const handleSignedIn = () => {
    showWelcome();
    closeIfOpen('login');
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Log in" description="Pick up where you left off.">
      <SignInForm
        place="dialog"
        registerPath={paths.web.register()}
        onSignedIn={handleSignedIn}
        onLeave={closePanel}
      />
    </Dialog>
  );
};

export default LoginDialog;
