import { Injectable } from '@nestjs/common';
import type { MeetupPage } from '@wanderwork/contracts';

/** Lists the upcoming meet-ups of a place, by its key, as a visitor sees them. */
export type ListMeetups = (place: string) => Promise<MeetupPage>;

/** The meet-ups on pages of places. The module of meet-ups provides them, because it depends on this one. */
@Injectable()
export class PlaceMeetups {
  private listMeetups: ListMeetups | null = null;

  provide(listMeetups: ListMeetups): void {
    this.listMeetups = listMeetups;
  }

  async list(place: string): Promise<MeetupPage> {
    return (await this.listMeetups?.(place)) ?? { items: [], nextKey: null, total: 0 };
  }
}
