import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import fs from 'node:fs';
import { createRequire } from 'node:module';

/** Less than half as much for the browser to read as the source with comments. */
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules to check. */
export type Rules = { type: 'tag' | 'rule'; values: string[] };

const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose result depends on colors. */
export const colorRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Waits until every finite animation has ended, so that the page does not change during the check. */
const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

export interface Part {
  /** The element to check; the whole page by default. */
  within?: string;
  /** A frame in which no script may run, including axe. */
  without?: string;
}

/** Fails with the rule and place of each violation on the current page, or in a part of it. */
export const expectAccessible = async (
  page: Page,
  { within = 'html', without }: Part = {},
  rules: Rules = allRules,
) => {
  await waitForAnimations(page);
  // Violations only: locating passed elements is most of axe's work.
  const options = { runOnly: rules, resultTypes: ['violations' as const] };
  const axe = new AxeBuilder({ page, axeSource }).include(within).options(options);
  // Without frames there are no results to merge, for which axe would open an extra page each time.
  axe.setLegacyMode(page.frames().length === 1);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
};
