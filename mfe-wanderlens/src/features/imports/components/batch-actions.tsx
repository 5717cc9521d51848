import type { CityBatchDetail } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { describeMoves } from '../../../shared/admin/score-labels';
import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { applyBatch, discardBatch, rollBackBatch } from '../api/batches';
import { changesNothing, describeSize } from '../model/batch-labels';

const UNREACHABLE_MESSAGE = 'Nothing has changed. We couldn’t reach the server; please try again.';

/** The actions of a batch: apply or discard a plan, or roll back an applied batch. */
export const BatchActions = ({ batch }: { batch: CityBatchDetail }) => {
  const [pendingConfirmation, setAsking] = useState<'apply' | 'roll back' | null>(null);
  // Figures are shown on all pages, not only in this area.
  const { busy, problem, run } = useAction({ refetches: [] });
  const { show } = useSectionParameters();
  const { id, state, difference } = batch;

  const apply = () => run(() => applyBatch(id), `Import ${id} applied`);
  const rollBack = () => run(() => rollBackBatch(id), `Import ${id} rolled back`);
  const discard = () =>
    run(async () => {
      await discardBatch(id);
      show({ part: 'imports' });
    }, `Import ${id} discarded`);

  if (state === 'rolled_back') return null;
  return (
    <Stack $gap={3}>
      {problem && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, UNREACHABLE_MESSAGE)}
        </Banner>
      )}
      {changesNothing(batch) && state === 'planned' && <Banner tone="info">{explainNoChange(batch)}</Banner>}
      <Row $gap={3}>
        {state === 'planned' && !changesNothing(batch) && (
          <Button variant="red" busy={busy} busyLabel="Applying..." onClick={() => setAsking('apply')}>
            Apply
          </Button>
        )}
        {state === 'planned' && (
          <Button
            unavailable={busy ? 'Please wait until the current action is done.' : undefined}
            onClick={() => void discard()}
          >
            Discard
          </Button>
        )}
        {state === 'applied' && batch.changeCount > 0 && (
          <Button busy={busy} busyLabel="Rolling back..." onClick={() => setAsking('roll back')}>
            Roll back
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={pendingConfirmation === 'apply'}
        onClose={() => setAsking(null)}
        title={`Apply import ${id}?`}
        description={`Changes ${describeSize(batch)}. ${describeMoves(difference.scores, true)} You can roll it back.`}
        yes="Yes, apply it"
        no="Cancel"
        onYes={() => void apply()}
      />
      <ConfirmDialog
        open={pendingConfirmation === 'roll back'}
        onClose={() => setAsking(null)}
        title={`Roll import ${id} back?`}
        description={`Restores the values from before this import: ${describeSize(batch)}.`}
        yes="Yes, roll it back"
        no="Cancel"
        onYes={() => void rollBack()}
      />
    </Stack>
  );
};

const explainNoChange = ({ refused }: CityBatchDetail): string =>
  refused === 0
    ? 'Nothing would change: every figure already has this value.'
    : `Nothing would change: ${refused === 1 ? 'one line was' : `${refused} lines were`} refused for the reasons below, and all other figures already have these values.`;
