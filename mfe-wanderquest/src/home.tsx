import { Invitation } from './features/invitation/components/invitation';

export default Invitation;
