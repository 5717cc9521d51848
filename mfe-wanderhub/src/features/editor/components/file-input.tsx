import { TextInput } from '@wanderwork/ui';
import { type ChangeEvent } from 'react';
import styled from 'styled-components';
import { PICTURE_TYPES } from '../model/pictures';

interface Props {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A file input for images. */
export const FileInput = ({ onChange }: Props) => (
  <Input type="file" accept={PICTURE_TYPES} onChange={onChange} />
);

const Input = styled(TextInput)`
  padding-block: 9px;
  font-size: var(--f-sm);
`;
