import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { create } from 'zustand';
import { ReauthenticationCancelled } from './reauthentication-cancelled';

interface Asking {
  proven: () => void;
  dismissed: () => void;
}

/** Who waits for a proof; null when nobody does. The dialog of the page answers. */
export const useAsking = create<{ asking: Asking | null }>(() => ({ asking: null }));

const finish = (then: () => void) => () => {
  useAsking.setState({ asking: null });
  then();
};

const askForProof = (): Promise<void> =>
  new Promise((resolve, reject) =>
    useAsking.setState({
      asking: { proven: finish(resolve), dismissed: finish(() => reject(new ReauthenticationCancelled())) },
    }),
  );

const needsProof = (error: unknown): boolean =>
  error instanceof HttpError && error.code === errorCodes.freshRequired;

/**
 * Does what the server may want a fresh proof for: then the dialog asks for one, and what was begun goes on afterwards.
 * Throws `Unproven` when the dialog is dismissed.
 */
export const withProof = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!needsProof(error)) throw error;
    await askForProof();
    return act();
  }
};
