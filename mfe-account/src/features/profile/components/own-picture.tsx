import { PICTURE_MAX_MB, pictureTypes, type SessionUser } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Row, Stack } from '@wanderwork/ui';
import { Avatar } from '@wanderwork/ui/people';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../shared/error-messages';
import { removePicture, useDrawnPicture, uploadPicture } from '../api/picture';
import { findPictureProblem } from '../model/picture-file';
import { useChosenFile } from './use-chosen-file';
import { ErrorMessage } from '../../../shared/error-message';

type Deed = 'upload' | 'draw' | 'remove';
type Run = (deed: Deed, act: () => Promise<void>, said: string) => Promise<void>;

/** One's picture: chosen from the device and looked at before it is sent, drawn by the atlas, or none. */
export const OwnPicture = ({ user }: { user: SessionUser }) => {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useChosenFile();
  const [busy, setBusy] = useState<Deed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const openFiles = () => input.current?.click();
  const look = (file: File | undefined) => {
    const why = file ? findPictureProblem(file) : null;
    setProblem(why);
    choose(why === null && file ? file : null);
  };

  const run: Run = async (deed, act, said) => {
    setBusy(deed);
    setProblem(null);
    try {
      await act();
      choose(null);
      toast({ title: said, tone: 'ok' });
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setBusy(null);
  };

  return (
    <Place>
      <Avatar person={chosen ? { ...user, profileImageUrl: chosen.url } : user} size={112} />
      <Stack $gap={3}>
        {chosen ? (
          <Row $gap={2}>
            <Button
              variant="ink"
              size="small"
              busy={busy === 'upload'}
              busyLabel="Sending..."
              onClick={() => void run('upload', () => uploadPicture(chosen.file), 'Your picture is set')}
            >
              Use this picture
            </Button>
            <Button size="small" onClick={() => choose(null)}>
              Keep the one before
            </Button>
          </Row>
        ) : (
          <Ways busy={busy} hasOne={user.profileImageUrl !== null} onChoose={openFiles} run={run} />
        )}
        <Fine>JPEG, PNG or WebP, up to {PICTURE_MAX_MB} MB. Place and time of its taking are not kept.</Fine>
        <ErrorMessage>{problem}</ErrorMessage>
      </Stack>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Picture from this device"
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          look(event.target.files?.[0]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </Place>
  );
};

interface WaysProps {
  busy: Deed | null;
  hasOne: boolean;
  onChoose: () => void;
  run: Run;
}

/** To another picture, or to none. */
const Ways = ({ busy, hasOne, onChoose, run }: WaysProps) => (
  <Row $gap={2}>
    <Button size="small" onClick={onChoose}>
      Choose a picture
    </Button>
    <Button
      size="small"
      busy={busy === 'draw'}
      onClick={() => void run('draw', useDrawnPicture, 'Your picture is drawn')}
    >
      Draw one for me
    </Button>
    {hasOne && (
      <Button
        size="small"
        variant="plain"
        busy={busy === 'remove'}
        onClick={() => void run('remove', removePicture, 'Your picture is removed')}
      >
        Remove it
      </Button>
    )}
  </Row>
);

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s5);
  align-items: center;
`;

const Fine = styled.p`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
