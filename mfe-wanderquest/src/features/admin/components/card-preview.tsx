import { Field, Grid, Select, Stack, TextInput } from '@wanderwork/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { decks, findCards } from '../model/find-cards';
import { getPage } from '../model/pages';
import { CardText } from './card-text';
import { Pager } from './pager';

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
