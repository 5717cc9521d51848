import { css } from 'styled-components';

/** A text field with its button in one frame, which has the focus ring of both. */
export const questionBox = css`
  display: flex;
  gap: var(--s2);
  align-items: end;
  padding: 6px 6px 6px var(--s4);
  border: 1px solid var(--ink);
  border-radius: var(--r2);
  background: var(--sheet);

  &:focus-within {
    outline: 2px solid transparent;
    box-shadow: 0 0 0 3px var(--focus-glow);
  }

  textarea {
    flex: 1;
    min-width: 0;
    padding: 8px 0 4px;
    border: 0;
    outline: 0;
    background: none;
    font: 400 var(--f-md) / 1.35 var(--serif);
    resize: none;
  }

  textarea::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
`;
