import { useQuery } from '@tanstack/react-query';
import { type PostWords } from '@wanderwork/contracts';
import { useEffect, useState } from 'react';
import { previewQuery } from '../api/posts.query';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

/** So long after the last key the preview follows. */
const REST_MS = 600;

const useRested = (words: PostWords): PostWords => {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};

/** How a draft reads, and what is to be looked at in it, once the keys rest. */
export const usePreview = (draft: Draft) => {
  const words = useRested(useDraftState(draft, (state) => state.words));
  return { words, ...useQuery(previewQuery(words)) };
};

export type Preview = ReturnType<typeof usePreview>;
