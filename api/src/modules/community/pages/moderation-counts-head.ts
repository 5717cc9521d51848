import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  formatAnswerTime,
  formatMonth,
  formatReportReasons,
  moderationCountsMeanings,
  moderationCountsTexts,
  paths,
  type ModerationMonth,
} from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { PageHeads, type PageHead } from '../../../platform/pages/page-heads.js';
import { DecisionsService } from '../../moderation/index.js';
import { renderConnectPage } from './connect-html.js';

const texts = moderationCountsTexts;

const renderMonths = (months: readonly ModerationMonth[]): Html =>
  html`<section aria-labelledby="months">
      <h2 id="months">${texts.months}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            ${moderationCountsMeanings.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${months.map(
            (month) =>
              html`<tr>
                <th scope="row">${formatMonth(month.month)}</th>
                <td>${month.reports}</td>
                <td>${formatAnswerTime(month)}</td>
                <td>${month.upheld}</td>
                <td>${month.reversed}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    <section aria-labelledby="reasons">
      <h2 id="reasons">${texts.reasons}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Reasons of the reports</th>
          </tr>
        </thead>
        <tbody>
          ${months.map(
            (month) =>
              html`<tr>
                <th scope="row">${formatMonth(month.month)}</th>
                <td>${formatReportReasons(month)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;

/** Serves the public counts of moderation. */
@Injectable()
export class ModerationCountsHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly decisions: DecisionsService,
  ) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.connectModerationCounts(), head: () => this.head() });
  }

  private async head(): Promise<Partial<PageHead>> {
    const months = await this.decisions.countMonths();
    return {
      body: renderConnectPage({
        context: html`<a href="${paths.web.connectPage('rules')}">Community rules</a>`,
        heading: texts.title,
        lead: texts.lead,
        isNarrow: true,
        content: html`${months.length === 0 ? html`<p>${texts.empty}</p>` : renderMonths(months)}
          <section aria-labelledby="meanings">
            <h2 id="meanings">${texts.meanings}</h2>
            <dl>
              ${moderationCountsMeanings.map(
                ({ name, text }) =>
                  html`<dt>${name}</dt>
                    <dd>${text}</dd>`,
              )}
            </dl>
          </section>`,
      }),
    };
  }
}
