import { remote } from '../tools/webpack/remote.mjs';

export default remote(import.meta.dirname);
