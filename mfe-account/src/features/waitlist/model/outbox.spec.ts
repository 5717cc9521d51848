import { keepForLater, sendKept } from './outbox';

const ana = { email: 'ana@example.com', name: 'Ana', newsletter: true };
const ben = { email: 'ben@example.com', name: 'Ben', newsletter: false };

const sentBy = async (answer: (email: string) => Promise<void> = async () => {}) => {
  const sent: string[] = [];
  await sendKept(async ({ email }) => {
    await answer(email);
    sent.push(email);
  });
  return sent;
};

describe('the waitlist outbox', () => {
  beforeEach(() => localStorage.clear());

  it('sends what was kept once, and then holds nothing', async () => {
    keepForLater(ana);
    keepForLater(ben);
    expect(await sentBy()).toEqual([ana.email, ben.email]);
    expect(await sentBy()).toEqual([]);
  });

  it('keeps what fails again', async () => {
    keepForLater(ana);
    keepForLater(ben);
    const answer = async (email: string) => {
      if (email === ana.email) throw new Error('offline');
    };
    expect(await sentBy(answer)).toEqual([ben.email]);
    expect(await sentBy()).toEqual([ana.email]);
  });

  it('keeps one sign-up per address, the last', async () => {
    keepForLater(ana);
    keepForLater({ ...ana, name: 'Ana Maria' });
    const names: (string | undefined)[] = [];
    await sendKept(async ({ name }) => names.push(name));
    expect(names).toEqual(['Ana Maria']);
  });

  it('passes over a storage that somebody else filled', async () => {
    localStorage.setItem('wanderwork_waitlist_outbox', '{"not":"a list"}');
    expect(await sentBy()).toEqual([]);
  });
});
