import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Stack, Tag } from '@wanderwork/ui';
import { tierBadges } from '../model/memberships';

interface Props {
  user: SessionUser;
  onLeave: () => void;
}

/** What a member can have while nothing can be bought. */
export const MembershipToday = ({ user, onLeave }: Props) => (
  <Stack $gap={4}>
    <p>
      <Tag>{tierBadges[user.subscriptionTier]}</Tag>
    </p>
    <p>
      Pro and Premium will lift the limits and open WanderQuest in every mode. Nothing can be bought yet, so
      nothing is charged. What you have stays yours.
    </p>
    <ButtonLink as={AppLink} to={paths.web.subscription()} variant="ink" onClick={onLeave}>
      What each membership includes
    </ButtonLink>
    <ButtonLink as={AppLink} to={paths.web.wanderquest()} onClick={onLeave}>
      Play what is open today
    </ButtonLink>
  </Stack>
);
