import { useQueryClient } from '@tanstack/react-query';
import { formatLocalDate, type SessionSummary } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Icon, Small, Stack, Tag, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { ErrorMessage, isOutdated } from '../../../shared/error-message';
import { endOtherSessions, endSession, sessionsQuery } from '../api/settings';
import { formatTimeAgo } from '../../../shared/times';

/** The browsers in which the member is signed in, with buttons to sign them out. */
export const Sessions = () => (
  <Part
    title="Where you’re signed in"
    about="Don’t recognize a browser? Sign it out, then change your password."
  >
    <QueryData query={sessionsQuery} label="Your sessions">
      {(sessions) => <List sessions={sessions} />}
    </QueryData>
  </Part>
);

const List = ({ sessions }: { sessions: SessionSummary[] }) => {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const { busy, problem, run } = useAction({ onError: (error) => isOutdated(error) && void refetch() });
  const others = sessions.filter(({ current }) => !current);

  const end = (act: () => Promise<unknown>, message: string) =>
    void run(async () => {
      await act();
      await refetch();
      toast({ title: message, tone: 'ok' });
    });

  return (
    <Stack $gap={4}>
      <ErrorMessage problem={problem} />
      <Browsers role="list">
        {sessions.map((session) => (
          <li key={session.id}>
            <Icon name="laptop" />
            <div>
              <b>
                <bdi>{session.device}</bdi>
              </b>{' '}
              {session.current && <Tag tone="ok">This browser</Tag>}
              <Small $quiet>
                Last used {formatTimeAgo(session.lastSeenAt)}, signed in on{' '}
                {formatLocalDate(session.createdAt)}
              </Small>
            </div>
            {!session.current && (
              <Button
                size="small"
                busy={busy}
                onClick={() => end(() => endSession(session.id), `${session.device} is signed out`)}
              >
                Sign out <VisuallyHidden>{session.device}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Browsers>
      {others.length > 1 && (
        <div>
          <Button busy={busy} onClick={() => end(endOtherSessions, 'Signed out everywhere else')}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Browsers = styled.ul`
  border-top: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--s3);
    align-items: center;
    min-height: 64px;
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;
