import type { AnchorHTMLAttributes, ElementType, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { buttonLook, toStyledProps, type ButtonLook, type StyledLook } from './button-look';

type Target =
  /** A page of the product. */
  | Pick<LinkProps, 'to' | 'replace' | 'state'>
  /** Anything else: another site, a file, a full page load. */
  | { href: string };

type Props = Target &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** Replaces the router's link (with the platform's prefetching one). */
    as?: ElementType;
    ref?: Ref<HTMLAnchorElement>;
    children: ReactNode;
  };

const getElement = (target: Target, as: ElementType = Link): ElementType => ('href' in target ? 'a' : as);

export const ButtonLink = ({ variant, size, wide, as, ...rest }: Props & ButtonLook) => (
  <ButtonAnchor as={getElement(rest, as)} {...toStyledProps({ variant, size, wide })} {...rest} />
);

/** A text link with a red underline; `quiet` within running text. */
export const TextLink = ({ quiet = false, as, ...rest }: Props & { quiet?: boolean }) => (
  <TextAnchor as={getElement(rest, as)} $quiet={quiet} {...rest} />
);

const ButtonAnchor = styled.a<StyledLook>`
  ${buttonLook}
`;

const TextAnchor = styled.a<{ $quiet: boolean }>`
  text-decoration: underline;
  text-decoration-color: var(--red);

  ${({ $quiet }) =>
    !$quiet &&
    css`
      display: inline-flex;
      gap: 6px;
      align-items: center;
      min-height: 28px;
      font-weight: 600;
    `}

  &:hover {
    color: var(--red);
  }
`;
