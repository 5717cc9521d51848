import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../display/spinner';
import { buttonLook, toStyledProps, type ButtonLook, type StyledLook } from './button-look';

interface Props extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While busy, clicks do nothing, the focus stays and `busyLabel` shows. */
  busy?: boolean;
  /** Shown while busy ("Creating Account..."). Its space is reserved from the start, so the width never changes. */
  busyLabel?: string;
  /**
   * Why it cannot be pressed now ("Three cities are the most"): shown next to it and read with it; clicks do nothing.
   */
  unavailable?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button 44 px high. Its type defaults to `button`. */
export const Button = ({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  unavailable,
  onClick,
  children,
  ...rest
}: Props) => {
  const reasonId = useId();
  const isInactive = busy || Boolean(unavailable);
  return (
    <>
      <Root
        type="button"
        {...toStyledProps({ variant, size, wide })}
        {...(unavailable && { 'aria-describedby': reasonId })}
        {...rest}
        // Not `disabled`, which would drop the keyboard focus in the middle of a form.
        aria-disabled={isInactive || undefined}
        aria-busy={busy || undefined}
        onClick={isInactive ? preventClick : onClick}
      >
        <Label $shown={!busy}>{children}</Label>
        {(busy || busyLabel) && (
          <Label $shown={busy}>
            <Spinner /> {busyLabel ?? children}
          </Label>
        )}
      </Root>
      {unavailable && <Reason id={reasonId}>{unavailable}</Reason>}
    </>
  );
};

/** Also stops a form sent with Enter: browsers then click its button. */
const preventClick = (event: MouseEvent) => event.preventDefault();

const Root = styled.button<StyledLook>`
  ${buttonLook}
`;

/** Both faces share one cell, as wide as the wider one. */
const Label = styled.span<{ $shown: boolean }>`
  display: inline-flex;
  grid-area: 1 / 1;
  gap: inherit;
  align-items: center;
  justify-content: center;
  min-width: 0;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

const Reason = styled.span`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
