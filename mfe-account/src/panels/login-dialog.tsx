import { paths } from '@wanderwork/contracts';
import { closePanel } from '@wanderwork/platform';
import { Dialog } from '@wanderwork/ui/overlays';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { showWelcome } from '../features/sign-in/model/show-welcome';
import { closeIfOpen, onOpenChange, type PanelProps } from '../shared/panel';

/** Signing in where one is. A password that was typed goes with the dialog. */
const LoginDialog = ({ open }: PanelProps) => {
  const welcome = () => {
    showWelcome();
    closeIfOpen('login');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log in"
      description="Your charts are where you left them."
    >
      <SignInForm
        place="dialog"
        registerPath={paths.web.register()}
        onSignedIn={welcome}
        onLeave={closePanel}
      />
    </Dialog>
  );
};

export default LoginDialog;
