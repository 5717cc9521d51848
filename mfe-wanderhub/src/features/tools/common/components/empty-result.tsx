import { ResultSheet } from './result-sheet';

/** Shown before a city is selected. */
export const EmptyResult = ({ children }: { children: string }) => (
  <ResultSheet headline={children}>
    <p>Every figure shows its source and year.</p>
  </ResultSheet>
);
