import { Injectable } from '@nestjs/common';
import type { PostPreview } from '@wanderwork/contracts';
import type { PostPreviewRequest } from '@wanderwork/contracts/requests';
import { PostChecksService } from '../check/post-checks.service.js';
import { LiveTextsService } from '../live/live-texts.service.js';
import { RenderingService } from '../render/rendering.service.js';

/** Renders a draft as readers would see it, and checks it. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly rendering: RenderingService,
    private readonly liveTexts: LiveTextsService,
    private readonly checks: PostChecksService,
  ) {}

  async render({
    words: { slug, content, excerpt, coverImage = null },
  }: PostPreviewRequest): Promise<PostPreview> {
    const now = new Date();
    const { readMinutes, ...rendered } = await this.rendering.render(content);
    const [{ html }, findings] = await Promise.all([
      this.liveTexts.renderUncached(rendered),
      // A draft counts as checked now: its age is no finding while it is being edited.
      this.checks.checkOne({ slug, content, html: rendered.html, excerpt, coverImage, checkedAt: now }, now),
    ]);
    return { html, readMinutes, findings };
  }
}
