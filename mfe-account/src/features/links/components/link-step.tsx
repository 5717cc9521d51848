import { type ActionResult } from '@wanderwork/contracts';
import { PageHead, serverMessage } from '@wanderwork/platform';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { useState, type ReactNode } from 'react';
import { AccountPage } from '../../../shared/account-page';
import { isDeadLink } from '../../../shared/dead-link';
import { useLinkToken } from '../../../shared/link-token';
import { OFFLINE_MESSAGE } from '../../../shared/error-messages';
import { useStepFocus } from '../../../shared/use-step-focus';

interface Props {
  /** What the page asks; also its name in the window. */
  title: string;
  lead: string;
  /** Whose landscape stands beside it. */
  city: string;
  /** The one button, and what it says while it works. */
  button: string;
  busyLabel: string;
  /** Does what the link is for. */
  open: (token: string) => Promise<ActionResult>;
  /** The title once it is done, and where one goes from there. */
  done: { title: string; ways: ReactNode };
  /** Where one goes when the link opens nothing. */
  otherwise: ReactNode;
}

const NO_LINK = 'This page opens by the link in a mail. Please open it from there, or copy the whole link.';

/**
 * Where a link in a mail leads. Nothing happens by opening it, for programs that look at mails open links too: it takes
 * a press of the one button.
 */
export const LinkStep = ({ title, lead, city, button, busyLabel, open, done, otherwise }: Props) => {
  const token = useLinkToken();
  const { step, words, busy, press } = useOpening(token, open);
  useStepFocus(step);
  const shown = {
    asked: { title, lead },
    failed: { title, lead },
    done: { title: done.title, lead: words },
    gone: { title: 'This link is closed', lead: words },
  }[step];
  return (
    <>
      <PageHead title={title} private />
      <AccountPage {...shown} city={city}>
        <Stack $gap={4}>
          {step === 'failed' && (
            <Banner tone="bad" role="alert">
              {words}
            </Banner>
          )}
          {step === 'done' && done.ways}
          {step === 'gone' && otherwise}
          {(step === 'asked' || step === 'failed') && (
            <Button variant="red" wide busy={busy} busyLabel={busyLabel} onClick={() => void press()}>
              {button}
            </Button>
          )}
        </Stack>
      </AccountPage>
    </>
  );
};

type Step = 'asked' | 'failed' | 'done' | 'gone';

/** How far it is, and the words that belong to that. */
const useOpening = (token: string | null, open: Props['open']) => {
  const [at, setAt] = useState<{ step: Step; words: string }>({ step: 'asked', words: '' });
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (token === null) return;
    setBusy(true);
    try {
      const { message } = await open(token);
      setAt({ step: 'done', words: message });
    } catch (error) {
      setAt({ step: isDeadLink(error) ? 'gone' : 'failed', words: serverMessage(error, OFFLINE_MESSAGE) });
    }
    setBusy(false);
  };
  const here = token === null ? ({ step: 'gone', words: NO_LINK } as const) : at;
  return { ...here, busy, press };
};
