import { useQueryClient } from '@tanstack/react-query';
import {
  communityRules,
  connectLimits,
  moderationActions,
  moderationLimits,
  pauseDays,
  paths,
  type ModerationAction,
  type ModerationCase,
} from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Select, Small, Stack, TextArea, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import { createClientId } from '../../common/model/client-id';
import { ruleLabels } from '../../common/model/labels';

const actionChoices: Readonly<Record<ModerationAction, string>> = {
  'no-action': 'No action: it’s fine',
  label: 'Add a label',
  retitle: 'Change the title',
  hide: 'Hide it',
  close: 'Close the topic',
  warn: 'Warn the author',
  pause: 'Pause the author’s writing',
  'end-account': 'End the account (a second admin confirms)',
};

/** Which actions need a text, and what it is. */
const valueLabels: Partial<Record<ModerationAction, string>> = { label: 'Label', retitle: 'New title' };

/** Which actions fit an object; a reply can't be closed or retitled. */
const listActions = ({ kind }: ModerationCase): readonly ModerationAction[] =>
  moderationActions.filter(
    (action) => kind === 'topic' || (action !== 'close' && action !== 'retitle' && action !== 'label'),
  );

interface Typed {
  action: string;
  rule: string;
  explanation: string;
  days: string;
  value: string;
}

const toRequest = (id: string, one: ModerationCase, { days, value, ...rest }: Typed) => ({
  ...rest,
  id,
  case: one.id,
  ...(days !== '' && { days: Number(days) }),
  ...(valueLabels[rest.action as ModerationAction] !== undefined && { value: value.trim() }),
});

/** Decides a case: what to do, by which rule, why and until when. */
export const ActionForm = ({ one }: { one: ModerationCase }) => {
  const client = useQueryClient();
  const [id] = useState(createClientId);
  const { formProps, values, text, set, errors, problem, busy } = useForm({
    initial: {
      action: 'no-action',
      rule: communityRules.at(-1)! as string,
      explanation: '',
      days: '',
      value: '',
    },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ModerationActionRequest }) =>
        createValidator(ModerationActionRequest),
      ),
    check: (typed, validate) => validate(toRequest(id, one, typed)),
    send: async (typed) => {
      await http.post(paths.api.connect.actions(), toRequest(id, one, typed));
      toast({ tone: 'ok', title: 'Your decision is recorded', description: 'Everyone concerned is told.' });
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  const valueLabel = valueLabels[values.action as ModerationAction];
  return (
    <Stack as="form" $gap={4} aria-label="Decision" {...formProps}>
      <Small $quiet>
        You have {moderationLimits.leaseMinutes} minutes. Take the case again if you need longer.
      </Small>
      <Field label="What to do" error={errors.action}>
        <Select value={values.action} disabled={busy} onChange={(event) => set('action', event.target.value)}>
          {listActions(one).map((action) => (
            <option key={action} value={action}>
              {actionChoices[action]}
            </option>
          ))}
        </Select>
      </Field>
      {valueLabel && (
        <Field label={valueLabel} error={errors.value} required>
          <TextInput maxLength={connectLimits.title.max} {...text('value')} />
        </Field>
      )}
      <Field label="Rule" error={errors.rule}>
        <Select value={values.rule} disabled={busy} onChange={(event) => set('rule', event.target.value)}>
          {communityRules.map((rule) => (
            <option key={rule} value={rule}>
              {ruleLabels[rule]}
            </option>
          ))}
        </Select>
      </Field>
      {values.action === 'pause' && (
        <Field label="For how long" error={errors.days} required>
          <Select value={values.days} disabled={busy} onChange={(event) => set('days', event.target.value)}>
            <option value="">Choose</option>
            {pauseDays.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? '1 day' : `${days} days`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="Explanation"
        description="The person concerned reads it."
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
          Record the decision
        </Button>
      </Row>
    </Stack>
  );
};
