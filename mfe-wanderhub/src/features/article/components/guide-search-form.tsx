import { paths } from '@wanderwork/contracts';
import { Button, Field, TextInput } from '@wanderwork/ui';
import { type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** The limit of the API. */
const MAX_SEARCH_LENGTH = 200;

/** Searches for an article that was not found at its address. */
export const GuideSearchForm = ({ words }: { words: string }) => {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(`${paths.web.wanderhub()}?${new URLSearchParams({ q })}`);
  };
  return (
    <Form role="search" aria-label="Guides" action={paths.web.wanderhub()} onSubmit={handleSubmit}>
      <Field label="Search the guides">
        <TextInput type="search" name="q" maxLength={MAX_SEARCH_LENGTH} defaultValue={words} />
      </Field>
      <Button type="submit" variant="ink">
        Search
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: end;
  max-width: 34rem;

  > :first-child {
    flex: 1 1 14rem;
  }
`;
