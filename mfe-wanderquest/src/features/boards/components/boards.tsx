import { paths, questDifficulties, type QuestDifficulty, type QuestPlayer } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession, toast, http } from '@wanderwork/platform';
import { Container, Field, Lead, Row, Section, Segmented, Select, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { Switch } from '@wanderwork/ui/controls';
import { parseBoard, listBoards, formatBoardTitle, getBoardDifficulty } from '../model/board-names';
import { getDifficultyName } from '../../../shared/labels';
import { BoardRows } from './board-rows';

/** The leaderboards of a day, a week and all time. */
export const Boards = () => {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => new Date());
  const user = useSession((session) => session.user?.id ?? null);
  const requestedBoard = parseBoard(search.get('board'));
  const difficulty = getBoardDifficulty(requestedBoard ?? '');
  const boards = listBoards(now, difficulty);
  const board = requestedBoard ?? boards[0]!.board;
  const kind = boards.find((one) => one.board === board)?.kind;
  const show = (name: string) => setSearch({ board: name }, { replace: true, preventScrollReset: true });
  return (
    <Section $tight>
      <Container>
        <Stack $gap={5}>
          <Stack $gap={4}>
            <p>
              <TextLink as={AppLink} to={paths.web.wanderquest()}>
                WanderQuest
              </TextLink>
            </p>
            <PageHeading>Leaderboards</PageHeading>
            <Lead>Every run here is verified. Each player has one row: their best run.</Lead>
          </Stack>
          <BelowHeading>
            <Stack $gap={5}>
              <Choices>
                <Segmented
                  label="Board"
                  options={boards.map(({ kind: value, label }) => ({ value, label }))}
                  value={kind ?? ('' as 'today')}
                  onChange={(value) => show(boards.find((one) => one.kind === value)!.board)}
                />
                {kind === 'all' && <Difficulty value={difficulty} onChange={show} />}
              </Choices>
              <Board as="section" $gap={4} aria-labelledby="board-title">
                <h2 id="board-title">{formatBoardTitle(board)}</h2>
                <BoardRows key={board} board={board} user={user} />
                {user && <NameSwitch user={user} />}
              </Board>
            </Stack>
          </BelowHeading>
        </Stack>
      </Container>
    </Section>
  );
};

interface DifficultyProps {
  value: QuestDifficulty;
  onChange: (board: string) => void;
}

const Difficulty = ({ value, onChange }: DifficultyProps) => (
  <Field label="Difficulty">
    <Select value={value} onChange={({ target }) => onChange(`grand:${target.value}`)}>
      {questDifficulties.map((difficulty) => (
        <option key={difficulty} value={difficulty}>
          {getDifficultyName(difficulty)}
        </option>
      ))}
    </Select>
  </Field>
);

const Choices = styled(Row)`
  align-items: end;
`;

/** Keeps rows narrow enough to read across. */
const Board = styled(Stack)`
  max-inline-size: 720px;
`;

/** Opts in to showing the player's name. It is off by default. */
const NameSwitch = ({ user }: { user: string }) => {
  const { queryKey } = playerQuery(user);
  const { data } = useQuery(playerQuery(user));
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: setNameVisible,
    onSuccess: async (player) => {
      client.setQueryData(queryKey, player);
      await client.invalidateQueries({ queryKey: ['quest', 'board'] });
    },
    onError: () => toast({ tone: 'bad', title: 'We couldn’t save that', description: 'Please try again.' }),
  });
  if (!data) return null;
  return (
    <Switch
      checked={data.named}
      onCheckedChange={(named) => isPending || mutate(named)}
      // The name already ends with a period.
      description={data.named ? `Shown as ${data.name}` : 'Shown as Anonymous.'}
    >
      Show my name ({data.name})
    </Switch>
  );
};

/** The player's leaderboard name, and whether it is shown. */
const playerQuery = (user: string) =>
  queryOptions({
    queryKey: ['quest', 'player', user],
    queryFn: () => http.get<QuestPlayer>(paths.api.quest.player()),
  });

const setNameVisible = (named: boolean): Promise<QuestPlayer> =>
  http.put<QuestPlayer>(paths.api.quest.player(), { named });
