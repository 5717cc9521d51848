import { useQuery } from '@tanstack/react-query';
import { type PostWords } from '@wanderwork/contracts';
import { useEffect, useState } from 'react';
import { previewQuery } from '../api/posts.query';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

/** So long after the last key the preview follows. */
const DEBOUNCE_MS = 600;

const useDebounced = (words: PostWords): PostWords => {
  const [debouncedWords, setDebouncedWords] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedWords(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return debouncedWords;
};

/** How a draft reads, and what is to be looked at in it, once the keys rest. */
export const usePreview = (draft: Draft) => {
  const words = useDebounced(useDraftState(draft, (state) => state.words));
  return { words, ...useQuery(previewQuery(words)) };
};

export type Preview = ReturnType<typeof usePreview>;
