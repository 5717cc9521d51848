import { html, raw, scriptJson } from './html.js';

describe('html', () => {
  it('escapes text and attributes', () => {
    const malicious = `"><script>alert('x')</script>&`;
    expect(html`<p title="${malicious}">${malicious}</p>`.toString()).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
    );
  });

  it('keeps its own markup, alone and in lists', () => {
    const items = ['a', 'b<'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>${raw('<hr>')}`.toString()).toBe('<ul><li>a</li><li>b&lt;</li></ul><hr>');
  });

  it('omits null, undefined and false but keeps zero', () => {
    expect(html`<p>${null}${undefined}${false}${0}</p>`.toString()).toBe('<p>0</p>');
  });

  it('rejects an object that only looks like markup', () => {
    const forged = JSON.parse('{"markup":"<script>"}') as string;
    expect(() => html`${forged}`.toString()).toThrow(TypeError);
  });
});

describe('scriptJson', () => {
  it('cannot end the script, open a comment or break a line', () => {
    const data = { title: '</script><!--<script>&\u2028\u2029' };
    const text = scriptJson(data).toString();
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});
