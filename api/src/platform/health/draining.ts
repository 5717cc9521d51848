import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { unavailable } from '../errors/app-error.js';

/** Tells the balancer, by the readiness route, that this process takes no more work. */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private begun = false;

  beforeApplicationShutdown(): void {
    this.begun = true;
  }

  refuse(): void {
    if (this.begun) throw unavailable('The service is about to stop.');
  }
}
