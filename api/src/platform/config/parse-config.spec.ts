import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from './parse-config.js';

describe('parseConfig', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-config-'));
  const parse = (env: Record<string, string> = {}) => parseConfig({ DATA_DIR: dataDir, ...env });

  afterAll(() => fs.rmSync(dataDir, { recursive: true }));

  it('works without any setting', () => {
    expect(parse()).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4200,
      publicUrl: 'http://localhost:4200',
      trustProxy: false,
      databaseUrl: null,
      admin: null,
      site: { socialLinks: [], analyticsUrl: '/api/analytics/events' },
      limitFactor: 1,
      logLevel: 'info',
      runsJobs: true,
      // OWASP's first choice.
      passwordCost: { memoryCost: 19_456, timeCost: 2 },
    });
  });

  it('creates a secret once, readable by its owner only', () => {
    const { sessionSecret } = parse();
    expect(sessionSecret).toMatch(/^[\w-]{43}$/);
    expect(parse().sessionSecret).toBe(sessionSecret);
    expect(fs.statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('creates the key of web push once, unless several processes would need it', () => {
    const { push } = parse();
    expect(push).toEqual({
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      testOrigin: null,
    });
    expect(parse().push).toEqual(push);
    const production = {
      ...{
        NODE_ENV: 'production',
        DATABASE_URL: 'postgresql://a:b@db:5432/c',
        SMTP_URL: 'smtp://mail.example',
      },
      SESSION_SECRET: 'x'.repeat(32),
    };
    expect(parse(production).push).toBeNull();
    expect(parse({ ...production, VAPID_PRIVATE_KEY: push!.privateKey }).push).toEqual(push);
  });

  it('sends pushes to a test service on a development machine only', () => {
    const PUSH_TEST_ORIGIN = 'http://127.0.0.1:5000';
    expect(parse({ PUSH_TEST_ORIGIN }).push).toMatchObject({ testOrigin: PUSH_TEST_ORIGIN });
    const elsewhere: Record<string, string>[] = [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' },
      { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' },
    ];
    for (const env of elsewhere)
      expect(() => parse({ ...env, PUSH_TEST_ORIGIN })).toThrow(/^PUSH_TEST_ORIGIN: .+\.$/);
  });

  it.each<Record<string, string>>([{}, { PORT: '80' }, { PUBLIC_URL: 'http://127.0.0.1:4200' }])(
    'accepts all three names of this machine as the site (%p)',
    (env) => {
      const { siteOrigins, publicUrl } = parse(env);
      const port = env.PORT === '80' ? '' : ':4200';
      expect(siteOrigins).toEqual(['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}${port}`));
      expect(siteOrigins).toContain(publicUrl);
    },
  );

  it('accepts no other origin when PUBLIC_URL is set', () => {
    const SMTP_URL = 'smtp://mail.example';
    expect(parse({ PUBLIC_URL: 'https://wander.example/', SMTP_URL })).toMatchObject({
      publicUrl: 'https://wander.example',
      siteOrigins: ['https://wander.example'],
    });
  });

  it.each([
    ['loopback, 10.0.0.0/8', 'loopback,10.0.0.0/8'],
    ['::1', '::1'],
    [
      'uniquelocal,fc00::/7,2001:db8::/32,::ffff:10.0.0.0/104',
      'uniquelocal,fc00::/7,2001:db8::/32,::ffff:10.0.0.0/104',
    ],
  ])('trusts the proxies of TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(parse({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it('enables only the named providers, each at its default or configured address', () => {
    expect(parse({ WORLDBANK_URL: 'https://mirror.example' }).providerUrls).toEqual({});
    const named = {
      DATA_PROVIDERS: 'worldbank, open-meteo, mlab',
      WORLDBANK_URL: 'https://mirror.example/wb/',
    };
    expect(parse(named).providerUrls).toEqual({
      worldbank: 'https://mirror.example/wb',
      'open-meteo': 'https://archive-api.open-meteo.com',
      mlab: 'https://storage.googleapis.com',
    });
    expect(parse({ DATA_PROVIDERS: 'mlab', MLAB_URL: 'https://mirror.example' }).providerUrls).toEqual({
      mlab: 'https://mirror.example',
    });
  });

  it.each([
    [
      { DATA_PROVIDERS: 'numbeo' },
      'DATA_PROVIDERS: "numbeo" is not a provider; use one or more of worldbank, open-meteo, mlab.',
    ],
    [
      { DATA_PROVIDERS: 'worldbank', WORLDBANK_URL: 'mirror' },
      'WORLDBANK_URL: "mirror" is not a web address; use one like https://data.example.',
    ],
  ])('rejects an invalid provider (%p)', (env: Record<string, string>, message) => {
    expect(() => parse(env)).toThrow(message);
  });

  it('passes social links and the analytics address to the shell', () => {
    const SOCIAL_LINKS = 'Mastodon = https://social.example/@us, Our videos=https://video.example/?list=a=b';
    expect(parse({ SOCIAL_LINKS, ANALYTICS_URL: 'https://stats.example/events' }).site).toEqual({
      socialLinks: [
        { name: 'Mastodon', url: 'https://social.example/@us' },
        { name: 'Our videos', url: 'https://video.example/?list=a=b' },
      ],
      analyticsUrl: 'https://stats.example/events',
    });
  });

  it.each<Record<string, string>>([
    { PORT: '0' },
    { PORT: '65536' },
    { PORT: '0x50' },
    { PUBLIC_URL: 'ftp://wander.example' },
    { PUBLIC_URL: 'https://wander.example/app' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.0/8/1' },
    { TRUST_PROXY: '0.0.0.0/0' },
    { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' },
    { TRUST_PROXY: '::/0' },
    { TRUST_PROXY: '::/7' },
    { TRUST_PROXY: '2000::/3' },
    { TRUST_PROXY: '::ffff:0:0/96' },
    { TRUST_PROXY: '::ffff:0.0.0.0/97' },
    { DATABASE_URL: 'localhost' },
    { SESSION_SECRET: 'short' },
    { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' },
    { ADMIN_PASSWORD: 'short', ADMIN_EMAIL: 'ana@example.com' },
    { SOCIAL_LINKS: 'https://social.example' },
    { SOCIAL_LINKS: 'Mastodon=http://social.example' },
    { SOCIAL_LINKS: 'Mastodon=javascript:alert(1)' },
    { SOCIAL_LINKS: 'Mastodon=https://us:secret@social.example' },
    { SOCIAL_LINKS: 'Mastodon=https://social.example,' },
    { SOCIAL_LINKS: '=https://social.example' },
    { SOCIAL_LINKS: `${'x'.repeat(41)}=https://social.example` },
    { SOCIAL_LINKS: Array(9).fill('Mastodon=https://social.example').join(',') },
    { VAPID_PRIVATE_KEY: 'short' },
    { VAPID_PRIVATE_KEY: '_'.repeat(43) },
    { PUSH_TEST_ORIGIN: 'http://push.example' },
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'https://mail.example' },
    { MAIL_FROM: 'nobody' },
    { MAIL_FROM: 'A <a@b.example>, C <c@d.example>' },
    { MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example' },
    { ANALYTICS_URL: 'stats.example' },
    { ANALYTICS_URL: '/api/analytics/events' },
    { ANALYTICS_URL: 'ftp://stats.example/' },
    { AI_BASE_URL: 'ai.example', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'ftp://ai.example/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://169.254.169.254/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://2852039166/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://0xa9.0xfe.1/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://169.254.169.254./v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://[fe80::1]/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://[febf::1]/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://[::ffff:169.254.169.254]/v1', AI_MODEL: 'some-model' },
    { AI_BASE_URL: 'http://[64:ff9b::a9fe:a9fe]/v1', AI_MODEL: 'some-model' },
    { AI_AUDIO_BASE_URL: 'ai.example', AI_TRANSCRIBE_MODEL: 'some-model' },
    { AI_AUDIO_BASE_URL: 'http://169.254.169.254/v1', AI_TRANSCRIBE_MODEL: 'some-model' },
    { AI_AUDIO_BASE_URL: 'https://ai.example/v1' },
    { AI_SPEECH_MODEL: 'some-model', AI_AUDIO_BASE_URL: 'https://ai.example/v1' },
    { WORLDBANK_URL: 'http://169.254.169.254', DATA_PROVIDERS: 'worldbank' },
    { AI_ANSWERS_PER_PERSON: '0' },
    { AI_ANSWERS_PER_DAY: 'many' },
    { AI_MODEL: ' ', AI_BASE_URL: 'https://ai.example/v1' },
    { RATE_LIMIT_FACTOR: '0' },
    { RATE_LIMIT_FACTOR: 'Infinity' },
    { MAX_CONNECTIONS: 'many' },
    { MAX_CONNECTIONS: '9' },
    { LIVE_STREAMS: 'all' },
    { LIVE_STREAMS: '50001' },
    { API_DOCS: 'yes' },
    { LOG_LEVEL: 'loud' },
    { LOG_LEVEL: 'INFO' },
  ])('rejects %p in a sentence that starts with the name of the setting', (env) => {
    const name = Object.keys(env)[0] as string;
    expect(() => parse(env)).toThrow(new RegExp(`^${name}: .+\\.$`));
  });

  it('uses LOG_LEVEL, and info by default', () => {
    expect(parse({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
    expect(parse({ LOG_LEVEL: ' ' }).logLevel).toBe('info');
  });

  it('uses a service for sound only when AI_AUDIO_BASE_URL is set, for hearing, speaking or both', () => {
    expect(parse({ AI_TRANSCRIBE_MODEL: 'ears' }).audio).toBeNull();
    const hearing = { AI_AUDIO_BASE_URL: 'https://ai.example/v1/', AI_TRANSCRIBE_MODEL: 'ears' };
    const settings = {
      baseUrl: 'https://ai.example/v1',
      apiKey: null,
      transcribeModel: 'ears',
      speech: null,
    };
    expect(parse(hearing).audio).toEqual(settings);
    expect(
      parse({ ...hearing, AI_AUDIO_API_KEY: 'key', AI_SPEECH_MODEL: 'mouth', AI_SPEECH_VOICE: 'ana' }).audio,
    ).toEqual({ ...settings, apiKey: 'key', speech: { model: 'mouth', voice: 'ana' } });
  });

  it('uses a model only when AI_BASE_URL is set', () => {
    expect(parse({}).model).toBeNull();
    expect(parse({ AI_BASE_URL: 'http://127.0.0.1:1234/v1/', AI_MODEL: 'some-model' }).model).toEqual({
      baseUrl: 'http://127.0.0.1:1234/v1',
      apiKey: null,
      model: 'some-model',
    });
  });

  it('lets the model write 60 answers a day for a person and 2,000 in total, or as many as are set', () => {
    expect(parse({}).assistantModelLimits).toEqual({ perPerson: 60, inTotal: 2000 });
    expect(parse({ AI_ANSWERS_PER_PERSON: '5', AI_ANSWERS_PER_DAY: '100' }).assistantModelLimits).toEqual({
      perPerson: 5,
      inTotal: 100,
    });
  });

  it('requires both settings of the first admin', () => {
    expect(() => parse({ ADMIN_EMAIL: 'ana@example.com' })).toThrow(/^ADMIN_PASSWORD: /);
    expect(parse({ ADMIN_EMAIL: 'Ana@Example.com', ADMIN_PASSWORD: 'long enough' }).admin).toEqual({
      email: 'ana@example.com',
      password: 'long enough',
    });
  });

  it('requires SESSION_SECRET in production with an external database', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://a:b@db:5432/c' };
    expect(() => parse(env)).toThrow(/^SESSION_SECRET: /);
    const SESSION_SECRET = 'x'.repeat(32);
    expect(parse({ ...env, SESSION_SECRET, SMTP_URL: 'smtp://mail.example' }).sessionSecret).toBe(
      SESSION_SECRET,
    );
  });

  it('raises rate limits on this machine only, and by less in production', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    expect(parse({ RATE_LIMIT_FACTOR: '100000' }).limitFactor).toBe(100_000);
    expect(parse({ ...production, RATE_LIMIT_FACTOR: '1000' }).limitFactor).toBe(1000);
    const rejected: Record<string, string>[] = [
      { ...production, RATE_LIMIT_FACTOR: '1001' },
      { ...production, PUBLIC_URL: 'https://wander.example', RATE_LIMIT_FACTOR: '2' },
      { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example', RATE_LIMIT_FACTOR: '2' },
    ];
    for (const env of rejected) expect(() => parse(env)).toThrow(/^RATE_LIMIT_FACTOR: .+\.$/);
  });

  it('requires https in production when other machines reach the site', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    const PUBLIC_URL = 'http://wander.example';
    expect(() => parse({ ...production, PUBLIC_URL })).toThrow(/^PUBLIC_URL: .+https\.$/);
    expect(parse({ ...production, PUBLIC_URL: 'http://127.0.0.1:4200' }).publicUrl).toBe(
      'http://127.0.0.1:4200',
    );
    expect(parse({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });

  it('serves the API documentation, in production only with API_DOCS=on', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    expect(parse().apiDocs).toBe(true);
    expect(parse({ API_DOCS: 'off' }).apiDocs).toBe(false);
    expect(parse(production).apiDocs).toBe(false);
    expect(parse({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
  });

  it('requires a mail server except on a development machine', () => {
    expect(parse()).toMatchObject({
      smtpUrl: null,
      mailFrom: { name: 'WanderWork', address: 'no-reply@localhost' },
    });
    const elsewhere: Record<string, string>[] = [
      { NODE_ENV: 'production' },
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://wander.example' },
    ];
    for (const env of elsewhere) expect(() => parse(env)).toThrow(/^SMTP_URL: required .+\.$/);
    const SMTP_URL = 'smtps://ana:secret@mail.example';
    expect(parse({ PUBLIC_URL: 'https://wander.example', SMTP_URL })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: { name: 'WanderWork', address: 'no-reply@wander.example' },
    });
  });

  it('does not print the password of the mail server', () => {
    expect(() => parse({ SMTP_URL: 'http://ana:secret@mail.example' })).toThrow(/^(?!.*secret)/);
  });

  it.each([
    ['hello@wander.example', { name: 'WanderWork', address: 'hello@wander.example' }],
    ['Ana Ferreira <ana@wander.example>', { name: 'Ana Ferreira', address: 'ana@wander.example' }],
  ])('reads the sender from MAIL_FROM=%s', (MAIL_FROM, mailFrom) => {
    expect(parse({ MAIL_FROM }).mailFrom).toEqual(mailFrom);
  });
});
