import { cardTexts } from '@wanderwork/quest-engine';
import { Tag } from '@wanderwork/ui';
import styled from 'styled-components';

/** A card, its choices and their outcomes. Names in braces are filled in during play. */
export const CardText = ({ id, deck }: { id: string; deck: string }) => {
  const { title, text, choices } = cardTexts[id]!;
  return (
    <Root>
      <h2>{title}</h2>
      <Tag>{deck}</Tag> <code>{id}</code>
      <p>{text}</p>
      <dl>
        {Object.entries(choices).map(([choice, { label, outcomes }]) => (
          <div key={choice}>
            <dt>{label}</dt>
            {outcomes.map((outcome, at) => (
              <dd key={at}>{outcome}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Root>
  );
};

const Root = styled.li`
  padding-bottom: var(--s5);
  border-bottom: 1px solid var(--line);

  h2 {
    font-size: var(--f-lg);
  }

  p {
    max-width: 65ch;
    margin-block: var(--s3);
  }

  dl {
    display: grid;
    gap: var(--s3);
    max-width: 65ch;
    margin: 0;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 2px 0 0 var(--s4);
    color: var(--ink-2);
  }
`;
