export { OpenPaymentsService } from './admin/open-payments.service.js';
export { SubscriptionListService } from './admin/subscription-list.service.js';
export { BillingReportService } from './billing-report.service.js';
export { BillingModule } from './billing.module.js';
export { GrantsService } from './people/grants.service.js';
export { RenewalStopper } from './changes/renewal-stopper.js';
