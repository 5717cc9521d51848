import axe from 'axe-core';

/** Rules that need a layout are checked by the journeys in a real browser. */
const withoutLayout = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** The axe violations of the document, as "rule: where"; empty when there are none. */
export const findAccessibilityProblems = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: withoutLayout });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
