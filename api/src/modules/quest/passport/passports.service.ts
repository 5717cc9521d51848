import { Injectable } from '@nestjs/common';
import type { QuestMark, QuestPassport, QuestPlan } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import type { LegalReplay } from '../replay/replay-job.js';

type Kind = 'city' | 'ending' | 'codex' | 'achievement';

interface Row {
  kind: Kind;
  name: string;
  times: number;
  firstAt: Date;
}

/** Inserts in a fixed order, so that two runs finishing at once cannot deadlock. */
const upsertMarksSql = (userId: string, marks: readonly { kind: Kind; name: string }[], now: Date) => sql`
  INSERT INTO quest_marks (user_id, kind, name, times, first_at)
  SELECT ${userId}::uuid, kind, name, 1, ${now}::timestamptz
  FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS said (kind text, name text) ORDER BY kind, name
  ON CONFLICT (user_id, kind, name) DO UPDATE SET times = quest_marks.times + 1`;

const listMarksSql = (userId: string) => sql`
  SELECT kind, name, times, first_at AS "firstAt" FROM quest_marks WHERE user_id = ${userId}
  ORDER BY first_at, kind, name`;

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
    const rows = await readRows<Row>(this.database, listMarksSql(userId));
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
    await execute(manager, upsertMarksSql(userId, toMarks(played, plan.home), now));
  }
}
