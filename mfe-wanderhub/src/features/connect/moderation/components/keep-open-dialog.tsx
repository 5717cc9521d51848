import { useQueryClient } from '@tanstack/react-query';
import { formatDate, paths, type ConnectPlace } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { getEndDays, toEndOfDay } from '../model/times';

interface Typed {
  reason: string;
  until: string;
}

const toRequest = ({ reason, until }: Typed) => ({ reason, until: until && toEndOfDay(until) });

interface Props {
  place: ConnectPlace;
  onClose: () => void;
}

/** Keeps a place open until a day, whatever its activity, or lets it fold by the rule again. */
const KeepOpenDialog = ({ place: { kind, slug, name, keptOpenUntil }, onClose }: Props) => {
  const client = useQueryClient();
  const url = paths.api.connect.keepOpen(kind, slug);
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { reason: '', until: keptOpenUntil?.slice(0, 10) ?? '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, KeepOpenRequest }) =>
        createValidator(KeepOpenRequest),
      ),
    check: (typed, validate) => validate(toRequest(typed)),
    send: async (typed) => {
      await http.put(url, toRequest(typed));
      toast({ tone: 'ok', title: `${name} stays open until ${formatDate(typed.until)}` });
      onClose();
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  const stop = useAction({ refetches: ['connect'] });
  const stopKeeping = () =>
    stop.run(async () => {
      await http.delete(url);
      toast({ tone: 'ok', title: `${name} opens and folds by the rule again` });
      onClose();
    });
  const failure = problem ?? stop.problem;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Keep ${name} open`}
      description={
        keptOpenUntil
          ? `It is kept open until ${formatDate(keptOpenUntil)}.`
          : 'Places fold when few people write there. This one won’t fold before the day you choose.'
      }
    >
      <Stack as="form" $gap={4} aria-label={`Keep ${name} open`} {...formProps}>
        <Field
          label="Until"
          description="At most a year ahead."
          error={errors.until && 'Please choose a day within a year'}
          required
        >
          <TextInput type="date" {...getEndDays()} {...text('until')} />
        </Field>
        <Field label="Reason" description="Shown in the audit log." error={errors.reason} required>
          <TextInput autoComplete="off" maxLength={500} {...text('reason')} />
        </Field>
        {failure !== null && (
          <Banner tone="bad" role="alert">
            {getServerMessage(failure, 'We couldn’t save that. Please try again.')}
          </Banner>
        )}
        <Row $gap={2}>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
            Keep it open
          </Button>
          {keptOpenUntil && (
            <Button busy={stop.busy} busyLabel="Saving..." onClick={() => void stopKeeping()}>
              Let it fold by the rule
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
};

export default KeepOpenDialog;
