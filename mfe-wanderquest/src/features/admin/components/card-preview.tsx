import { Field, Grid, Select, Stack, TextInput } from '@wanderwork/ui';
import { useDeferredValue, useState } from 'react';
import { decks, findCards } from '../model/find-cards';
import { CardText } from './card-text';

const SHOWN = 40;

/** What the cards say, as it was written. */
const CardPreview = () => {
  const [deck, setDeck] = useState('');
  const [words, setWords] = useState('');
  const found = findCards(deck, useDeferredValue(words));
  return (
    <Stack $gap={5}>
      <Grid $min={220}>
        <Field label="Deck">
          <Select value={deck} onChange={(event) => setDeck(event.target.value)}>
            <option value="">All decks</option>
            {decks.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label="Words">
          <TextInput type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </Grid>
      <p role="status">
        {found.length} {found.length === 1 ? 'card' : 'cards'}
        {found.length > SHOWN && `, the first ${SHOWN} of them here`}
      </p>
      <Stack as="ul" role="list" $gap={5}>
        {found.slice(0, SHOWN).map(({ id, deck: from }) => (
          <CardText key={id} id={id} deck={from} />
        ))}
      </Stack>
    </Stack>
  );
};

export default CardPreview;
