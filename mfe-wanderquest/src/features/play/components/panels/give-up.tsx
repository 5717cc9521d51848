import { Button, Row } from '@wanderwork/ui';
import { useEffect, useRef, useState } from 'react';
import { type PanelProps } from './panel-props';

/** Ends the run, after a confirmation. */
export const GiveUp = ({ onAct }: Pick<PanelProps, 'onAct'>) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const stayButton = useRef<HTMLButtonElement>(null);
  const quitButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (isConfirming) stayButton.current?.focus();
    else if (wasConfirming.current) quitButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  if (!isConfirming)
    return (
      <Button ref={quitButton} onClick={() => setIsConfirming(true)}>
        Go home early
      </Button>
    );
  return (
    <Row role="group" aria-label="Go home early?">
      <span>The run ends here and counts as it is.</span>
      <Button ref={stayButton} onClick={() => setIsConfirming(false)}>
        Stay
      </Button>
      <Button variant="ink" onClick={() => onAct({ type: 'quit' })}>
        Go home now
      </Button>
    </Row>
  );
};
