import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, type AdminQuestFlag } from '@wanderwork/contracts';
import { EmptyState, media, Stack, Table, TextLink } from '@wanderwork/ui';
import { GrowingList } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { flagsQuery } from '../api/flags.query';
import { flagWords, formatWhole, kindWords } from '../model/admin-words';

/** Runs whose logs were refused in a way that the game itself does not come to. */
export const FlaggedRuns = () => (
  <Stack $gap={4}>
    <p>What was refused was not stored: each of these runs is still what it was before.</p>
    <GrowingList list={useInfiniteQuery(flagsQuery)} label="The flagged runs">
      {(flags) => <Flags flags={flags} />}
    </GrowingList>
  </Stack>
);

const Flags = ({ flags }: { flags: readonly AdminQuestFlag[] }) => {
  if (flags.length === 0) return <EmptyState title="None">No run was refused.</EmptyState>;
  return (
    <CardsOnPhones>
      <Table caption="Flagged runs, newest first">
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {flags.map((flag) => (
            <FlagRow key={flag.id} {...flag} />
          ))}
        </tbody>
      </Table>
    </CardsOnPhones>
  );
};

const titles = ['Player', 'Run', 'Why', 'Times', 'Last'] as const;

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const FlagRow = ({ userId, email, mode, difficulty, flag, detail, times, flaggedAt }: AdminQuestFlag) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      <TextLink to={paths.web.adminUser(userId)}>
        <bdi>{email ?? 'An account that has ended'}</bdi>
      </TextLink>
    </th>
    <Cell title="Run">{kindWords(mode, difficulty)}</Cell>
    <Cell title="Why">
      {flagWords[flag]} ({detail})
    </Cell>
    <Cell title="Times">{formatWhole(times)}</Cell>
    <Cell title="Last">{moment.format(new Date(flaggedAt))}</Cell>
  </tr>
);

const Cell = ({ title, children }: { title: (typeof titles)[number]; children: ReactNode }) => (
  <td role="cell">
    {/* The head of the column is read already. */}
    <span aria-hidden>{title}</span>
    <div>{children}</div>
  </td>
);

/** On a phone a card for each run; the table's roles are said once more, for some browsers forget them there. */
const CardsOnPhones = styled.div`
  bdi {
    overflow-wrap: anywhere;
  }

  td > span {
    display: none;
  }

  ${media.belowPhone} {
    > div {
      max-height: none;
      border: 0;
      background: none;
    }

    table,
    tbody,
    tbody tr,
    tbody th {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      padding: var(--s3) var(--s4);
      border: 1px solid var(--line);
      border-radius: var(--r2);
      background: var(--sheet);
    }

    tbody tr + tr {
      margin-block-start: var(--s3);
    }

    tbody tr > * {
      padding: 5px 0;
      border: 0;
    }

    td {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: var(--s3);
      align-items: baseline;
    }

    td > span {
      display: block;
      font-size: var(--f-cap);
      color: var(--ink-2);
    }
  }
`;
