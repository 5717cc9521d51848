import {
  brokenRuleTexts,
  communityRules,
  communityRuleTexts,
  connectTexts,
  moderationCountsTexts,
  paths,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { ConnectPage } from '../../common/components/connect-page';
import { ruleLabels } from '../../common/model/labels';

/** The community rules, and what happens when one is broken. */
export const Rules = () => (
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
      <h2 id="counts">{moderationCountsTexts.title}</h2>
      <p>
        {moderationCountsTexts.about}{' '}
        <TextLink quiet as={AppLink} to={paths.web.connectModerationCounts()}>
          {moderationCountsTexts.link}
        </TextLink>
      </p>
    </Part>
  </ConnectPage>
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
