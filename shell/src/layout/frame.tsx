import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

export const MAIN_ID = 'main';

/** The header, main content and footer of every page. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink to={MAIN_ID} />
    <Header />
    <Main id={MAIN_ID} tabIndex={-1}>
      {children}
    </Main>
    <Footer />
  </>
);

const Main = styled.main`
  position: relative;
  /* Keeps the footer below the screen while a page loads, so that nothing moves. */
  min-height: calc(100dvh - 64px);
  outline: none;
`;
