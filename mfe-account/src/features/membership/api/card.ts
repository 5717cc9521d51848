import { paths, type PaymentPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The payment provider's page on which the card is changed. */
export const cardPage = (): Promise<PaymentPage> => http.post<PaymentPage>(paths.api.billing.card());
