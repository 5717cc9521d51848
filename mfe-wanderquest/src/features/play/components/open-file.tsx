import { Field, Small, Stack, TextInput } from '@wanderwork/ui';
import { useState, type ChangeEvent } from 'react';
import { type Run } from '../../../shared/saves/run';
import { takeRun } from '../model/keep';
import { FILE_BYTES_AT_MOST, runOfFile, type FileRefusal } from '../model/saves/file';

const words: Readonly<Record<FileRefusal | 'another_mode' | 'too_large', string>> = {
  not_a_run: 'This is no file of a run.',
  altered: 'This run was altered, or is of a version of the game that this page does not know.',
  another_mode: 'This run is of another mode. Please open it there.',
  too_large: 'This file is far larger than any run.',
};

const read = async (file: File): Promise<Run | keyof typeof words> =>
  file.size > FILE_BYTES_AT_MOST ? 'too_large' : runOfFile(await file.text());

/** A run that was saved as a file goes on here. */
export const OpenFile = ({ mode }: { mode: Run['plan']['mode'] }) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const run = await read(file);
    target.value = '';
    if (typeof run === 'string') setRefusal(words[run]);
    else if (run.plan.mode !== mode) setRefusal(words.another_mode);
    else takeRun(run);
  };
  return (
    <Stack as="details" $gap={3}>
      <summary>Go on from a file</summary>
      <Field label="A run that was saved as a file" error={refusal}>
        <TextInput type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
      </Field>
      <Small $quiet>
        It is read on this device and sent nowhere. A run of this mode that is here gives way to it.
      </Small>
    </Stack>
  );
};
