import { Controller, Get, Header, Param } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { TripsRepository } from '../trips.repository.js';
import { PRIVATE, TripIdPipe } from './trip-requests.js';

/** A trip as a file. After a downgrade too, every trip can be exported. */
@Controller('api/trips')
export class TripFilesController {
  constructor(private readonly trips: TripsRepository) {}

  @Get(':id.json')
  @SignedIn()
  @Header(...PRIVATE)
  @Header('content-disposition', 'attachment; filename="trip.json"')
  async json(@CurrentUser() { id: userId }: SessionUser, @Param('id', TripIdPipe) id: string) {
    return (await this.trips.get(userId, id)).doc;
  }
}
