import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  brokenRuleTexts,
  communityRules,
  communityRuleTexts,
  connectTexts,
  formatMonth,
  paths,
  type ModerationMonth,
} from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Small, Stack, Table, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { ruleLabels } from '../../common/model/labels';

/** The community rules, what happens when one is broken, and how often that was. */
const Rules = () => (
  <ConnectPage
    narrow
    title="Community rules"
    description="The rules of Connect: what we ask of everyone who posts, and what happens when someone breaks a rule."
    lead={<p>{connectTexts.rules}</p>}
  >
    <List>
      {communityRules.map((rule) => (
        <li key={rule} id={rule}>
          <h2>{ruleLabels[rule]}</h2>
          <p>{communityRuleTexts[rule]}</p>
        </li>
      ))}
    </List>
    <Part aria-labelledby="when-broken">
      <h2 id="when-broken">When a rule is broken</h2>
      <p>{brokenRuleTexts.report}</p>
      <p>{brokenRuleTexts.actions}</p>
      <p>
        {brokenRuleTexts.decisions}{' '}
        <TextLink quiet as={AppLink} to={paths.web.connectDecisions()}>
          Decisions
        </TextLink>
        , {brokenRuleTexts.appeal}
      </p>
    </Part>
    <Part aria-labelledby="counts">
      <h2 id="counts">Reports by month</h2>
      <MonthlyCounts />
    </Part>
  </ConnectPage>
);

const countsQuery = queryOptions({
  queryKey: ['connect-counts'],
  queryFn: ({ signal }) => http.get<ModerationMonth[]>(paths.api.connect.moderationCounts(), { signal }),
});

const MonthlyCounts = () => (
  <Loaded query={useQuery(countsQuery)} label="The counts">
    {(months) =>
      months.length === 0 ? (
        <Small $quiet>No reports so far.</Small>
      ) : (
        <Table caption="Reports by month">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Reports</th>
              <th scope="col">Median time to answer</th>
              <th scope="col">Upheld</th>
              <th scope="col">Reversed on appeal</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, reports, medianHours, upheld, reversed }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>{reports}</td>
                <td>{medianHours === null ? 'none yet' : `${medianHours} h`}</td>
                <td>{upheld}</td>
                <td>{reversed}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )
    }
  </Loaded>
);

const List = styled.ol`
  display: grid;
  gap: var(--s5);
  max-width: 60ch;
  padding-inline-start: 1.4em;

  h2 {
    font-size: var(--f-lg);
  }

  p {
    margin-top: var(--s1);
    color: var(--ink-2);
  }
`;

const Part = styled(Stack).attrs({ as: 'section' })`
  max-width: 60ch;
`;

export default Rules;
