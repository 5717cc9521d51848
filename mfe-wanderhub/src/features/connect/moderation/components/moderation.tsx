import { useQuery } from '@tanstack/react-query';
import { Lead, Stack } from '@wanderwork/ui';
import { ownProfileQuery } from '../../common/api/connect.query';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { Moderators } from './moderators';
import { ProposedDecisions } from './proposed-decisions';
import { Queue } from './queue';

/** What moderators and admins decide; admins also appoint moderators. */
const Moderation = () => (
  <ConnectPage
    private
    title="Moderation"
    lead={<p>The most urgent first. Take a case before you decide it.</p>}
  >
    <MembersOnly>{(userId) => <ModeratorsOnly userId={userId} />}</MembersOnly>
  </ConnectPage>
);

const ModeratorsOnly = ({ userId }: { userId: string }) => (
  <Loaded query={useQuery(ownProfileQuery(userId))} label="Your profile">
    {({ level }) =>
      level === 'moderator' || level === 'admin' ? (
        <Stack $gap={7}>
          {level === 'admin' && <ProposedDecisions userId={userId} />}
          <Queue userId={userId} />
          {level === 'admin' && <Moderators userId={userId} />}
        </Stack>
      ) : (
        <Lead>This page is for moderators. If you’d like to help, write to us from the help page.</Lead>
      )
    }
  </Loaded>
);

export default Moderation;
