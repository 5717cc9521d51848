import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { PageHeads, type PageHead } from '../../../platform/pages/page-heads.js';
import { html } from '../../../platform/pages/html.js';
import { MethodService } from './method.service.js';

/** The method page as plain HTML, readable without JavaScript. */
@Injectable()
export class MethodHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly method: MethodService,
  ) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.method(), head: () => this.getHead() });
  }

  private async getHead(): Promise<Partial<PageHead>> {
    const { headings, body } = await this.method.render();
    return {
      body: html`<header class="plain-place">
          <h1>How IREX is made</h1>
          <p>Formula ${FORMULA_VERSION}: every rule, weight, source and limit.</p>
          <nav aria-label="Contents">
            ${headings.map(({ id, text }) => html`<a href="#${id}">${text}</a> `)}
          </nav>
        </header>
        <article class="prose">${body}</article>`,
    };
  }
}
