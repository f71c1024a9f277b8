import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useVoiceSearch } from './use-voice-search';

const found: string[] = [];

function Searching() {
  const { listening, toggle } = useVoiceSearch((search) => found.push(search));
  return (
    <button type="button" aria-pressed={listening} onClick={toggle}>
      Voice
    </button>
  );
}

class FakeRecognition {
  static last: FakeRecognition;
  onresult?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
  constructor() {
    FakeRecognition.last = this;
  }
  start(): void {}
  abort(): void {}
}

const browserWith = (Recognition: unknown) => Object.assign(globalThis, { SpeechRecognition: Recognition });
afterEach(() => browserWith(undefined));

async function press() {
  const view = renderWithHost(<Searching />);
  await userEvent.click(screen.getByRole('button', { name: 'Voice' }));
  return { ...view, last: () => view.toasts().at(-1) };
}

it('listens for one phrase and searches for what it means', async () => {
  browserWith(FakeRecognition);
  const { last } = await press();
  expect(last()).toMatchObject({ title: 'Voice search activated' });

  act(() => FakeRecognition.last.onresult?.({ results: [[{ transcript: 'show me lentils' }]] }));

  expect(found.at(-1)).toBe('lentils');
  expect(last()).toMatchObject({ title: 'Voice search', description: 'Searching for: lentils' });
  expect(screen.getByRole('button', { pressed: false })).toBeVisible();
});

it('stops at a second press', async () => {
  browserWith(FakeRecognition);
  await press();

  await userEvent.click(screen.getByRole('button', { pressed: true }));

  expect(screen.getByRole('button', { pressed: false })).toBeVisible();
});

it.each([
  ['no-speech', 'No speech was detected. Please try speaking again.'],
  ['audio-capture', 'No microphone was found. Please check your microphone.'],
  ['not-allowed', 'Microphone permission denied. Please allow microphone access.'],
  ['network', 'Network error occurred. Please check your connection.'],
  ['service-not-allowed', 'Speech recognition service not allowed.'],
  ['aborted', 'Error: aborted. Please try again.'],
])('says what went wrong at %s', async (error, description) => {
  browserWith(FakeRecognition);
  const { last } = await press();

  act(() => FakeRecognition.last.onerror?.({ error }));

  expect(last()).toMatchObject({ title: 'Voice recognition error', description, tone: 'alert' });
  expect(screen.getByRole('button', { pressed: false })).toBeVisible();
});

it('says when the browser cannot listen at all', async () => {
  browserWith(undefined);
  const { last } = await press();

  expect(last()).toMatchObject({ title: 'Voice recognition not supported', tone: 'alert' });
});

it('says when the browser refuses to begin', async () => {
  browserWith(
    class extends FakeRecognition {
      override start(): void {
        throw new DOMException('started already', 'InvalidStateError');
      }
    },
  );
  const { last } = await press();

  expect(last()).toMatchObject({
    title: 'Failed to start voice recognition',
    description: 'Please check microphone permissions.',
  });
});

it('says when there is nothing to begin with', async () => {
  browserWith(
    class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  const { last } = await press();

  expect(last()).toMatchObject({
    title: 'Voice recognition not initialized',
    description: 'Please refresh the page.',
  });
});
