import { type Mode } from '@wanderwork/quest-engine';
import { Banner, Button } from '@wanderwork/ui';
import { useEffect, useRef } from 'react';
import { openGame } from '../model/run-lock';

/** Another tab plays this run. Two tabs would create two versions of it. */
export const OpenInOtherTab = ({ mode }: { mode: Mode }) => {
  const place = useRef<HTMLDivElement>(null);
  // The game was taller than this notice, so a player far down would see an empty page.
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
