import { paths, type AdminOverview } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { OwnData } from '../../../shared/own-data';
import { overviewQuery } from '../api/one.query';
import { AdminFrame } from './admin-frame';
import { Tile, Tiles } from './tiles';

const { web } = paths;

/** How many there are of what. */
export const Overview = () => (
  <AdminFrame title="Admin area" lead="How the place stands now.">
    <OwnData query={overviewQuery} label="The overview" waiting={<Coming />}>
      {(overview) => <Figures {...overview} />}
    </OwnData>
  </AdminFrame>
);

const Coming = () => (
  <Tiles as="div">
    {Array.from({ length: 7 }, (_, index) => (
      <Skeleton key={index} $height="112px" />
    ))}
  </Tiles>
);

const number = (value: number): string => value.toLocaleString('en');

const Figures = ({ users, waitlist, newsletter, failedMails }: AdminOverview) => (
  <Tiles role="list">
    <Tile to={web.adminUsers()} name="Accounts" value={users.total}>
      {number(users.confirmed)} confirmed, {number(users.suspended)} suspended, {number(users.admins)}{' '}
      {users.admins === 1 ? 'admin' : 'admins'}
    </Tile>
    <Tile to={`${web.adminUsers()}?tier=free`} name="Free" value={users.free}>
      accounts of this tier
    </Tile>
    <Tile to={`${web.adminUsers()}?tier=pro`} name="Pro" value={users.pro}>
      accounts of this tier
    </Tile>
    <Tile to={`${web.adminUsers()}?tier=premium`} name="Premium" value={users.premium}>
      accounts of this tier
    </Tile>
    <Tile to={web.adminWaitlist()} name="Waitlist" value={waitlist}>
      people who asked to be told
    </Tile>
    <Tile to={`${web.adminNewsletter()}?consent=given`} name="Newsletter" value={newsletter.given}>
      said yes, {number(newsletter.pending)} not yet, {number(newsletter.withdrawn)} unsubscribed
    </Tile>
    <Tile to={`${web.adminMails()}?status=failed`} name="Failed letters" value={failedMails}>
      {failedMails === 0 ? 'every letter found its way' : 'wait for somebody to look'}
    </Tile>
  </Tiles>
);
