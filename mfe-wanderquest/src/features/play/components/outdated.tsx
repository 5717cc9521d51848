import { Banner, Button } from '@wanderwork/ui';
import { type Run } from '../../../shared/saves/run';
import { letGo } from '../model/game';
import { fileOf } from '../model/saves/file';
import { offerFile } from '../model/saves/offer-file';

/** A run that today's rules would play otherwise: it is never changed behind anybody's back. */
export const Outdated = ({ run }: { run: Run }) => (
  <Banner
    tone="warn"
    role="status"
    title="This run was played by earlier rules."
    actions={
      <>
        <Button onClick={() => offerFile(fileOf(run))}>Save as a file</Button>
        <Button variant="ink" onClick={() => void letGo(run.plan.mode)}>
          Begin anew
        </Button>
      </>
    }
  >
    It cannot go on, for the same steps would lead elsewhere now. What you earned stays in your passport.
  </Banner>
);
