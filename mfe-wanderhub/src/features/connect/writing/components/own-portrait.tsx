import { paths, PICTURE_MAX_MB, pictureTypes, type OwnConnectProfile } from '@wanderwork/contracts';
import { getServerMessage, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Row, Small, Stack } from '@wanderwork/ui';
import { useRef, useState } from 'react';
import { Portrait } from '../../common/components/person-link';
import { findPictureFileError } from '../model/picture-file';

const url = paths.api.connect.portrait();

const upload = (file: File): Promise<unknown> =>
  http.raw(url, { method: 'PUT', headers: { 'content-type': file.type }, body: file });

/** The reader's portrait: the one drawn for them, or a picture that they upload. */
export const OwnPortrait = ({ profile }: { profile: NonNullable<OwnConnectProfile['profile']> }) => {
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const { run, busy, problem } = useAction({ refetches: ['connect'] });
  const choose = (file: File | undefined) => {
    const error = findPictureFileError(file);
    setFileError(error);
    if (file && error === null) void run(() => upload(file), 'Your picture is saved');
  };
  const failure =
    fileError ?? (problem && getServerMessage(problem, 'We couldn’t save your picture. Please try again.'));
  return (
    <Stack $gap={2} role="group" aria-label="Your picture">
      <Row $gap={4}>
        <Portrait person={profile} size={72} />
        <Row $gap={2}>
          <Button size="small" busy={busy} busyLabel="Saving..." onClick={() => input.current?.click()}>
            Upload a picture
          </Button>
          {profile.hasPicture && (
            <Button
              size="small"
              variant="plain"
              onClick={() => void run(() => http.delete(url), 'Your picture is removed')}
            >
              Use the drawn one
            </Button>
          )}
        </Row>
      </Row>
      <Small $quiet>
        JPEG, PNG or WebP, up to {PICTURE_MAX_MB} MB. We remove the location and the camera’s data.
      </Small>
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Picture from this device"
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </Stack>
  );
};
