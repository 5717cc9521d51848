import { Field, TextInput } from '@wanderwork/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { LONGEST_SEARCH } from '../model/library-filters';

/** Whoever still types is not asked for yet. */
const REST_MS = 250;

interface Props {
  value: string;
  onSearch: (words: string) => void;
}

/** What is typed, followed by the address once the typing rests, and following it where something else changed it. */
const useTyped = ({ value, onSearch }: Props) => {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const send = () => {
    setSent(text.trim());
    onSearch(text.trim());
  };
  const sendRested = useEffectEvent(send);
  const waiting = text.trim() !== sent;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => sendRested(), REST_MS);
    return () => clearTimeout(timer);
  }, [text, waiting]);
  return { text, setText, send };
};

/** Searches as one types. */
export const LibrarySearch = (props: Props) => {
  const { text, setText, send } = useTyped(props);
  return (
    <Form
      role="search"
      aria-label="Guides"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="Search the guides">
        <TextInput
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          placeholder="Visas, Lisbon, insurance…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Form>
  );
};

const Form = styled.form`
  max-width: 34rem;
`;
