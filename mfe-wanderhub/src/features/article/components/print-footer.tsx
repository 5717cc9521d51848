import { formatDate, paths, PRODUCT_NAME, type PostDetail } from '@wanderwork/contracts';
import styled from 'styled-components';

/** Printed only: the URL and dates of the text. Relative links in the text resolve against this URL. */
export const PrintFooter = ({ post }: { post: PostDetail }) => (
  <Root aria-hidden>
    {PRODUCT_NAME}, {new URL(paths.web.post(post.slug), location.href).href}. Text updated{' '}
    {formatDate(post.updatedAt)}, figures as of {formatDate(new Date().toISOString())}.
  </Root>
);

const Root = styled.p`
  display: none;

  @media print {
    display: block;
    margin-top: var(--s5);
    font-size: 9pt;
    color: var(--ink-2);
  }
`;
