import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  brokenRuleTexts,
  communityRuleLabels,
  communityRules,
  communityRuleTexts,
  connectTexts,
  formatMonth,
  paths,
  type ModerationMonth,
} from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { PageHeads, type PageHead } from '../../../platform/pages/page-heads.js';
import { DecisionsService } from '../../moderation/index.js';
import { renderConnectPage } from './connect-html.js';

const renderCounts = (months: readonly ModerationMonth[]): Html =>
  months.length === 0
    ? html`<p>No reports so far.</p>`
    : html`<table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Reports</th>
            <th scope="col">Median answer</th>
            <th scope="col">Upheld</th>
            <th scope="col">Reversed on appeal</th>
          </tr>
        </thead>
        <tbody>
          ${months.map(
            ({ month, reports, medianHours, upheld, reversed }) =>
              html`<tr>
                <th scope="row">${formatMonth(month)}</th>
                <td>${reports}</td>
                <td>${medianHours === null ? 'none yet' : `${medianHours} h`}</td>
                <td>${upheld}</td>
                <td>${reversed}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

/** Serves the community rules. */
@Injectable()
export class RulesHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly decisions: DecisionsService,
  ) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.connectPage('rules'), head: () => this.head() });
  }

  private async head(): Promise<Partial<PageHead>> {
    return {
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
            <h2 id="counts">Reports by month</h2>
            ${renderCounts(await this.decisions.countMonths())}
          </section>`,
      }),
    };
  }
}
