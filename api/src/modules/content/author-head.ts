import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getExcerpt, paths } from '@wanderwork/contracts';
import { PageHeads, type PageHead } from '../../platform/pages/page-heads.js';
import { html } from '../../platform/pages/html.js';
import { LibraryService } from './library/library.service.js';

const MAX_LISTED = 48;

/** Serves an author's guides in the first HTML of their page. Unknown authors get a 404. */
@Injectable()
export class AuthorHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly library: LibraryService,
  ) {}

  onModuleInit(): void {
    const head = ({ author = '' }: Record<string, string>) => this.head(author);
    this.heads.add({ pattern: '/wanderhub/authors/:author', head });
  }

  private async head(author: string): Promise<Partial<PageHead> | null> {
    const { items, total } = await this.library.getPage({ author, limit: MAX_LISTED });
    if (items.length === 0) return null;
    return {
      title: `Guides by ${author}`,
      description: `${total} ${total === 1 ? 'guide' : 'guides'} by ${author}. Every guide lists its sources and when we last checked it.`,
      canonical: paths.web.author(author),
      body: html`<article class="plain-hub">
        <h1>${author}</h1>
        <ul role="list">
          ${items.map(
            (post) =>
              html`<li>
                <h2><a href="${paths.web.post(post.slug)}">${post.title}</a></h2>
                <p>${getExcerpt(post)}</p>
              </li>`,
          )}
        </ul>
      </article>`,
    };
  }
}
