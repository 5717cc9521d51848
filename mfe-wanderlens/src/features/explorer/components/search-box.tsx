import { lazyRetry } from '@wanderwork/platform';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import styled from 'styled-components';
import { Optional } from '../../../shared/optional';

const Suggestions = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './suggestions'));

const DEBOUNCE_MS = 250;
const MAX_QUERY_LENGTH = 200;
const MIN_QUERY_LENGTH = 2;

interface Props {
  q: string;
  onSearch: (q: string) => void;
  input?: Ref<HTMLInputElement>;
}

/** The text after a pause in typing. */
const useDebounced = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
};

/** On focus, load the suggestions that typing will need. */
const preloadSuggestions = (): void => void Suggestions.preload().catch(() => undefined);

/** Searches only on submit, because a search counts. Typing suggests places by name. */
export const SearchBox = ({ q, onSearch, input }: Props) => {
  const id = useId();
  const [text, setText] = useState(q);
  const [isTyping, setTyping] = useState(false);
  const typed = useDebounced(text.trim());
  const place = useRef<HTMLDivElement>(null);

  // The address changed (by a chip or the back button): update the input.
  useEffect(() => setText(q), [q]);

  const handleChange = (words: string) => {
    setText(words);
    setTyping(true);
    // Clearing the input removes the query, which is not a search.
    if (words === '' && q !== '') onSearch('');
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTyping(false);
    onSearch(text.trim());
  };

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTyping(false);
  };

  /** Closes the suggestions and returns the focus to the input. */
  const closeSuggestions = () => {
    setTyping(false);
    place.current?.querySelector('input')?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTyping) return;
    event.preventDefault();
    closeSuggestions();
  };

  /**
   * A suggestion was chosen, so the typed text is no query. On touch the input is not focused, since that would open
   * the keyboard.
   */
  const handleFollow = (event: MouseEvent) => {
    setText(q);
    if (isByKeyboard(event)) closeSuggestions();
    else setTyping(false);
  };

  return (
    <Place ref={place} onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <Box role="search" onSubmit={handleSubmit}>
        <Icon name="search" />
        <VisuallyHidden as="label" htmlFor={id}>
          Search for a place, or describe what you want
        </VisuallyHidden>
        <Input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          value={text}
          maxLength={MAX_QUERY_LENGTH}
          placeholder="Warm in January under $1500, not Asia"
          autoComplete="off"
          spellCheck={false}
          onFocus={preloadSuggestions}
          onChange={(event) => handleChange(event.target.value)}
        />
        <Button type="submit" variant="ink">
          Search
        </Button>
      </Box>
      {isTyping && typed.length >= MIN_QUERY_LENGTH && typed === text.trim() && (
        // The search works without suggestions. The next text tries to load them again.
        <Optional resetKey={typed}>
          <Suggestions text={typed} onFollow={handleFollow} />
        </Optional>
      )}
    </Place>
  );
};

/** A click caused by Enter has `detail` 0. */
const isByKeyboard = ({ detail }: MouseEvent): boolean => detail === 0;

const Place = styled.div`
  position: relative;
`;

const Box = styled.form`
  display: flex;
  gap: var(--s2);
  align-items: center;
  padding: 6px 6px 6px var(--s4);
  background: var(--sheet);
  border: 1px solid var(--ink);
  border-radius: var(--r2);

  /* Forced colors do not show the shadow, but they do show this outline. */
  &:focus-within {
    outline: 2px solid transparent;
    box-shadow: 0 0 0 3px var(--focus-glow);
  }
`;

const Input = styled.input`
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

  /* Replaces the browser's blue cross. */
  &::-webkit-search-cancel-button {
    width: 16px;
    height: 16px;
    margin-inline: var(--s2);
    appearance: none;
    background: var(--ink-2);
    clip-path: polygon(
      12% 2%,
      50% 40%,
      88% 2%,
      98% 12%,
      60% 50%,
      98% 88%,
      88% 98%,
      50% 60%,
      12% 98%,
      2% 88%,
      40% 50%,
      2% 12%
    );
    cursor: pointer;

    @media (forced-colors: active) {
      background: ButtonText;
    }
  }
`;
