import { type Mode } from '@wanderwork/quest-engine';
import { Banner, Button } from '@wanderwork/ui';
import { useEffect, useRef } from 'react';
import { openGame } from '../model/run-lock';

/** Another tab plays the run: two would take two ways from the same day. */
export const OpenInOtherTab = ({ mode }: { mode: Mode }) => {
  const place = useRef<HTMLDivElement>(null);
  // The game that stood here was longer: who was far down in it would see an empty page.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner
        tone="info"
        role="status"
        title="This run is open in another tab."
        actions={
          <Button variant="ink" onClick={() => void openGame(mode, { steal: true })}>
            Play here instead
          </Button>
        }
      >
        Every step is saved, so you can pick up here right where you left off.
      </Banner>
    </div>
  );
};
