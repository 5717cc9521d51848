import { Injectable } from '@nestjs/common';
import type { IrexMethod } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { DataSource } from 'typeorm';
import { html, type Html } from '../../../platform/pages/html.js';
import { indicatorSections } from './indicator-sections.js';
import { readMethodFacts } from './method-facts.js';
import { personalSection } from './personal-section.js';
import { scoreSections } from './score-sections.js';
import { trustSections } from './trust-sections.js';
import type { MethodSection } from './method-format.js';

const written = ({ id, title, body }: MethodSection): Html =>
  html`<h2 id="${id}">${title}</h2>
    ${body}`;

/** Builds the method page from the tables that the score itself uses. */
@Injectable()
export class MethodService {
  constructor(private readonly database: DataSource) {}

  async text(): Promise<{ headings: IrexMethod['headings']; body: Html }> {
    const facts = await readMethodFacts(this.database);
    const sections = [
      ...indicatorSections(facts),
      ...scoreSections(facts),
      personalSection(),
      ...trustSections(facts),
    ];
    return {
      headings: sections.map(({ id, title }) => ({ id, text: title })),
      body: html`${sections.map(written)}`,
    };
  }

  async answer(): Promise<IrexMethod> {
    const { headings, body } = await this.text();
    return { formulaVersion: FORMULA_VERSION, headings, html: String(body) };
  }
}
