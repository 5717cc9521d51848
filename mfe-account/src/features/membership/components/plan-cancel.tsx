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
import { ifCancelled } from '../model/timeline';
import { usePlanAction } from './use-plan-action';

/** The end of a plan: what one keeps, a reason if one likes, and one button. */
export const PlanCancel = ({ subscription }: { subscription: CurrentSubscription }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel the plan</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${tierNames[subscription.tier]}?`}
        description={ifCancelled(subscription, formatLocalDate(subscription.periodEnd))}
      >
        <Ask subscription={subscription} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
};

interface AskProps {
  subscription: CurrentSubscription;
  onClose: () => void;
}

const Ask = ({ subscription, onClose }: AskProps) => {
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [comment, setComment] = useState('');
  const { busy, problem, change } = usePlanAction();
  const cancel = () =>
    change(async () => {
      const overview = await cancelPlan({ ...(reason && { reason }), ...(comment && { comment }) });
      onClose();
      return {
        overview,
        said: {
          title: 'Your plan is cancelled',
          description: `${tierNames[subscription.tier]} stays until ${formatLocalDate(subscription.periodEnd)}.`,
          tone: 'ok',
        },
      };
    });
  return (
    <Stack $gap={4}>
      <Field label="What made you decide?" optional>
        <Select value={reason} onChange={(event) => setReason(event.target.value as CancelReason | '')}>
          <option value="">I would rather not say</option>
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
      <ErrorMessage>{problem}</ErrorMessage>
      <Row $gap={2}>
        <Button variant="ink" busy={busy} busyLabel="Cancelling..." onClick={() => void cancel()}>
          Cancel the plan
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </Row>
    </Stack>
  );
};
