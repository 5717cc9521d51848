import { paths, type PaymentPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Requests the payment provider's page for changing the card. */
export const requestCardPage = (): Promise<PaymentPage> => http.post<PaymentPage>(paths.api.billing.card());
