import { Injectable } from '@nestjs/common';
import type { QuestMark, QuestPassport, QuestPlan } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { LegalReplay } from '../replay/replay-job.js';

type Kind = 'city' | 'ending' | 'codex' | 'achievement';

interface Row {
  kind: Kind;
  name: string;
  times: number;
  firstAt: Date;
}

/** Inserts in a fixed order, so that two runs finishing at once cannot deadlock. */
const upsertMarksSql = `
  INSERT INTO quest_marks (user_id, kind, name, times, first_at)
  SELECT $1, kind, name, 1, $3 FROM jsonb_to_recordset($2::jsonb) AS said (kind text, name text) ORDER BY kind, name
  ON CONFLICT (user_id, kind, name) DO UPDATE SET times = quest_marks.times + 1`;

const listMarksSql = `
  SELECT kind, name, times, first_at AS "firstAt" FROM quest_marks WHERE user_id = $1 ORDER BY first_at, kind, name`;

/** The home city's stamp is there from the start. */
const toMarks = (
  { cities, cards, choices, achievements, ending }: LegalReplay,
  home: string,
): { kind: Kind; name: string }[] => [
  ...[...new Set([home, ...cities])].map((name) => ({ kind: 'city' as const, name })),
  ...[...cards, ...choices].map((name) => ({ kind: 'codex' as const, name })),
  ...achievements.map((name) => ({ kind: 'achievement' as const, name })),
  ...(ending === null ? [] : [{ kind: 'ending' as const, name: ending }]),
];

/** What players collected in finished runs: stamps, endings, cards and achievements. Deleting a run keeps them. */
@Injectable()
export class PassportsService {
  constructor(private readonly database: DataSource) {}

  async getPassport(userId: string): Promise<QuestPassport> {
    const rows: Row[] = await this.database.query(listMarksSql, [userId]);
    const selectKind = (kind: Kind): QuestMark[] =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ name, times, firstAt }) => ({ name, times, firstAt: firstAt.toISOString() }));
    return {
      stamps: selectKind('city'),
      endings: selectKind('ending'),
      codex: selectKind('codex'),
      achievements: selectKind('achievement'),
    };
  }

  /** Ids of the story cards the player has seen. */
  async getMetCards(userId: string): Promise<string[]> {
    return (await this.getPassport(userId)).codex
      .map(({ name }) => name)
      .filter((name) => !name.includes(':'));
  }

  /** Ids of the player's achievements, which unlock more ways to start a run. */
  async getEarnedAchievements(userId: string): Promise<string[]> {
    return (await this.getPassport(userId)).achievements.map(({ name }) => name);
  }

  /** Adds a run's marks; call once per run, in the transaction that finishes it. */
  async stamp(
    { userId, plan }: { userId: string; plan: QuestPlan },
    played: LegalReplay,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(upsertMarksSql, [userId, JSON.stringify(toMarks(played, plan.home)), now]);
  }
}
