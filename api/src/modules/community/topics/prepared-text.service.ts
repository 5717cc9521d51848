import { Injectable } from '@nestjs/common';
import type { ConnectPreview } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveTextsService } from '../../content/index.js';
import { invalidField, limitReached, refused } from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Writer } from '../people/rights.service.js';
import { PostRenderingService } from './post-rendering.service.js';
import { readText, toTextDigest, type TextFacts } from './post-text.js';
import { PostPartsRepository, type PostParts } from './post-parts.repository.js';
import { scopeFigures } from './post-views.service.js';
import { PostsRepository } from './posts.repository.js';
import { findReviewReason } from './review.policy.js';

/** A text that may be stored: rendered, within the writer's limits, with everything that it refers to. */
export interface PreparedText extends PostParts {
  text: string;
  html: string;
  textDigest: string;
  hasLink: boolean;
  facts: TextFacts;
}

const countedParts = ['links', 'mentions', 'pictures'] as const;

/** Reads and renders what somebody writes, before it is stored. */
@Injectable()
export class PreparedTextService {
  constructor(
    private readonly database: DataSource,
    private readonly rendering: PostRenderingService,
    private readonly liveTexts: LiveTextsService,
    private readonly people: PeopleRepository,
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
  ) {}

  /**
   * Throws for a text beyond the writer's limits, and for a mention of somebody who blocked the writer. `links` are
   * those outside the text; they count as well.
   */
  async prepare(
    { user, level, limits }: Writer,
    text: string,
    links: readonly string[] = [],
  ): Promise<PreparedText> {
    const { html } = await this.rendering.render(text);
    const facts = readText(text, html, links);
    const mentions = await this.people.findIdsByHandles(facts.mentions, this.database);
    const counts = { links: facts.links, mentions: mentions.size, pictures: facts.pictures.length };
    for (const part of countedParts)
      if (counts[part] > limits[part])
        throw limitReached(limits[part], null, `A post can have at most ${limits[part]} ${part} for now.`);
    if ((await this.people.findBlockers([...mentions.values()], user.id)).length > 0) throw refused();
    // Otherwise a picture would stay here when its owner removes it.
    if (await this.parts.hasForeignPicture(facts.pictures, user.id))
      throw invalidField(
        'text',
        'This picture is from somebody else’s post. Please link to the post instead',
      );
    const { figures } = await this.liveTexts.renderUncached({ html, headings: [] });
    return {
      ...{ text, html, facts, mentions },
      textDigest: toTextDigest(text),
      hasLink: facts.links > 0,
      figures: figures.map(({ id, name, words }) => ({ name: id, label: name, value: words })),
      hosts: level === 'new' ? facts.hosts : [],
      pictures: facts.pictures,
    };
  }

  /** The text as readers would see it. Nothing is checked or stored. */
  async preview(text: string): Promise<ConnectPreview> {
    const { html } = await this.rendering.render(text);
    const live = await this.liveTexts.renderUncached({ html, headings: [] });
    return { html: scopeFigures(live.html, 'preview') };
  }

  /** Why the post is held for review; null if it isn't. Call it under the lock of the writer. */
  async findReviewReason(
    { user, level }: Writer,
    post: { id: string; topicId: string },
    { facts, textDigest }: PreparedText,
    manager: EntityManager,
  ): Promise<string | null> {
    return findReviewReason({
      isNew: level === 'new',
      earlierPosts: await this.posts.countBefore(user.id, post.id, manager),
      hasContactData: facts.hasContactData,
      links: facts.links,
      isRepeated: await this.posts.hasSameText(user.id, textDigest, post.topicId, manager),
      postsWithHost: await this.parts.countPostsWithHost(facts.hosts, post.id, manager),
    });
  }
}
