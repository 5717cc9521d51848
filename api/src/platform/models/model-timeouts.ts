import { Injectable } from '@nestjs/common';

/** Timeouts for the model and for the reader. */
@Injectable()
export class ModelTimeouts {
  /** Until an answer of the assistant begins. */
  firstMs = 8_000;
  /** Without any part of an answer. */
  idleMs = 20_000;
  /** For the whole answer. */
  totalMs = 90_000;
  /** For a reader who takes nothing and occupies a slot. */
  readerMs = 60_000;
}
