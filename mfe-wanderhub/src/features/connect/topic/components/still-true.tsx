import { useQuery } from '@tanstack/react-query';
import {
  ageingTexts,
  answerVotes,
  formatLocalDate,
  paths,
  type AnswerCheck,
  type ConnectPost,
  type TopicDetail,
  type TrustLevel,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Chip, Row, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { ownProfileQuery } from '../../common/api/connect.query';
import { useReader } from '../../common/api/reader';
import { showError } from '../api/show-error';

interface Props {
  /** The accepted answer. */
  post: ConnectPost;
  topic: TopicDetail;
  isOwnQuestion: boolean;
}

const canVote = (level: TrustLevel | undefined): boolean =>
  level === 'member' || level === 'moderator' || level === 'admin';

const describe = ({ state, checkedAt }: AnswerCheck, isClosed: boolean): string => {
  const date = formatLocalDate(checkedAt);
  if (state === 'asked') return `This answer was last checked on ${date}.`;
  const changed = `Members say that this has changed since ${date}.`;
  return isClosed ? changed : `${changed} Do you know what’s true now? Please reply.`;
};

/** How old the accepted answer is, and whether it is still true. Nothing while it is fresh. */
export const StillTrue = ({ post, topic, isOwnQuestion }: Props) => {
  const { data: own } = useQuery(ownProfileQuery(useReader()));
  const { answerCheck } = topic;
  if (!answerCheck) return null;
  const asks = canVote(own?.level) && !post.isOwn && !topic.isClosed;
  return (
    <Root role="group" aria-label={ageingTexts.question}>
      <p>{describe(answerCheck, topic.isClosed)}</p>
      {asks && <Votes post={post} topic={topic} check={answerCheck} />}
      {isOwnQuestion && answerCheck.state === 'outdated' && <AcceptAgain post={post} topic={topic} />}
      {post.isOwn && <Small>It’s your answer. If something has changed, edit it.</Small>}
    </Root>
  );
};

/** Choosing the own vote again takes it back. */
const Votes = ({ post, topic, check }: Pick<Props, 'post' | 'topic'> & { check: AnswerCheck }) => {
  const { run } = useAction({ refetches: ['connect'], onError: showError });
  const route = paths.api.connect.answerVote(topic.code);
  return (
    <Row $gap={2}>
      <b>{ageingTexts.question}</b>
      {answerVotes.map((vote) => {
        const isChosen = check.ownVote === vote;
        return (
          <Chip
            key={vote}
            chosen={isChosen}
            onClick={() =>
              void run(() => (isChosen ? http.delete(route) : http.put(route, { post: post.id, vote })))
            }
          >
            {ageingTexts.votes[vote]}
          </Chip>
        );
      })}
      {check.ownVote && <Small as="span">Thank you. You can change your vote.</Small>}
    </Row>
  );
};

const AcceptAgain = ({ post, topic }: Pick<Props, 'post' | 'topic'>) => {
  const { run, busy } = useAction({ refetches: ['connect'], onError: showError });
  const accept = () => run(() => http.put(paths.api.connect.acceptedAnswer(topic.code), { post: post.id }));
  return (
    <div>
      <Button size="small" busy={busy} onClick={() => void accept()}>
        Accept this answer again
      </Button>
    </div>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  border-radius: var(--r1);
  background: var(--warn-soft);
  font-size: var(--f-sm);
`;
