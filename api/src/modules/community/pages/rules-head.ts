import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  brokenRuleTexts,
  communityRuleLabels,
  communityRules,
  communityRuleTexts,
  connectTexts,
  moderationCountsTexts,
  paths,
} from '@wanderwork/contracts';
import { html } from '../../../platform/pages/html.js';
import { PageHeads, type PageHead } from '../../../platform/pages/page-heads.js';
import { renderConnectPage } from './connect-html.js';

/** Serves the community rules. */
@Injectable()
export class RulesHead implements OnModuleInit {
  constructor(private readonly heads: PageHeads) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.connectPage('rules'), head: () => this.head() });
  }

  private head(): Promise<Partial<PageHead>> {
    return Promise.resolve({
      body: renderConnectPage({
        heading: 'Community rules',
        lead: connectTexts.rules,
        isNarrow: true,
        content: html`<ol class="plain-rules">
            ${communityRules.map(
              (rule) =>
                html`<li id="${rule}">
                  <h2>${communityRuleLabels[rule]}</h2>
                  <p>${communityRuleTexts[rule]}</p>
                </li>`,
            )}
          </ol>
          <section aria-labelledby="when-broken">
            <h2 id="when-broken">When a rule is broken</h2>
            <p>${brokenRuleTexts.report}</p>
            <p>${brokenRuleTexts.actions}</p>
            <p>
              ${brokenRuleTexts.decisions} <a href="${paths.web.connectDecisions()}">Decisions</a>,
              ${brokenRuleTexts.appeal}
            </p>
          </section>
          <section aria-labelledby="counts">
            <h2 id="counts">${moderationCountsTexts.title}</h2>
            <p>
              ${moderationCountsTexts.about}
              <a href="${paths.web.connectModerationCounts()}">${moderationCountsTexts.link}</a>
            </p>
          </section>`,
      }),
    });
  }
}
