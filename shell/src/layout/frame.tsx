import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from './footer';
import { Header } from './header';
import { useNotice } from './notices';

/** The first tab stop: skips the header. */
const SkipLink = ({ to }: { to: string }) => (
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

export const MAIN_ID = 'main';

/** The header, main content and footer of every page. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink to={MAIN_ID} />
    <Header />
    <Main id={MAIN_ID} tabIndex={-1}>
      {children}
    </Main>
    <InstallOffer />
    <Footer />
  </>
);

/** At the end of the page, where it covers nothing and moves nothing that is being read. */
const InstallOffer = () => {
  const Offer = useNotice('install');
  return (
    <div className="wrap" role="status">
      {Offer && <Offer />}
    </div>
  );
};

const Main = styled.main`
  position: relative;
  /* Keeps the footer below the screen while a page loads, so that nothing moves. */
  min-height: calc(100dvh - 64px);
  outline: none;
`;
