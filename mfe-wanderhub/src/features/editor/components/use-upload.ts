import { type PostImage } from '@wanderwork/contracts';
import { serverMessage } from '@wanderwork/platform';
import { useState } from 'react';
import { uploadImage } from '../api/deeds';
import { faultOf } from '../model/pictures';

const AWAY = 'The picture could not be sent. Please try again.';

/** Sends a picture: whether it is on its way, and what was wrong with it. */
export const useUpload = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Null where it came to nothing. */
  const upload = async (file: File): Promise<PostImage | null> => {
    const fault = faultOf(file);
    setProblem(fault);
    if (fault !== null) return null;
    setBusy(true);
    try {
      return await uploadImage(file);
    } catch (error) {
      setProblem(serverMessage(error, AWAY));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, upload };
};
