import { useSession } from '@wanderwork/platform';
import styled from 'styled-components';
import { Member } from './member';
import { Visitor } from './visitor';

/** The end of the header. The server is asked only where somebody may be signed in, so a face's place is kept for them. */
export const Account = () => {
  const user = useSession((state) => state.user);
  const loading = useSession((state) => state.isLoading);
  if (user) return <Member user={user} />;
  return loading ? <Place aria-hidden /> : <Visitor joinLabel="Join Now" />;
};

/** As large as the face that is awaited. */
const Place = styled.div`
  width: 44px;
  height: 44px;
  border: 4px solid transparent;
  border-radius: 50%;
  background: var(--water) content-box;
`;
