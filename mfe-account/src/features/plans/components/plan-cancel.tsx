import {
  CANCEL_COMMENT_MAX,
  cancelReasons,
  formatLocalDate,
  tierNames,
  type CancelReason,
  type CurrentSubscription,
} from '@wanderwork/contracts';
import { Button, Field, Row, Select, Stack, TextArea } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { cancelPlan } from '../api/subscription';
import { ErrorMessage } from '../../../shared/error-message';
import { getCancelNotice } from '../model/timeline';
import { NO_ANSWER, usePlanAction } from './use-plan-action';

/** The reasons for canceling, in the words of the member. */
const reasonLabels: Record<CancelReason, string> = {
  too_expensive: 'It costs too much',
  missing_features: 'It lacks something I need',
  switched_service: 'I use something else now',
  unused: 'I don’t use it enough',
  customer_service: 'Support wasn’t good enough',
  too_complex: 'It’s too complicated',
  low_quality: 'The quality isn’t good enough',
  other: 'Something else',
};

/** Cancels the plan after a dialog that says what stays and offers to give a reason. */
export const PlanCancel = ({ subscription }: { subscription: CurrentSubscription }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel plan</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Cancel ${tierNames[subscription.tier]}?`}
        description={getCancelNotice(subscription, formatLocalDate(subscription.periodEnd))}
      >
        <CancelForm subscription={subscription} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

interface CancelFormProps {
  subscription: CurrentSubscription;
  onClose: () => void;
}

const CancelForm = ({ subscription, onClose }: CancelFormProps) => {
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [comment, setComment] = useState('');
  const { busy, problem, change } = usePlanAction();
  const cancel = () =>
    change(async () => {
      const overview = await cancelPlan({ ...(reason && { reason }), ...(comment && { comment }) });
      onClose();
      return {
        overview,
        message: {
          title: 'Your plan is canceled',
          description: `You keep ${tierNames[subscription.tier]} until ${formatLocalDate(subscription.periodEnd)}.`,
          tone: 'ok',
        },
      };
    });
  return (
    <Stack $gap={4}>
      <Field label="Why are you canceling?" optional>
        <Select value={reason} onChange={(event) => setReason(event.target.value as CancelReason | '')}>
          <option value="">I’d rather not say</option>
          {cancelReasons.map((value) => (
            <option key={value} value={value}>
              {reasonLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Anything else?" optional>
        <TextArea
          rows={3}
          maxLength={CANCEL_COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      <ErrorMessage problem={problem} fallback={NO_ANSWER} />
      <Row $gap={2}>
        <Button variant="ink" busy={busy} busyLabel="Canceling..." onClick={() => void cancel()}>
          Cancel plan
        </Button>
        <Button onClick={onClose}>Keep plan</Button>
      </Row>
    </Stack>
  );
};
