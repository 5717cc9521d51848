export { ClientFields as default } from '../../../shared/preferences/client-fields';
