import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDateTime, paths, type ModerationCase, type Page } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Card, Lead, Row, Small, Stack, Tag, TextLink } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { ownProfileQuery } from '../../common/api/connect.query';
import { toKey } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { kindNames } from '../../common/model/decision-text';
import { reasonLabels } from '../../common/model/labels';
import { ActionForm } from './action-form';
import { AppealDecisionForm } from './appeal-decision-form';
import { ProposedDecisions } from './proposed-decisions';

const queueQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: toKey(userId, 'queue'),
    queryFn: ({ pageParam, signal }) =>
      http.get<Page<ModerationCase>>(paths.api.connect.queue(), { query: { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

/** The queue of reports, held posts and appeals, for moderators and admins. */
const Moderation = () => (
  <ConnectPage
    private
    narrow
    title="Moderation"
    lead={<p>The most urgent first. Take a case before you decide it.</p>}
  >
    <MembersOnly>{(userId) => <ModeratorsOnly userId={userId} />}</MembersOnly>
  </ConnectPage>
);

const ModeratorsOnly = ({ userId }: { userId: string }) => (
  <Loaded query={useQuery(ownProfileQuery(userId))} label="Your rights">
    {({ level }) =>
      level === 'moderator' || level === 'admin' ? (
        <Stack $gap={7}>
          {level === 'admin' && <ProposedDecisions userId={userId} />}
          <Queue userId={userId} />
        </Stack>
      ) : (
        <Lead>This page is for moderators. If you’d like to help, write to us from the help page.</Lead>
      )
    }
  </Loaded>
);

const Queue = ({ userId }: { userId: string }) => {
  const list = useInfiniteQuery(queueQuery(userId));
  return (
    <Loaded query={list} label="The queue">
      {({ pages }) => {
        const cases = pages.flatMap((page) => page.items);
        if (cases.length === 0) return <Lead>Nothing waits. Thank you.</Lead>;
        return (
          <LoadMore list={list} label="The queue" count={cases.length}>
            <Stack as="ul" role="list" $gap={4}>
              {cases.map((one) => (
                <li key={one.id}>
                  <CaseCard one={one} />
                </li>
              ))}
            </Stack>
          </LoadMore>
        );
      }}
    </Loaded>
  );
};

const sourceLabels: Record<ModerationCase['source'], string> = {
  report: 'Reported',
  hold: 'Held for review',
  appeal: 'Appeal',
};

const CaseCard = ({ one }: { one: ModerationCase }) => {
  const { id, source, kind, reason, region, dueAt, note, reports, subject, lease } = one;
  const titleId = `case-${id}`;
  return (
    <Card $pad aria-labelledby={titleId}>
      <Stack $gap={4}>
        <Row $gap={2}>
          <Tag tone={source === 'appeal' ? 'ink' : 'warn'}>{sourceLabels[source]}</Tag>
          {reason && <Tag tone={reason === 'danger' ? 'bad' : 'plain'}>{reasonLabels[reason]}</Tag>}
          {region && <Tag tone="outlined">{region}</Tag>}
          <Small as="span" $quiet>
            Answer by <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
          </Small>
        </Row>
        <h2 id={titleId}>
          <bdi>{subject?.title ?? `A ${kindNames[kind]} that no longer exists`}</bdi>
        </h2>
        {subject && <Subject subject={subject} />}
        {note && <p dir="auto">{note}</p>}
        {reports.length > 0 && (
          <ul aria-label="Reports">
            {reports.map(({ reason: why, text, at }) => (
              <li key={at}>
                {reasonLabels[why]}
                {text && <>: “{text}”</>} <Small as="span">({formatDateTime(at)})</Small>
              </li>
            ))}
          </ul>
        )}
        {lease === 'own' ? <Decide one={one} /> : <TakeButton one={one} />}
      </Stack>
    </Card>
  );
};

const Subject = ({ subject: { owner, text, path } }: { subject: NonNullable<ModerationCase['subject']> }) => (
  <Stack $gap={2}>
    <Text dir="auto">{text}</Text>
    <Small $quiet>
      {owner ? (
        <>
          By{' '}
          <TextLink quiet as={AppLink} to={paths.web.connectPerson(owner.handle)}>
            {owner.name} (@{owner.handle})
          </TextLink>
        </>
      ) : (
        'By a former member'
      )}
      {path && (
        <>
          {' · '}
          <TextLink quiet as={AppLink} to={path}>
            See it in its place
          </TextLink>
        </>
      )}
    </Small>
  </Stack>
);

const Text = styled.pre`
  max-height: 320px;
  padding: var(--s3);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--paper);
  font: 400 var(--f-ui) / 1.5 var(--sans);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const TakeButton = ({ one: { id, lease } }: { one: ModerationCase }) => {
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t take the case',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  return (
    <Row>
      <Button
        busy={busy}
        busyLabel="Taking..."
        unavailable={lease === 'other' && 'Another moderator is working on it.'}
        onClick={() => void run(() => http.post(paths.api.connect.lease(id)))}
      >
        Take this case
      </Button>
    </Row>
  );
};

const Decide = ({ one }: { one: ModerationCase }) =>
  one.source === 'appeal' ? <AppealDecisionForm one={one} /> : <ActionForm one={one} />;

export default Moderation;
