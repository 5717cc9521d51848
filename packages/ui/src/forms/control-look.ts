import { css } from 'styled-components';

/** The look of a text box. */
export const controlLook = css`
  width: 100%;
  min-height: 46px;
  padding: 0 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  transition:
    border-color var(--d1),
    box-shadow var(--d1);

  /* Below 16 px, phones zoom in when a field gets the focus. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-2);
  }

  &:focus {
    border-color: var(--ink);
    outline: 2px solid transparent;
    outline-offset: 0;
    box-shadow: 0 0 0 3px var(--focus-glow);
  }

  &[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }

  &[aria-invalid='true']:focus {
    box-shadow:
      inset 0 0 0 1px var(--bad),
      0 0 0 3px color-mix(in srgb, var(--bad) 32%, transparent);
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
