import { Stack } from '@wanderwork/ui';
import { ConnectOverview } from './features/connect/moderation/components/connect-overview';
import { ModerationSummary } from './features/connect/moderation/components/moderation-summary';
import { useEditorLocation } from './features/editor/model/editor-location';
import { PostEditor } from './features/editor/components/post-editor';

/** The hub's section of the admin area: what waits in Connect, and the posts; while a post is open, nothing else. */
const AdminSection = () => {
  const { get } = useEditorLocation();
  if (get('post')) return <PostEditor />;
  return (
    <Stack $gap={5}>
      <ModerationSummary />
      <ConnectOverview />
      <PostEditor />
    </Stack>
  );
};

export default AdminSection;
