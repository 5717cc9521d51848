import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatLocalDate, paths, type ProposedDecision } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Card, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { toKey } from '../../common/api/reader';
import { ruleLabels } from '../../common/model/labels';

const proposedQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'proposed'),
    queryFn: ({ signal }) => http.get<ProposedDecision[]>(paths.api.connect.proposedActions(), { signal }),
  });

/** Accounts that end once a second admin confirms it; nothing while there are none. */
export const ProposedDecisions = ({ userId }: { userId: string }) => {
  const { data = [] } = useQuery(proposedQuery(userId));
  if (data.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="proposed" $gap={4}>
      <h2 id="proposed">Waiting for a second admin</h2>
      <Stack as="ul" role="list" $gap={4}>
        {data.map((decision) => (
          <li key={decision.id}>
            <ProposedCard decision={decision} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const ProposedCard = ({ decision }: { decision: ProposedDecision }) => {
  const { id, subject, rule, explanation, decidedAt, canConfirm } = decision;
  const owner = subject?.owner;
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t end the account',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  return (
    <Card $pad aria-labelledby={`proposed-${id}`}>
      <Stack $gap={3}>
        <h3 id={`proposed-${id}`}>End the account of {owner ? owner.name : 'a former member'}</h3>
        <p dir="auto">{explanation}</p>
        <Small $quiet>
          {ruleLabels[rule]}, proposed on <time dateTime={decidedAt}>{formatLocalDate(decidedAt)}</time>
          {owner && (
            <>
              {' · '}
              <TextLink quiet as={AppLink} to={paths.web.connectPerson(owner.handle)}>
                @{owner.handle}
              </TextLink>
            </>
          )}
        </Small>
        <Row>
          <Button
            busy={busy}
            busyLabel="Ending..."
            unavailable={!canConfirm && 'Another admin has to confirm this.'}
            onClick={() => void run(() => http.post(paths.api.connect.confirmAction(id)))}
          >
            End this account
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
