import { closePanel } from '@wanderwork/platform';
import { Dialog } from '@wanderwork/ui/overlays';
import { HeroSignupForm, useHeroSignup } from '../features/register/components/hero-signup';
import { closeIfOpen, onOpenChange, type PanelProps } from '../shared/panel';

/** The dialog behind 'Join Now' and the hero's 'Join the Journey' button. */
const SignupDialog = ({ open }: PanelProps) => {
  const form = useHeroSignup(() => closeIfOpen('signup'));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Join the Journey"
      description="Free. No payment required."
    >
      <HeroSignupForm form={form} onLeave={closePanel} />
    </Dialog>
  );
};

export default SignupDialog;
