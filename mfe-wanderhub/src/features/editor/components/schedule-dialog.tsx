import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { DAY_MS } from '../../../shared/durations';
import { toFieldValue, parseFieldValue, getTimeZone, formatUtc } from '../model/date-formats';

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
