import { Button, Field, Row, Small, Stack, TextInput, Banner } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { type EditablePost } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { useNavigate } from 'react-router-dom';
import { DAY_MS } from '../../../shared/durations';
import { toFieldValue, parseFieldValue, getTimeZone, formatUtc } from '../model/post-labels';
import { removePost } from '../api/post-actions';
import { type Draft } from '../model/draft';
import { getListPath } from '../model/editor-location';

interface Props {
  open: boolean;
  /** The current schedule. */
  at: string | null;
  onClose: () => void;
  onChoose: (at: string) => void;
}

/** Asks for the publication time, in the time zone of this device. */
export const ScheduleDialog = ({ open, onClose, ...rest }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title="Schedule this post"
    description="Until then, only editors can see it."
  >
    <ScheduleForm {...rest} />
  </Dialog>
);

const getTomorrow = (): string => {
  const at = new Date(Date.now() + DAY_MS);
  at.setHours(9, 0, 0, 0);
  return toFieldValue(at);
};

const ScheduleForm = ({ at, onChoose }: Pick<Props, 'at' | 'onChoose'>) => {
  const [text, setText] = useState(() => (at === null ? getTomorrow() : toFieldValue(new Date(at))));
  const [error, setError] = useState<string | null>(null);
  const date = parseFieldValue(text);
  const handleSubmit = () => {
    if (!date) setError('Enter a date and time');
    else if (date.getTime() <= Date.now()) setError('Enter a time in the future');
    else onChoose(date.toISOString());
  };
  return (
    <Stack $gap={4}>
      <Field label="Date and time" description={`Your time zone: ${getTimeZone()}`} error={error}>
        <TextInput
          type="datetime-local"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
          }}
        />
      </Field>
      {date && <Small $quiet>That is {formatUtc(date.toISOString())}.</Small>}
      <Row $gap={2}>
        <Button variant="ink" onClick={handleSubmit}>
          Schedule
        </Button>
      </Row>
    </Stack>
  );
};

interface DeleteDialogProps {
  open: boolean;
  post: EditablePost;
  draft: Draft;
  onClose: () => void;
}

/** Deletes a draft that was never published. */
export const DeleteDialog = ({ open, post, draft, onClose }: DeleteDialogProps) => {
  const { busy, problem, run } = useAction();
  const navigate = useNavigate();
  const deletePost = () =>
    run(async () => {
      await removePost(post.id);
      // Discards unsaved text, so that nothing is saved on leaving.
      draft.replace(post);
      toast({ title: 'Draft deleted', tone: 'ok' });
      await navigate(getListPath(), { replace: true });
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Delete this draft?"
      description="You can’t restore its text or versions."
    >
      <Stack $gap={4}>
        {problem && (
          <Banner tone="bad" role="alert">
            {getServerMessage(problem, 'The server could not be reached. Nothing has changed.')}
          </Banner>
        )}
        <Row $gap={2}>
          <Button variant="ink" busy={busy} busyLabel="Deleting..." onClick={() => void deletePost()}>
            Delete draft
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
