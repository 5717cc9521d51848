/** A town in two parts; the landmark stands between them. */
export interface Streets {
  behind: string;
  front: string;
  /** Where the front row hides the foot of a landmark. */
  foot: number;
}
