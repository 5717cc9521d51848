import type { AnchorHTMLAttributes, ElementType, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { buttonLook, toStyledProps, type ButtonLook, type StyledLook } from './button-look';

type Target =
  /** A page of the product. */
  | Pick<LinkProps, 'to' | 'replace' | 'state'>
  /** Anything else: another site, a file, a full load. */
  | { href: string };

type Props = Target &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** The router's link unless another takes its place (the platform's prefetching one). */
    as?: ElementType;
    ref?: Ref<HTMLAnchorElement>;
    children: ReactNode;
  };

const getElement = (target: Target, as: ElementType = Link): ElementType => ('href' in target ? 'a' : as);

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, wide, as, ...rest }: Props & ButtonLook) => (
  <ButtonAnchor as={getElement(rest, as)} {...toStyledProps({ variant, size, wide })} {...rest} />
);

/** A link in words with its red underline; `quiet` inside a running text. */
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
