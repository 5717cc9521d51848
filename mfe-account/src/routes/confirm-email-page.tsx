import { paths } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useNavigate } from 'react-router-dom';
import { confirmEmail } from '../features/links/api/open-link';
import { LinkStep } from '../features/links/components/link-step';
import { RequestNewLink, SignInLink } from '../features/links/components/link-results';

const TITLE = 'Address confirmed';

const ConfirmEmailPage = () => {
  const navigate = useNavigate();
  /** Whoever cannot log in yet goes on to a password of their own. */
  const open = async (token: string) => {
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
      title="Confirm your address"
      lead="One press, and we know that the mail reached you and nobody else."
      city="porto"
      button="Confirm my address"
      busyLabel="Confirming..."
      open={open}
      done={{ title: TITLE, ways: <SignInLink /> }}
      otherwise={<RequestNewLink />}
    />
  );
};

export default ConfirmEmailPage;
