import { lazyRetry, PageHeading } from '@wanderwork/platform';
import { Container, Spinner, Banner, Button, media, Small } from '@wanderwork/ui';
import { Suspense, useEffect, type ComponentType, useRef } from 'react';
import styled from 'styled-components';
import { type Mode } from '@wanderwork/quest-engine';
import { type ModeInfo } from '../../../shared/modes';
import { type StartFormProps } from '../../../shared/start-form-props';
import { dispatch, startPlaying, usePlayState } from '../api/play-runner';
import { selectCity } from '../model/map/selection';
import { getGame, isSavedToAccount, type LiveState } from '../model/play-state';
import { loadPassportBook } from '../../../shared/passport/passport-book';
import { loadSettings, changeSettings, useSettings } from '../model/settings';
import { loadCardTexts, loadSceneTexts } from '../model/card-texts';
import { runWhenIdle } from '../model/run-when-idle';
import { ModeStart } from './mode-start';
import { PlayScreen } from './play-screen';
import { preloadEndScene } from './scene/scene';
import { loadLastThread } from '../model/threads';

/** Few runs outlive their rules, or are continued on two devices at once. */
const OutdatedRun = lazyRetry(() => import('./outdated-run'));
const DivergedRuns = lazyRetry(() => import('./diverged-runs'));

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
    void loadLastThread();
    runWhenIdle(() => void Promise.all([loadSceneTexts(), loadCardTexts(), preloadEndScene()]));
    const stopPlaying = startPlaying(info.mode);
    return () => {
      stopPlaying();
      selectCity(null);
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
  if ('game' in playState) return <PlayScreen game={playState.game} />;
  if (playState.at === 'diverged')
    return (
      <Narrow>
        <Suspense fallback={<Spinner />}>
          <DivergedRuns {...playState} />
        </Suspense>
      </Narrow>
    );
  return (
    <Narrow>
      {playState.page === 'opening' && <Spinner />}
      {playState.page === 'departure' && <ModeStart info={info} StartForm={StartForm} />}
      {playState.page === 'elsewhere' && <OpenInOtherTab mode={info.mode} />}
      {playState.page === 'outdated' && (
        <Suspense fallback={<Spinner />}>
          <OutdatedRun run={playState.run} now={playState.now} />
        </Suspense>
      )}
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

/** Another tab plays this run. Two tabs would create two versions of it. */
const OpenInOtherTab = ({ mode }: { mode: Mode }) => {
  const place = useRef<HTMLDivElement>(null);
  // The game was taller than this notice, so a player far down would see an empty page.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner
        tone="info"
        role="status"
        title="This run is open in another tab."
        actions={
          <Button variant="ink" onClick={() => dispatch({ type: 'open', mode, steal: true })}>
            Play here instead
          </Button>
        }
      >
        Every step is saved, so you can pick up here right where you left off.
      </Banner>
    </div>
  );
};

/** Where the run is saved. */
const SaveStatus = () => {
  const location = usePlayState((playState) =>
    'game' in playState ? describeSaveLocation(playState) : null,
  );
  return location && <Quiet $quiet>{location}</Quiet>;
};

/** Null when the run is not saved at all, which has its own warning. */
const describeSaveLocation = ({ user, game: { run, isUnsaved }, problem }: LiveState): string | null => {
  if (run.account?.user === user && isSavedToAccount(run)) return 'Saved to your account';
  if (user && problem?.is === 'waiting') return 'Waiting for a connection';
  return isUnsaved ? null : 'Saved on this device';
};

/** On a phone it moves below the heading, which leaves room only for the sound switch. */
const Quiet = styled(Small)`
  ${media.belowPhone} {
    order: 1;
    flex-basis: 100%;
  }
`;

/** Sound is off by default. The choice is remembered. */
const SoundSwitch = () => {
  const sounds = usePlayState((playState) => getGame(playState) !== null);
  const sound = useSettings((settings) => settings.sound);
  return sounds ? (
    <Button size="small" aria-pressed={sound} onClick={() => changeSettings({ sound: !sound })}>
      Sound: {sound ? 'on' : 'off'}
    </Button>
  ) : null;
};
