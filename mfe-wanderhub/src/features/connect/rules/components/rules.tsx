import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  communityRules,
  formatMonth,
  paths,
  type CommunityRule,
  type ModerationMonth,
} from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Small, Stack, Table, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { ruleLabels } from '../../common/model/labels';

const explanations: Readonly<Record<CommunityRule, string>> = {
  'no-danger':
    'Don’t threaten anyone, call for violence, or encourage people to harm themselves. Don’t give advice that you know could get someone hurt or arrested.',
  'no-scams':
    'Don’t ask members for money, deposits, crypto or bank details, and don’t move a deal to another messenger. Nobody here needs your money to answer a question.',
  'no-sexual-advances':
    'People are here about places and work. Don’t comment on their looks or ask for dates, photos or anything sexual.',
  'no-harassment':
    'Argue with what someone says, not with who they are. No insults, no pile-ons, and no hatred of people for their origin, skin, religion, sex, orientation, disability or age.',
  'no-private-data':
    'Don’t post anyone’s address, phone number, documents, employer or whereabouts without their consent. That includes your own hosts and landlords, and screenshots of private messages.',
  'no-spam':
    'Don’t post the same thing in several places, and don’t advertise. If you earn something from what you recommend, say so in the same post.',
  'no-false-information':
    'Mistakes are fine; fix them. Don’t invent figures, reviews or experiences. For visas, tax and health, say where and when you learned it.',
  'the-law':
    'Don’t use Connect for anything illegal, and don’t help others to do so: forged papers, undeclared work, pirated goods.',
  'good-place-for-everybody':
    'The rest is common sense. Answer the question that was asked, keep to the topic, and treat newcomers the way you’d have liked to be treated.',
};

/** The community rules, what happens when one is broken, and how often that was. */
const Rules = () => (
  <ConnectPage
    narrow
    title="Community rules"
    description="The rules of Connect: what we ask of everyone who posts, and what happens when someone breaks a rule."
    lead={<p>Connect works when people can trust the answers and each other. These rules are all we ask.</p>}
  >
    <List>
      {communityRules.map((rule) => (
        <li key={rule} id={rule}>
          <h2>{ruleLabels[rule]}</h2>
          <p>{explanations[rule]}</p>
        </li>
      ))}
    </List>
    <Part aria-labelledby="when-broken">
      <h2 id="when-broken">When a rule is broken</h2>
      <p>
        Press “Report” beside the post, topic or profile. You don’t need an account, and nobody learns that it
        was you. A moderator answers within an hour if someone is in danger, within 4 hours for scams and
        sexual advances, and within 24 hours otherwise.
      </p>
      <p>
        A moderator can label, retitle, hide or close what was posted, warn its author, or pause their writing
        for 1, 7 or 30 days. Ending an account takes two people. Some posts wait for review before they
        appear, for example when a new member posts contact details.
      </p>
      <p>
        Nothing happens in secret. If a decision concerns you, you can read the rule, the reason and the end
        under{' '}
        <TextLink quiet as={AppLink} to={paths.web.connectDecisions()}>
          Decisions
        </TextLink>
        , and appeal it once within 180 days. Someone else then decides.
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
