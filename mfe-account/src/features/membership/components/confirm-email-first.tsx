import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, session, toast } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import { Notice } from '../../../shared/notice';
import { ErrorMessage } from '../../../shared/error-message';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { useAction } from '../../../shared/use-action';

/** Before anybody pays, the address has to be theirs: invoices and every word on the plan go there. */
export const ConfirmEmailFirst = ({ user: { email } }: { user: SessionUser }) => {
  const { busy, problem, run } = useAction();
  const look = useAction();
  const send = () =>
    run(async () => {
      const words = await resendConfirmation();
      toast({ title: 'Look into your mailbox', description: words, tone: 'ok' });
    });
  return (
    <Notice
      tag={{ icon: 'lock', words: 'One step before' }}
      title="Confirm your address first"
      city="porto"
      links={
        <>
          <Button
            variant="red"
            busy={look.busy}
            busyLabel="Looking..."
            onClick={() => void look.run(session.refetch)}
          >
            I have confirmed it
          </Button>
          <Button busy={busy} busyLabel="Sending..." onClick={() => void send()}>
            Send the mail again
          </Button>
          <ButtonLink as={AppLink} to={paths.web.subscription()} variant="plain">
            Back to the plans
          </ButtonLink>
        </>
      }
    >
      <p>
        Your invoices and every word about your plan go to <bdi>{email}</bdi>, so it has to be yours. Please
        press the button in the mail that we sent you, and come back.
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
    </Notice>
  );
};
