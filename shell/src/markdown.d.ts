/** A text of `content/`, as `tools/webpack/content` makes it a page. */
declare module '*.md' {
  import type { TextHeading } from '@wanderwork/ui/reading';

  export interface Text {
    title: string;
    description: string;
    /** ISO day of the last change. */
    updated: string;
    /** Our own words, rendered at build. */
    html: string;
    headings: TextHeading[];
  }

  const text: Text;
  export default text;
}
