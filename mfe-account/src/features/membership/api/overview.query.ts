import { queryOptions } from '@tanstack/react-query';
import { paths, type BillingInvoice, type SubscriptionOverview } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const { billing } = paths.api;

export const fetchOverview = () => http.get<SubscriptionOverview>(billing.subscription());

/** What one pays for now. Bills are settled in other tabs too: whoever comes back to this one sees it. */
export const overviewQuery = queryOptions({
  queryKey: ['subscription', 'now'],
  queryFn: fetchOverview,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** What was charged so far, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: ['subscription', 'invoices'],
  queryFn: () => http.get<BillingInvoice[]>(billing.invoices()),
  staleTime: 0,
});

/** The same, once the payment provider was asked how things stand. */
export const refreshOverview = () => http.post<SubscriptionOverview>(billing.refresh());
