import type { ShellBuild } from '@wanderwork/contracts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createTemporaryFolder } from '../delivery/built-remote.js';

export const MAIN = `/* main */`.padEnd(400, ' ');

const build: ShellBuild = {
  version: '1.0.0',
  headScripts: ['theme.0a1b2c3d.js'],
  scripts: ['main.0a1b2c3d.js'],
  styles: ['main.0a1b2c3d.css'],
  preload: [],
  fonts: ['fonts/display.0a1b2c3d.woff2'],
  integrity: {},
  themeColors: { light: '#f8f8f3', dark: '#0b1826' },
  routes: [
    { path: '/', title: 'Home', description: 'Decide where to live.', preload: [] },
    {
      path: '/help',
      title: 'Help',
      description: 'Answers.',
      preload: ['help.0a1b2c3d.js'],
      body: '<h2>Where do figures come from?</h2><p>From sources.</p>',
      updatedAt: '2026-11-21',
      jsonLd: { '@type': 'FAQPage' },
    },
    { path: '/desk', title: 'Desk', description: 'A personal page.', preload: [], private: true },
  ],
};

/** Creates a folder like the shell's build. */
export const createBuiltShell = (): string => {
  const root = createTemporaryFolder();
  const files: Record<string, string | Buffer> = {
    'theme.0a1b2c3d.js': '/* theme */',
    'main.0a1b2c3d.js': MAIN,
    'main.0a1b2c3d.js.br': brotliCompressSync(MAIN),
    'main.0a1b2c3d.js.gz': gzipSync(MAIN),
    'main.0a1b2c3d.css': ':root{}',
    'fonts/display.0a1b2c3d.woff2': 'font',
    'service-worker.js': '/* worker */',
    'manifest.webmanifest': '{"name":"WanderWork"}',
    'share.png': 'png',
    'shell.json': JSON.stringify(build),
    'licences.json': JSON.stringify([
      { name: 'react', version: '19.0.0', licence: 'MIT', text: 'React is free.' },
    ]),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
};
