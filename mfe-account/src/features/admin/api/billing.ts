import { queryOptions } from '@tanstack/react-query';
import {
  paths,
  type AdminBilling,
  type AdminBillingOverview,
  type AdminBillingJob,
  type AdminGrant,
  type AdminOpenPayment,
  type AdminPaymentRetry,
  type AdminSubscription,
} from '@wanderwork/contracts';
import { type GrantRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { type Filters } from '../model/use-filters';
import { ADMIN_KEY, list } from './lists.query';

const { admin } = paths.api;

export const billingQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'billing'],
  queryFn: () => http.get<AdminBillingOverview>(admin.billing()),
});

export const billingJobsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'billing', 'work'],
  queryFn: () => http.get<AdminBillingJob[]>(admin.billingWork()),
});

export const subscriptionsQuery = (filters: Filters) =>
  list<AdminSubscription>(admin.subscriptions(), filters);
export const openPaymentsQuery = () => list<AdminOpenPayment>(admin.openPayments(), {});

export const userBillingQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'billing', 'of', id],
    queryFn: () => http.get<AdminBilling>(admin.userBilling(id)),
  });

export const retryJob = (id: string): Promise<AdminBillingJob[]> =>
  http.post<AdminBillingJob[]>(admin.retryBillingWork(id));
export const retryPayment = (id: string): Promise<AdminPaymentRetry> =>
  http.post<AdminPaymentRetry>(admin.retryPayment(id));
export const grantTier = (userId: string, request: GrantRequest): Promise<AdminGrant> =>
  http.post<AdminGrant>(admin.userGrants(userId), request);
export const revokeTier = (grantId: string): Promise<AdminGrant> =>
  http.delete<AdminGrant>(admin.grant(grantId));
