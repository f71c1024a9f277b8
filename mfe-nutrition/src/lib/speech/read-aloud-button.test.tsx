import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadAloudButton } from './read-aloud-button';

const spoken: string[] = [];

/** Words that are on their way until they are handed over. */
function onTheirWay() {
  let arrive: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { words, arrive };
}

beforeEach(() => {
  spoken.length = 0;
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  const speechSynthesis = { speak: ({ text }: Utterance) => spoken.push(text), cancel: () => undefined };
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, speechSynthesis });
});
afterEach(() => {
  Object.assign(globalThis, { SpeechSynthesisUtterance: undefined, speechSynthesis: undefined });
});

async function press(text: () => string | Promise<string>) {
  const view = renderWithHost(<ReadAloudButton name="Stew" text={text} />);
  await userEvent.click(screen.getByRole('button', { name: 'Read Stew aloud' }));
  return view;
}

it('reads words that were on their way', async () => {
  const { words, arrive } = onTheirWay();
  await press(() => words);
  expect(spoken).toEqual([]);

  await act(async () => arrive('Stew. Stir.'));

  expect(spoken).toEqual(['Stew. Stir.']);
  expect(screen.getByRole('button', { name: 'Stop reading Stew' })).toBeVisible();
});

it('reads nothing to who has left before it came', async () => {
  const { words, arrive } = onTheirWay();
  const { unmount } = await press(() => words);
  unmount();

  await act(async () => arrive('Stew. Stir.'));

  expect(spoken).toEqual([]);
});

it('says where it did not come', async () => {
  const { toasts } = await press(() => Promise.reject(new Error('no network')));

  await waitFor(() => expect(toasts()[0]).toMatchObject({ title: 'Nothing to read yet', tone: 'alert' }));
});
