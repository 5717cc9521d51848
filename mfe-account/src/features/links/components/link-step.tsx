import { type ActionResult } from '@wanderwork/contracts';
import { PageHead, getServerMessage, http } from '@wanderwork/platform';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { useState, type ReactNode } from 'react';
import { AccountPage } from '../../../shared/account-page';
import { isDeadLink } from '../../../shared/dead-link';
import { useLinkToken } from '../../../shared/link-token';
import { OFFLINE_MESSAGE } from '../../../shared/error-message';
import { useStepFocus } from '../../../shared/use-step-focus';

interface Props<Result extends ActionResult> {
  /** The heading, also used as the page title. */
  title: string;
  lead: string;
  /** The city whose picture is shown beside the form. */
  city: string;
  /** The label of the only button, and its label while busy. */
  button: string;
  busyLabel: string;
  /** The API path that the token is posted to. */
  path: string;
  /** Called before the heading changes to `done`. */
  onSuccess?: (result: Result) => Promise<void>;
  /** The heading and the links after success. */
  done: { title: string; links: ReactNode };
  /** The links shown when the link doesn't work. */
  fallback: ReactNode;
}

const NO_LINK = 'Open this page from the link in your email, or paste the whole link.';

/**
 * The page behind a link in an email. Opening it does nothing until the button is pressed, because mail scanners open
 * links too.
 */
export const LinkStep = <Result extends ActionResult>({
  title,
  lead,
  city,
  button,
  busyLabel,
  path,
  onSuccess,
  done,
  fallback,
}: Props<Result>) => {
  const { step, message, busy, press } = useLinkStep(path, onSuccess);
  useStepFocus(step);
  const content = {
    ready: { title, lead },
    failed: { title, lead },
    done: { title: done.title, lead: message },
    gone: { title: 'This link doesn’t work', lead: message },
  }[step];
  return (
    <>
      <PageHead title={title} private />
      <AccountPage {...content} city={city}>
        <Stack $gap={4}>
          {step === 'failed' && (
            <Banner tone="bad" role="alert">
              {message}
            </Banner>
          )}
          {step === 'done' && done.links}
          {step === 'gone' && fallback}
          {(step === 'ready' || step === 'failed') && (
            <Button variant="red" wide busy={busy} busyLabel={busyLabel} onClick={() => void press()}>
              {button}
            </Button>
          )}
        </Stack>
      </AccountPage>
    </>
  );
};

type Step = 'ready' | 'failed' | 'done' | 'gone';

/** The current step and the message that belongs to it. */
const useLinkStep = <Result extends ActionResult>(path: string, onSuccess: Props<Result>['onSuccess']) => {
  const token = useLinkToken();
  const [state, setState] = useState<{ step: Step; message: string }>({ step: 'ready', message: '' });
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (token === null) return;
    setBusy(true);
    try {
      const result = await http.post<Result>(path, { token });
      await onSuccess?.(result);
      setState({ step: 'done', message: result.message });
    } catch (error) {
      setState({
        step: isDeadLink(error) ? 'gone' : 'failed',
        message: getServerMessage(error, OFFLINE_MESSAGE),
      });
    }
    setBusy(false);
  };
  const current = token === null ? ({ step: 'gone', message: NO_LINK } as const) : state;
  return { ...current, busy, press };
};
