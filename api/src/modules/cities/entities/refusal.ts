/** A line of a table that was not taken, and every reason why. */
export interface Refusal {
  line: number;
  slug: string | null;
  reasons: string[];
}
