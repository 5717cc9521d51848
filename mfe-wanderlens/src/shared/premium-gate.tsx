import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import { Gate } from '@wanderwork/ui/tiers';
import { type ReactNode } from 'react';

interface Props {
  /** "Detailed analytics for Porto are part of Premium". */
  title: string;
  /** What stays free. */
  free: ReactNode;
  /** Where a sample city shows the full feature. */
  sample: { to: string; label: string };
  /** The heading level of the title; 3 by default. */
  level?: 2 | 3;
  /** A faded preview; none in a dialog. */
  children?: ReactNode;
}

/** The gate of a Premium feature, with a link to a sample city. */
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
