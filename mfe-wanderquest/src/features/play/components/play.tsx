import { PageHeading } from '@wanderwork/platform';
import { Container, Spinner } from '@wanderwork/ui';
import { useEffect, type ComponentType } from 'react';
import styled from 'styled-components';
import { type ModeInfo } from '../../../shared/modes';
import { type StartFormProps } from '../../../shared/start-form-props';
import { startAutoSync } from '../api/start-auto-sync';
import { closeGame, openGame } from '../model/run-lock';
import { usePlayState } from '../model/play-state';
import { loadPassportBook } from '../../../shared/passport/passport-book';
import { loadSettings } from '../model/settings';
import { loadCardTexts } from '../model/card-texts';
import { runWhenIdle } from '../model/run-when-idle';
import { DivergedRuns } from './diverged-runs';
import { ModeStart } from './mode-start';
import { OpenInOtherTab } from './open-in-other-tab';
import { OutdatedRun } from './outdated-run';
import { PlayScreen } from './play-screen';
import { SoundSwitch } from './sound-switch';
import { SaveStatus } from './save-status';

interface Props {
  info: ModeInfo;
  /** The form that sets up a run. */
  StartForm: ComponentType<StartFormProps>;
}

/** The page of a mode: its start, the game, or a notice. */
export const Play = ({ info, StartForm }: Props) => {
  useEffect(() => {
    void loadSettings();
    void loadPassportBook();
    runWhenIdle(() => void loadCardTexts());
    const unfollow = startAutoSync();
    void openGame(info.mode);
    return () => {
      unfollow();
      closeGame();
    };
  }, [info.mode]);
  return (
    <Page>
      <Head>
        <PageHeading>{info.name}</PageHeading>
        <SaveStatus />
        <SoundSwitch />
      </Head>
      <PlayContent info={info} StartForm={StartForm} />
    </Page>
  );
};

const PlayContent = ({ info, StartForm }: Props) => {
  const playState = usePlayState();
  if (playState.at === 'playing') return <PlayScreen game={playState.game} />;
  return (
    <Narrow>
      {playState.at === 'opening' && <Spinner />}
      {playState.at === 'departure' && <ModeStart info={info} StartForm={StartForm} />}
      {playState.at === 'elsewhere' && <OpenInOtherTab mode={info.mode} />}
      {playState.at === 'outdated' && <OutdatedRun run={playState.run} now={playState.now} />}
      {playState.at === 'diverged' && <DivergedRuns {...playState} />}
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
