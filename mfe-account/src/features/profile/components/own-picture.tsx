import { PICTURE_MAX_MB, pictureTypes, type SessionUser } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { Avatar } from '@wanderwork/ui/people';
import { useRef, useState, useEffect } from 'react';
import styled from 'styled-components';
import { toErrorMessage } from '../../../shared/error-message';
import { removePicture, setGeneratedPicture, uploadPicture } from '../api/profile';
import { findPictureProblem } from '../model/picture-file';

interface ChosenFile {
  file: File;
  /** An object URL for the preview. */
  url: string;
}

/** A chosen file with an object URL, which is revoked when the file changes or the component unmounts. */
const useChosenFile = (): [ChosenFile | null, (file: File | null) => void] => {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  return [chosen, (file) => setChosen(file && { file, url: URL.createObjectURL(file) })];
};

type PictureAction = 'upload' | 'draw' | 'remove';
type Run = (action: PictureAction, act: () => Promise<void>, message: string) => Promise<void>;

/** The profile picture: uploaded after a preview, generated, or none. */
export const OwnPicture = ({ user }: { user: SessionUser }) => {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useChosenFile();
  const [busy, setBusy] = useState<PictureAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const openFilePicker = () => input.current?.click();
  const handleFile = (file: File | undefined) => {
    const fileProblem = file ? findPictureProblem(file) : null;
    setProblem(fileProblem);
    setChosen(fileProblem === null && file ? file : null);
  };

  const run: Run = async (action, act, message) => {
    setBusy(action);
    setProblem(null);
    try {
      await act();
      setChosen(null);
      toast({ title: message, tone: 'ok' });
    } catch (error) {
      setProblem(toErrorMessage(error));
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
              onClick={() => void run('upload', () => uploadPicture(chosen.file), 'Picture updated')}
            >
              Use this picture
            </Button>
            <Button size="small" onClick={() => setChosen(null)}>
              Keep current picture
            </Button>
          </Row>
        ) : (
          <PictureActions
            busy={busy}
            hasPicture={user.profileImageUrl !== null}
            onChoose={openFilePicker}
            run={run}
          />
        )}
        <FinePrint>JPEG, PNG or WebP, up to {PICTURE_MAX_MB} MB. We remove location and date.</FinePrint>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
      </Stack>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Picture from this device"
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          handleFile(event.target.files?.[0]);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </Place>
  );
};

interface PictureActionsProps {
  busy: PictureAction | null;
  hasPicture: boolean;
  onChoose: () => void;
  run: Run;
}

/** Buttons to choose, generate or remove the picture. */
const PictureActions = ({ busy, hasPicture, onChoose, run }: PictureActionsProps) => (
  <Row $gap={2}>
    <Button size="small" onClick={onChoose}>
      Choose a picture
    </Button>
    <Button
      size="small"
      busy={busy === 'draw'}
      onClick={() => void run('draw', setGeneratedPicture, 'New picture drawn')}
    >
      Draw one for me
    </Button>
    {hasPicture && (
      <Button
        size="small"
        variant="plain"
        busy={busy === 'remove'}
        onClick={() => void run('remove', removePicture, 'Picture removed')}
      >
        Remove
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

const FinePrint = styled.p`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
