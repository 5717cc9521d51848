import { paths, type PaymentPage, type Plan } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Begins a purchase; asked for again, it is the same one. */
export const startCheckout = (plan: Plan): Promise<PaymentPage> =>
  http.post<PaymentPage>(paths.api.billing.checkout(), plan);
