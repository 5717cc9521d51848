import axe from 'axe-core';

/** Rules that need a laid-out page are left to the journeys in a real browser. */
const withoutLayout = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe finds wrong in the document, as "rule: where"; empty when all is well. */
export const findAccessibilityProblems = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: withoutLayout });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
