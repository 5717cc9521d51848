import { Injectable } from '@nestjs/common';
import type { PostPreview } from '@wanderwork/contracts';
import type { PostPreviewRequest } from '@wanderwork/contracts/requests';
import { PostChecks } from '../check/post-checks.service.js';
import { LiveTexts } from '../live/live-texts.service.js';
import { Renderings } from '../render/renderings.service.js';

/** A text as a reader would see it, by the very rules that render posts, and what an editor should look at in it. */
@Injectable()
export class Previews {
  constructor(
    private readonly renderings: Renderings,
    private readonly texts: LiveTexts,
    private readonly checks: PostChecks,
  ) {}

  async of({
    words: { slug, content, excerpt, coverImage = null },
  }: PostPreviewRequest): Promise<PostPreview> {
    const now = new Date();
    const { readMinutes, ...rendered } = await this.renderings.render(content);
    const [{ html }, findings] = await Promise.all([
      this.texts.once(rendered),
      // Of a text that is being written it goes without saying that nobody checked it since.
      this.checks.one({ slug, content, html: rendered.html, excerpt, coverImage, checkedAt: now }, now),
    ]);
    return { html, readMinutes, findings };
  }
}
