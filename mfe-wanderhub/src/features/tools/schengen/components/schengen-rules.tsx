import { TextLink } from '@wanderwork/ui';

const code = 'https://eur-lex.europa.eu/eli/reg/2016/399';
const calculator =
  'https://home-affairs.ec.europa.eu/policies/schengen/border-crossing/short-stay-calculator_en';

export const SchengenRules = () => (
  <>
    <ul>
      <li>
        At most 90 days in any 180. For each day of a stay, that day and the 179 before it are looked at:{' '}
        <TextLink quiet href={code}>
          Regulation (EU) 2016/399, Article 6
        </TextLink>
        .
      </li>
      <li>The day of entry and the day of exit both count, whole. Days that two stays share count once.</li>
      <li>
        All Schengen states share one account. Days under a residence permit or a long-stay visa stay out.
      </li>
      <li>
        Days are counted by the calendar alone, so no time zone changes the sum. Compare with the{' '}
        <TextLink quiet href={calculator}>
          European Commission’s calculator
        </TextLink>
        .
      </li>
    </ul>
    <p>
      This is arithmetic, not legal advice. A visa may allow fewer days than the window, and some older
      agreements between two states allow more. The authority at the border decides. What you enter stands in
      this page’s address: whoever has the link can read it.
    </p>
  </>
);
