import { useQuery } from '@tanstack/react-query';
import { errorCodes } from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Icon, Row, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { Suspense, useEffect, useRef, type ComponentProps } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { findDailyLimit, type DailyLimit } from '../../../shared/daily-limit';
import { allowanceQuery } from '../api/assistant-api';
import { assistant, type Turn } from '../api/assistant-store';
import { describeProgress, isOpen } from '../model/answer';
import { Examples, LimitReached } from './intro';
import { VoiceEntry } from './voice-entry';

/** Loads with the first question, beside its answer. */
export const AnswerView = lazyRetry(() => import(/* webpackChunkName: 'assistant-answer' */ './answer-view'));

const ConversationList = lazyRetry(
  () => import(/* webpackChunkName: 'assistant-answer' */ './conversation-list'),
);

/** The stored conversations, whose code loads when they are shown. */
export const Conversations = (options: ComponentProps<typeof ConversationList>) => (
  <RetryBoundary
    fallback={(_error, tryAgain) => (
      <LoadError label="Your conversations" busy={false} onTryAgain={tryAgain} />
    )}
  >
    <Suspense fallback={<Spinner label="Loading your conversations" />}>
      <ConversationList {...options} />
    </Suspense>
  </RetryBoundary>
);

/** The day's limit once it is reached: by the last refusal, or by the allowance. */
const useDailyLimit = (owner: string): DailyLimit | null => {
  const limitError = useStore(assistant.state, (state) => state.limitError);
  const { data } = useQuery(allowanceQuery(owner));
  const refused = findDailyLimit(limitError, errorCodes.assistantDailyLimit);
  if (refused) return refused;
  return data?.left === 0 ? { limit: data.limit ?? 0, resetsAt: new Date(data.resetsAt) } : null;
};

interface Props {
  owner: string;
  getName: (slug: string) => string;
}

/** The questions and answers. It is no live region: one status line tells how the answer comes along. */
export const Thread = ({ owner, getName }: Props) => {
  const { turns, loading, earlierKey, subject, conversation } = useStore(assistant.state);
  const limit = useDailyLimit(owner);
  const last = turns.at(-1);
  const isBusy = last !== undefined && isOpen(last.answer);
  return (
    <Stack $gap={6}>
      {loading === 'busy' && turns.length === 0 && (
        <>
          <Spinner label="Loading the conversation" />
          <Skeleton $height="160px" />
        </>
      )}
      {loading === 'failed' && (
        <LoadError
          label="The conversation"
          busy={false}
          onTryAgain={() =>
            void (turns.length === 0 ? assistant.open(conversation) : assistant.loadEarlier())
          }
        />
      )}
      {loading === 'missing' && <p>This conversation isn’t here any more. Ask something new below.</p>}
      {earlierKey !== null && (
        <Row $justify="center">
          <Button size="small" busy={loading === 'busy'} onClick={() => void assistant.loadEarlier()}>
            Earlier messages
          </Button>
        </Row>
      )}
      {turns.length === 0 && loading === 'idle' && !limit && <Examples subject={subject} getName={getName} />}
      {turns.map((turn) => (
        <TurnView key={turn.id} turn={turn} isNew={turn === last && isBusy} />
      ))}
      {limit && !isBusy && <LimitReached limit={limit} />}
      <p role="status" className="visually-hidden">
        {last ? describeProgress(last.answer) : ''}
      </p>
    </Stack>
  );
};

const TurnView = ({ turn, isNew }: { turn: Turn; isNew: boolean }) => {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    question.current?.scrollIntoView({ block: 'start' });
    // The button that asked may be gone; the field and its button keep the focus.
    if (!document.activeElement?.closest('[data-composer]')) question.current?.focus({ preventScroll: true });
    // Only when the question appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <TurnBox>
      <article aria-label="Your question">
        <Question ref={question} tabIndex={-1} dir="auto">
          {turn.text}
        </Question>
      </article>
      <article aria-label="Answer" aria-busy={isOpen(turn.answer)}>
        <RetryBoundary
          fallback={(_error, tryAgain) => <LoadError label="The answer" busy={false} onTryAgain={tryAgain} />}
        >
          <Suspense fallback={<Skeleton $height="96px" />}>
            <AnswerView turn={turn} />
          </Suspense>
        </RetryBoundary>
      </article>
    </TurnBox>
  );
};

/** New conversation, the voice, and the list of earlier ones. */
export const ThreadTools = ({
  isListShown,
  onToggleList,
  onNew,
}: {
  isListShown: boolean;
  onToggleList: () => void;
  onNew: () => void;
}) => {
  const hasTurns = useStore(assistant.state, ({ turns, loading }) => turns.length > 0 || loading !== 'idle');
  return (
    <>
      <Button size="small" aria-expanded={isListShown} onClick={onToggleList}>
        <Icon name="clock" size={16} /> Conversations
      </Button>
      {hasTurns && (
        <Button size="small" onClick={onNew}>
          <Icon name="plus" size={16} /> New
        </Button>
      )}
      <VoiceEntry />
    </>
  );
};

const TurnBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);

  & + & {
    padding-block-start: var(--s6);
    border-block-start: 1px solid var(--line);
  }
`;

const Question = styled.h3`
  font: 400 var(--f-xl) / 1.25 var(--serif);
  overflow-wrap: anywhere;
  outline: none;
  scroll-margin-block-start: 96px;
`;
