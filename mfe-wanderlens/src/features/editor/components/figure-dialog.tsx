import type { EditableCity, EditableFigure } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Select, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { previewEdits } from '../api/city-figures';
import { toEdit, type Edit } from '../model/edits';
import { gradeLabels } from '../../../shared/admin/grade-labels';
import { throwFieldErrors } from '../../../shared/admin/throw-field-errors';
import { toFields, type FigureFields, describeValue } from '../model/figure-fields';
import { ValueInput } from './value-input';

interface Props {
  city: EditableCity;
  figure: EditableFigure;
  /** The pending edit, if the figure was edited before. */
  edit: Edit | undefined;
  onKeep: (edit: Edit) => void;
  onClose: () => void;
}

/** Edits one figure: its value and where it comes from. */
export const FigureDialog = ({ onClose, ...form }: Props) => (
  <Dialog
    open
    onOpenChange={(still) => !still && onClose()}
    title={form.figure.label}
    description={`${form.city.name}. Leave the value empty if it isn’t known. If you add a note, the figure is left out and readers see the note.`}
  >
    <FigureForm {...form} onClose={onClose} />
  </Dialog>
);

const FigureForm = ({ city, figure, edit, onKeep, onClose }: Props) => {
  const before = edit ?? toEdit(figure);
  const toChange = ({ grade, ...fields }: FigureFields): Edit => ({
    cell: figure.cell,
    seen: before.seen,
    ...fields,
    ...(grade && { grade: grade as NonNullable<Edit['grade']> }),
  });
  const { formProps, text, set, values, errors, problem, busy } = useForm({
    initial: toFields(before),
    check: async () => [],
    send: async (fields) => {
      await previewEdits(city.slug, [toChange(fields)]).catch(throwFieldErrors);
      onKeep(toChange(fields));
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label={`Change ${figure.label}`} {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t reach the server. Nothing is lost; please try again.')}
        </Banner>
      )}
      <Field label="Value" description={describeValue(figure)} error={errors.value}>
        <ValueInput figure={figure} {...text('value')} onValue={(value) => set('value', value)} />
      </Field>
      <Field label="Source" error={errors.source}>
        <Select value={values.source} disabled={busy} onChange={({ target }) => set('source', target.value)}>
          <option value="">None</option>
          {city.sources.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Year or period" error={errors.year}>
        <TextInput autoComplete="off" {...text('year')} />
      </Field>
      <Field label="How it was obtained" error={errors.grade}>
        <Select value={values.grade} disabled={busy} onChange={({ target }) => set('grade', target.value)}>
          <option value="">None</option>
          {gradeLabels.map(([grade, label]) => (
            <option key={grade} value={grade}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Note" optional error={errors.note}>
        <TextInput autoComplete="off" {...text('note')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Checking...">
          Keep this change
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Stack>
  );
};
