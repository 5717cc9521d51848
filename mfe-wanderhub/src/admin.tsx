import { Stack } from '@wanderwork/ui';
import { ConnectOverview } from './features/connect/moderation/components/connect-overview';
import { ModerationSummary } from './features/connect/moderation/components/moderation-summary';
import { PostEditor } from './features/editor/components/post-editor';

/** The hub's section of the admin area: what waits in Connect, and the posts. */
const AdminSection = () => (
  <Stack $gap={5}>
    <ModerationSummary />
    <ConnectOverview />
    <PostEditor />
  </Stack>
);

export default AdminSection;
