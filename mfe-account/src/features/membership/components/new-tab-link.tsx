import { ButtonLink, Icon, VisuallyHidden } from '@wanderwork/ui';

/** A link that opens a page of the payment provider in a new tab, because that page doesn't lead back. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener" size="small" variant="ink">
    {children} <Icon name="external-link" size={15} />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </ButtonLink>
);
