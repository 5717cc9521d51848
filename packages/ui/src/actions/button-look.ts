import { css } from 'styled-components';

/**
 * red: the page's one main action · ink: primary in a panel · outlined, plain: the others · link: within running
 * text.
 */
export type ButtonVariant = 'red' | 'ink' | 'outlined' | 'plain' | 'link';
export type ButtonSize = 'normal' | 'small' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width. */
  wide?: boolean;
}

export interface StyledLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

export const toStyledProps = ({
  variant = 'outlined',
  size = 'normal',
  wide = false,
}: ButtonLook): StyledLook => ({
  $variant: variant,
  $size: size,
  $wide: wide,
});

const variants = {
  red: css`
    background: var(--red);
    color: var(--on-red);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in srgb, var(--red) 86%, var(--ink));
    }
  `,
  ink: css`
    background: var(--ink);
    color: var(--on-ink);

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in srgb, var(--ink) 84%, var(--red));
    }
  `,
  outlined: css`
    border-color: var(--line-2);

    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: var(--ink);
      background: var(--sheet);
    }
  `,
  plain: css`
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--water);
    }
  `,
  link: css`
    min-height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--r1);
    text-decoration: underline;
    text-decoration-color: var(--red);

    &:hover:not(:disabled, [aria-disabled='true']) {
      color: var(--red);
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  normal: css`
    min-height: 44px;
    padding: 6px 18px;
  `,
  small: css`
    min-height: 34px;
    padding: 4px 12px;
    font-size: var(--f-sm);
  `,
  icon: css`
    width: 40px;
    min-height: 40px;
    padding: 0;
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

export const buttonLook = css<StyledLook>`
  position: relative;
  display: inline-grid;
  grid-auto-flow: column;
  gap: 8px;
  place-content: center;
  place-items: center;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: var(--r2);
  background: none;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--d1),
    border-color var(--d1),
    color var(--d1),
    transform var(--d1) var(--out);

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    opacity: 0.45;
    cursor: not-allowed;
  }

  &[aria-busy] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    forced-color-adjust: none;
  }
`;
