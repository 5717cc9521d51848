/** A town in two parts, between which its landmark stands. */
export interface Streets {
  behind: string;
  front: string;
  /** Where a landmark's foot is hidden by the front row. */
  foot: number;
}
