export { Gate } from './tiers/gate';
export { TierBadge } from './tiers/tier-badge';
