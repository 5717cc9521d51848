import { useQueryClient } from '@tanstack/react-query';
import { paidTiers, tierNames, type PaidTier } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Button, Field, Select, Stack, TextInput } from '@wanderwork/ui';
import { withProof } from '../../../../shared/fresh/proof';
import { FormError } from '../../../../shared/error-message';
import { grantTier } from '../../api/billing';
import { ADMIN_KEY } from '../../api/lists.query';

const empty = { tier: 'premium', until: '', reason: '' };

/** What is sent: a day that was left empty is no day. */
const requestOf = ({ tier, until, reason }: typeof empty) => ({
  tier: tier as PaidTier,
  reason,
  ...(until && { until }),
});

/** Gives a tier by hand: which, until when, and why. */
export const GrantForm = ({ userId }: { userId: string }) => {
  const client = useQueryClient();
  const { formProps, text, set, values, errors, problem, busy, clear } = useForm({
    initial: empty,
    check: (typed) => findFieldErrors('grant', requestOf(typed)),
    send: async (typed) => {
      const { tier } = await withProof(() => grantTier(userId, requestOf(typed)));
      toast({ title: `${tierNames[tier]} is given`, tone: 'ok' });
      clear();
      await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Give a tier" {...formProps}>
      <FormError problem={problem} />
      <Field label="Tier to give" error={errors.tier}>
        <Select value={values.tier} onChange={(event) => set('tier', event.target.value)}>
          {paidTiers.map((tier) => (
            <option key={tier} value={tier}>
              {tierNames[tier]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="First day without it"
        description="From 00:00 UTC. Without a day it lasts."
        error={errors.until}
        optional
      >
        <TextInput type="date" {...text('until')} />
      </Field>
      <Field
        label="Reason"
        description="For whoever reads the audit log later."
        error={errors.reason}
        required
      >
        <TextInput autoComplete="off" {...text('reason')} />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyLabel="Giving...">
          Give the tier
        </Button>
      </div>
    </Stack>
  );
};
