import { Button, Field, Row, Spinner, Stack } from '@wanderwork/ui';
import { type ChangeEvent } from 'react';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { PICTURE_REQUIREMENTS, FileInput, useUpload } from './picture-upload';
import { useDraftState } from './use-draft';

/** The cover image. Without one, a cover is drawn from the slug. */
export const CoverField = ({ draft }: { draft: Draft }) => {
  const cover = useDraftState(draft, ({ words }) => words.coverImage);
  const { busy, problem, upload } = useUpload();
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const image = file && (await upload(file));
    if (image) draft.write({ coverImage: image.url });
    target.value = '';
  };
  return (
    <Stack $gap={3}>
      <Field
        label="Cover"
        description={`${PICTURE_REQUIREMENTS} Without one, we draw a cover from the address.`}
        error={problem}
      >
        <FileInput onChange={(event) => void handleFile(event)} />
      </Field>
      {busy && <Spinner label="Uploading the picture" />}
      {cover !== null && (
        <Row $gap={4}>
          <CoverPreview src={cover} alt="Selected cover" />
          <Button size="small" onClick={() => draft.write({ coverImage: null })}>
            Use drawn cover
          </Button>
        </Row>
      )}
    </Stack>
  );
};

const CoverPreview = styled.img`
  width: 192px;
  max-width: 100%;
  aspect-ratio: 16 / 9;
  border: 1px solid var(--line);
  object-fit: cover;
`;
