import { type SearchAnswer } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { createContext } from 'react';

/** The search that the cards below answer: each shows its figures of the conditions. Null without a search. */
export const AnswerContext = createContext<SearchAnswer | null>(null);

export const CardFacts = lazyRetry(() => import(/* webpackChunkName: 'search-answer' */ './card-facts'));
