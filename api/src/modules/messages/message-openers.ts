import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/sql.js';

/** Something between two people that lets one of them write to the other, such as a meet-up that both go to. */
export interface MessageOpener {
  /** Whether either of the two may send the other a request. */
  connects(userId: string, otherId: string, database: Database): Promise<boolean>;
  /** Whether `userId` may write although `otherId` turned messages off: the host of a meet-up that they are going to. */
  isHostOf?(userId: string, otherId: string, database: Database): Promise<boolean>;
}

/** Modules register in `onModuleInit` what connects people. */
@Injectable()
export class MessageOpeners {
  private readonly openers: MessageOpener[] = [];

  add(opener: MessageOpener): void {
    this.openers.push(opener);
  }

  async connect(userId: string, otherId: string, database: Database): Promise<boolean> {
    const answers = [];
    for (const opener of this.openers) answers.push(await opener.connects(userId, otherId, database));
    return answers.includes(true);
  }

  /** Whether one of the two is the host of the other. */
  async haveHost(userId: string, otherId: string, database: Database): Promise<boolean> {
    const answers = [];
    for (const opener of this.openers) {
      answers.push(await opener.isHostOf?.(userId, otherId, database));
      answers.push(await opener.isHostOf?.(otherId, userId, database));
    }
    return answers.includes(true);
  }
}
