import { useQuery } from '@tanstack/react-query';
import { type PostText } from '@wanderwork/contracts';
import { useEffect, useState } from 'react';
import { previewQuery } from '../api/posts.query';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

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

export type Preview = ReturnType<typeof usePreview>;
