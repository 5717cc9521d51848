import { Button, Field, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { toMarkdown, PICTURE_REQUIREMENTS, FileInput, useUpload } from './picture-upload';

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (markdown: string) => void;
}

/** Uploads an image and inserts it with its alt text. */
export const ImagePicker = ({ open, onClose, onChoose }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title="Insert a picture"
    description={`${PICTURE_REQUIREMENTS} We remove location and camera details.`}
  >
    <ImageForm onChoose={onChoose} />
  </Dialog>
);

const ImageForm = ({ onChoose }: Pick<Props, 'onChoose'>) => {
  const [file, setFile] = useState<File | null>(null);
  const [altText, setAltText] = useState('');
  const { busy, problem, upload } = useUpload();
  const insertImage = async () => {
    const image = file && (await upload(file));
    if (image) onChoose(toMarkdown(altText.trim(), image.url));
  };
  return (
    <Stack $gap={4}>
      <Field label="Picture from this device" error={problem}>
        <FileInput onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
      </Field>
      <Field
        label="Alt text"
        description="For readers who can’t see the picture. Leave empty only if it is decorative."
      >
        <TextInput
          autoComplete="off"
          maxLength={300}
          value={altText}
          onChange={(event) => setAltText(event.target.value)}
        />
      </Field>
      <div>
        <Button
          variant="ink"
          busy={busy}
          busyLabel="Uploading..."
          unavailable={!file && 'Choose a picture first.'}
          onClick={() => void insertImage()}
        >
          Insert
        </Button>
      </div>
    </Stack>
  );
};
