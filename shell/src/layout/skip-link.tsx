import styled from 'styled-components';

/** The first tab stop: skips the header. */
export const SkipLink = ({ to }: { to: string }) => (
  <Link
    href={`#${to}`}
    onClick={(event) => {
      // A hash in the address would add a step to the history.
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
  >
    Skip to the content
  </Link>
);

const Link = styled.a`
  position: fixed;
  z-index: 80;
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: var(--r2);
  background: var(--ink);
  color: var(--on-ink);
  font-weight: 600;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  @media print {
    display: none;
  }
`;
