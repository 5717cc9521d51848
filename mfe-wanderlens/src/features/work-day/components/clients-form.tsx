export { ClientFields as default } from '../../../shared/wishes/client-fields';
