import { formatLocalDate, type CurrentSubscription } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { pollAfterWithdrawal, withdraw } from '../api/subscription';
import { formatPlanName } from '../../../shared/plan-labels';
import { ErrorMessage } from '../../../shared/error-message';
import { NO_ANSWER, usePlanAction } from './use-plan-action';

interface Props {
  subscription: CurrentSubscription;
  /** The end of the withdrawal period (ISO 8601). */
  until: string;
}

/**
 * The right of consumers in the European Union to withdraw from a contract. It has to be as easy to use as the
 * purchase.
 */
export const PlanWithdrawal = ({ subscription, until }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack $gap={2}>
      <Small $quiet>
        As a consumer in the European Union, you can withdraw until {formatLocalDate(until)}, without giving a
        reason, and get a full refund.
      </Small>
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          Withdraw from the contract
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Withdraw from the contract"
        description={`This ends ${formatPlanName(subscription)}, started on ${formatLocalDate(subscription.startedAt)}, right away. We refund everything you paid to your original payment method and email you a receipt.`}
      >
        <WithdrawalForm onClose={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
};

const WithdrawalForm = ({ onClose }: { onClose: () => void }) => {
  const name = useSession(({ user }) => user?.name ?? '');
  const { change, problem: refreshProblem } = usePlanAction();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { name },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, WithdrawalRequest }) =>
        createValidator(WithdrawalRequest),
      ),
    send: async (values) => {
      const { declaredAt } = await withdraw(values);
      await change(async () => {
        const overview = await pollAfterWithdrawal();
        onClose();
        return {
          overview,
          message: {
            title: 'Withdrawal received',
            description: `Declared on ${formatLocalDate(declaredAt)}. Your refund is on its way.`,
            tone: 'ok',
          },
        };
      });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Withdraw from the contract" {...formProps}>
      {problem === null ? (
        <ErrorMessage problem={refreshProblem} fallback={NO_ANSWER} />
      ) : (
        <ErrorMessage problem={problem} fallback="We got no answer. Please try again." />
      )}
      <Field label="Your name" error={errors.name} required>
        <TextInput autoComplete="name" {...text('name')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
          Confirm withdrawal
        </Button>
        <Button onClick={onClose}>Keep plan</Button>
      </Row>
    </Stack>
  );
};
