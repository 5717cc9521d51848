import { PageHeading } from '@wanderwork/platform';
import { Container, Spinner } from '@wanderwork/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { type ModeInfo } from '../../../shared/modes';
import { leaveGame, openGame, useStage } from '../model/game';
import { openBook } from '../../../shared/book/book';
import { openSettings } from '../model/settings';
import { loadTexts } from '../model/texts';
import { Beginning } from './beginning';
import { Elsewhere } from './elsewhere';
import { Outdated } from './outdated';
import { PlayScreen } from './play-screen';
import { SoundSwitch } from './sound-switch';

/** A mode of the game, wherever it stands: to be begun, played, or played in another tab. */
export const Play = ({ info }: { info: ModeInfo }) => {
  useEffect(() => {
    void openSettings();
    void openBook();
    void loadTexts();
    void openGame(info.mode);
    return leaveGame;
  }, [info.mode]);
  return (
    <Page>
      <Head>
        <PageHeading>{info.name}</PageHeading>
        <SoundSwitch />
      </Head>
      <Stage info={info} />
    </Page>
  );
};

const Stage = ({ info }: { info: ModeInfo }) => {
  const stage = useStage();
  if (stage.at === 'playing') return <PlayScreen game={stage.game} />;
  return (
    <Narrow>
      {stage.at === 'opening' && <Spinner />}
      {stage.at === 'departure' && <Beginning info={info} />}
      {stage.at === 'elsewhere' && <Elsewhere mode={info.mode} />}
      {stage.at === 'outdated' && <Outdated run={stage.run} />}
    </Narrow>
  );
};

const Page = styled.div`
  padding-block: var(--s3) var(--s8);
`;

const Head = styled(Container)`
  display: flex;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--s3);

  h1 {
    font-size: var(--f-xl);
  }
`;

const Narrow = styled(Container)`
  padding-block: var(--s4);
`;
