import { getServerMessage } from '@wanderwork/platform';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { type PostText } from '@wanderwork/contracts';
import { getTitle } from '../model/post-labels';
import { Findings } from './findings';
import { previewQuery } from '../api/posts.query';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

interface Props {
  preview: Preview;
  /** The heading of the findings. */
  findingsHeading: Ref<HTMLHeadingElement>;
}

/** Opens links in a new tab, so that the editor stays open. */
const openLinkInNewTab = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  if (!link.getAttribute('href')?.startsWith('#')) window.open(link.href, '_blank', 'noopener');
};

/** The post as the server renders it for readers, with the findings. */
export const PreviewPane = ({ preview, findingsHeading }: Props) => {
  const { words, data, error, isFetching, refetch } = preview;
  return (
    <Stack $gap={4}>
      <Sheet aria-label="Preview" aria-busy={isFetching}>
        <h2>
          <bdi>{getTitle(words)}</bdi>
        </h2>
        {words.excerpt && <p>{words.excerpt}</p>}
        <div
          className="prose"
          onClick={openLinkInNewTab}
          dangerouslySetInnerHTML={{ __html: data?.html ?? '' }}
        />
      </Sheet>
      {error && (
        <Banner
          tone="warn"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {getServerMessage(error, 'We couldn’t create the preview.')} Your text is safe.
        </Banner>
      )}
      {data && (
        <FindingsSection aria-label="To review">
          <h2 ref={findingsHeading} tabIndex={-1}>
            To review
          </h2>
          {data.findings.length === 0 ? (
            <p>Nothing. Links, notes and figures look fine.</p>
          ) : (
            <Findings findings={data.findings} />
          )}
        </FindingsSection>
      )}
    </Stack>
  );
};

const Sheet = styled.section`
  min-height: 200px;
  max-height: 80vh;
  padding: var(--s5);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--paper);
  overflow-wrap: anywhere;

  > h2 {
    font: 400 var(--f-xl) / 1.1 var(--serif);
  }

  > p {
    margin-top: var(--s3);
    color: var(--ink-2);
  }

  > .prose {
    margin-top: var(--s5);
  }
`;

const FindingsSection = styled.section`
  display: grid;
  gap: var(--s3);

  h2 {
    font: 600 var(--f-sm) / 1.3 var(--sans);
  }

  p {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

/** Delay of the preview after the last key press. */
const DEBOUNCE_MS = 600;

const useDebounced = (words: PostText): PostText => {
  const [debouncedText, setDebouncedText] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return debouncedText;
};

/** The preview and findings of a draft, updated when typing pauses. */
export const usePreview = (draft: Draft) => {
  const words = useDebounced(useDraftState(draft, (state) => state.words));
  return { words, ...useQuery(previewQuery(words)) };
};

type Preview = ReturnType<typeof usePreview>;
