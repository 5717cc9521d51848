import { Field, TextInput } from '@wanderwork/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { MAX_SEARCH_LENGTH } from '../model/library-filters';

/** Delay of a search after the last key press. */
const DEBOUNCE_MS = 250;

interface Props {
  value: string;
  onSearch: (words: string) => void;
}

/** The search text. The URL follows when typing pauses; external URL changes update the text. */
const useSearchText = ({ value, onSearch }: Props) => {
  const [text, setText] = useState(value);
  const [sentText, setSentText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== sentText) {
      setSentText(value);
      setText(value);
    }
  }
  const submit = () => {
    setSentText(text.trim());
    onSearch(text.trim());
  };
  const submitDebounced = useEffectEvent(submit);
  const isPending = text.trim() !== sentText;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => submitDebounced(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isPending]);
  return { text, setText, send: submit };
};

/** Searches as you type. */
export const LibrarySearch = (props: Props) => {
  const { text, setText, send: submit } = useSearchText(props);
  return (
    <Form
      role="search"
      aria-label="Guides"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Search the guides">
        <TextInput
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
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
