export { OpenPayments } from './admin/open-payments.service.js';
export { SubscriptionList } from './admin/subscription-list.service.js';
export { BillingAdmin } from './billing-admin.service.js';
export { BillingModule } from './billing.module.js';
export { Grants } from './people/grants.service.js';
export { NoRenewals } from './changes/no-renewals.js';
