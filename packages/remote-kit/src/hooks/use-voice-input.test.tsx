import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithHost } from '../testing';
import { useVoiceInput } from '..';

class FakeRecognition {
  static made: FakeRecognition[] = [];
  static refusal: Error | undefined;
  onstart?: () => void;
  onerror?: (event: { error: string }) => void;
  abort = jest.fn();
  start = () => {
    if (FakeRecognition.refusal) throw FakeRecognition.refusal;
  };
  constructor() {
    FakeRecognition.made.push(this);
  }
}

const onError = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { SpeechRecognition: FakeRecognition });
  Object.assign(FakeRecognition, { made: [], refusal: undefined });
  onError.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function Listen() {
  const voice = useVoiceInput({ onHeard: jest.fn(), onError });
  return <button onClick={voice.start}>{voice.listening ? 'Listening' : 'Listen'}</button>;
}

function press(): FakeRecognition {
  renderWithHost(<Listen />);
  fireEvent.click(screen.getByRole('button'));
  return FakeRecognition.made[0] as FakeRecognition;
}

it('listens to one utterance in US English and passes on the error code', () => {
  const made = press();
  expect(screen.getByRole('button', { name: 'Listening' })).toBeVisible();
  expect(made).toMatchObject({ lang: 'en-US', continuous: false, interimResults: false });

  act(() => made.onerror?.({ error: 'not-allowed' }));

  expect(onError).toHaveBeenCalledWith('not-allowed');
  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
});

it.each([
  ['refused', new DOMException('it listens elsewhere', 'InvalidStateError')],
  ['uninitialized', new TypeError('nothing to begin with')],
])('does not listen where the recogniser refuses to start: %s', (code, refusal) => {
  FakeRecognition.refusal = refusal;

  press();

  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(onError.mock.calls).toEqual([[code]]);
});

it('gives up on a recogniser that never starts, and says so once', () => {
  const made = press();

  act(() => jest.advanceTimersByTime(21_000));

  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(onError.mock.calls).toEqual([['refused']]);
  expect(made.abort).toHaveBeenCalled();
});

it('gives up on one that started and never hears', () => {
  const made = press();
  act(() => jest.advanceTimersByTime(15_000));
  act(() => made.onstart?.());
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByRole('button', { name: 'Listening' })).toBeVisible();

  act(() => jest.advanceTimersByTime(31_000));

  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(onError.mock.calls).toEqual([['no-speech']]);
});
