import type { Ref, SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon';
import { controlLook } from './control-look';
import { useControlProps } from './field-context';

/** One of several options, with the browser's own list: phones show theirs, and typing finds an option. */
export const Select = (props: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) => (
  <Root>
    <Box {...useControlProps()} {...props} />
    <Icon name="chevron-down" />
  </Root>
);

const Root = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    top: 50%;
    right: 12px;
    transform: translateY(-50%);
    color: var(--ink-2);
    pointer-events: none;
  }
`;

const Box = styled.select`
  ${controlLook}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;
