import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { lazyRetry } from '@wanderwork/platform';
import { Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';
import { sameWishes } from '../../../shared/wishes/same-wishes';
import { type useSavedWishes } from '../../../shared/wishes/use-saved-wishes';
import { WishesMissed } from '../../../shared/wishes/wishes-missed';
import { OthersWishes } from './others-wishes';

const WishesFields = lazyRetry(() => import('./wishes-fields'));

interface Props {
  /** In force, as the address tells them. */
  wishes: IrexWishes;
  kept: ReturnType<typeof useSavedWishes>;
  onWish: (wishes: IrexWishes) => void;
}

/**
 * The wishes in force, to be changed. A change is saved as well, unless other wishes are in force than were saved
 * (somebody's address was opened): then that takes a word.
 */
export const WishesPanel = ({ wishes, kept: { saved, save, ready, missed, again }, onWish }: Props) => {
  if (missed) return <WishesMissed onTryAgain={again} />;
  if (!ready) return <Coming />;
  const others = saved && !asksNothing(wishes) && !sameWishes(saved, wishes) ? saved : null;
  const change = (next: IrexWishes) => {
    onWish(next);
    if (!others) save(next);
  };
  return (
    <Stack $gap={5}>
      {others && <OthersWishes onKeep={() => save(wishes)} onBack={() => onWish(others)} />}
      <Suspense fallback={<Skeleton $height="60dvh" />}>
        <WishesFields wishes={wishes} onChange={change} />
      </Suspense>
    </Stack>
  );
};

const Coming = () => (
  <>
    <Spinner label="Fetching your wishes" />
    <Skeleton $height="60dvh" />
  </>
);
