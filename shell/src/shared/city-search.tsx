import { paths } from '@wanderwork/contracts';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const MAX_QUERY_LENGTH = 200;

/** The same box in the served HTML, in which someone may already be typing. */
const findServedInput = () => document.querySelector<HTMLInputElement>('.plain-search input');

/** Takes over what was typed, and the focus, when the app replaces the served HTML. */
const useServedInput = () => {
  const input = useRef<HTMLInputElement>(null);
  const [served] = useState(() => {
    const servedInput = findServedInput();
    return {
      text: servedInput?.value,
      hasFocus: servedInput !== null && servedInput === document.activeElement,
    };
  });
  useEffect(() => {
    if (served.hasFocus) input.current?.focus();
  }, [served]);
  return { input, text: served.text };
};

/** Searches in WanderLens. A plain form, so that it works before WanderLens has loaded. */
export const CitySearch = () => {
  const id = useId();
  const navigate = useNavigate();
  const { input, text } = useServedInput();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const q = input.current?.value.trim();
    void navigate(paths.web.wanderlens(q));
  };
  return (
    <Box role="search" action={paths.web.wanderlens()} onSubmit={handleSubmit}>
      <Icon name="search" />
      <VisuallyHidden as="label" htmlFor={id}>
        Search for a place, or describe what you want
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        dir="auto"
        defaultValue={text}
        maxLength={MAX_QUERY_LENGTH}
        placeholder="Warm in January under $1500"
        autoComplete="off"
      />
      <Button type="submit" variant="red">
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
  border: 1px solid var(--ink);
  border-radius: var(--r2);
  background: var(--sheet);

  /* Forced colors do not show the shadow, but they do show this outline. */
  &:focus-within {
    outline: 2px solid transparent;
    box-shadow: 0 0 0 3px var(--focus-glow);
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    font: 400 var(--f-md) var(--serif);
    text-overflow: ellipsis;
    outline: 0;
  }

  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
