/** A row of a table that was refused, with every reason. */
export interface Refusal {
  line: number;
  slug: string | null;
  reasons: string[];
}
