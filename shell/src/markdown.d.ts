/** A text of `content/`, as built by `tools/webpack/content`. */
declare module '*.md' {
  import type { TextHeading } from '@wanderwork/ui/reading';

  export interface Text {
    title: string;
    description: string;
    /** ISO date of the last change. */
    updated: string;
    /** Our own text, rendered by the build. */
    html: string;
    headings: TextHeading[];
  }

  const text: Text;
  export default text;
}
