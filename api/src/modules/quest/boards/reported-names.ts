import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DecisionsService, ReportedObjects, type ReportedObject } from '../../moderation/index.js';
import { PlayersService } from '../passport/players.service.js';
import { MAX_RANK, ScoresRepository } from './scores.repository.js';

/** A board, a rank and the name that was read there: `grand:easy/3/Ana F.` */
const REPORTED = /^([a-z]+:[\w-]+)\/(\d{1,5})\/(.+)$/;

/** How names on leaderboards are reported and hidden. */
@Injectable()
export class ReportedNames implements OnModuleInit {
  constructor(
    private readonly objects: ReportedObjects,
    private readonly scores: ScoresRepository,
    private readonly players: PlayersService,
    private readonly decisions: DecisionsService,
  ) {}

  onModuleInit(): void {
    this.objects.add({
      kind: 'leaderboard-name',
      actions: ['hide'],
      find: (object) => this.find(object),
      describe: (userId) => this.describe(userId),
      apply: (_action, userId, _value, manager) => this.setNamed(userId, false, manager),
      undo: async (_action, userId, _before, manager) => void (await this.setNamed(userId, true, manager)),
    });
  }

  /** Throws 403 while a moderator has hidden this player's name. */
  async assertMayShow(userId: string): Promise<void> {
    await this.decisions.assertNotDecided('hide', 'leaderboard-name', userId);
  }

  /** Ranks move, so the name must be the one that was reported. */
  private async find(object: string): Promise<ReportedObject | null> {
    const [, board = '', rank = '', name] = REPORTED.exec(object) ?? [];
    const isRank = Number(rank) >= 1 && Number(rank) <= MAX_RANK;
    const row = isRank ? await this.scores.findAtRank(board, Number(rank)) : null;
    if (!row || (await this.players.getPublicNames([row.userId])).get(row.userId) !== name) return null;
    return { objectId: row.userId, ownerId: row.userId, region: null };
  }

  private async describe(userId: string) {
    const name = (await this.players.getPublicNames([userId])).get(userId);
    return name === undefined ? null : { owner: null, title: name, text: '', path: null };
  }

  private async setNamed(userId: string, isNamed: boolean, manager: EntityManager): Promise<object> {
    await this.players.setNamed(userId, isNamed, manager);
    return {};
  }
}
