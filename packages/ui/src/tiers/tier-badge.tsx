import { tierNames, type Tier } from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';

const badges: Record<Tier, { label: string; tone: TagTone }> = {
  premium: { label: tierNames.premium, tone: 'ink' },
  pro: { label: tierNames.pro, tone: 'outlined' },
  free: { label: 'Free Tier', tone: 'plain' },
};

/** The name of a member's tier, next to their name. */
export const TierBadge = ({ tier }: { tier: Tier }) => (
  <Tag tone={badges[tier].tone}>{badges[tier].label}</Tag>
);
