import { PAGE_DATA_ID } from '@wanderwork/contracts';
import { readServedPost } from './served-post';

const serve = (main: string, data: object | null) => {
  document.body.innerHTML = `<div id="root"><main class="plain">${main}</main></div>`;
  if (!data) return;
  const script = Object.assign(document.createElement('script'), {
    id: PAGE_DATA_ID,
    type: 'application/json',
    textContent: JSON.stringify(data),
  });
  document.body.append(script);
};
const text =
  '<article class="prose"><p>One.</p><section class="plain-sources"><h2>Sources</h2></section></article>';
const data = { id: 'an-id', slug: 'visas', title: 'Visas' };

describe('the article that the server put on the page', () => {
  afterEach(() => (document.body.innerHTML = ''));

  it.each(['visas', 'an-id'])('is taken over by %s, its sources apart from its text', (key) => {
    serve(text, data);
    expect(readServedPost(key)).toMatchObject({ title: 'Visas', html: '<p>One.</p>' });
  });

  it('is none where another one stands, none was sent, or the app took its place', () => {
    serve(text, data);
    expect(readServedPost('taxes')).toBeNull();
    serve(text, null);
    expect(readServedPost('visas')).toBeNull();
    serve('', data);
    expect(readServedPost('visas')).toBeNull();
  });
});
