import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, session, toast } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import { Notice } from '../../../shared/notice';
import { Problem } from '../../../shared/problem';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { useDeed } from '../../../shared/use-deed';

/** Before anybody pays, the address has to be theirs: invoices and every word on the plan go there. */
export const AddressFirst = ({ user: { email } }: { user: SessionUser }) => {
  const { busy, problem, run } = useDeed();
  const look = useDeed();
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
      <Problem>{problem}</Problem>
    </Notice>
  );
};
