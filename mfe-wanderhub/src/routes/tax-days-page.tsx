export { TaxDays as default } from '../features/tools/tax-days/components/tax-days';
