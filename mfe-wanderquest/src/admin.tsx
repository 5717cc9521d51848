import { lazyRetry } from '@wanderwork/platform';
import { Spinner } from '@wanderwork/ui';
import { Tabs } from '@wanderwork/ui/overlays';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Balance } from './features/admin/components/balance';
import { FlaggedRuns } from './features/admin/components/flagged-runs';

/** Loaded lazily, since it holds all card texts. */
const CardPreview = lazyRetry(() => import('./features/admin/components/card-preview'));

/** The game's section of the admin area. */
const AdminSection = () => {
  const [query, setQuery] = useSearchParams();
  return (
    <Tabs
      label="WanderQuest"
      value={query.get('part') ?? 'balance'}
      onValueChange={(part) => setQuery({ part })}
      tabs={[
        { value: 'balance', label: 'Balance', content: <Balance /> },
        { value: 'flags', label: 'Flagged runs', content: <FlaggedRuns /> },
        {
          value: 'cards',
          label: 'Cards',
          content: (
            <Suspense fallback={<Spinner label="Loading the cards" size={24} />}>
              <CardPreview />
            </Suspense>
          ),
        },
      ]}
    />
  );
};

export default AdminSection;
