import { Field, Grid, Select, Stack, TextInput, Tag, Button, Row } from '@wanderwork/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { cardTexts } from '@wanderwork/quest-engine';
import styled from 'styled-components';
import { decks, findCards, getPage } from '../model/find-cards';

/** The card texts, with placeholders, one page at a time. */
const CardPreview = () => {
  const [query, setQuery] = useState({ deck: '', words: '', page: 0 });
  const words = useDeferredValue(query.words);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const found = getPage(findCards(query.deck, words), query.page);
  const turnPage = (page: number) => {
    setQuery({ ...query, page });
    statusLine.current?.focus();
  };
  return (
    <Stack $gap={5}>
      <Grid $min={220}>
        <Field label="Deck">
          <Select
            value={query.deck}
            onChange={({ target }) => setQuery({ ...query, deck: target.value, page: 0 })}
          >
            <option value="">All decks</option>
            {decks.map((deck) => (
              <option key={deck}>{deck}</option>
            ))}
          </Select>
        </Field>
        <Field label="Text">
          <TextInput
            type="search"
            value={query.words}
            onChange={({ target }) => setQuery({ ...query, words: target.value, page: 0 })}
          />
        </Field>
      </Grid>
      <p ref={statusLine} role="status" tabIndex={-1}>
        {found.label}
      </p>
      <Stack as="ul" role="list" aria-label="Cards" $gap={5}>
        {found.items.map(({ id, deck }) => (
          <CardText key={id} id={id} deck={deck} />
        ))}
      </Stack>
      {found.pages > 1 && <Pager page={found.page} pages={found.pages} onTurn={turnPage} />}
    </Stack>
  );
};

export default CardPreview;

/** A card, its choices and their outcomes. Names in braces are filled in during play. */
const CardText = ({ id, deck }: { id: string; deck: string }) => {
  const { title, text, choices } = cardTexts[id]!;
  return (
    <CardTextRoot>
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
    </CardTextRoot>
  );
};

const CardTextRoot = styled.li`
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

interface PagerProps {
  /** The first is 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Previous and next buttons of the card pages. */
const Pager = ({ page, pages, onTurn }: PagerProps) => (
  <Row as="nav" aria-label="Pages of cards">
    {page > 0 && <Button onClick={() => onTurn(page - 1)}>Previous</Button>}
    <span>
      Page {page + 1} of {pages}
    </span>
    {page < pages - 1 && <Button onClick={() => onTurn(page + 1)}>Next</Button>}
  </Row>
);
