import { paths, type ActionResult } from '@wanderwork/contracts';
import { AppLink, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, ButtonLink, Small, Stack } from '@wanderwork/ui';
import { useEffect, useState } from 'react';
import { ErrorMessage } from '../../../shared/error-message';

/** The wait before another email can be requested. The first ones are usually still on their way. */
const RESEND_AFTER_SECONDS = 60;

/** Seconds left of a wait, and a function that starts it again. */
const useWait = (seconds: number) => {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return [left, () => setEndsAt(Date.now() + seconds * 1000)] as const;
};

interface Props {
  email: string;
  signInPath: string;
  /** Back to the form, to correct the address. */
  onChangeAddress: () => void;
}

/** What to do after registering: confirm the address, request another email, or correct the address. */
export const CheckEmail = ({ email, signInPath, onChangeAddress }: Props) => {
  const { busy, problem, run } = useAction();
  const [secondsLeft, startWait] = useWait(RESEND_AFTER_SECONDS);
  const resend = () =>
    run(async () => {
      const { message } = await http.post<ActionResult>(paths.api.requestConfirmation(), { email });
      startWait();
      toast({ title: 'Check your inbox', description: message, tone: 'ok' });
    });
  return (
    <Stack $gap={4}>
      <ButtonLink as={AppLink} to={signInPath} state={{ email }} variant="red" wide>
        Log In
      </ButtonLink>
      <Small $quiet>
        You can sign in right away. Until you confirm, you can’t pay, post in Connect or add passkeys. Nothing
        in your inbox? Check your spam folder.
      </Small>
      <ErrorMessage problem={problem} />
      <Button
        wide
        disabled={secondsLeft > 0}
        busy={busy}
        busyLabel="Sending..."
        onClick={() => void resend()}
      >
        {secondsLeft > 0 ? `Resend email in ${secondsLeft} s` : 'Resend email'}
      </Button>
      <Small $quiet>
        Wrong address?{' '}
        <Button variant="link" onClick={onChangeAddress}>
          Change it
        </Button>
      </Small>
    </Stack>
  );
};
