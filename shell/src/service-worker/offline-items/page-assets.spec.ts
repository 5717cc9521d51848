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

it('findPageAssets returns scripts, fonts and pictures once each, without links and other origins', () => {
  expect(findPageAssets(page)).toEqual([
    '/releases/wanderhub/1.2.0/entry.00ff00ff.js',
    '/newsreader-text.00ff00ff.woff2',
    '/api/art/posts/visas.svg?theme=light&shape=wide',
  ]);
});
