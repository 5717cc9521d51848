import { Injectable } from '@nestjs/common';

/** Timeouts for the model and for the reader. */
@Injectable()
export class ModelTimeouts {
  /** Without any part of an answer. */
  idleMs = 20_000;
  /** For the whole answer. */
  totalMs = 90_000;
  /** For a reader who takes nothing and occupies a slot. */
  readerMs = 60_000;
}
