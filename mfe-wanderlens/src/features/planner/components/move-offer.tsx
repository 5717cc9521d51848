import { Banner, Button } from '@wanderwork/ui';
import { type OpenTrips } from '../api/open-trips';

/** A trip made before signing in. */
export const MoveOffer = ({ trips, onMoved }: { trips: OpenTrips; onMoved: () => void }) => (
  <Banner
    tone="info"
    actions={
      <Button size="small" variant="ink" onClick={() => void trips.moveVisitorTrip().then(onMoved)}>
        Move it to your account
      </Button>
    }
  >
    You planned a trip in this browser before you signed in.
  </Banner>
);
