import type { SessionUser } from '@wanderwork/contracts';
import { VisuallyHidden } from '@wanderwork/ui';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { Avatar } from '@wanderwork/ui/people';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  user: SessionUser;
  ref?: Ref<HTMLButtonElement>;
}

/** The avatar in the header. It announces a menu even before the menu's code has loaded. */
export const AvatarButton = ({ user, ...rest }: Props) => (
  <RoundButton type="button" aria-haspopup="menu" aria-expanded={false} {...rest}>
    <Avatar person={user} />
    <VisuallyHidden>Account of {user.name || user.email}</VisuallyHidden>
  </RoundButton>
);

const RoundButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  transition: background var(--d1);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--water);
  }

  &:focus-visible {
    border-radius: 50%;
    outline-offset: -1px;
  }
`;
