import { findPageAssets } from './page-assets';

const page = `
  <link rel="preload" as="script" href="/releases/wanderhub/1.2.0/entry.00ff00ff.js" crossorigin="anonymous">
  <link rel="preload" as="font" href="/newsreader-text.00ff00ff.woff2">
  <link rel="canonical" href="http://localhost/wanderhub/blog/visas">
  <script src="/main.00ff00ff.js"></script>
  <img class="by-day" src="/api/art/posts/visas.svg?theme=light&amp;shape=wide" alt="">
  <img src="/api/art/posts/visas.svg?theme=light&amp;shape=wide" alt="">
  <img src="https://elsewhere.example/a.png"><img src="//elsewhere.example/b.png">
  <a href="/wanderhub/blog/taxes">Taxes</a> <a href="/api/blog-posts">Data</a>`;

it('a page needs its programs, letters and pictures, each once; not where it leads to, and nothing from elsewhere', () => {
  expect(findPageAssets(page)).toEqual([
    '/releases/wanderhub/1.2.0/entry.00ff00ff.js',
    '/newsreader-text.00ff00ff.woff2',
    '/api/art/posts/visas.svg?theme=light&shape=wide',
  ]);
});
