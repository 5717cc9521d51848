import { useQuery } from '@tanstack/react-query';
import { formatDateTime, type ConnectPost } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import styled from 'styled-components';
import { Loaded } from '../../common/components/loaded';
import { revisionsQuery } from '../api/topic.query';

/** The earlier texts of an edited post, newest first. */
const RevisionsDialog = ({ post, onClose }: { post: ConnectPost; onClose: () => void }) => {
  const query = useQuery(revisionsQuery(post.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Earlier versions"
      description={`Post ${post.number} before its edits.`}
    >
      <Loaded query={query} label="The earlier versions">
        {(revisions) => (
          <Stack $gap={4}>
            {revisions
              .toSorted((a, b) => b.revision - a.revision)
              .map(({ revision, text, at }) => (
                <section key={revision} aria-label={`Version ${revision}`}>
                  <b>
                    Version {revision}, <time dateTime={at}>{formatDateTime(at)}</time>
                  </b>
                  <Text dir="auto">{text}</Text>
                </section>
              ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
};

const Text = styled.pre`
  margin-top: var(--s2);
  font: 400 var(--f-sm) / 1.5 var(--sans);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export default RevisionsDialog;
