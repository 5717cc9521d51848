import { Injectable } from '@nestjs/common';
import type { QuestMark, QuestPassport, QuestPlan } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Played } from '../replay/job.js';

type Kind = 'city' | 'ending' | 'codex' | 'achievement';

interface Row {
  kind: Kind;
  name: string;
  times: number;
  firstAt: Date;
}

/** In one order, so that of two runs that end at once none waits for the other. */
const marked = `
  INSERT INTO quest_marks (user_id, kind, name, times, first_at)
  SELECT $1, kind, name, 1, $3 FROM jsonb_to_recordset($2::jsonb) AS said (kind text, name text) ORDER BY kind, name
  ON CONFLICT (user_id, kind, name) DO UPDATE SET times = quest_marks.times + 1`;

const marks = `
  SELECT kind, name, times, first_at AS "firstAt" FROM quest_marks WHERE user_id = $1 ORDER BY first_at, kind, name`;

/** Home's stamp is there from the start. */
const marksOf = (
  { cities, cards, choices, achievements, ending }: Played,
  home: string,
): { kind: Kind; name: string }[] => [
  ...[...new Set([home, ...cities])].map((name) => ({ kind: 'city' as const, name })),
  ...[...cards, ...choices].map((name) => ({ kind: 'codex' as const, name })),
  ...achievements.map((name) => ({ kind: 'achievement' as const, name })),
  ...(ending === null ? [] : [{ kind: 'ending' as const, name: ending }]),
];

/** What members came by in their finished runs. It stays when a run is deleted: it was seen. */
@Injectable()
export class Passports {
  constructor(private readonly database: DataSource) {}

  async of(userId: string): Promise<QuestPassport> {
    const rows: Row[] = await this.database.query(marks, [userId]);
    const ofKind = (kind: Kind): QuestMark[] =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ name, times, firstAt }) => ({ name, times, firstAt: firstAt.toISOString() }));
    return {
      stamps: ofKind('city'),
      endings: ofKind('ending'),
      codex: ofKind('codex'),
      achievements: ofKind('achievement'),
    };
  }

  /** Ids of the cards that somebody has met. */
  async met(userId: string): Promise<string[]> {
    return (await this.of(userId)).codex.map(({ name }) => name).filter((name) => !name.includes(':'));
  }

  /** Ids of the achievements that somebody has earned: they open what else a run may begin with. */
  async earned(userId: string): Promise<string[]> {
    return (await this.of(userId)).achievements.map(({ name }) => name);
  }

  /** Once a run, in the transaction that ends it. */
  async stamp(
    { userId, plan }: { userId: string; plan: QuestPlan },
    played: Played,
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(marked, [userId, JSON.stringify(marksOf(played, plan.home)), now]);
  }
}
