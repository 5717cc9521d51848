import { Injectable } from '@nestjs/common';
import type { IrexMethod } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource } from 'typeorm';
import { html, type Html } from '../../../platform/pages/html.js';
import { renderIndicatorSections } from './indicator-sections.js';
import { renderCostSection } from './cost-section.js';
import { readMethodFacts } from './method-facts.js';
import { renderPersonalSection, renderScoreSections } from './score-sections.js';
import { renderTrustSections } from './trust-sections.js';
import type { MethodSection } from './method-format.js';

const renderSection = ({ id, title, body }: MethodSection): Html =>
  html`<h2 id="${id}">${title}</h2>
    ${body}`;

/** Builds the method page from the tables that the score itself uses. */
@Injectable()
export class MethodService {
  constructor(private readonly database: DataSource) {}

  async render(): Promise<{ headings: IrexMethod['headings']; body: Html }> {
    const facts = await readMethodFacts(this.database);
    const sections = [
      ...renderIndicatorSections(facts),
      renderCostSection(),
      ...renderScoreSections(facts),
      renderPersonalSection(),
      ...renderTrustSections(facts),
    ];
    return {
      headings: sections.map(({ id, title }) => ({ id, text: title })),
      body: html`${sections.map(renderSection)}`,
    };
  }

  async getMethod(): Promise<IrexMethod> {
    const { headings, body } = await this.render();
    return { formulaVersion: FORMULA_VERSION, headings, html: String(body) };
  }
}
