import { Field, Small, Stack, TextInput } from '@wanderwork/ui';
import { useState, type ChangeEvent } from 'react';
import { type Run } from '../../../shared/saves/run';
import { dispatch } from '../api/play-runner';
import { MAX_FILE_BYTES, parseRunFile, type FileRefusal } from '../model/saves/run-file';

const refusalMessages: Readonly<Record<FileRefusal | 'another_mode' | 'too_large', string>> = {
  not_a_run: 'That isn’t a WanderQuest run.',
  altered: 'This run was edited, or comes from a version of the game that this page can’t read.',
  another_mode: 'This run belongs to another mode. Please open it there.',
  too_large: 'That file is too large to be a run.',
};

const readRunFile = async (file: File): Promise<Run | keyof typeof refusalMessages> =>
  file.size > MAX_FILE_BYTES ? 'too_large' : parseRunFile(await file.text());

/** Loads a run that was saved as a file. */
export const OpenFile = ({ mode }: { mode: Run['plan']['mode'] }) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const run = await readRunFile(file);
    target.value = '';
    if (typeof run === 'string') setRefusal(refusalMessages[run]);
    else if (run.plan.mode !== mode) setRefusal(refusalMessages.another_mode);
    else dispatch({ type: 'load', run });
  };
  return (
    <Stack as="details" $gap={3}>
      <summary>Load a saved run</summary>
      <Field label="A run you saved as a file" error={refusal}>
        <TextInput type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
      </Field>
      <Small $quiet>
        We read the file on this device only. It replaces the run of this mode that you have here.
      </Small>
    </Stack>
  );
};
