import { ResultSheet } from './result-sheet';

/** Before a city was chosen. */
export const EmptyResult = ({ children }: { children: string }) => (
  <ResultSheet headline={children}>
    <p>Every figure shows its source and year.</p>
  </ResultSheet>
);
