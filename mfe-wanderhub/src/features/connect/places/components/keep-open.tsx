import { useQuery } from '@tanstack/react-query';
import { EVERYWHERE, formatDate, type ConnectPlace } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { Button } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import { ownProfileQuery } from '../../common/api/connect.query';
import { useReader } from '../../common/api/reader';

const KeepOpenDialog = lazyRetry(
  () => import(/* webpackChunkName: 'connect-dialogs' */ '../../moderation/components/keep-open-dialog'),
);

/** The region that a place belongs to, which is the place itself for a region. */
const toRegion = ({ kind, slug, parent }: ConnectPlace): string | undefined =>
  kind === 'city' ? parent?.slug : slug;

/** For moderators of the region and admins: keeps the place from folding. Everywhere never folds. */
export const KeepOpen = ({ place }: { place: ConnectPlace }) => {
  const { data: own } = useQuery(ownProfileQuery(useReader()));
  const [isOpen, setIsOpen] = useState(false);
  const mayKeep = own?.level === 'admin' || own?.moderates.some((region) => region === toRegion(place));
  if (!mayKeep || place.kind === EVERYWHERE) return null;
  const { keptOpenUntil } = place;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {keptOpenUntil ? `Kept open until ${formatDate(keptOpenUntil)}` : 'Keep open'}
      </Button>
      {isOpen && (
        <Suspense>
          <KeepOpenDialog place={place} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
