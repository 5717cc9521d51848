import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/app-error.js';

/** This process is about to stop: the balancer learns it by the readiness route, clients by their connections' end. */
@Injectable()
export class Draining {
  private begun = false;

  begin(): void {
    this.begun = true;
  }

  get isOn(): boolean {
    return this.begun;
  }

  refuse(): void {
    if (this.begun) throw unavailable('The service is about to stop.');
  }
}
