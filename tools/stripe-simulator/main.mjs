#!/usr/bin/env node
import { startSimulator } from './simulator.mjs';

const required = (name) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

const simulator = await startSimulator({
  folder: required('SIMULATOR_FOLDER'),
  port: Number(process.env.SIMULATOR_PORT ?? 0),
  apiKey: required('SIMULATOR_API_KEY'),
  controlToken: required('SIMULATOR_CONTROL_TOKEN'),
  webhookUrl: required('SIMULATOR_WEBHOOK_URL'),
  webhookSecret: required('SIMULATOR_WEBHOOK_SECRET'),
});

const stop = async () => {
  await simulator.stop();
  process.exit(0);
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
// Whoever started it is gone.
process.once('disconnect', stop);

process.send?.({ type: 'ready', url: simulator.url });
