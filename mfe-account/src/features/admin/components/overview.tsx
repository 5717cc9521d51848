import { paths, type AdminOverview } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { QueryData } from '../../../shared/query-data';
import { overviewQuery } from '../api/one.query';
import { AdminFrame } from './admin-frame';
import { Tile, Tiles } from './tiles';

const { web } = paths;

/** The start page of the admin area: counts that link to their lists. */
export const Overview = () => (
  <AdminFrame title="Admin area" lead="The numbers right now.">
    <QueryData query={overviewQuery} label="The overview" skeleton={<LoadingTiles />}>
      {(overview) => <Figures {...overview} />}
    </QueryData>
  </AdminFrame>
);

const LoadingTiles = () => (
  <Tiles as="div">
    {Array.from({ length: 7 }, (_, index) => (
      <Skeleton key={index} $height="112px" />
    ))}
  </Tiles>
);

const formatNumber = (value: number): string => value.toLocaleString('en');

const Figures = ({ users, waitlist, newsletter, failedMails }: AdminOverview) => (
  <Tiles role="list">
    <Tile to={web.adminUsers()} name="Accounts" value={users.total}>
      {formatNumber(users.confirmed)} confirmed, {formatNumber(users.suspended)} suspended,{' '}
      {formatNumber(users.admins)} {users.admins === 1 ? 'admin' : 'admins'}
    </Tile>
    <Tile to={`${web.adminUsers()}?tier=free`} name="Free" value={users.free}>
      accounts on this plan
    </Tile>
    <Tile to={`${web.adminUsers()}?tier=pro`} name="Pro" value={users.pro}>
      accounts on this plan
    </Tile>
    <Tile to={`${web.adminUsers()}?tier=premium`} name="Premium" value={users.premium}>
      accounts on this plan
    </Tile>
    <Tile to={web.adminWaitlist()} name="Waitlist" value={waitlist}>
      people waiting
    </Tile>
    <Tile to={`${web.adminNewsletter()}?consent=given`} name="Newsletter" value={newsletter.given}>
      subscribed, {formatNumber(newsletter.pending)} pending, {formatNumber(newsletter.withdrawn)}{' '}
      unsubscribed
    </Tile>
    <Tile to={`${web.adminMails()}?status=failed`} name="Failed emails" value={failedMails}>
      {failedMails === 0 ? 'all delivered' : 'need attention'}
    </Tile>
  </Tiles>
);
