import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of what is in order axe need not tell where it is, which is most of its work. */
const options = { runOnly: { type: 'tag' as const, values: rules }, resultTypes: ['violations' as const] };

/** Nothing is on its way from one look to another: what axe reads is what stays. What never ends is not waited for. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

export interface Part {
  /** Where to look; everywhere by default. */
  within?: string;
  /** A frame in which no script may run, axe's neither. */
  without?: string;
}

/** Fails with the name and place of each thing that axe finds on the page as it is now, or in a part of it. */
export const expectAccessible = async (page: Page, { within = 'html', without }: Part = {}) => {
  await still(page);
  const axe = new AxeBuilder({ page }).include(within).options(options);
  // Without frames there is nothing to put together, for which axe would open a page of its own each time.
  axe.setLegacyMode(page.frames().length === 1);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
};
