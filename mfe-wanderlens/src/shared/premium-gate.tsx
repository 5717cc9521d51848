import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import { Gate } from '@wanderwork/ui/tiers';
import { type ReactNode } from 'react';

interface Props {
  /** "Detailed analytics of Porto are part of Premium". */
  title: string;
  /** What is free all the same. */
  free: ReactNode;
  /** Where a sample city shows all of it. */
  sample: { to: string; label: string };
  /** The title's level; 3 by default. */
  level?: 2 | 3;
  /** The sample's own, faded; none within a dialog. */
  children?: ReactNode;
}

/** Stands before what Premium opens, with the way to the same thing of a sample city. */
export const PremiumGate = ({ title, free, sample, level, children }: Props) => (
  <Gate
    title={title}
    free={free}
    level={level}
    actions={
      <>
        <ButtonLink as={AppLink} to={sample.to} variant="ink" size="small">
          {sample.label}
        </ButtonLink>
        <Button size="small" onClick={() => void showSubscriptionPanel()}>
          See plans
        </Button>
      </>
    }
  >
    {children}
  </Gate>
);
