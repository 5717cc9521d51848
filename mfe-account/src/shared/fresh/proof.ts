import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { create } from 'zustand';
import { ReauthenticationCanceled } from './reauthentication-canceled';

interface PendingProof {
  proceed: () => void;
  cancel: () => void;
}

/** The action that waits for reauthentication, or null. The dialog of the page resolves it. */
export const usePendingProof = create<{ pending: PendingProof | null }>(() => ({ pending: null }));

const closeThen = (then: () => void) => () => {
  usePendingProof.setState({ pending: null });
  then();
};

const requestProof = (): Promise<void> =>
  new Promise((resolve, reject) =>
    usePendingProof.setState({
      pending: {
        proceed: closeThen(resolve),
        cancel: closeThen(() => reject(new ReauthenticationCanceled())),
      },
    }),
  );

const needsProof = (error: unknown): boolean =>
  error instanceof HttpError && error.code === errorCodes.freshRequired;

/**
 * Runs a request that may require reauthentication. If the server asks for it, the dialog opens and the request is
 * repeated afterwards. Throws `ReauthenticationCanceled` if the dialog is dismissed.
 */
export const withProof = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!needsProof(error)) throw error;
    await requestProof();
    return act();
  }
};
