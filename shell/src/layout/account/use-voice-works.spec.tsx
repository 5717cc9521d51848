import { paths } from '@wanderwork/contracts';
import { mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { screen, waitFor } from '@testing-library/react';
import { useVoiceWorks } from './use-voice-works';

const Answer = ({ isEntitled = true }: { isEntitled?: boolean }) => (
  <output>{useVoiceWorks(isEntitled) ? 'works' : 'does not work'}</output>
);

const letBrowserRecord = () => {
  Object.assign(window, { MediaRecorder: class {} });
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true });
};

describe('voice', () => {
  useServer();
  afterEach(() => {
    for (const name of ['webkitSpeechRecognition', 'MediaRecorder']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('works where the browser recognizes speech', () => {
    Object.assign(window, { webkitSpeechRecognition: class {} });
    renderAt('/', <Answer />);
    expect(screen.getByRole('status')).toHaveTextContent(/^works$/);
  });

  it('works where the browser records and the server writes recordings down', async () => {
    letBrowserRecord();
    mockResponse('get', paths.api.voice.settings(), {
      transcriptionHost: 'speech.example',
      hasSpeech: false,
    });
    renderAt('/', <Answer />);
    expect(await screen.findByText('works')).toBeVisible();
  });

  it('does not work where nothing turns speech into text', async () => {
    letBrowserRecord();
    const requests = mockResponse('get', paths.api.voice.settings(), {
      transcriptionHost: null,
      hasSpeech: false,
    });
    renderAt('/', <Answer />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('does not work');
  });

  it('is not offered to those who may not use it', () => {
    Object.assign(window, { webkitSpeechRecognition: class {} });
    renderAt('/', <Answer isEntitled={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('does not work');
  });
});
