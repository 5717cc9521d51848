import { useQueryClient } from '@tanstack/react-query';
import { errorCodes, type EditableCity, type FigureConflict } from '@wanderwork/contracts';
import { HttpError, getServerMessage, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Stack, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import { cityFiguresQuery, saveEdits } from '../api/city-figures';
import type { Edit } from '../model/edits';
import { Conflicts } from './conflicts';

interface Props {
  city: EditableCity;
  edits: readonly Edit[];
  onDrop: (cell: string) => void;
  onKeep: (edit: Edit) => void;
  onSaved: () => void;
}

const reasonMissing = { path: 'reason', rule: 'minLength', message: 'Please give a reason' };

/** The conflicts in a server error; null for any other error. */
const findConflicts = (error: unknown): FigureConflict[] | null => {
  if (!(error instanceof HttpError) || error.code !== errorCodes.figureChanged) return null;
  return (error.body as unknown as { figures: FigureConflict[] }).figures;
};

/** Saves the edits as one import with a reason. */
export const SaveForm = ({ city, edits, onDrop, onKeep, onSaved }: Props) => {
  const client = useQueryClient();
  const [conflicts, setConflicts] = useState<FigureConflict[]>([]);
  const removeConflict = (cell: string) => setConflicts((open) => open.filter((one) => one.cell !== cell));

  const { formProps, text, errors, problem, busy } = useForm({
    initial: { reason: '' },
    check: async ({ reason }) => (reason.trim() === '' ? [reasonMissing] : []),
    send: async ({ reason }) => {
      try {
        const { id } = await saveEdits(city.slug, edits, reason);
        toast({ title: `Saved as import ${id}`, tone: 'ok' });
        onSaved();
        await client.invalidateQueries();
      } catch (error) {
        const found = findConflicts(error);
        if (!found) throw error;
        await client.refetchQueries({ queryKey: cityFiguresQuery(city.slug).queryKey });
        setConflicts(found);
      }
    },
  });

  const keepMine = (cell: string) => {
    const edit = edits.find((one) => one.cell === cell);
    const seen = city.figures.find((figure) => figure.cell === cell)?.seen;
    if (edit && seen !== undefined) onKeep({ ...edit, seen });
    removeConflict(cell);
  };
  const keepTheirs = (cell: string) => {
    onDrop(cell);
    removeConflict(cell);
  };

  if (conflicts.length > 0)
    return <Conflicts city={city} conflicts={conflicts} onKeepMine={keepMine} onKeepTheirs={keepTheirs} />;
  return (
    <Stack as="form" $gap={3} aria-label="Save changes" {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(
            problem,
            'Nothing was saved because we couldn’t reach the server. Please try again.',
          )}
        </Banner>
      )}
      <Field label="Reason" description="Shown with the import." error={errors.reason} required>
        <TextInput autoComplete="off" maxLength={500} {...text('reason')} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </Stack>
  );
};
