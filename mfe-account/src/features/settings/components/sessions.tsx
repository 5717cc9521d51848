import { useQueryClient } from '@tanstack/react-query';
import { formatLocalDate, type SessionSummary } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon, Small, Stack, Tag, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { OwnData } from '../../../shared/own-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { endOtherSessions, endSession, sessionsQuery } from '../api/sessions';
import { timeAgo } from '../../../shared/times';

/** The browsers in which one is signed in, and how to end that. */
export const Sessions = () => (
  <Part
    title="Where you are signed in"
    about="A browser that you do not know? Sign it out, then change your password."
  >
    <OwnData query={sessionsQuery} label="Your sessions">
      {(sessions) => <List sessions={sessions} />}
    </OwnData>
  </Part>
);

const List = ({ sessions }: { sessions: SessionSummary[] }) => {
  const client = useQueryClient();
  const look = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const { busy, problem, run } = useAction({ lookAgain: () => void look() });
  const others = sessions.filter(({ current }) => !current);

  const end = (act: () => Promise<unknown>, said: string) =>
    void run(async () => {
      await act();
      await look();
      toast({ title: said, tone: 'ok' });
    });

  return (
    <Stack $gap={4}>
      <ErrorMessage>{problem}</ErrorMessage>
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
                Last used {timeAgo(session.lastSeenAt)}, signed in on {formatLocalDate(session.createdAt)}
              </Small>
            </div>
            {!session.current && (
              <Button
                size="small"
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
