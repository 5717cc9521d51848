import { Injectable } from '@nestjs/common';

/** How long a model is waited for, and a reader. */
@Injectable()
export class ModelTimeouts {
  /** Without a word. */
  idleMs = 20_000;
  /** For the whole. */
  totalMs = 90_000;
  /** A reader who takes nothing of what is written, and holds a desk meanwhile. */
  readerMs = 60_000;
}
