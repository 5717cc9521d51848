import { type Mode } from '@wanderwork/quest-engine';
import { Banner, Button } from '@wanderwork/ui';
import { openGame } from '../model/door';

/** Another tab plays the run: two would take two ways from the same day. */
export const Elsewhere = ({ mode }: { mode: Mode }) => (
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
    It is kept after every step, so it goes on here where it stands there.
  </Banner>
);
