import { Field, Grid, Select, Stack, TextInput } from '@wanderwork/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { decks, findCards } from '../model/find-cards';
import { pageOf } from '../model/pages';
import { CardText } from './card-text';
import { Pager } from './pager';

/** What the cards say, as it was written, a page at a time. */
const CardPreview = () => {
  const [asked, setAsked] = useState({ deck: '', words: '', page: 0 });
  const words = useDeferredValue(asked.words);
  const where = useRef<HTMLParagraphElement>(null);
  const found = pageOf(findCards(asked.deck, words), asked.page);
  const turn = (page: number) => {
    setAsked({ ...asked, page });
    where.current?.focus();
  };
  return (
    <Stack $gap={5}>
      <Grid $min={220}>
        <Field label="Deck">
          <Select
            value={asked.deck}
            onChange={({ target }) => setAsked({ ...asked, deck: target.value, page: 0 })}
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
            value={asked.words}
            onChange={({ target }) => setAsked({ ...asked, words: target.value, page: 0 })}
          />
        </Field>
      </Grid>
      <p ref={where} role="status" tabIndex={-1}>
        {found.words}
      </p>
      <Stack as="ul" role="list" aria-label="Cards" $gap={5}>
        {found.items.map(({ id, deck }) => (
          <CardText key={id} id={id} deck={deck} />
        ))}
      </Stack>
      {found.pages > 1 && <Pager page={found.page} pages={found.pages} onTurn={turn} />}
    </Stack>
  );
};

export default CardPreview;
