import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, session, toast } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import { Notice } from '../../../shared/notice';
import { ErrorMessage } from '../../../shared/error-message';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { useAction } from '@wanderwork/platform/actions';

/** Asks for a confirmed email before payment, because invoices and plan emails go there. */
export const ConfirmEmailFirst = ({ user: { email } }: { user: SessionUser }) => {
  const { busy, problem, run } = useAction();
  const refresh = useAction();
  const send = () =>
    run(async () => {
      const message = await resendConfirmation();
      toast({ title: 'Check your inbox', description: message, tone: 'ok' });
    });
  return (
    <Notice
      tag={{ icon: 'lock', label: 'One step first' }}
      title="Confirm your email first"
      city="porto"
      links={
        <>
          <Button
            variant="red"
            busy={refresh.busy}
            busyLabel="Checking..."
            onClick={() => void refresh.run(session.refetch)}
          >
            I’ve confirmed it
          </Button>
          <Button busy={busy} busyLabel="Sending..." onClick={() => void send()}>
            Resend email
          </Button>
          <ButtonLink as={AppLink} to={paths.web.subscription()} variant="plain">
            Back to plans
          </ButtonLink>
        </>
      }
    >
      <p>
        We’ll send your invoices to <bdi>{email}</bdi>. Press the button in the email we sent you, then come
        back here.
      </p>
      <ErrorMessage problem={problem} />
    </Notice>
  );
};
