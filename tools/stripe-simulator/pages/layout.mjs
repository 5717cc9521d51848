const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text) => String(text ?? '').replaceAll(/[&<>"']/g, (one) => escapes[one]);

export const formatMoney = (cents) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

export const formatDay = (seconds) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(seconds * 1000));

const style = `
:root { color-scheme: light dark; --paper: #f8f8f3; --sheet: #fff; --ink: #0f2e3d; --quiet: #37525f; --red: #b8380f; --on-red: #fff; --edge: #748a93; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0b1826; --sheet: #122435; --ink: #e8eeea; --quiet: #b9c8cc; --red: #ff8f63; --on-red: #1d0c05; --edge: #66808f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 'Instrument Sans', system-ui, sans-serif; }
.test { margin: 0; padding: 8px 16px; background: var(--ink); color: var(--paper); text-align: center; font-size: 14px; font-weight: 600; letter-spacing: 0.04em; }
main { max-width: 440px; margin: 48px auto; padding: 32px 24px; background: var(--sheet); border-top: 3px solid var(--red); overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font: 400 28px/1.2 Newsreader, Georgia, serif; }
p { margin: 0 0 16px; color: var(--quiet); }
.sum { font-size: 20px; color: var(--ink); }
label { display: block; margin-bottom: 4px; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--edge); border-radius: 6px; }
button { width: 100%; min-height: 44px; margin-top: 16px; font: inherit; font-weight: 600; color: var(--on-red); background: var(--red); border: 0; border-radius: 6px; cursor: pointer; }
button.plain { color: var(--ink); background: transparent; border: 1px solid var(--edge); }
:is(a, button, input, summary):focus-visible { outline: 2px solid var(--red); outline-offset: 2px; }
a { color: var(--ink); }
a.back, summary { display: inline-block; min-height: 24px; margin-top: 16px; }
.wrong { padding: 12px; color: var(--ink); border-left: 3px solid var(--red); }
table { width: 100%; margin-bottom: 16px; border-collapse: collapse; }
td { padding: 4px 0; vertical-align: top; }
td:last-child { text-align: right; white-space: nowrap; padding-left: 16px; }
@media (max-width: 500px) { main { margin: 0; } }`;

/** Renders a page as people would see it at Stripe, in the product's plain style and clearly marked as a test. */
export const renderPage = (title, content) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · TEST MODE</title>
<style>${style}</style>
</head>
<body>
<p class="test">TEST MODE: no real card, no real money</p>
<main>
${content}
</main>
</body>
</html>
`;
