import styled from 'styled-components';

const parts = [
  ['score', 'Score'],
  ['verdicts', 'For and against'],
  ['cost', 'Cost'],
  ['climate', 'Climate'],
  ['figures', 'All figures'],
  ['sources', 'Sources'],
] as const;

/** Ways down the page. */
export const OnThisPage = () => (
  <Nav aria-label="On this page">
    {parts.map(([id, label]) => (
      <a key={id} href={`#${id}`}>
        {label}
      </a>
    ))}
  </Nav>
);

const Nav = styled.nav`
  display: flex;
  gap: var(--s5);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);

  a {
    padding-block: var(--s3);
    border-bottom: 2px solid transparent;
    font-weight: 600;
    color: var(--ink-2);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    border-color: var(--red);
    color: var(--ink);
  }
`;
