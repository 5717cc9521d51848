import { useQueryClient } from '@tanstack/react-query';
import { paidTiers, tierNames, type PaidTier } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Field, Select, Stack, TextInput } from '@wanderwork/ui';
import { withProof } from '../../../../shared/fresh/proof';
import { ErrorMessage } from '../../../../shared/error-message';
import { grantTier } from '../../api/billing';
import { ADMIN_KEY } from '../../api/lists.query';

const emptyValues = { tier: 'premium', until: '', reason: '' };

/** The values as a request: an empty end date is left out. */
const toRequest = ({ tier, until, reason }: typeof emptyValues) => ({
  tier: tier as PaidTier,
  reason,
  ...(until && { until }),
});

/** Form that grants a plan to a member: plan, end date and reason. */
export const GrantForm = ({ userId }: { userId: string }) => {
  const client = useQueryClient();
  const { formProps, text, set, values, errors, problem, busy, clear } = useForm({
    initial: emptyValues,
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, GrantRequest }) =>
        createValidator(GrantRequest),
      ),
    check: (typed, validate) => validate(toRequest(typed)),
    send: async (typed) => {
      const { tier } = await withProof(() => grantTier(userId, toRequest(typed)));
      toast({ title: `${tierNames[tier]} granted`, tone: 'ok' });
      clear();
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Grant a plan" {...formProps}>
      <ErrorMessage problem={problem} />
      <Field label="Plan to grant" error={errors.tier}>
        <Select value={values.tier} onChange={(event) => set('tier', event.target.value)}>
          {paidTiers.map((tier) => (
            <option key={tier} value={tier}>
              {tierNames[tier]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Ends on" description="At 00:00 UTC. Empty: never." error={errors.until} optional>
        <TextInput type="date" {...text('until')} />
      </Field>
      <Field label="Reason" description="Shown in the audit log." error={errors.reason} required>
        <TextInput autoComplete="off" {...text('reason')} />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyLabel="Granting...">
          Grant plan
        </Button>
      </div>
    </Stack>
  );
};
