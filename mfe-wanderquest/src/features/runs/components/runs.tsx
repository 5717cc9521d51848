import { useQuery } from '@tanstack/react-query';
import { paths, QUEST_RUNS_MAX, type QuestRunSummary } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession } from '@wanderwork/platform';
import { ButtonLink, Container, EmptyState, Lead, Section, Stack, TextLink } from '@wanderwork/ui';
import { Coming, Unfetched } from '@wanderwork/ui/lists';
import { runsQuery } from '../../../shared/api/runs.query';
import { RunList } from './run-list';

/** All runs that an account keeps: how far each has come, as a file, and gone. */
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
            What your account keeps, on every device. Each run can be taken along as a file and deleted, with
            any membership and without one.
          </Lead>
        </Stack>
        <BelowHeading>
          <Whose />
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

const Whose = () => {
  const { user, isLoading } = useSession();
  if (user) return <Account key={user.id} user={user.id} />;
  return isLoading ? <Coming label="Your runs" /> : <Visitor />;
};

const Visitor = () => (
  <EmptyState
    title="No account here"
    action={
      <ButtonLink as={AppLink} variant="ink" to={paths.web.login(paths.web.quest('runs'))}>
        Log In
      </ButtonLink>
    }
  >
    A run that you play without one is kept in this browser and stands on the page of its mode.
  </EmptyState>
);

const Account = ({ user }: { user: string }) => {
  const { data, isError, refetch } = useQuery(runsQuery(user));
  if (data) return data.runs.length > 0 ? <Kept runs={data.runs} user={user} /> : <None />;
  return isError ? (
    <Unfetched label="Your runs" onTryAgain={() => void refetch()} />
  ) : (
    <Coming label="Your runs" />
  );
};

const None = () => (
  <EmptyState
    title="No runs yet"
    action={
      <ButtonLink as={AppLink} to={paths.web.wanderquest()}>
        All ways to play
      </ButtonLink>
    }
  >
    The first run that you begin stands here.
  </EmptyState>
);

const Kept = ({ runs, user }: { runs: readonly QuestRunSummary[]; user: string }) => (
  <Stack $gap={4}>
    <p>
      {runs.length} of the {QUEST_RUNS_MAX} runs that your account can keep.
      {runs.length >= QUEST_RUNS_MAX && ' A new one needs room: delete what you can do without.'}
    </p>
    <RunList runs={runs} user={user} />
  </Stack>
);
