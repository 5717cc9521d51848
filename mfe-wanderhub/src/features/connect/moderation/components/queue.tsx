import { useInfiniteQuery } from '@tanstack/react-query';
import {
  caseSources,
  errorCodes,
  formatDateTime,
  paths,
  type CaseSource,
  type ModerationCase,
} from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { Banner, Button, Lead, Row, Segmented, Small, Stack, Tag, TextLink } from '@wanderwork/ui';
import { ListTable, LoadMore, type ListColumns } from '@wanderwork/ui/lists';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../common/components/loaded';
import { kindNames } from '../../common/model/decision-text';
import { reasonLabels } from '../../common/model/labels';
import { toPlaceName } from '../../common/model/place-name';
import { queueQuery } from '../api/queue.query';
import { describeQueue } from '../model/describe-queue';
import { sourceLabels } from '../model/source-labels';
import { formatAge, isOverdue } from '../model/times';
import { CaseCard } from './case-card';

const findSource = (value: string | null): CaseSource | null =>
  caseSources.find((source) => source === value) ?? null;

/** Open cases as a table, and the chosen one below it. What is shown is in the address. */
export const Queue = ({ userId }: { userId: string }) => {
  const [params, setParams] = useSearchParams();
  const source = findSource(params.get('show'));
  const list = useInfiniteQuery(queueQuery(userId, source));
  const cases = list.data?.pages.flatMap((page) => page.items) ?? [];
  const chosen = cases.find(({ id }) => id === params.get('case'));
  const heading = useRef<HTMLHeadingElement>(null);
  const hadChosen = useRef(false);
  useEffect(() => {
    // A decided case leaves the list, and the focus with it.
    if (hadChosen.current && !chosen) heading.current?.focus();
    hadChosen.current = chosen !== undefined;
  }, [chosen]);
  if (list.error instanceof HttpError && list.error.code === errorCodes.secondFactorRequired)
    return <SecondFactorFirst />;
  return (
    <Stack as="section" aria-labelledby="queue" $gap={4}>
      <h2 id="queue" ref={heading} tabIndex={-1}>
        Open cases
      </h2>
      <Row>
        <Segmented
          label="Which cases"
          value={source ?? ''}
          onChange={(value) => setParams(value ? { show: value } : {}, { replace: true })}
          options={[
            { value: '', label: 'All' },
            ...caseSources.map((value) => ({ value, label: listLabels[value] })),
          ]}
        />
      </Row>
      <Loaded query={list} label="The queue">
        {({ pages }) =>
          cases.length === 0 ? (
            <Lead>Nothing to decide right now. Thank you.</Lead>
          ) : (
            <Stack $gap={3}>
              <p role="status">{describeQueue(pages[0]!)}</p>
              <LoadMore list={list} label="The queue" count={cases.length}>
                <ListTable
                  caption="Cases to decide"
                  rows={cases}
                  columns={createColumns((id) =>
                    setParams({ ...(source && { show: source }), case: id }, { replace: true }),
                  )}
                />
              </LoadMore>
            </Stack>
          )
        }
      </Loaded>
      {chosen && <CaseCard key={chosen.id} one={chosen} />}
    </Stack>
  );
};

const listLabels = { ...sourceLabels, appeal: 'Appeals' };

const createColumns = (onOpen: (id: string) => void): ListColumns<ModerationCase> => [
  { title: 'Case', render: (one) => <CaseName one={one} /> },
  {
    title: 'Answer by',
    render: ({ dueAt }) => (
      <>
        <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
        {isOverdue({ dueAt }) && (
          <div>
            <Tag tone="bad">Overdue</Tag>
          </div>
        )}
      </>
    ),
  },
  { title: 'Reason', render: ({ reason, source }) => (reason ? reasonLabels[reason] : sourceLabels[source]) },
  { title: 'Place', render: ({ region }) => (region ? toPlaceName(region) : 'None') },
  { title: 'Waiting', render: ({ openedAt }) => formatAge(openedAt) },
  {
    title: 'Actions',
    render: (one) => (
      <Button size="small" aria-label={`Open the case about ${toTitle(one)}`} onClick={() => onOpen(one.id)}>
        Open
      </Button>
    ),
  },
];

const toTitle = ({ subject, kind }: ModerationCase): string =>
  subject?.title ?? `a ${kindNames[kind]} that no longer exists`;

const CaseName = ({ one }: { one: ModerationCase }) => (
  <>
    <bdi>{toTitle(one)}</bdi>
    <div>
      <Small as="span" $quiet>
        {sourceLabels[one.source]}, {kindNames[one.kind]}
        {one.lease === 'own' && ', taken by you'}
        {one.lease === 'other' && ', taken by someone else'}
      </Small>
    </div>
  </>
);

const SecondFactorFirst = () => (
  <Banner tone="warn" title="Add a second factor first">
    Moderators need a second factor, such as a passkey or an authenticator app.{' '}
    <TextLink quiet as={AppLink} to={paths.web.settings('security')}>
      Set one up in your settings
    </TextLink>
  </Banner>
);
