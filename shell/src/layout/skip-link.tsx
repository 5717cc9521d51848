import styled from 'styled-components';

/** The first stop of the keyboard: past the header to the content. */
export const SkipLink = ({ to }: { to: string }) => (
  <Link
    href={`#${to}`}
    onClick={(event) => {
      // The address stays the page's own: a hash would be one more step back.
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
