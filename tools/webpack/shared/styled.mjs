// What federation shares as `styled-components`; see router.mjs.
export { css, default, keyframes } from 'styled-components-unshared';
