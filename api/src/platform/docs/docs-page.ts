import { PRODUCT_NAME } from '@wanderwork/contracts';

const BASE = '/api/docs';

/** The page has no inline script or style, because the site's content security policy applies to it too. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${PRODUCT_NAME} API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${BASE}/swagger-ui.css">
<script defer src="${BASE}/swagger-ui-bundle.js"></script>
<script defer src="${BASE}/start.js"></script>
</head>
<body>
<main id="docs"></main>
<noscript><p>The same as JSON: <a href="/api/docs-json">/api/docs-json</a></p></noscript>
</body>
</html>
`;

export const startScript = `SwaggerUIBundle({ url: '/api/docs-json', domNode: document.getElementById('docs'), validatorUrl: null });\n`;
