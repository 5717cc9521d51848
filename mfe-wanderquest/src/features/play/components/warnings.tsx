import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { Banner, Button, ButtonLink, Container } from '@wanderwork/ui';
import styled from 'styled-components';
import { useSyncProblem } from '../api/play-runner';
import { createRunFile, downloadFile } from '../model/saves/run-file';
import { isBetweenWeeks, isSavedToAccount, type Game } from '../model/play-state';

/** Warnings at the top: the browser cannot save the run, or the account refused it. */
export const Warnings = ({ game }: { game: Game }) => {
  const problem = useSyncProblem();
  // Between two weeks, the scene itself shows the refusal.
  const refusal = problem?.is === 'refused' && !isBetweenWeeks(game.state) ? problem : null;
  return game.isUnsaved || refusal ? (
    <Above>
      {game.isUnsaved && <NotSaved game={game} />}
      {refusal && (
        <Banner
          tone="warn"
          role="status"
          title="Your account doesn’t have all of this run yet."
          actions={
            <>
              {refusal.isFull && (
                <ButtonLink as={AppLink} size="small" variant="ink" to={paths.web.quest('runs')}>
                  Your runs
                </ButtonLink>
              )}
              <SaveAsFile game={game} />
            </>
          }
        >
          {refusal.reason} You can keep playing here.
        </Banner>
      )}
    </Above>
  ) : null;
};

const NotSaved = ({ game }: { game: Game }) => {
  const user = useSession((session) => session.user?.id);
  const { account } = game.run;
  const there = account !== null && account.user === user;
  return (
    <Banner
      tone="warn"
      role="status"
      title="This browser can’t save your run right now."
      actions={<SaveAsFile game={game} />}
    >
      {there
        ? describeAccountSave(isSavedToAccount(game.run))
        : 'You’ll lose this run when you leave the page, unless you save it as a file.'}
    </Banner>
  );
};

const describeAccountSave = (all: boolean): string =>
  all
    ? 'Your account has all of this run, so you can continue from there.'
    : 'We save this run to your account at the end of each week and when you leave. If you’re offline, save it as a file.';

export const SaveAsFile = ({ game: { run } }: { game: Game }) => (
  <Button size="small" onClick={() => downloadFile(createRunFile(run))}>
    Save as a file
  </Button>
);

const Above = styled(Container)`
  display: grid;
  gap: var(--s3);
  padding-block-end: var(--s3);
`;
