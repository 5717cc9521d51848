import { TextInput } from '@wanderwork/ui';
import { type ChangeEvent, useState } from 'react';
import styled from 'styled-components';
import { type PostImage, PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { uploadImage } from '../api/post-actions';

interface Props {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A file input for images. */
export const FileInput = ({ onChange }: Props) => (
  <Input type="file" accept={PICTURE_TYPES} onChange={onChange} />
);

const Input = styled(TextInput)`
  padding-block: 9px;
  font-size: var(--f-sm);
`;

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

/** For the `accept` attribute of a file input. */
const PICTURE_TYPES = pictureTypes.join(',');

const TOO_LARGE_MESSAGE = `The picture is too large: the limit is ${PICTURE_MAX_MB} MB.`;
const WRONG_TYPE_MESSAGE = 'Please choose a JPEG, PNG or WebP picture.';

/** Accepted types and size. */
export const PICTURE_REQUIREMENTS = `JPEG, PNG or WebP, up to ${PICTURE_MAX_MB} MB.`;

/** Checks a file before the upload; null if it is fine. */
const findPictureError = ({ size, type }: File): string | null => {
  if (!pictureTypes.some((isKnownType) => isKnownType === type)) return WRONG_TYPE_MESSAGE;
  return size > PICTURE_MAX_BYTES ? TOO_LARGE_MESSAGE : null;
};

/** Markdown for an image. Brackets are removed from the alt text, because they would end it. */
export const toMarkdown = (words: string, url: string): string => `![${words.replace(/[[\]]/g, '')}](${url})`;
