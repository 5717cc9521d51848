import { formatDateTime, paths, type ModerationCase, type ReportedMessage } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Card, Row, Small, Stack, Tag, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { Portrait } from '../../common/components/person-link';
import { kindNames } from '../../common/model/decision-text';
import { formatCount, reasonLabels } from '../../common/model/labels';
import { toPlaceName } from '../../common/model/place-name';
import { sourceLabels } from '../model/source-labels';
import { ActionForm } from './action-form';
import { AppealDecisionForm } from './appeal-decision-form';

/** Leads the keyboard to a case that was just opened. */
const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

/** A case: what it is about, who reported it and why, and the form to decide it. */
export const CaseCard = ({ one }: { one: ModerationCase }) => {
  const { id, source, kind, reason, region, dueAt, note, reports, subject, lease } = one;
  const titleId = `case-${id}`;
  return (
    <Card $pad aria-labelledby={titleId}>
      <Stack $gap={4}>
        <Row $gap={2}>
          <Tag tone={source === 'appeal' ? 'ink' : 'warn'}>{sourceLabels[source]}</Tag>
          {reason && <Tag tone={reason === 'danger' ? 'bad' : 'plain'}>{reasonLabels[reason]}</Tag>}
          {region && <Tag tone="outlined">{toPlaceName(region)}</Tag>}
          <Small as="span" $quiet>
            Answer by <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
          </Small>
        </Row>
        <Title id={titleId} tabIndex={-1} ref={focusOnce}>
          <bdi>{subject?.title ?? `A ${kindNames[kind]} that no longer exists`}</bdi>
        </Title>
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

/** Below the page's own head, which stays at the top. */
const Title = styled.h3`
  scroll-margin-top: 140px;
`;

const Subject = ({
  subject: { owner, text, path, pictureUrl, messages },
}: {
  subject: NonNullable<ModerationCase['subject']>;
}) => (
  <Stack $gap={2}>
    {pictureUrl && owner && <Portrait person={{ ...owner, pictureUrl }} size={112} />}
    {messages && messages.length > 0 && <EarlierMessages messages={messages} />}
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

/** The part of a private conversation that was reported. */
const EarlierMessages = ({ messages }: { messages: readonly ReportedMessage[] }) => (
  <details>
    <summary>The {formatCount(messages.length, 'message')} before it</summary>
    <ol role="list" aria-label="Messages before the reported one">
      {messages.map(({ isOwners, text, at }) => (
        <li key={at}>
          <Small $quiet>
            {isOwners ? 'The person reported' : 'The other person'}, {formatDateTime(at)}
          </Small>
          <Text dir="auto">{text}</Text>
        </li>
      ))}
    </ol>
  </details>
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
