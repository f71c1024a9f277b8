import { Link, useLocation, useNavigate } from '@nestwell/remote-kit/router';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { useScrollMemory } from './scroll-memory';

const at = { pathname: '/', search: '', state: null, key: 'default', unstable_mask: undefined };

function Site() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useScrollMemory(main);
  return (
    <main ref={main}>
      <p>{useLocation().pathname}</p>
      <Link to="/calendar">Go</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </main>
  );
}

/** Scrolls as a browser does: the event comes when the page has already changed. */
function installScrolling() {
  const scroll = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    dispatchEvent(new Event('scroll'));
  };
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((options) => scroll((options as ScrollToOptions).top ?? 0));
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  return scroll;
}

it('starts a new page at its top and goes back to where she was', async () => {
  const scroll = installScrolling();
  renderWithHost(<Site />);
  scroll(600);
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(window.scrollY).toBe(0));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('/')).toBeVisible();
  await waitFor(() => expect(window.scrollY).toBe(600));
});

it('leads to the part of a page that is asked for, and back from there', async () => {
  const scroll = installScrolling();
  Element.prototype.scrollIntoView = () => scroll(1200);
  function Page() {
    const navigate = useNavigate();
    return (
      <>
        <Site />
        <h2 id="call">Call</h2>
        <button onClick={() => void navigate('#call')}>Jump</button>
      </>
    );
  }
  renderWithHost(<Page />);
  scroll(40);
  fireEvent.click(screen.getByRole('button', { name: 'Jump' }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBe(1200);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.scrollY).toBe(40));
});

it('leads to a part again that she has read on from', async () => {
  const scroll = installScrolling();
  Element.prototype.scrollIntoView = () => scroll(1200);
  /** As a browser goes to a part of the page: by itself, without a key. */
  function Parts() {
    const [hash, setHash] = useState('');
    return (
      <UNSAFE_LocationContext value={{ location: { ...at, hash }, navigationType: 'POP' as never }}>
        <Site />
        <h2 id="call">Call</h2>
        <button onClick={() => setHash('#call')}>To the call</button>
        <button onClick={() => setHash('#visits')}>To visits</button>
      </UNSAFE_LocationContext>
    );
  }
  renderWithHost(<Parts />);
  fireEvent.click(screen.getByRole('button', { name: 'To the call' }));
  expect(window.scrollY).toBe(1200);
  scroll(1700);
  fireEvent.click(screen.getByRole('button', { name: 'To visits' }));
  fireEvent.click(screen.getByRole('button', { name: 'To the call' }));
  expect(window.scrollY).toBe(1200);
});

it('leaves her where she has scrolled before the page answered', async () => {
  const scroll = installScrolling();
  scroll(900);
  renderWithHost(<Site />);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBe(900);
});

it('leaves her where she has pressed her way to while the page she came back to still grows', async () => {
  const scroll = installScrolling();
  let grow: ResizeObserverCallback | undefined;
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      grow = callback;
    }
    observe() {}
    disconnect() {
      grow = undefined;
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  renderWithHost(<Site />);
  scroll(6000);
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(window.scrollY).toBe(0));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(grow).toBeDefined());

  fireEvent.pointerDown(screen.getByRole('button', { name: 'Back' }));
  scroll(300);

  expect(grow).toBeUndefined();
  expect(window.scrollY).toBe(300);
});
