import { paths, type PaymentPage, type Plan } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Starts a checkout. The request is idempotent: repeating it returns the same checkout. */
export const startCheckout = (plan: Plan): Promise<PaymentPage> =>
  http.post<PaymentPage>(paths.api.billing.checkout(), plan);
