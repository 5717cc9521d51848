import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { use, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { sameWishes } from '../../../shared/wishes/same-wishes';
import { useSavedWishes } from '../../../shared/wishes/use-saved-wishes';
import { WishesMissed } from '../../../shared/wishes/wishes-missed';
import { WishesInForce } from '../model/wishes-in-force';
import { OthersWishes } from './others-wishes';
import { WishesFields } from './wishes-fields';

/**
 * The wishes in force, to be changed. A change is saved as well, unless other wishes are in force than were saved
 * (somebody's address was opened): then that takes a word.
 */
const WishesPanel = () => {
  const { store, wish, begin } = use(WishesInForce)!;
  const wishes = useStore(store, (state) => state.wishes);
  const { saved, save, ready, missed, again } = useSavedWishes();

  // Whoever opens the wishes begins with those saved before, as soon as these are known.
  const beginWithSaved = useEffectEvent(() => saved && begin(saved));
  useEffect(() => {
    if (ready) beginWithSaved();
  }, [ready]);

  if (missed) return <WishesMissed onTryAgain={again} />;
  if (!ready) return <Coming />;
  const others = saved && !asksNothing(wishes) && !sameWishes(saved, wishes) ? saved : null;
  const change = (next: IrexWishes) => {
    wish(next);
    if (!others) save(next);
  };
  return (
    <Stack $gap={5}>
      {others && <OthersWishes onKeep={() => save(wishes)} onBack={() => wish(others)} />}
      <WishesFields wishes={wishes} onChange={change} />
    </Stack>
  );
};

const Coming = () => (
  <>
    <Spinner label="Fetching your wishes" />
    <Skeleton $height="60dvh" />
  </>
);

export default WishesPanel;
