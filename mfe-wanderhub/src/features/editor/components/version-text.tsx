import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { versionQuery } from '../api/posts.query';

interface Props {
  postId: string;
  number: number;
}

/** The text of a version, loaded when opened. */
export const VersionText = ({ postId, number }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show text</summary>
      {open && <VersionContent postId={postId} number={number} />}
    </Root>
  );
};

const VersionContent = ({ postId, number }: Props) => {
  const { data, isError } = useQuery(versionQuery(postId, number));
  if (data) return <pre tabIndex={0}>{data.words.content}</pre>;
  return isError ? <p>We couldn’t load this version.</p> : <Spinner label="Loading the version" />;
};

const Root = styled.details`
  width: 100%;
  font-size: var(--f-sm);

  summary {
    min-height: 24px;
    cursor: pointer;
  }

  pre {
    max-height: 260px;
    margin-top: var(--s2);
    padding: var(--s3);
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--r1);
    background: var(--paper);
    font: 400 var(--f-sm) / 1.5 var(--sans);
    white-space: pre-wrap;
  }
`;
