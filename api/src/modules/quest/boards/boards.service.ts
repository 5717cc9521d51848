import { Injectable } from '@nestjs/common';
import type { QuestBoard, QuestBoardRow } from '@wanderwork/contracts';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { Players } from '../passport/players.service.js';
import { boardNamed } from './board-names.js';
import { RANKS_COUNTED, type ScoreRow, Scores } from './scores.service.js';

const PAGE_SIZE = 50;
/** Rows on each side of one's own. */
const NEIGHBOURS = 2;

interface Ranked extends ScoreRow {
  rank: number | null;
}

const counted = (rank: number | null, by: number): number | null =>
  rank === null || rank + by > RANKS_COUNTED || rank + by < 1 ? null : rank + by;

/** `rank`: of the first. */
const ranked = (rows: readonly ScoreRow[], rank: number | null): Ranked[] =>
  rows.map((row, at) => ({ ...row, rank: counted(rank, at) }));

/** Who stands where. A name is shown of those who asked for it; the others stand there without one. */
@Injectable()
export class Boards {
  constructor(
    private readonly scores: Scores,
    private readonly players: Players,
    private readonly keys: PageKeys,
  ) {}

  /** `own`: whose row and neighbours come with the first page; null: a visitor. */
  async page(name: string, cursor: string | undefined, own: string | null): Promise<QuestBoard> {
    const board = boardNamed(name);
    const asked = cursor === undefined ? await this.first(board) : await this.next(board, cursor);
    const shown = asked.slice(0, PAGE_SIZE);
    const around = cursor === undefined && own !== null ? await this.around(board, own) : [];
    const names = await this.players.namesOf([...shown, ...around].map(({ userId }) => userId));
    const toRow = ({ userId, score, rank }: Ranked): QuestBoardRow => ({
      rank,
      name: names.get(userId) ?? null,
      score,
      own: userId === own,
    });
    const last = asked.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      board,
      rows: shown.map(toRow),
      nextKey: last ? this.keyOf(board, last) : null,
      around: around.map(toRow),
    };
  }

  private async first(board: string): Promise<Ranked[]> {
    return ranked(await this.scores.first(board, PAGE_SIZE + 1), 1);
  }

  private async next(board: string, cursor: string): Promise<Ranked[]> {
    const { value, id: userId } = this.keys.read(listOf(board), cursor);
    const [score, reachedAt, rank] = JSON.parse(value) as [number, string, number | null];
    const last = { userId, score, reachedAt: new Date(reachedAt) };
    return ranked(await this.scores.after(board, last, PAGE_SIZE + 1), counted(rank, 1));
  }

  private async around(board: string, userId: string): Promise<Ranked[]> {
    const own = await this.scores.find(board, userId);
    if (!own) return [];
    const [before, after, rank] = await Promise.all([
      this.scores.before(board, own, NEIGHBOURS),
      this.scores.after(board, own, NEIGHBOURS),
      this.scores.rank(board, own),
    ]);
    return ranked([...before, own, ...after], rank === null ? null : rank - before.length);
  }

  private keyOf(board: string, { userId, score, reachedAt, rank }: Ranked): string {
    const value = JSON.stringify([score, reachedAt.toISOString(), rank]);
    return this.keys.write(listOf(board), { value, id: userId });
  }
}

const listOf = (board: string): string => `quest board ${board}`;
