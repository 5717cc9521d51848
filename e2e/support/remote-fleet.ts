import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serveRemote } from '../../tools/release/serve-remote.mjs';
import { at } from '../../tools/start/root.mjs';
import { startTestProduct } from '../../tools/test/test-product.mjs';

const run = promisify(execFile);

export const fleet = ['wanderlens', 'wanderhub', 'wanderquest', 'account'] as const;
export type RemoteName = (typeof fleet)[number];

interface Server {
  url: string;
  port: number;
  close(): Promise<void>;
}

const serve = async (folder: string, port = 0): Promise<Server> => {
  const server = await serveRemote({ folders: [folder], port });
  return { ...server, port: Number(new URL(server.url).port) };
};

/** Publishes a build folder to a running product; its files may be served by another server. */
export const publish = async (
  product: { dataDir: string; port: string },
  folder: string,
  server?: string,
) => {
  const args = ['publish', folder, ...(server ? ['--base-url', `${server}/{version}/`] : [])];
  const env = { ...process.env, DATA_DIR: product.dataDir, PORT: product.port };
  await run(process.execPath, [at('api/dist/cli.js'), ...args], { env, cwd: at('.') });
};

/** The product with each remote on an origin of its own. Each server can be killed and restarted. */
export const startFleet = async () => {
  const product = await startTestProduct({ BUILT_REMOTES: '' });
  const { port } = new URL(product.url);
  const servers = new Map<RemoteName, Server>();
  for (const name of fleet) {
    const folder = at(`mfe-${name}`, 'dist');
    const server = await serve(folder);
    servers.set(name, server);
    await publish({ dataDir: product.dataDir, port }, folder, server.url);
  }
  const serverOf = (name: RemoteName) => servers.get(name) as Server;
  return {
    url: product.url,
    originOf: (name: RemoteName) => serverOf(name).url,
    kill: (name: RemoteName) => serverOf(name).close(),
    revive: async (name: RemoteName) => {
      servers.set(name, await serve(at(`mfe-${name}`, 'dist'), serverOf(name).port));
    },
    stop: async () => {
      await Promise.all([...servers.values()].map((server) => server.close()));
      await product.stop();
    },
  };
};
