import { once } from 'node:events';
import net from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { OutboxService } from '../../src/modules/mail/index.js';
import { renderEmail } from '../../src/modules/mail/templates/layout.js';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { SmtpTransport } from '../../src/modules/mail/transport/mail-transport.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { findFreePort } from '../support/product.js';
import { createTestConfig } from '../support/test-config.js';

interface Received {
  to: string[];
  from: string;
  text: string;
}

const servers: { close(done: () => void): unknown }[] = [];

const listenOnFreePort = async (server: {
  listen(port: number, host: string): net.Server;
}): Promise<number> => {
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return (listener.address() as net.AddressInfo).port;
};

/** A mail server for one test; `received` collects its emails. */
const createMailServer = async (
  received: Received[],
  options: SMTPServerOptions = {},
): Promise<SMTPServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({
          to: rcptTo.map(({ address }) => address),
          from,
          text: Buffer.concat(pieces).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  servers.push(server);
  return server;
};

const emailContent = {
  subject: 'Subject',
  preview: 'Preview',
  title: 'Title',
  paragraphs: ['Words'],
  reason: 'You asked.',
};
const createEmail = (email = 'ana@example.com', subject = 'Subject') => ({
  ...renderEmail({ ...emailContent, subject }, 'http://localhost:4200'),
  id: '0193a000-0000-7000-8000-000000000001',
  email,
});
const createTransport = (port: number, silenceMs?: number) =>
  new SmtpTransport(createTestConfig({ smtpUrl: `smtp://127.0.0.1:${port}` }), silenceMs);

afterAll(() => Promise.all(servers.map((server) => new Promise<void>((done) => server.close(done)))));

describe('sending over SMTP', () => {
  it('sends HTML and text with the sender, and always the same id for the same email', async () => {
    const received: Received[] = [];
    const port = await listenOnFreePort(await createMailServer(received));
    await createTransport(port).send({
      ...createEmail(),
      headers: { 'List-Unsubscribe': '<https://a.example/b>' },
    });
    expect(received).toEqual([
      { to: ['ana@example.com'], from: 'no-reply@localhost', text: expect.any(String) },
    ]);
    const { text } = received[0] as Received;
    expect(text).toContain('From: WanderWork <no-reply@localhost>');
    expect(text).toContain('Message-ID: <0193a000-0000-7000-8000-000000000001@localhost>');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('List-Unsubscribe: <https://a.example/b>');
    expect(text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(text).toContain('Content-Type: text/html; charset=utf-8');
  });

  it.each([
    ['a second address', 'ana@example.com, eve@example.com'],
    ['a header', 'ana@example.com\r\nBcc: eve@example.com'],
    ['a command', 'ana@example.com>\r\nRCPT TO:<eve@example.com'],
  ])('cannot be given %s through an address', async (_what, email) => {
    const received: Received[] = [];
    const port = await listenOnFreePort(await createMailServer(received));
    await createTransport(port)
      .send(createEmail(email))
      .catch(() => {});
    const everybody = received.flatMap(({ to }) => to);
    expect(everybody).not.toContain('eve@example.com');
    expect(received.map(({ text }) => text).join('')).not.toMatch(/^bcc:/im);
  });

  it('cannot be given a header through a subject', async () => {
    const received: Received[] = [];
    const port = await listenOnFreePort(await createMailServer(received));
    await createTransport(port).send(createEmail('ana@example.com', 'Hello\r\nBcc: eve@example.com'));
    expect(received[0]?.to).toEqual(['ana@example.com']);
    expect(received[0]?.text.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  it('distinguishes an unknown address from a server problem', async () => {
    const refusing = (responseCode: number) =>
      createMailServer([], {
        onRcptTo: (_to, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
      });
    for (const code of [550, 451]) {
      const port = await listenOnFreePort(await refusing(code));
      await expect(createTransport(port).send(createEmail())).rejects.toMatchObject({
        code: 'EENVELOPE',
        responseCode: code,
      });
    }
  });

  it('does not wait forever: refused, silent and dropped connections are errors', async () => {
    const silent = net.createServer((socket) => socket.resume());
    const dropping = net.createServer((socket) => socket.resume().end('220 hello\r\n'));
    servers.push(silent, dropping);
    const ports = [1, await listenOnFreePort(silent), await listenOnFreePort(dropping)];
    for (const port of ports)
      await expect(createTransport(port, 300).send(createEmail())).rejects.toHaveProperty('code');
  });
});

describe('a mail server that is down for a while', () => {
  let api: TestApp;
  afterAll(() => api.close());

  it('loses nothing', async () => {
    const received: Received[] = [];
    const server = await createMailServer(received);
    const port = await findFreePort();
    api = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
    const emails = Array.from({ length: 12 }, (_, index) => `p${index}@example.com`);
    await api.db.transaction(async (manager) => {
      for (const email of emails)
        await api.app
          .get(OutboxService)
          .enqueue(manager, { email, template: 'deletion-cancelled', data: {} });
    });
    await api.app.get(MailWorker).wake();
    expect(await api.db.query(`SELECT DISTINCT status, attempts FROM mails`)).toEqual([
      { status: 'queued', attempts: 1 },
    ]);
    expect((await api.inject({ url: '/dev/mailbox' })).statusCode).toBe(404);

    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    await api.db.query('UPDATE mails SET next_at = now()');
    await api.app.get(MailWorker).wake();
    expect(received.flatMap(({ to }) => to).sort()).toEqual([...emails].sort());
    expect(await api.db.query(`SELECT DISTINCT status FROM mails`)).toEqual([{ status: 'sent' }]);
  });
});
