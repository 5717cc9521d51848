import { ButtonLink, Icon, VisuallyHidden } from '@wanderwork/ui';

/** A page of the payment provider beside this one: it leads nowhere back. */
export const OtherTab = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener" size="small" variant="ink">
    {children} <Icon name="external-link" size={15} />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </ButtonLink>
);
