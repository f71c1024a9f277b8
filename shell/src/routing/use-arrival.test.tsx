import { Link } from '@nestwell/remote-kit/router';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useLocation } from '@nestwell/remote-kit/router';
import { Announcer } from './announcer';
import { useArrival } from './use-arrival';

/** Two screens and the part of the frame that receives her. */
function Site() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const title = pathname === '/' ? 'Home' : 'Calendar';
  const announcement = useArrival(main, title);
  return (
    <>
      <Link to="/calendar">Go</Link>
      <Link to="/name">Begin</Link>
      <Link to="?part=two" replace>
        Part two
      </Link>
      <main ref={main} tabIndex={-1}>
        <h1>{title}</h1>
        <button>Add</button>
        {pathname === '/name' && <input aria-label="Name" data-autofocus />}
      </main>
      <Announcer text={announcement} />
    </>
  );
}

it('leaves focus and announcement alone on the first page', () => {
  renderWithHost(<Site />);
  expect(document.title).toBe('Nestwell');
  expect(document.body).toHaveFocus();
});

it('focuses the heading of the next one, names it and announces it politely', async () => {
  const { container } = renderWithHost(<Site />);
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Calendar' })).toHaveFocus());
  expect(document.title).toBe('Calendar · Nestwell');
  expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Calendar');
});

it('begins a form at its first field', async () => {
  renderWithHost(<Site />);
  fireEvent.click(screen.getByRole('link', { name: 'Begin' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

it('leaves the focus where it is when only a part of the screen changes', async () => {
  renderWithHost(<Site />);
  const part = screen.getByRole('link', { name: 'Part two' });
  part.focus();
  fireEvent.click(part);

  await rendered();

  expect(part).toHaveFocus();
});

it('leaves focus where she has moved it by the time the page is rendered', async () => {
  renderWithHost(<Site />);
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));
  const moved = screen.getByRole('button', { name: 'Add' });
  moved.focus();

  await rendered();

  expect(moved).toHaveFocus();
});

const rendered = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
