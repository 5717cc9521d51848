import { PageHeading } from '@wanderwork/platform';
import { Container, Spinner } from '@wanderwork/ui';
import { useEffect, type ComponentType } from 'react';
import styled from 'styled-components';
import { type ModeInfo } from '../../../shared/modes';
import { type SettingOutProps } from '../../../shared/setting-out';
import { followAccount } from '../api/follow-account';
import { leaveGame, openGame } from '../model/door';
import { useStage } from '../model/stage';
import { openBook } from '../../../shared/book/book';
import { openSettings } from '../model/settings';
import { loadTexts } from '../model/texts';
import { whenIdle } from '../model/when-idle';
import { Apart } from './apart';
import { Beginning } from './beginning';
import { Elsewhere } from './elsewhere';
import { Outdated } from './outdated';
import { PlayScreen } from './play-screen';
import { SoundSwitch } from './sound-switch';
import { WhereSaved } from './where-saved';

interface Props {
  info: ModeInfo;
  /** The screen on which a run is made up. */
  SettingOut: ComponentType<SettingOutProps>;
}

/** A mode of the game, wherever it stands: to be begun, played, or played in another tab. */
export const Play = ({ info, SettingOut }: Props) => {
  useEffect(() => {
    void openSettings();
    void openBook();
    whenIdle(() => void loadTexts());
    const unfollow = followAccount();
    void openGame(info.mode);
    return () => {
      unfollow();
      leaveGame();
    };
  }, [info.mode]);
  return (
    <Page>
      <Head>
        <PageHeading>{info.name}</PageHeading>
        <WhereSaved />
        <SoundSwitch />
      </Head>
      <Stage info={info} SettingOut={SettingOut} />
    </Page>
  );
};

const Stage = ({ info, SettingOut }: Props) => {
  const stage = useStage();
  if (stage.at === 'playing') return <PlayScreen game={stage.game} />;
  return (
    <Narrow>
      {stage.at === 'opening' && <Spinner />}
      {stage.at === 'departure' && <Beginning info={info} SettingOut={SettingOut} />}
      {stage.at === 'elsewhere' && <Elsewhere mode={info.mode} />}
      {stage.at === 'outdated' && <Outdated run={stage.run} now={stage.now} />}
      {stage.at === 'apart' && <Apart {...stage} />}
    </Narrow>
  );
};

const Page = styled.div`
  padding-block: var(--s3) var(--s8);
`;

const Head = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--s3);

  h1 {
    margin-inline-end: auto;
    font-size: var(--f-xl);
  }
`;

const Narrow = styled(Container)`
  padding-block: var(--s4);
`;
