import { errorCodes, paths, type AssistantStop } from '@wanderwork/contracts';
import { AppLink, getServerMessage, HttpError } from '@wanderwork/platform';
import { Banner, Button, ButtonLink, Small } from '@wanderwork/ui';
import type { ReactNode } from 'react';
import { assistant, getShownAnswer, type Turn } from '../api/assistant-store';
import { hasContent } from '../model/answer';

const stopReasons: Record<AssistantStop, string> = {
  time: 'took too long',
  refused: 'declined to answer',
  unreadable: 'sent an answer we couldn’t read',
  unsupported: 'wrote nothing the figures support',
  limit: 'has reached its limit for today',
  paused: 'is paused for a minute after several failures',
  interrupted: 'was interrupted',
};

/** Which writers ended early, and who answered instead. */
export const StopNotes = ({ turn }: { turn: Turn }) => {
  const { stops, writer } = getShownAnswer(turn);
  return stops.map(({ writer: name, reason }, at) => {
    const who = name ?? 'The answer';
    const other = writer && writer.name !== name ? ` ${writer.name} answered instead.` : '';
    return (
      <Small key={at} $quiet>
        {who} {stopReasons[reason] ?? 'ended early'}.{other}
      </Small>
    );
  });
};

/** What ended the answer early, and how to go on. Nothing for a complete answer. */
export const AnswerProblem = ({ turn }: { turn: Turn }) => {
  const { phase, fault, error } = turn.answer;
  const shown = getShownAnswer(turn);
  const askAgain = (label: string) => (
    <Button size="small" onClick={() => void assistant.retry(turn)}>
      {label}
    </Button>
  );
  if (phase === 'stopped')
    return (
      <Problem
        title="You stopped it here."
        actions={askAgain(hasContent(shown) ? 'Continue' : 'Ask again')}
      />
    );
  if (phase === 'interrupted' && fault !== null)
    return (
      <Problem title={fault} actions={askAgain('Ask again')}>
        {hasContent(shown) && 'What has arrived stays here.'}
      </Problem>
    );
  if (phase === 'interrupted' && !hasContent(shown) && error !== null)
    return navigator.onLine ? (
      <Problem title="We couldn’t reach the assistant." actions={askAgain('Ask again')}>
        Asking again doesn’t count twice.
      </Problem>
    ) : (
      <Problem title="You’re offline." actions={askAgain('Ask again')}>
        Your question stays here. Ask again when you’re back online.
      </Problem>
    );
  if (phase === 'interrupted')
    return (
      <Problem title="Interrupted." actions={askAgain('Continue')}>
        {hasContent(shown) ? 'What has arrived stays here.' : 'The answer was cut off.'}
      </Problem>
    );
  return phase === 'refused' ? <Refused turn={turn} error={error} askAgain={askAgain('Ask again')} /> : null;
};

interface RefusedProps {
  turn: Turn;
  error: unknown;
  askAgain: ReactNode;
}

/** The server did not start an answer. */
const Refused = ({ turn, error, askAgain }: RefusedProps) => {
  const change = (
    <Button size="small" variant="plain" onClick={() => assistant.edit(turn)}>
      Change the question
    </Button>
  );
  const code = error instanceof HttpError ? error.code : null;
  if (code === errorCodes.assistantChanged)
    return (
      <Problem
        title="This question was sent before with other words."
        actions={
          <Button size="small" onClick={() => void assistant.resend(turn)}>
            Send it as a new one
          </Button>
        }
      />
    );
  if (error instanceof HttpError && error.status === 401)
    return (
      <Problem
        title="Please sign in again to get an answer."
        actions={
          <>
            <ButtonLink as={AppLink} size="small" variant="ink" to={paths.web.login(paths.web.assistant())}>
              Sign in
            </ButtonLink>
            {askAgain}
          </>
        }
      >
        Your question stays here.
      </Problem>
    );
  return (
    <Problem
      title={getServerMessage(error, 'Something went wrong on our side.')}
      actions={
        <>
          {askAgain}
          {change}
        </>
      }
    />
  );
};

interface ProblemProps {
  title: string;
  actions: ReactNode;
  children?: ReactNode;
}

const Problem = ({ title, actions, children }: ProblemProps) => (
  <Banner tone="warn" role="alert" title={title} actions={actions}>
    {children}
  </Banner>
);
