import { PageHead } from '@wanderwork/platform';
import { useLocation } from 'react-router-dom';
import { StartForm } from '../features/departure/components/start-form';
import { Play } from '../features/play/components/play';
import { modeInfos } from '../shared/modes';

/** All modes share this page; the URL says which. */
const PlayPage = () => {
  const { pathname } = useLocation();
  const slug = pathname.split('/').filter(Boolean).at(-1);
  const info = modeInfos.find((one) => one.slug === slug) ?? modeInfos[0]!;
  return (
    <>
      <PageHead title={`${info.name}, WanderQuest`} description={info.description} />
      <Play key={info.mode} info={info} StartForm={StartForm} />
    </>
  );
};

export default PlayPage;
