import { paths } from '@wanderwork/contracts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { ButtonLink } from '../actions/links';
import { Row } from '../layout/layout';
import { space } from '../theme/css';

export const ERROR_TITLE = 'Something went wrong';
export const ERROR_TEXT =
  'We encountered an unexpected error. Please try refreshing the page or clicking the button below to reset the application.';

interface Props {
  /** Start with what is safe ("What you typed is safe."). Defaults to the sentence of the specification. */
  children?: ReactNode;
  onTryAgain: () => void;
  /** A second way out, such as reading the articles in plain form. */
  action?: ReactNode;
}

/** Replaces a part of the product that failed. */
export const ErrorCard = ({ children = ERROR_TEXT, onTryAgain, action }: Props) => (
  <Root role="alert">
    <BrokenRoute />
    <h2>{ERROR_TITLE}</h2>
    <Text>{children}</Text>
    <Row $justify="center">
      <Button variant="ink" onClick={onTryAgain}>
        Try Again
      </Button>
      {/* A full page load: the way out must not depend on what just failed. */}
      <ButtonLink href={paths.web.home()}>Go to Home</ButtonLink>
      {action}
    </Row>
  </Root>
);

/** A route that ends before its destination. */
const BrokenRoute = () => (
  <svg
    viewBox="0 0 120 48"
    width={120}
    height={48}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    aria-hidden
  >
    <path d="M10 36C26 34 28 14 46 16" />
    <path d="m50 9 6 14M58 7l6 14" />
    <path d="M68 14c18 2 20 20 34 16" strokeDasharray="3 4" opacity={0.6} />
    <circle cx={8} cy={36} r={3} fill="currentColor" stroke="none" />
    <circle cx={107} cy={28} r={5} strokeDasharray="2.5 2.5" />
  </svg>
);

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  place-content: center;
  place-items: center;
  min-height: 320px;
  padding: ${space(6, 5)};
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  text-align: center;

  h2 {
    font-size: var(--f-xl);
  }
`;

const Text = styled.div`
  max-width: 52ch;
  color: var(--ink-2);
`;
