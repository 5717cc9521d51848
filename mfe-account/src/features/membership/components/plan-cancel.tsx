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
import { cancelPlan } from '../api/plan-end';
import { reasonLabels } from '../model/cancel-reasons';
import { ErrorMessage } from '../../../shared/error-message';
import { getCancelNotice } from '../model/timeline';
import { NO_ANSWER, usePlanAction } from './use-plan-action';

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
