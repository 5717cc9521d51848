import { Dialog } from '@wanderwork/ui/overlays';
import { useEffect } from 'react';
import { useAsking } from './proof';
import { ProofForm } from './proof-form';

/** Asks who is there before something that cannot be taken back; stands once on each page that has such things. */
export const ProofDialog = () => {
  const asking = useAsking((state) => state.asking);
  // Whoever leaves the page leaves the question too.
  useEffect(() => () => useAsking.getState().asking?.dismissed(), []);
  return (
    <Dialog
      open={asking !== null}
      onOpenChange={(open) => !open && asking?.dismissed()}
      title="Confirm it's you"
      description="We won't ask again for 10 minutes."
    >
      {asking && <ProofForm onProven={asking.proven} />}
    </Dialog>
  );
};
