import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { DAY_MS } from '../../../shared/durations';
import { asField, fromField, ownZone, utcMomentOf } from '../model/moments';

interface Props {
  open: boolean;
  /** The day that it has already. */
  at: string | null;
  onClose: () => void;
  onChoose: (at: string) => void;
}

/** Asks for the day and time when a post comes out, in the time of this device. */
export const ScheduleDialog = ({ open, onClose, ...rest }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title="When shall it come out?"
    description="Until then nobody but editors sees it."
  >
    <Choice {...rest} />
  </Dialog>
);

const tomorrow = (): string => {
  const at = new Date(Date.now() + DAY_MS);
  at.setHours(9, 0, 0, 0);
  return asField(at);
};

const Choice = ({ at, onChoose }: Pick<Props, 'at' | 'onChoose'>) => {
  const [text, setText] = useState(() => (at === null ? tomorrow() : asField(new Date(at))));
  const [error, setError] = useState<string | null>(null);
  const chosen = fromField(text);
  const choose = () => {
    if (!chosen) setError('Please enter a day and a time');
    else if (chosen.getTime() <= Date.now()) setError('Please enter a time that is still to come');
    else onChoose(chosen.toISOString());
  };
  return (
    <Stack $gap={4}>
      <Field label="Day and time" description={`Your time zone: ${ownZone()}`} error={error}>
        <TextInput
          type="datetime-local"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
          }}
        />
      </Field>
      {chosen && <Small $quiet>That is {utcMomentOf(chosen.toISOString())}.</Small>}
      <Row $gap={2}>
        <Button variant="ink" onClick={choose}>
          Schedule it
        </Button>
      </Row>
    </Stack>
  );
};
