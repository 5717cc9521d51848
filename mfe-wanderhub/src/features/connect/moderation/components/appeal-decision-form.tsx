import { useQueryClient } from '@tanstack/react-query';
import { moderationLimits, paths, type ModerationCase } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Select, Stack, TextArea } from '@wanderwork/ui';
import { actionLabels, describeEnd } from '../../common/model/decision-text';
import { ruleLabels } from '../../common/model/labels';

/** Decides an appeal: the decision stands, or it is reversed. */
export const AppealDecisionForm = ({ one }: { one: ModerationCase }) => {
  const client = useQueryClient();
  const { formProps, values, text, set, errors, problem, busy } = useForm({
    initial: { outcome: 'upheld', explanation: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, AppealDecisionRequest }) =>
        createValidator(AppealDecisionRequest),
      ),
    send: async (typed) => {
      await http.put(paths.api.connect.decideAppeal(one.id), typed);
      toast({ tone: 'ok', title: 'The appeal is decided' });
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  const appealed = one.appealedAction;
  return (
    <Stack as="form" $gap={4} aria-label="Appeal" {...formProps}>
      {appealed && (
        <p>
          The decision: {actionLabels[appealed.action]}. {describeEnd(appealed)}. Rule:{' '}
          {ruleLabels[appealed.rule]}. “{appealed.explanation}”
        </p>
      )}
      <Field label="Outcome" error={errors.outcome}>
        <Select
          value={values.outcome}
          disabled={busy}
          onChange={(event) => set('outcome', event.target.value)}
        >
          <option value="upheld">The decision stands</option>
          <option value="reversed">Reverse the decision</option>
        </Select>
      </Field>
      <Field
        label="Explanation"
        description="The person who appealed reads it."
        error={errors.explanation}
        required
      >
        <TextArea rows={3} maxLength={moderationLimits.explanation.max} {...text('explanation')} />
      </Field>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t record your decision. Please try again.')}
        </Banner>
      )}
      <Row>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Recording...">
          Decide the appeal
        </Button>
      </Row>
    </Stack>
  );
};
