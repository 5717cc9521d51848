#!/usr/bin/env node
import { startSimulator } from './simulator.mjs';

const requireEnv = (name) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

const simulator = await startSimulator({
  folder: requireEnv('SIMULATOR_FOLDER'),
  port: Number(process.env.SIMULATOR_PORT ?? 0),
  apiKey: requireEnv('SIMULATOR_API_KEY'),
  controlToken: requireEnv('SIMULATOR_CONTROL_TOKEN'),
  webhookUrl: requireEnv('SIMULATOR_WEBHOOK_URL'),
  webhookSecret: requireEnv('SIMULATOR_WEBHOOK_SECRET'),
});

const stop = async () => {
  await simulator.stop();
  process.exit(0);
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
// The parent process has ended.
process.once('disconnect', stop);

process.send?.({ type: 'ready', url: simulator.url });
