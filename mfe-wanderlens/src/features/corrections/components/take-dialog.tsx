import { useQuery, useQueryClient } from '@tanstack/react-query';
import { correctionLimits, type QueuedCorrection } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Select, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { gradeLabels } from '../../../shared/admin/grade-labels';
import { throwFieldErrors } from '../../../shared/admin/throw-field-errors';
import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { correctionsQuery, sourcesQuery, takeCorrection } from '../api/corrections';

interface Props {
  correction: QueuedCorrection;
  onClose: () => void;
}

/** The choice for a source that the table doesn't have yet. */
const NEW = 'new';

interface Typed {
  source: string;
  title: string;
  licence: string;
  grade: string;
  note: string;
}

const toRequest = ({ source, title, licence, grade, note }: Typed) => ({
  grade,
  ...(note !== '' && { note }),
  ...(source === NEW ? { newSource: { title, licence } } : { source }),
});

/** Plans an import with the proposed figure; nothing changes until the import is applied. */
export const TakeDialog = ({ correction, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={(still) => !still && onClose()}
    title="Take into an import"
    description={`${correction.label}, ${correction.cityName}: ${correction.proposed} (${correction.year}). Nothing changes until you apply the import.`}
  >
    <TakeForm correction={correction} onClose={onClose} />
  </Dialog>
);

const TakeForm = ({ correction, onClose }: Props) => {
  const client = useQueryClient();
  const { show } = useSectionParameters();
  const { formProps, text, set, values, errors, problem, busy } = useForm<Record<keyof Typed, string>>({
    initial: { source: NEW, title: '', licence: '', grade: gradeLabels[0]![0], note: '' },
    send: async (typed) => {
      const batch = await takeCorrection(correction.id, toRequest(typed)).catch(throwFieldErrors);
      toast({ tone: 'ok', title: `Planned as import ${batch.id}` });
      onClose();
      show({ part: 'imports', batch: String(batch.id) });
      await client.invalidateQueries({ queryKey: correctionsQuery.queryKey });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Take into an import" {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t reach the server. Nothing is lost; please try again.')}
        </Banner>
      )}
      <SourceField
        city={correction.city}
        value={values.source}
        error={errors.source}
        onChange={(source) => set('source', source)}
      />
      {values.source === NEW && (
        <>
          <Field label="Name of the source" description={correction.source} error={errors.title} required>
            <TextInput autoComplete="off" maxLength={correctionLimits.title} {...text('title')} />
          </Field>
          <Field
            label="License"
            description="Under which we may use its figures."
            error={errors.licence}
            required
          >
            <TextInput autoComplete="off" maxLength={correctionLimits.licence} {...text('licence')} />
          </Field>
        </>
      )}
      <Field label="How it was obtained" error={errors.grade}>
        <Select value={values.grade} disabled={busy} onChange={({ target }) => set('grade', target.value)}>
          {gradeLabels.map(([grade, label]) => (
            <option key={grade} value={grade}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Note" optional error={errors.note}>
        <TextInput autoComplete="off" maxLength={correctionLimits.note} {...text('note')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Planning...">
          Plan the import
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Stack>
  );
};

interface SourceProps {
  city: string;
  value: string;
  error: string | undefined;
  onChange: (source: string) => void;
}

/** If the sources don't load, a new one can still be named. */
const SourceField = ({ city, value, error, onChange }: SourceProps) => {
  const { data: sources = [] } = useQuery(sourcesQuery(city));
  return (
    <Field label="Source" error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value={NEW}>A new source</option>
        {sources.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
};
