import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

const PAUSE_MS = 300;
const SEARCH_MAX = 200;

interface Props {
  q: string;
  onSearch: (q: string) => void;
}

/** Searches in the pauses of typing; Enter does not wait. */
export const SearchBox = ({ q, onSearch }: Props) => {
  const id = useId();
  const [text, setText] = useState(q);
  const asked = useRef(q);

  // The address changed elsewhere (a chip, the back button): the box follows. Its own words it does not take back.
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setText(q);
  }, [q]);

  const ask = (words: string) => {
    asked.current = words.trim();
    onSearch(asked.current);
  };

  useEffect(() => {
    if (text.trim() === asked.current) return;
    const pause = setTimeout(() => ask(text), PAUSE_MS);
    return () => clearTimeout(pause);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };

  return (
    <Box role="search" onSubmit={submit}>
      <Icon name="search" />
      <VisuallyHidden as="label" htmlFor={id}>
        City, country or region
      </VisuallyHidden>
      <Words
        id={id}
        type="search"
        value={text}
        maxLength={SEARCH_MAX}
        placeholder="Lisbon, Colombia, Southeast Asia"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="ink">
        Search
      </Button>
    </Box>
  );
};

const Box = styled.form`
  display: flex;
  gap: var(--s2);
  align-items: center;
  padding: 6px 6px 6px var(--s4);
  background: var(--sheet);
  border: 1px solid var(--ink);
  border-radius: var(--r2);

  &:focus-within {
    box-shadow: 0 0 0 3px var(--focus-glow);
  }
`;

const Words = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 46px;
  border: 0;
  background: none;
  font: 400 clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem) var(--serif);
  text-overflow: ellipsis;
  outline: 0;

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
