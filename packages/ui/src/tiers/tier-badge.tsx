import { tierNames, type Tier } from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';

const badges: Record<Tier, { words: string; tone: TagTone }> = {
  premium: { words: tierNames.premium, tone: 'ink' },
  pro: { words: tierNames.pro, tone: 'outlined' },
  free: { words: 'Free Tier', tone: 'plain' },
};

/** What a member's tier is called, beside the name. */
export const TierBadge = ({ tier }: { tier: Tier }) => (
  <Tag tone={badges[tier].tone}>{badges[tier].words}</Tag>
);
