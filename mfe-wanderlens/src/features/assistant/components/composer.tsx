import { useQuery } from '@tanstack/react-query';
import { assistantLimits, formatCount } from '@wanderwork/contracts';
import { Button, Checkbox, Caption, ConditionChip, Small } from '@wanderwork/ui';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { questionBox } from '../../../shared/question-box';
import { useStore } from 'zustand';
import { allowanceQuery } from '../api/assistant-api';
import { assistant } from '../api/assistant-store';
import { isOpen } from '../model/answer';
import { describeSubject } from '../model/subject';
import { AnswerView } from './thread';

/** After a click, the button means Stop. The second half of a double click must not stop the answer. */
const SINGLE_CLICK = 1;

const describeLeft = (left: number): string => `${formatCount(left, 'question')} left today`;

interface Props {
  owner: string;
  getName: (slug: string) => string;
  /** Whether the field takes the focus when it appears. Never on touch screens, where the keyboard would open. */
  focuses: boolean;
}

/** The field for a question, what it is about, and the button that asks or stops. */
export const Composer = ({ owner, getName, focuses }: Props) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, fieldError, subject, turns, isTemporary } = useStore(assistant.state);
  const { data: allowance } = useQuery(allowanceQuery(owner));
  const left = allowance?.left ?? null;
  const isBusy = turns.some(({ answer }) => isOpen(answer));
  const canAsk = /[\p{L}\p{N}]/u.test(typed);

  useEffect(() => {
    if (!focuses || matchMedia('(pointer: coarse)').matches) return undefined;
    // After the drawer has moved the focus into itself.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [focuses]);

  const ask = () => {
    if (canAsk) void assistant.ask(typed);
    else field.current?.focus();
  };
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail > SINGLE_CLICK) return;
    if (isBusy) assistant.stop();
    else ask();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBusy) ask();
  };

  return (
    <Root data-composer>
      {subject && (
        <div>
          <ConditionChip onRemove={() => assistant.setSubject(null)}>
            {describeSubject(subject, getName)}
          </ConditionChip>
        </div>
      )}
      <Box>
        <label className="visually-hidden" htmlFor={id}>
          Your question
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          maxLength={assistantLimits.text}
          value={typed}
          placeholder="Ask about places, days, hours or money"
          aria-invalid={fieldError !== null || undefined}
          aria-describedby={fieldError === null ? undefined : `${id}-error`}
          onChange={(event) => {
            void AnswerView.preload().catch(() => undefined);
            assistant.setTyped(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        <Button variant={isBusy ? 'outlined' : 'red'} onClick={handleClick}>
          {isBusy ? 'Stop' : 'Ask'}
        </Button>
      </Box>
      {fieldError !== null && (
        <FieldError id={`${id}-error`} role="alert">
          {fieldError}
        </FieldError>
      )}
      <Options>
        {turns.length === 0 ? (
          <Checkbox checked={isTemporary} onChange={(event) => assistant.setTemporary(event.target.checked)}>
            Don’t keep this conversation
          </Checkbox>
        ) : (
          isTemporary && (
            <Caption>We don’t keep this conversation. Leaving or reloading the page ends it.</Caption>
          )
        )}
        {left !== null && <Caption>{describeLeft(left)}</Caption>}
      </Options>
      {isTemporary && turns.length === 0 && (
        <Caption>
          It stays on this page and is gone when you leave or reload. Questions still count, and drafts stay
          with their trip.
        </Caption>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

const Box = styled.div`
  ${questionBox}

  button {
    min-width: 72px;
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  align-items: center;
  justify-content: space-between;
  font-size: var(--f-sm);
`;

const FieldError = styled(Small)`
  color: var(--bad);
`;
