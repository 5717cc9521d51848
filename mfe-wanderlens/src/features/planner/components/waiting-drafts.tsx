import { useQuery } from '@tanstack/react-query';
import { formatLocalDate, type TripDraft } from '@wanderwork/contracts';
import { openAssistant } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import type { Operation } from '@wanderwork/travel';
import { Banner, Button } from '@wanderwork/ui';
import { useEffect } from 'react';
import { findChangesBetween, tripsApi } from '../api/trips-api';
import { usePlannerAddress } from '../model/view';
import { usePlanner } from './planner-context';

export const DRAFTS_KEY = 'trip-drafts';

type Draft = TripDraft<Operation>;

const describeDraft = ({ writer, createdAt }: Draft): string =>
  `${writer === 'assistant' ? 'Drafted by the assistant' : 'Drafted'} on ${formatLocalDate(createdAt)}`;

/** The drafts that the server keeps for this trip. The one in the address opens at once. */
export const WaitingDrafts = () => {
  const { trip, record, store, canEdit, proposed, propose } = usePlanner();
  const { draftId, closeDraft } = usePlannerAddress();
  const isSaved = record.owner !== null && record.saved !== null;
  const { data } = useQuery({
    // A draft in the address may be newer than the list.
    queryKey: [DRAFTS_KEY, trip.id, draftId],
    queryFn: () => tripsApi.drafts(trip.id),
    enabled: isSaved,
    staleTime: 0,
  });
  const { busy, problem, run } = useAction();
  const waiting = data?.filter(({ decidedAt }) => decidedAt === null) ?? [];
  const inAddress = data && draftId !== null ? waiting.find(({ id }) => id === draftId) : undefined;

  const review = (draft: Draft) =>
    void run(async () => {
      await store.refresh();
      const { revision } = store.state.getState().record;
      const since = draft.base < revision ? await findChangesBetween(trip.id, draft.base, revision) : [];
      propose({ title: describeDraft(draft), ops: draft.ops, draft, since });
      if (draftId !== null) closeDraft();
    });
  useEffect(() => {
    if (inAddress && canEdit) review(inAddress);
    // Once for each draft in the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [inAddress?.id]);

  if (!canEdit || !data || proposed?.draft) return null;
  if (draftId !== null && !inAddress) return <DraftGone draft={data.find(({ id }) => id === draftId)} />;
  const [first] = waiting;
  return first ? (
    <Banner
      tone="info"
      role="status"
      title={waiting.length === 1 ? '1 change waits for you.' : `${waiting.length} changes wait for you.`}
      actions={
        <Button size="small" variant="ink" busy={busy} onClick={() => review(inAddress ?? first)}>
          Review
        </Button>
      }
    >
      {problem ? 'We couldn’t open it. Please try again.' : 'Nothing changes before you accept.'}
    </Banner>
  ) : null;
};

/** The draft in the address can't be reviewed: somebody decided, or it was kept for long enough. */
const DraftGone = ({ draft }: { draft: Draft | undefined }) => {
  const { openPanel } = usePlanner();
  const { closeDraft } = usePlannerAddress();
  const isAccepted = (draft?.accepted?.length ?? 0) > 0;
  return (
    <Banner
      tone="info"
      role="status"
      title={
        draft
          ? `You ${isAccepted ? 'accepted' : 'rejected'} this draft already.`
          : 'This draft isn’t here any more.'
      }
      actions={
        <>
          {isAccepted ? (
            <Button size="small" onClick={() => openPanel('history')}>
              See the history
            </Button>
          ) : (
            <Button size="small" onClick={openAssistant}>
              Ask for a new one
            </Button>
          )}
          <Button size="small" variant="plain" onClick={closeDraft}>
            Close
          </Button>
        </>
      }
    >
      {!draft && 'Drafts are kept for 30 days.'}
    </Banner>
  );
};
