import { paths } from '@wanderwork/contracts';
import { AppLink, OtherRemote, useRemotesWith } from '@wanderwork/platform';
import { ButtonLink, EmptyState } from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import { remoteTitles } from '../model/remote-titles';
import { AdminFrame } from './admin-frame';

/** The admin section of another remote. */
export const RemoteSection = () => {
  const { remote } = useParams();
  const name = useRemotesWith('admin').find((candidate) => candidate === remote);
  if (!name) return <SectionNotFound />;
  return (
    <AdminFrame title={remoteTitles[name]}>
      <OtherRemote name={name} slot="admin" />
    </AdminFrame>
  );
};

const SectionNotFound = () => (
  <AdminFrame title="Section not found">
    <EmptyState
      title="Nothing here"
      action={
        <ButtonLink as={AppLink} to={paths.web.admin()}>
          Admin area
        </ButtonLink>
      }
    >
      The admin area has no section at this address.
    </EmptyState>
  </AdminFrame>
);
