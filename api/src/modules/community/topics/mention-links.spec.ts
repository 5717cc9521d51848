import { linkMentions } from './mention-links.js';

const ana = { written: 'ana', person: { handle: 'ana', name: 'Ana', pictureUrl: null } };
const LINK = '<a href="/connect/people/ana">@ana</a>';

describe('mentions in a post', () => {
  it.each([
    ['<p>Ask @ana.</p>', `<p>Ask ${LINK}.</p>`],
    ['<p>@Ana, look</p>', '<p><a href="/connect/people/ana">@Ana</a>, look</p>'],
    ['<p><strong>@ana</strong> &amp; @ana</p>', `<p><strong>${LINK}</strong> &amp; ${LINK}</p>`],
  ])('link to the profile: %s', (html, linked) => {
    expect(linkMentions(html, [ana])).toBe(linked);
  });

  it.each([
    '<p>Ask @bo.</p>',
    '<p>mail@ana is an address, and @ana-maria is somebody else</p>',
    '<p><code>@ana</code> and <a href="https://example.com">@ana</a></p>',
    '<pre><code>@ana\n</code></pre>',
    '<p><img src="/api/x.webp" alt="@ana"></p>',
  ])('stay text: %s', (html) => {
    expect(linkMentions(html, [ana])).toBe(html);
  });

  it('leads to the handle that the person has now', () => {
    const renamed = { written: 'ana', person: { ...ana.person, handle: 'ana_f' } };
    expect(linkMentions('@ana', [renamed])).toBe('<a href="/connect/people/ana_f">@ana</a>');
  });
});
