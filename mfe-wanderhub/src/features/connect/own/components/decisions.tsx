import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { formatLocalDate, moderationLimits, paths, type Decision, type Page } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Card, Field, Lead, Row, Stack, TextArea, TextLink } from '@wanderwork/ui';
import { Facts, LoadMore } from '@wanderwork/ui/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toKey } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { ruleLabels } from '../../common/model/labels';
import { actionLabels, describeAppeal, describeEnd, kindNames } from '../../common/model/decision-text';

const decisionsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: toKey(userId, 'decisions'),
    queryFn: ({ pageParam, signal }) =>
      http.get<Page<Decision>>(paths.api.connect.decisions(), { query: { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });

/** Every decision about the reader or what they wrote. */
const Decisions = () => (
  <ConnectPage
    private
    narrow
    title="Decisions about you"
    lead={
      <p>
        Every decision about you or your posts: which{' '}
        <TextLink quiet as={AppLink} to={paths.web.connectPage('rules')}>
          rule
        </TextLink>{' '}
        it rests on, who made it and until when it applies. You can appeal each one once.
      </p>
    }
  >
    <MembersOnly>{(userId) => <DecisionList userId={userId} />}</MembersOnly>
  </ConnectPage>
);

const DecisionList = ({ userId }: { userId: string }) => {
  const list = useInfiniteQuery(decisionsQuery(userId));
  return (
    <Loaded query={list} label="The decisions">
      {({ pages }) => {
        const decisions = pages.flatMap((page) => page.items);
        if (decisions.length === 0) return <Lead>No decisions. Nobody has had a reason to step in.</Lead>;
        return (
          <LoadMore list={list} label="The decisions" count={decisions.length}>
            <Stack as="ul" role="list" $gap={4}>
              {decisions.map((decision) => (
                <li key={decision.id}>
                  <DecisionCard decision={decision} />
                </li>
              ))}
            </Stack>
          </LoadMore>
        );
      }}
    </Loaded>
  );
};

const DecisionCard = ({ decision }: { decision: Decision }) => {
  const { action, kind, rule, explanation, decidedBy, decidedAt, appeal } = decision;
  return (
    <Card $pad aria-labelledby={`decision-${decision.id}`}>
      <Stack $gap={4}>
        <h2 id={`decision-${decision.id}`}>
          {actionLabels[action]} ({kindNames[kind]})
        </h2>
        <p dir="auto">{explanation}</p>
        <Facts
          facts={[
            ['Rule', ruleLabels[rule]],
            ['Decided by', decidedBy === 'person' ? 'A moderator' : 'An automatic check'],
            ['Decided on', <time dateTime={decidedAt}>{formatLocalDate(decidedAt)}</time>],
            ['Applies', describeEnd(decision)],
          ]}
        />
        {appeal && <p>{describeAppeal(appeal)}</p>}
        {decision.appealUntil && <Appeal decision={decision} until={decision.appealUntil} />}
      </Stack>
    </Card>
  );
};

const Appeal = ({ decision, until }: { decision: Decision; until: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Row $gap={3}>
        <Button onClick={() => setIsOpen(true)}>Appeal</Button>
        <span>Until {formatLocalDate(until)}. Someone else will decide.</span>
      </Row>
    );
  return <AppealForm id={decision.id} onCancel={() => setIsOpen(false)} />;
};

const AppealForm = ({ id, onCancel }: { id: string; onCancel: () => void }) => {
  const client = useQueryClient();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { text: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, AppealRequest }) =>
        createValidator(AppealRequest),
      ),
    send: async (values) => {
      await http.post(paths.api.connect.appeal(id), values);
      await client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  return (
    <Stack as="form" $gap={3} aria-label="Appeal" {...formProps}>
      <Field label="Why should this be decided differently?" error={errors.text} required>
        <TextArea rows={4} autoFocus maxLength={moderationLimits.explanation.max} {...text('text')} />
      </Field>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t send your appeal. Please try again.')} Your text is still
          here.
        </Banner>
      )}
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
          Send appeal
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
};

export default Decisions;
