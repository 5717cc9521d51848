import { Button, Row } from '@wanderwork/ui';
import { useEffect, useRef, useState } from 'react';
import { type PanelProps } from './panel-props';

/** Ends the run where it stands, after a question. */
export const GiveUp = ({ onAct }: Pick<PanelProps, 'onAct'>) => {
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (asked) answer.current?.focus();
    else if (before.current) question.current?.focus();
    before.current = asked;
  }, [asked]);
  if (!asked)
    return (
      <Button ref={question} onClick={() => setAsked(true)}>
        Go home early
      </Button>
    );
  return (
    <Row role="group" aria-label="Go home early?">
      <span>The run ends here and counts as it is.</span>
      <Button ref={answer} onClick={() => setAsked(false)}>
        Stay
      </Button>
      <Button variant="ink" onClick={() => onAct({ type: 'quit' })}>
        Go home now
      </Button>
    </Row>
  );
};
