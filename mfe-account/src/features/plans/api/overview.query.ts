import { queryOptions } from '@tanstack/react-query';
import { paths, type BillingInvoice, type SubscriptionOverview } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const { billing } = paths.api;

export const fetchOverview = () => http.get<SubscriptionOverview>(billing.subscription());

/** The member's current plan. It is refetched when the tab regains focus, because invoices are also paid in other tabs. */
export const overviewQuery = queryOptions({
  queryKey: ['subscription', 'now'],
  queryFn: fetchOverview,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Past charges, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: ['subscription', 'invoices'],
  queryFn: () => http.get<BillingInvoice[]>(billing.invoices()),
  staleTime: 0,
});

/** The current plan after the server has synced it with the payment provider. */
export const refreshOverview = () => http.post<SubscriptionOverview>(billing.refresh());
