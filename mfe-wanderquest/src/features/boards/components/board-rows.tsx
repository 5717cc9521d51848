import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type QuestBoardRow, type QuestBoard } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { ButtonLink, EmptyState, media, Stack, Table } from '@wanderwork/ui';
import { Loading, LoadMore, LoadError } from '@wanderwork/ui/lists';
import { useState } from 'react';
import styled from 'styled-components';
import { RankCurve } from './rank-curve';
import { getBoardModeSlug, acceptsNewRuns } from '../model/board-names';

interface Props {
  board: string;
  user: string | null;
}

/** The rows of a leaderboard, and the player's own place. */
export const BoardRows = ({ board, user }: Props) => {
  const query = useInfiniteQuery(boardQuery(board, user));
  const { data, isError, isFetching, refetch } = query;
  if (!data && isError)
    return <LoadError label="The board" busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading label="The board" />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyBoard board={board} />;
  const { around, curve } = data.pages[0]!;
  return (
    <Stack $gap={4}>
      <OwnPlace rows={rows} around={around} />
      <RankCurve curve={curve} own={around.find((row) => row.own)} />
      <LoadMore list={query} label="The board" count={rows.length}>
        <Rows caption="Places" rows={rows} />
      </LoadMore>
    </Stack>
  );
};

const EmptyBoard = ({ board }: { board: string }) => {
  const [open] = useState(() => acceptsNewRuns(board, new Date()));
  if (!open)
    return (
      <EmptyState title="No results" level={3}>
        Nobody finished a run for this leaderboard.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No results yet"
      level={3}
      action={
        <ButtonLink as={AppLink} to={paths.web.quest(getBoardModeSlug(board))}>
          Play for this leaderboard
        </ButtonLink>
      }
    >
      The first finished run takes the top spot.
    </EmptyState>
  );
};

const formatPlace = ({ rank }: QuestBoardRow): string =>
  rank === null ? 'beyond the top 10,000' : `number ${whole.format(rank)}`;

/** The player's own place, with its neighbors when it is not in the rows shown. */
const OwnPlace = ({ rows, around }: { rows: readonly QuestBoardRow[]; around: readonly QuestBoardRow[] }) => {
  const own = around.find((row) => row.own);
  if (!own) return null;
  return (
    <>
      <p>
        Your place: <strong>{formatPlace(own)}</strong>, with {whole.format(own.score)} points.
      </p>
      {!rows.some((row) => row.own) && <Rows caption="Around your place" rows={around} />}
    </>
  );
};

const whole = new Intl.NumberFormat('en');

const Rows = ({ caption, rows }: { caption: string; rows: readonly QuestBoardRow[] }) => (
  <Table whole caption={caption} showCaption={caption !== 'Places'}>
    <thead>
      <tr>
        <Place scope="col" data-number>
          Place
        </Place>
        <th scope="col">Player</th>
        <th scope="col" data-number>
          Points
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at} aria-current={row.own || undefined}>
          <td data-number>{row.rank === null ? '10,000+' : whole.format(row.rank)}</td>
          <th scope="row">
            <Name>{formatPlayer(row)}</Name>
          </th>
          <td data-number>{whole.format(row.score)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** Players are anonymous unless they opted in. */
const formatPlayer = ({ name, own }: QuestBoardRow): string => {
  if (own) return name === null ? 'You' : `You, as ${name}`;
  return name ?? 'Anonymous';
};

/** The same width in every table, so that names line up. */
const Place = styled.th`
  inline-size: 64px;

  ${media.tablet} {
    inline-size: 112px;
  }
`;

/** Breaks long names so that the points stay in the table. */
const Name = styled.bdi`
  overflow-wrap: anywhere;
`;

/** A leaderboard from its first place. The key includes the user, whose own row comes with the first page. */
const boardQuery = (board: string, user: string | null) =>
  infiniteQueryOptions({
    queryKey: ['quest', 'board', board, user],
    queryFn: ({ pageParam }) =>
      http.get<QuestBoard>(paths.api.quest.leaderboard(board), { query: { cursor: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ nextKey }) => nextKey,
    // It changes with every finished run.
    staleTime: 0,
  });
