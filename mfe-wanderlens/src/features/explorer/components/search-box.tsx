import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import {
  Suspense,
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

const Suggestions = lazyRetry(() => import('./suggestions'));

const DEBOUNCE_MS = 250;
const MAX_QUERY_LENGTH = 200;
const MIN_QUERY_LENGTH = 2;

interface Props {
  q: string;
  onSearch: (q: string) => void;
  input?: Ref<HTMLInputElement>;
}

/** What somebody typed, once they pause. */
const useDebounced = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
};

/** Who is about to type will want them. */
const preloadSuggestions = (): void => void Suggestions.preload().catch(() => undefined);

/** Searches when it is told to: a search counts. While typing it shows places by name. */
export const SearchBox = ({ q, onSearch, input }: Props) => {
  const id = useId();
  const [text, setText] = useState(q);
  const [isTyping, setTyping] = useState(false);
  const typed = useDebounced(text.trim());
  const place = useRef<HTMLDivElement>(null);

  // The address changed (a chip, the back button): the box follows.
  useEffect(() => setText(q), [q]);

  const handleChange = (words: string) => {
    setText(words);
    setTyping(true);
    // An emptied box asks for everything again, and that is no search.
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

  /** The places that were shown go, and the keyboard that was at one of them is back in the box. */
  const closeSuggestions = () => {
    setTyping(false);
    place.current?.querySelector('input')?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTyping) return;
    event.preventDefault();
    closeSuggestions();
  };

  /** A place was chosen: what was typed to find it is no question. A finger needs no box, which would open its keys. */
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
        // Without them the search itself works as ever; the next word tries again.
        <RetryBoundary resetKey={typed} fallback={() => null}>
          <Suspense>
            <Suggestions text={typed} onFollow={handleFollow} />
          </Suspense>
        </RetryBoundary>
      )}
    </Place>
  );
};

/** The click that Enter makes has been no press. */
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

  /* Forced colours show no shadow, but this line. */
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

  /* The browser's own cross is blue. */
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
