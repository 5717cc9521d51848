import { useState, type InputHTMLAttributes, type Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon';
import { TextInput } from './inputs';

/** A password field with a button that shows the password. */
export const PasswordInput = (
  props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> },
) => {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <TextInput
        {...props}
        dir="ltr"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <RevealButton
        type="button"
        aria-label="Show password"
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </RevealButton>
    </Root>
  );
};

const Root = styled.span`
  position: relative;
  display: block;

  input {
    padding-right: 50px;
  }
`;

const RevealButton = styled.button`
  position: absolute;
  top: 3px;
  right: 3px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--r1);
  background: none;
  color: var(--ink-2);
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--water);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
