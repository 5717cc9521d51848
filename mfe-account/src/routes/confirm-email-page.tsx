import { paths } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useNavigate } from 'react-router-dom';
import { confirmEmail } from '../features/links/api/open-link';
import { LinkStep } from '../features/links/components/link-step';
import { RequestNewLink, SignInLink } from '../features/links/components/link-results';

const TITLE = 'Email confirmed';

const ConfirmEmailPage = () => {
  const navigate = useNavigate();
  /** Confirms the email. Members without a password go on to set one. */
  const confirm = async (token: string) => {
    const result = await confirmEmail(token);
    if (result.passwordToken !== undefined) {
      toast({ title: TITLE, description: result.message, tone: 'ok' });
      const state = { token: result.passwordToken };
      void navigate(paths.web.resetPassword(), { replace: true, state });
    }
    return result;
  };
  return (
    <LinkStep
      title="Confirm your email"
      lead="Confirm this address is yours."
      city="porto"
      button="Confirm my email"
      busyLabel="Confirming..."
      open={confirm}
      done={{ title: TITLE, links: <SignInLink /> }}
      fallback={<RequestNewLink />}
    />
  );
};

export default ConfirmEmailPage;
