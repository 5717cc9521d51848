import { ResultSheet } from './result-sheet';

/** Before a city was chosen. */
export const EmptyResult = ({ children }: { children: string }) => (
  <ResultSheet headline={children}>
    <p>Every figure then stands here with its source, its year and how it is known.</p>
  </ResultSheet>
);
