import { useQuery } from '@tanstack/react-query';
import { paths, QUEST_RUNS_MAX, type QuestRunSummary } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession } from '@wanderwork/platform';
import { ButtonLink, Container, EmptyState, Lead, Section, Stack, TextLink } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { runsQuery } from '../../../shared/api/runs.query';
import { RunList } from './run-list';

/** All runs of the account: their progress, export and deletion. */
export const Runs = () => (
  <Section $tight>
    <Container>
      <Stack $gap={5}>
        <Stack $gap={4}>
          <p>
            <TextLink as={AppLink} to={paths.web.wanderquest()}>
              WanderQuest
            </TextLink>
          </p>
          <PageHeading>Your runs</PageHeading>
          <Lead>
            Every run in your account, on all your devices. You can save any run as a file or delete it, on
            every plan.
          </Lead>
        </Stack>
        <BelowHeading>
          <RunsContent />
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

const RunsContent = () => {
  const { user, isLoading } = useSession();
  if (user) return <AccountRuns key={user.id} user={user.id} />;
  return isLoading ? <Loading label="Your runs" /> : <Visitor />;
};

const Visitor = () => (
  <EmptyState
    title="You’re not signed in"
    action={
      <ButtonLink as={AppLink} variant="ink" to={paths.web.login(paths.web.quest('runs'))}>
        Log In
      </ButtonLink>
    }
  >
    Runs you play without an account stay in this browser. You’ll find each on the page of its mode.
  </EmptyState>
);

const AccountRuns = ({ user }: { user: string }) => {
  const { data, isError, refetch } = useQuery(runsQuery(user));
  if (data) return data.runs.length > 0 ? <SavedRuns runs={data.runs} user={user} /> : <NoRuns />;
  return isError ? (
    <LoadError label="Your runs" onTryAgain={() => void refetch()} />
  ) : (
    <Loading label="Your runs" />
  );
};

const NoRuns = () => (
  <EmptyState
    title="No runs yet"
    action={
      <ButtonLink as={AppLink} to={paths.web.wanderquest()}>
        All ways to play
      </ButtonLink>
    }
  >
    Your first run will show up here.
  </EmptyState>
);

const SavedRuns = ({ runs, user }: { runs: readonly QuestRunSummary[]; user: string }) => (
  <Stack $gap={4}>
    <p>
      {runs.length} of the {QUEST_RUNS_MAX} runs your account can hold.
      {runs.length >= QUEST_RUNS_MAX && ' To start a new one, delete one you don’t need.'}
    </p>
    <RunList runs={runs} user={user} />
  </Stack>
);
