import { Injectable } from '@nestjs/common';

/** How long a model is waited for. */
@Injectable()
export class Patience {
  /** Without a word. */
  idleMs = 20_000;
  /** For the whole. */
  totalMs = 90_000;
}
