import { lazyRetry, PageHead } from '@wanderwork/platform';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { StartForm } from '../features/departure/components/start-form';
import { Play } from '../features/play/components/play';
import { modeInfos } from '../shared/modes';

/** Few visits come from a friend's link. */
const ChallengeCard = lazyRetry(() => import('../features/play/components/challenge'));

/** All modes share this page; the URL says which. */
const PlayPage = () => {
  const { pathname, search } = useLocation();
  const slug = pathname.split('/').filter(Boolean).at(-1);
  const info = modeInfos.find((one) => one.slug === slug) ?? modeInfos[0]!;
  return (
    <>
      <PageHead title={`${info.name}, WanderQuest`} description={info.description} />
      {search.includes('challenge=') && (
        <Suspense>
          <ChallengeCard info={info} />
        </Suspense>
      )}
      <Play key={info.mode} info={info} StartForm={StartForm} />
    </>
  );
};

export default PlayPage;
