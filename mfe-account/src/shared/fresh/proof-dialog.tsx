import { Dialog } from '@wanderwork/ui/overlays';
import { useEffect } from 'react';
import { usePendingProof } from './proof';
import { ProofForm } from './proof-form';

/** The reauthentication dialog. Each page with sensitive actions renders it once. */
export const ProofDialog = () => {
  const pending = usePendingProof((state) => state.pending);
  // Leaving the page cancels the request.
  useEffect(() => () => usePendingProof.getState().pending?.cancel(), []);
  return (
    <Dialog
      open={pending !== null}
      onOpenChange={(open) => !open && pending?.cancel()}
      title="Confirm it's you"
      description="We won't ask again for 10 minutes."
    >
      {pending && <ProofForm onProven={pending.proceed} />}
    </Dialog>
  );
};
