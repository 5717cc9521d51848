import { Injectable } from '@nestjs/common';
import { RenderingService } from '../../content/index.js';

const TIMEOUT_MS = 500;
const MAX_QUEUED = 64;

/** Renders posts of members, with the renderer of articles in a thread of its own. */
@Injectable()
export class PostRenderingService extends RenderingService {
  protected override readonly kind = 'post';
  protected override readonly field = 'text';
  protected override readonly attempts = 2;

  constructor() {
    super();
    Object.assign(this.limits, { jobMs: TIMEOUT_MS, queue: MAX_QUEUED });
  }
}
