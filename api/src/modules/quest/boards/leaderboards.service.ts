import { Injectable } from '@nestjs/common';
import type { QuestBoard, QuestBoardRow } from '@wanderwork/contracts';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { PlayersService } from '../passport/players.service.js';
import { parseBoardName } from './board-names.js';
import { MAX_RANK, type ScoreRow, ScoresRepository } from './scores.repository.js';

const PAGE_SIZE = 50;
/** Rows shown above and below the player's own row. */
const NEIGHBORS_PER_SIDE = 2;

interface RankedRow extends ScoreRow {
  rank: number | null;
}

const offsetRank = (rank: number | null, by: number): number | null =>
  rank === null || rank + by > MAX_RANK || rank + by < 1 ? null : rank + by;

/** Adds ranks to consecutive rows; `rank` is that of the first row. */
const withRanks = (rows: readonly ScoreRow[], rank: number | null): RankedRow[] =>
  rows.map((row, at) => ({ ...row, rank: offsetRank(rank, at) }));

/** Leaderboard pages. Names are shown only for players who opted in; everybody else is anonymous. */
@Injectable()
export class LeaderboardsService {
  constructor(
    private readonly scores: ScoresRepository,
    private readonly players: PlayersService,
    private readonly pageKeys: PageKeys,
  ) {}

  /** `own` is the signed-in player, whose row and neighbors come with the first page; null for visitors. */
  async getPage(name: string, cursor: string | undefined, own: string | null): Promise<QuestBoard> {
    const board = parseBoardName(name);
    const rows =
      cursor === undefined ? await this.getFirstRows(board) : await this.getNextRows(board, cursor);
    const shown = rows.slice(0, PAGE_SIZE);
    const around = cursor === undefined && own !== null ? await this.getNeighbors(board, own) : [];
    const names = await this.players.getPublicNames([...shown, ...around].map(({ userId }) => userId));
    const toRow = ({ userId, score, rank }: RankedRow): QuestBoardRow => ({
      rank,
      name: names.get(userId) ?? null,
      score,
      own: userId === own,
    });
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      board,
      rows: shown.map(toRow),
      nextKey: last ? this.toPageKey(board, last) : null,
      around: around.map(toRow),
      curve: cursor === undefined ? await this.scores.findCurve(board) : [],
    };
  }

  private async getFirstRows(board: string): Promise<RankedRow[]> {
    return withRanks(await this.scores.findFirst(board, PAGE_SIZE + 1), 1);
  }

  private async getNextRows(board: string, cursor: string): Promise<RankedRow[]> {
    const { value, id: userId } = this.pageKeys.read(toListName(board), cursor);
    const [score, reachedAt, rank] = JSON.parse(value) as [number, string, number | null];
    const last = { userId, score, reachedAt: new Date(reachedAt) };
    return withRanks(await this.scores.findAfter(board, last, PAGE_SIZE + 1), offsetRank(rank, 1));
  }

  private async getNeighbors(board: string, userId: string): Promise<RankedRow[]> {
    const own = await this.scores.find(board, userId);
    if (!own) return [];
    const [before, after, rank] = await Promise.all([
      this.scores.findBefore(board, own, NEIGHBORS_PER_SIDE),
      this.scores.findAfter(board, own, NEIGHBORS_PER_SIDE),
      this.scores.findRank(board, own),
    ]);
    return withRanks([...before, own, ...after], rank === null ? null : rank - before.length);
  }

  private toPageKey(board: string, { userId, score, reachedAt, rank }: RankedRow): string {
    const value = JSON.stringify([score, reachedAt.toISOString(), rank]);
    return this.pageKeys.write(toListName(board), { value, id: userId });
  }
}

const toListName = (board: string): string => `quest board ${board}`;
