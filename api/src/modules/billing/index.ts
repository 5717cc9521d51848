export { BillingAdmin } from './billing-admin.service.js';
export { BillingModule } from './billing.module.js';
export { Grants } from './people/grants.service.js';
export { NoRenewals } from './changes/no-renewals.js';
