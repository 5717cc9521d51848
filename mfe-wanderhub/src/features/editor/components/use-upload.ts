import { type PostImage } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { useState } from 'react';
import { uploadImage } from '../api/post-actions';
import { findPictureError } from '../model/pictures';

const UPLOAD_FAILED_MESSAGE = 'We couldn’t upload the picture. Please try again.';

/** Uploads an image, with busy state and error. */
export const useUpload = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Resolves to null on failure. */
  const upload = async (file: File): Promise<PostImage | null> => {
    const fileError = findPictureError(file);
    setProblem(fileError);
    if (fileError !== null) return null;
    setBusy(true);
    try {
      return await uploadImage(file);
    } catch (error) {
      setProblem(getServerMessage(error, UPLOAD_FAILED_MESSAGE));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, upload };
};
