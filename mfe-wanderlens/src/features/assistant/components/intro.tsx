import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel } from '@wanderwork/platform';
import { Button, ButtonLink, Chip, Icon, Lead, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { formatResetTime, type DailyLimit } from '../../../shared/daily-limit';
import { assistant } from '../api/assistant-store';
import { getSearchLink } from '../model/links';
import { getExamples, searches, type Subject } from '../model/subject';

const abilities = [
  ['Cities and their figures', 'Cost, weather, internet, safety, English, visas: with source and year.'],
  ['Days, hours and money', 'How long you may stay, which hours you share, what three months cost.'],
  ['Your trips', 'It drafts changes to a trip. Nothing changes until you accept.'],
] as const;

const Abilities = () => (
  <List>
    {abilities.map(([title, text]) => (
      <li key={title}>
        <b>{title}</b>
        <Small $quiet>{text}</Small>
      </li>
    ))}
  </List>
);

/** Searches that answer without the assistant. */
const Searches = () => (
  <Stack $gap={2}>
    <p>You can search without it:</p>
    <Row $gap={2} role="group" aria-label="Searches">
      {searches.map((search) => (
        <ButtonLink key={search} as={AppLink} size="small" to={getSearchLink(search)}>
          <Icon name="search" size={14} /> {search}
        </ButtonLink>
      ))}
    </Row>
  </Stack>
);

/** For visitors: what the assistant does, and three searches. */
export const VisitorIntro = () => (
  <Stack $gap={5}>
    <Lead>
      Ask in plain words about places, days, hours and money. You get figures with their sources, never
      guesses.
    </Lead>
    <Abilities />
    <Row $gap={2}>
      <Button variant="ink" onClick={() => openPanel('subscription')}>
        Create a free account
      </Button>
      <Button onClick={() => openPanel('login')}>Log in</Button>
    </Row>
    <Small $quiet>Free members can ask 5 questions a day.</Small>
    <Searches />
  </Stack>
);

interface ExamplesProps {
  subject: Subject | null;
  getName: (slug: string) => string;
}

/** The empty screen of a member: what to ask. */
export const Examples = ({ subject, getName }: ExamplesProps) => (
  <Stack $gap={5}>
    <Lead>
      Ask in plain words about places, days, hours and money. You get figures with their sources, never
      guesses.
    </Lead>
    <Stack $gap={2} role="group" aria-label="Example questions">
      {getExamples(subject, getName).map((example) => (
        <div key={example}>
          <Chip onClick={() => void assistant.ask(example)}>{example}</Chip>
        </div>
      ))}
    </Stack>
    <Abilities />
  </Stack>
);

/** The day's questions are used up: when there are new ones, and how to go on without. */
export const LimitReached = ({ limit: { limit, resetsAt } }: { limit: DailyLimit }) => {
  const [now] = useState(() => new Date());
  return (
    <Limit role="alert">
      <h3>
        {limit === 1
          ? 'You’ve used your question for today'
          : `You’ve used your ${limit} questions for today`}
      </h3>
      <p>
        You get new ones {formatResetTime(resetsAt, now)}. Your conversations stay here, and what you typed is
        kept.{' '}
        <TextLink quiet as={AppLink} to={paths.web.subscription()}>
          Higher plans have more
        </TextLink>
        .
      </p>
      <Searches />
    </Limit>
  );
};

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--s3);
  padding: 0;
  list-style: none;

  b {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }
`;

const Limit = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--buff);

  h3 {
    font-size: var(--f-lg);
  }
`;
