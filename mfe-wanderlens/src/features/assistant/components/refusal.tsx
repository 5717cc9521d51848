import type { AssistantRefusal, NextStep, RefusalForm } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Chip, Icon, Row, type IconName } from '@wanderwork/ui';
import styled from 'styled-components';
import { assistant } from '../api/assistant-store';
import { isSitePath } from '../model/links';
import { splitMarked } from '../model/marked';

const titles: Record<RefusalForm, string> = {
  data: 'Not in our data',
  understanding: 'I didn’t understand all of it',
  missing: 'One thing is missing',
  permission: 'Part of a higher plan',
  subject: 'Not something I know about',
};

const icons: Record<RefusalForm, IconName> = {
  data: 'info',
  understanding: 'search',
  missing: 'message-circle',
  permission: 'lock',
  subject: 'compass',
};

/** Questions to ask next, and pages to open. */
export const NextSteps = ({ steps, label }: { steps: readonly NextStep[]; label: string }) =>
  steps.length === 0 ? null : (
    <Row $gap={2} role="group" aria-label={label}>
      {steps.map((step, at) =>
        step.kind === 'ask' ? (
          <Chip key={at} onClick={() => void assistant.ask(step.text)}>
            {step.label}
          </Chip>
        ) : (
          isSitePath(step.href) && (
            <ButtonLink key={at} as={AppLink} size="small" to={step.href}>
              {step.label}
            </ButtonLink>
          )
        ),
      )}
    </Row>
  );

/** Why there is no answer, and what to do instead. `text` is the question, in which unread words are marked. */
export const Refusal = ({ refusal, text }: { refusal: AssistantRefusal; text: string }) => (
  <Root data-form={refusal.form}>
    <h4>
      <Icon name={icons[refusal.form] ?? 'info'} size={18} />
      {titles[refusal.form] ?? titles.data}
    </h4>
    <p>{refusal.text}</p>
    {refusal.marked.length > 0 && (
      <Quote>
        {splitMarked(text, refusal.marked).map(({ text: part, isMarked }, at) =>
          isMarked ? (
            <mark key={at}>
              <span className="visually-hidden">Not understood: </span>
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </Quote>
    )}
    <NextSteps steps={refusal.next} label="What you can do" />
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);

  h4 {
    display: flex;
    gap: var(--s2);
    align-items: center;
    font: 600 var(--f-sm) / 1.4 var(--sans);
    color: var(--ink-2);
  }

  h4 + p {
    font: 400 var(--f-md) / 1.5 var(--read);
    overflow-wrap: anywhere;
  }
`;

const Quote = styled.p`
  overflow-wrap: anywhere;

  mark {
    padding: 1px 3px;
    border-radius: var(--r1);
    background: var(--warn-soft);
    color: var(--ink);
    text-decoration: underline wavy var(--warn);
    text-underline-offset: 0.2em;
  }
`;
