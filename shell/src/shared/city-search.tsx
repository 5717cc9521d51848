import { paths } from '@wanderwork/contracts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const MAX_QUERY_LENGTH = 200;

/** Takes over what was typed into the same box of the served HTML, and its focus. */
const useServedInput = () => {
  const input = useRef<HTMLInputElement>(null);
  const [servedInput] = useState(() => document.querySelector<HTMLInputElement>('.plain-home input'));
  const [hasFocus] = useState(() => servedInput !== null && servedInput === document.activeElement);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return { input, text: servedInput?.value };
};

/** Searches in WanderLens. A plain form, so that it works before WanderLens has loaded. */
export const CitySearch = () => {
  const navigate = useNavigate();
  const { input, text } = useServedInput();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const q = input.current?.value.trim();
    void navigate(paths.web.wanderlens() + (q ? `?${new URLSearchParams({ q })}` : ''));
  };
  return (
    <form className="search-box" role="search" action={paths.web.wanderlens()} onSubmit={handleSubmit}>
      <input
        ref={input}
        name="q"
        type="search"
        aria-label="Search for a place, or describe what you want"
        placeholder="Warm in January under $1500"
        dir="auto"
        defaultValue={text}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
      />
      <button>Search</button>
    </form>
  );
};
