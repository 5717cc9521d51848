import { Injectable } from '@nestjs/common';
import type { ConnectPost, PersonSummary, ReactionKind, SessionUser } from '@wanderwork/contracts';
import { LiveTextsService } from '../../content/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { BarriersService } from '../people/barriers.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { toCitedFigures } from './cited-figures.js';
import { linkMentions } from './mention-links.js';
import { PostPartsRepository, type FigureRow, type QuoteRow } from './post-parts.repository.js';
import { PostsRepository, type PostRow } from './posts.repository.js';

interface Mention {
  userId: string;
  written: string;
}

/** What a page of posts shows besides their rows, by the id of the post. */
interface PageParts {
  quotes: ReadonlyMap<string, QuoteRow[]>;
  mentions: ReadonlyMap<string, Mention[]>;
  figures: ReadonlyMap<string, FigureRow[]>;
  ownReactions: ReadonlyMap<string, { kind: ReactionKind }[]>;
  revised: ReadonlySet<string>;
  /** Numbers of the posts that others reply to. */
  numbers: ReadonlyMap<string, number>;
  /** People and muted people, by id. */
  people: ReadonlyMap<string, PersonSummary>;
  muted: ReadonlySet<string>;
}

/** A text filled with current figures; null for a post whose text the reader doesn't see. */
type LiveText = Awaited<ReturnType<LiveTextsService['render']>> | null;

/**
 * Makes the anchors of a text's figures unique on a page with several posts. Texts of members have no other ids, and
 * their quotation marks are escaped.
 */
export const scopeFigures = (html: string, scope: string): string =>
  html.replaceAll(/(id="|href="#)(figures-|section-figures-)/g, `$1${scope}-$2`);

const groupByPost = <T extends { postId: string }>(rows: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.postId, [...(groups.get(row.postId) ?? []), row]);
  return groups;
};

const findPerson = ({ people }: PageParts, id: string | null): PersonSummary | null =>
  id === null ? null : (people.get(id) ?? null);

const isOwnPost = ({ authorId }: PostRow, readerId: string | null): boolean =>
  readerId !== null && authorId === readerId;

/** Held and hidden texts are shown to their author. */
const isTextVisible = (post: PostRow, readerId: string | null): boolean =>
  post.status === 'published' || (isOwnPost(post, readerId) && post.status !== 'removed');

const toQuotes = (id: string, parts: PageParts): ConnectPost['quotes'] =>
  (parts.quotes.get(id) ?? []).map(({ sourceId, number, authorId, text }) => ({
    postId: sourceId,
    number,
    author: text === '' ? null : findPerson(parts, authorId),
    text: text || null,
  }));

const toMentions = (id: string, parts: PageParts): ConnectPost['mentions'] =>
  (parts.mentions.get(id) ?? []).flatMap(({ userId, written }) => {
    const person = findPerson(parts, userId);
    return person ? { written, person } : [];
  });

const toPost = (row: PostRow, parts: PageParts, live: LiveText, readerId: string | null): ConnectPost => {
  const { id, number, status, isOfficial, revision, authorId, replyTo, helpful, thanks, sameHere } = row;
  const isOwn = isOwnPost(row, readerId);
  const mentions = live ? toMentions(id, parts) : [];
  return {
    ...{ id, number, status, isOfficial, isOwn, revision },
    author: live && findPerson(parts, authorId),
    html: live && linkMentions(scopeFigures(live.html, `post-${number}`), mentions),
    text: live && isOwn ? row.text : null,
    replyTo: replyTo === null ? null : (parts.numbers.get(replyTo) ?? null),
    quotes: live ? toQuotes(id, parts) : [],
    mentions,
    figures: live ? toCitedFigures(parts.figures.get(id), live.figures) : [],
    reactions: { helpful, thanks, 'same-here': sameHere },
    ownReactions: (parts.ownReactions.get(id) ?? []).map(({ kind }) => kind),
    isMuted: authorId !== null && parts.muted.has(authorId),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    hasRevisions: status === 'published' && parts.revised.has(id),
  };
};

/** Posts as readers see them. A page needs the same number of statements, however many posts it has. */
@Injectable()
export class PostViewsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly parts: PostPartsRepository,
    private readonly people: PeopleRepository,
    private readonly barriers: BarriersService,
    private readonly liveTexts: LiveTextsService,
  ) {}

  /** The post as its author sees it after writing it. */
  async getPost(id: string, reader: SessionUser): Promise<ConnectPost> {
    const row = await this.posts.find(id);
    if (!row) throw connectNotFound();
    const [post] = await this.toPosts([row], reader);
    return post!;
  }

  async toPosts(rows: readonly PostRow[], reader: SessionUser | null): Promise<ConnectPost[]> {
    const readerId = reader?.id ?? null;
    const parts = await this.readParts(rows, readerId);
    return Promise.all(
      rows.map(async (row) => {
        const isVisible = isTextVisible(row, readerId);
        const live = isVisible ? await this.liveTexts.render(row.id, { html: row.html, headings: [] }) : null;
        return toPost(row, parts, live, readerId);
      }),
    );
  }

  private async readParts(rows: readonly PostRow[], readerId: string | null): Promise<PageParts> {
    const ids = rows.map(({ id }) => id);
    const authorIds = rows.flatMap(({ authorId }) => authorId ?? []);
    const [quotes, mentions, figures, revised, reactions, targets] = await Promise.all([
      this.parts.listQuotes(ids),
      this.parts.listMentions(ids),
      this.parts.listFigures(ids),
      this.parts.findRevised(ids),
      readerId === null ? [] : this.parts.listReactions(readerId, ids),
      this.posts.findAll(rows.flatMap(({ replyTo }) => replyTo ?? [])),
    ]);
    const quotedIds = quotes.flatMap(({ authorId }) => authorId ?? []);
    const mentionedIds = mentions.map(({ userId }) => userId);
    const [people, muted] = await Promise.all([
      this.people.findSummaries([...authorIds, ...quotedIds, ...mentionedIds]),
      this.barriers.findMuted(readerId, authorIds),
    ]);
    return {
      quotes: groupByPost(quotes),
      mentions: groupByPost(mentions),
      figures: groupByPost(figures),
      ownReactions: groupByPost(reactions),
      revised,
      numbers: new Map(targets.map(({ id, number }) => [id, number])),
      ...{ people, muted },
    };
  }
}
