import { paths, type ConfirmationResult } from '@wanderwork/contracts';
import { session, toast } from '@wanderwork/platform';
import { useNavigate } from 'react-router-dom';
import { LinkStep } from '../features/links/components/link-step';
import { RequestNewLink, SignInLink } from '../features/links/components/link-results';

const TITLE = 'Email confirmed';

const ConfirmEmailPage = () => {
  const navigate = useNavigate();
  /** Members without a password go on to set one. */
  const handleSuccess = async ({ message, passwordToken }: ConfirmationResult) => {
    await session.refetchInAllTabs();
    if (passwordToken === undefined) return;
    toast({ title: TITLE, description: message, tone: 'ok' });
    void navigate(paths.web.resetPassword(), { replace: true, state: { token: passwordToken } });
  };
  return (
    <LinkStep
      title="Confirm your email"
      lead="Confirm this address is yours."
      city="porto"
      button="Confirm my email"
      busyLabel="Confirming..."
      path={paths.api.confirmEmail()}
      onSuccess={handleSuccess}
      done={{ title: TITLE, links: <SignInLink /> }}
      fallback={<RequestNewLink />}
    />
  );
};

export default ConfirmEmailPage;
