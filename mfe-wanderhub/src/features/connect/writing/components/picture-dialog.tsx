import { paths, PICTURE_MAX_MB, pictureTypes, type ConnectPicture } from '@wanderwork/contracts';
import { getServerMessage, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Field, Row, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState, type FormEvent } from 'react';
import { findPictureFileError } from '../model/picture-file';

const MAX_ALT_LENGTH = 300;

const upload = async (file: File): Promise<ConnectPicture> => {
  const headers = { 'content-type': file.type };
  const response = await http.raw(paths.api.connect.pictures(), { method: 'POST', headers, body: file });
  return (await response.json()) as ConnectPicture;
};

/** Brackets would end the description. */
const toMarkdown = (alt: string, url: string): string => `![${alt.replace(/[[\]]/g, '')}](${url})`;

interface Props {
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/** Uploads a picture for a post and asks what it shows. */
const PictureDialog = ({ onInsert, onClose }: Props) => {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { run, busy, problem } = useAction();
  const fileError = findPictureFileError(file);
  const altError = alt.trim() === '' ? 'Please describe the picture' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a dialog on to the form around its button, which would be sent too.
    event.stopPropagation();
    setIsChecked(true);
    if (!file || fileError || altError) return;
    void run(async () => {
      const { url } = await upload(file);
      onInsert(toMarkdown(alt.trim(), url));
      onClose();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a picture"
      description="We remove the location and the camera’s data. Only show people who agree."
    >
      <Stack as="form" $gap={4} noValidate onSubmit={submit}>
        <Field
          label="Picture"
          description={`JPEG, PNG or WebP, up to ${PICTURE_MAX_MB} MB.`}
          error={isChecked ? fileError : null}
        >
          <TextInput
            type="file"
            accept={pictureTypes.join(',')}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </Field>
        <Field
          label="What does it show?"
          description="For people who can’t see it."
          error={isChecked ? altError : null}
        >
          <TextInput
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </Field>
        {problem && (
          <Banner tone="bad" role="alert">
            {getServerMessage(problem, 'We couldn’t upload the picture. Please try again.')}
          </Banner>
        )}
        <Row $gap={2}>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Uploading...">
            Add picture
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};

export default PictureDialog;
