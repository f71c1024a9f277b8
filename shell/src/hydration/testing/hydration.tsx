import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RecordingRoot } from '../event-replay';
import { recordEvents } from '../record-events';

/** A page from its server's HTML to its hydration. */
export interface Hydration {
  root: RecordingRoot;
  /** False while the server's HTML is rendered. */
  isBrowser: boolean;
  recovered: jest.Mock;
  /** Shows a page's server-rendered HTML, where events are recorded. */
  serve: (page: ReactNode) => void;
  hydrate: (page: ReactNode) => Promise<void>;
  pass: (milliseconds: number) => Promise<void>;
  end: () => void;
}

export function startHydration(replay: (root: RecordingRoot) => void): Hydration {
  let reactRoot: Root | undefined;
  const root: RecordingRoot = document.body.appendChild(document.createElement('div'));
  const hydration: Hydration = {
    root,
    isBrowser: true,
    recovered: jest.fn(),
    serve: (page) => {
      hydration.isBrowser = false;
      root.innerHTML = renderToString(page);
      hydration.isBrowser = true;
      recordEvents(root);
    },
    hydrate: (page) =>
      act(async () => {
        reactRoot = hydrateRoot(root, page, { onRecoverableError: hydration.recovered });
        replay(root);
      }),
    // In steps: what React has to do waits for the end of each.
    pass: async (milliseconds) => {
      for (let left = milliseconds; left > 0; left -= 50) await act(() => jest.advanceTimersByTimeAsync(50));
    },
    end: () => {
      act(() => reactRoot?.unmount());
      root.remove();
    },
  };
  return hydration;
}

/** As a keyboard does it, past what React keeps of the field. */
export function typeInto(field: HTMLInputElement, text: string, isComposing = false): void {
  const heard = { bubbles: true, isComposing };
  field.dispatchEvent(new InputEvent('beforeinput', heard));
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', heard));
}
