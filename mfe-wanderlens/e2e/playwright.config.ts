import { suite } from '../../tools/test/playwright.mjs';

export default suite(import.meta.dirname);
