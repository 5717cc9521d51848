import { Injectable } from '@nestjs/common';
import type { ReplyRequest } from '@wanderwork/contracts/requests';
import type { EntityManager } from 'typeorm';
import { invalidField, refused } from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import { isQuoteOf } from './post-text.js';
import { PostsRepository, type PostRow } from './posts.repository.js';
import { toPlainHtml } from './plain-html.js';
import type { TopicRow } from './topics.repository.js';

/** The posts that a reply refers to. */
export interface ReplySources {
  /** The post that it replies to; null for the topic as a whole. */
  target: PostRow | null;
  quoted: readonly PostRow[];
}

/** What a reply refers to: the topic, one of its posts, and the posts that it quotes. */
@Injectable()
export class ReplySourcesService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly people: PeopleRepository,
  ) {}

  /** Throws unless the posts exist, can be referred to, and were written by nobody who blocked the writer. */
  async get(
    userId: string,
    topic: TopicRow,
    { replyTo, quotes = [] }: Pick<ReplyRequest, 'replyTo' | 'quotes'>,
  ): Promise<ReplySources> {
    const target = await this.getTarget(topic, replyTo);
    const quoted = await this.getQuoted(quotes);
    const authors = [topic, ...(target ? [target] : []), ...quoted].flatMap(({ authorId }) => authorId ?? []);
    if ((await this.people.findBlockers(authors, userId)).length > 0) throw refused();
    return { target, quoted };
  }

  /** Throws if a quoted post has gone meanwhile; afterwards it can't go before the quote is stored. */
  async lockQuoted({ quoted }: ReplySources, manager: EntityManager): Promise<void> {
    const ids = quoted.map(({ id }) => id);
    if ((await this.posts.lockPublished(ids, manager)) < new Set(ids).size) throw refused();
  }

  private async getTarget(topic: TopicRow, postId: string | undefined): Promise<PostRow | null> {
    if (postId === undefined) return null;
    const post = await this.posts.find(postId);
    if (!post || post.topicId !== topic.id || post.status === 'held')
      throw invalidField('replyTo', 'There is no such post in this topic');
    if (post.status !== 'published') throw refused();
    return post;
  }

  /** The quoted words must occur in their source, so that nobody puts words into somebody's mouth. */
  private async getQuoted(quotes: readonly { post: string; text: string }[]): Promise<PostRow[]> {
    const sources = await this.posts.findAll(quotes.map(({ post }) => post));
    const byId = new Map(sources.map((post) => [post.id, post]));
    for (const { post, text } of quotes) {
      const source = byId.get(post.toLowerCase());
      if (source?.status === 'hidden' || source?.status === 'removed') throw refused();
      const isQuote =
        source?.status === 'published' &&
        isQuoteOf(text, { text: source.text, plainText: toPlainHtml(source.html) });
      if (!isQuote) throw invalidField('quotes', 'These words are not in the quoted post');
    }
    return sources;
  }
}
