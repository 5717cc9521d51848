import { formatLocalDate, type CurrentSubscription } from '@wanderwork/contracts';
import { serverMessage, useSession } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { overviewAfterWithdrawal, withdraw } from '../api/plan-end';
import { planName } from '../../../shared/plan-labels';
import { ErrorMessage } from '../../../shared/error-message';
import { usePlanAction } from './use-plan-action';

interface Props {
  subscription: CurrentSubscription;
  /** The last moment for it. */
  until: string;
}

/** The right of consumers in the European Union to step back from a contract: as easy to find and use as the purchase. */
export const PlanWithdrawal = ({ subscription, until }: Props) => {
  const [asking, setAsking] = useState(false);
  return (
    <Stack $gap={2}>
      <Small $quiet>
        As a consumer in the European Union you may withdraw until {formatLocalDate(until)}, without a reason,
        and get back all that you paid.
      </Small>
      <div>
        <Button size="small" onClick={() => setAsking(true)}>
          Withdraw from the contract
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw from the contract"
        description={`This is about ${planName(subscription)}, begun on ${formatLocalDate(subscription.startedAt)}. It ends at once, all that you paid goes back the way it came, and a receipt comes by mail.`}
      >
        <Declaration onClose={() => setAsking(false)} />
      </Dialog>
    </Stack>
  );
};

const Declaration = ({ onClose }: { onClose: () => void }) => {
  const name = useSession(({ user }) => user?.name ?? '');
  const { change, problem: missed } = usePlanAction();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { name },
    check: (values) => findFieldErrors('withdrawal', values),
    send: async (values) => {
      const { declaredAt } = await withdraw(values);
      await change(async () => {
        const overview = await overviewAfterWithdrawal();
        onClose();
        return {
          overview,
          said: {
            title: 'We have your withdrawal',
            description: `Of ${formatLocalDate(declaredAt)}. All that you paid is on its way back.`,
            tone: 'ok',
          },
        };
      });
    },
  });
  const wrong = problem === null ? missed : serverMessage(problem, 'There was no answer. Please try again.');
  return (
    <Stack as="form" $gap={4} aria-label="Withdraw from the contract" {...formProps}>
      <ErrorMessage>{wrong}</ErrorMessage>
      <Field label="Your name" error={errors.name} required>
        <TextInput autoComplete="name" {...text('name')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
          Confirm the withdrawal
        </Button>
        <Button onClick={onClose}>Keep the plan</Button>
      </Row>
    </Stack>
  );
};
