import { useQuery } from '@tanstack/react-query';
import { stayLimits, type OverlapWeek, type Stay } from '@wanderwork/contracts';
import { Lead, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { ownProfileQuery } from '../../common/api/connect.query';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { staysQuery } from '../api/stays.query';
import { CallHoursSection } from './call-hours-section';
import { StayCard } from './stay-card';
import { StayForm } from './stay-form';

/** Where the reader will be, and how many other members will be there too. */
const Stays = () => (
  <ConnectPage
    private
    narrow
    title="Your stays"
    lead={
      <p>
        Every night we count how many members will be in a city in the same week. Once there are at least
        three others, you see that number. Nobody sees names or dates.
      </p>
    }
  >
    <MembersOnly>
      {(userId) => (
        <Stack key={userId} $gap={7}>
          <StaysSection userId={userId} />
          <CallHoursSection userId={userId} />
        </Stack>
      )}
    </MembersOnly>
  </ConnectPage>
);

const StaysSection = ({ userId }: { userId: string }) => {
  const query = useQuery(staysQuery(userId));
  return (
    <Loaded query={query} label="Your stays">
      {({ stays, overlaps }) => (
        <Stack $gap={6}>
          <StayList userId={userId} stays={stays} overlaps={overlaps} />
          <AddStay userId={userId} count={stays.length} />
        </Stack>
      )}
    </Loaded>
  );
};

interface ListProps {
  userId: string;
  stays: readonly Stay[];
  overlaps: readonly OverlapWeek[];
}

const StayList = ({ userId, stays, overlaps }: ListProps) => {
  const { data: own } = useQuery(ownProfileQuery(userId));
  const mayHost = own !== undefined && own.level !== 'unconfirmed' && own.level !== 'new';
  if (stays.length === 0) return <Lead>You haven’t added a stay. Where will you be next?</Lead>;
  return (
    <Stack as="ul" role="list" aria-label="Your stays" $gap={4}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <StayCard stay={stay} overlaps={overlaps} mayHost={mayHost} />
        </li>
      ))}
    </Stack>
  );
};

const AddStay = ({ userId, count }: { userId: string; count: number }) => {
  const { data: own } = useQuery(ownProfileQuery(userId));
  return (
    <Part aria-labelledby="add-stay">
      <h2 id="add-stay">Add a stay</h2>
      <AddStayContent isUnconfirmed={own?.level === 'unconfirmed'} isFull={count >= stayLimits.stays} />
    </Part>
  );
};

const AddStayContent = ({ isUnconfirmed, isFull }: { isUnconfirmed: boolean; isFull: boolean }) => {
  if (isUnconfirmed) return <p>Confirm your email address to add stays.</p>;
  if (isFull) return <p>You have {stayLimits.stays} stays, which is the most. Remove one to add another.</p>;
  return (
    <>
      <StayForm />
      <Small $quiet>We delete a stay the day after it ends.</Small>
    </>
  );
};

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

export default Stays;
