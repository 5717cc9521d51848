import { TextLink } from '@wanderwork/ui';

const code = 'https://eur-lex.europa.eu/eli/reg/2016/399';
const calculator =
  'https://home-affairs.ec.europa.eu/policies/schengen/border-crossing/short-stay-calculator_en';

export const SchengenRules = () => (
  <>
    <ul>
      <li>
        At most 90 days in any 180. For each day of a stay, we look at that day and the 179 before it:{' '}
        <TextLink quiet href={code}>
          Regulation (EU) 2016/399, Article 6
        </TextLink>
        .
      </li>
      <li>The days of entry and exit both count in full. Days in two overlapping stays count once.</li>
      <li>
        Days in all Schengen countries count together. Days under a residence permit or a long-stay visa don’t
        count.
      </li>
      <li>
        Days are calendar days, so time zones don’t matter. Compare with the{' '}
        <TextLink quiet href={calculator}>
          European Commission’s calculator
        </TextLink>
        .
      </li>
    </ul>
    <p>
      This is arithmetic, not legal advice. A visa may allow fewer days than the window, and some older
      agreements between two states allow more. The authority at the border decides. Your entries are part of
      this page’s address: anyone with the link can read them.
    </p>
  </>
);
