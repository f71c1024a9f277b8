import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Skeleton } from './skeleton';
import { ConfidenceBadge } from './badge';
import { LoadFailure } from './load-failure';
import { ToastRegion, type ToastContent } from './toast';

const SAVED: ToastContent = {
  id: 1,
  title: 'Meal logged!',
  description: 'Your meal has been successfully logged.',
};

const linkTo = (href: string) => (
  <a className="help" href={href}>
    {href}
  </a>
);

function showToast(toast: ToastContent = SAVED) {
  const onDismiss = jest.fn();
  const shown = render(<ToastRegion toast={toast} onDismiss={onDismiss} />);
  return { onDismiss, ...shown };
}

/** jsdom's pointer events carry no coordinates. */
function pointer(type: 'pointerDown' | 'pointerMove' | 'pointerUp', target: Element, clientX: number) {
  const event = createEvent[type](target);
  Object.defineProperty(event, 'clientX', { value: clientX });
  fireEvent(target, event);
}

function swipe(target: Element, by: number) {
  pointer('pointerDown', target, 100);
  pointer('pointerMove', target, 100 + by);
  pointer('pointerUp', target, 100 + by);
}

describe('ToastRegion', () => {
  it('shows success as a status and failure as an alert', () => {
    const { rerender } = showToast();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Meal logged!Your meal has been successfully logged.',
    );

    rerender(<ToastRegion toast={{ id: 2, title: 'Sync failed', tone: 'alert' }} onDismiss={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Sync failed');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('gives way to the buttons of a page that comes under it', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return this.matches('button.next') ? new DOMRect(20, 696, 100, 68) : new DOMRect(16, 568, 358, 138);
    });
    const page = (next: boolean) => (
      <>
        {next && <button className="next">Next</button>}
        <ToastRegion toast={SAVED} onDismiss={jest.fn()} />
      </>
    );
    const { rerender } = render(page(false));
    const region = screen.getByRole('region', { name: /Notifications/ });
    expect(region.style.getPropertyValue('--nw-toast-lift')).toBe('0px');

    rerender(page(true));
    await waitFor(() => expect(region.style.getPropertyValue('--nw-toast-lift')).toBe('18px'));
    jest.restoreAllMocks();
  });

  it.each([
    ['a number to call', linkTo('tel:911')],
    ['a text', linkTo('sms:988')],
    ['what interrupts', <p key="c" className="help" role="alert" children="A fit: call now." />],
    ['what is marked', <p key="d" className="help" data-help children="Call today" />],
  ])('is seen nowhere rather than over %s that fills the window', (_, help) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return this.matches('.help')
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : new DOMRect(16, 568, 358, 138);
    });
    render(
      <>
        {help}
        <ToastRegion toast={SAVED} onDismiss={jest.fn()} />
      </>,
    );

    expect(screen.getByRole('region', { name: /Notifications/ })).toHaveAttribute('data-unseen');
    expect(screen.getByRole('status')).toHaveTextContent('Meal logged!');
    jest.restoreAllMocks();
  });

  it('stays for 8 seconds where there is something to undo', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    const toast = { id: 1, title: 'Deleted', action: { label: 'Undo', onSelect: jest.fn() } };
    render(<ToastRegion toast={toast} onDismiss={onDismiss} />);
    act(() => jest.advanceTimersByTime(7999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith(1);
    jest.useRealTimers();
  });

  it('goes after 5 seconds, counted anew once the pointer has left it', () => {
    jest.useFakeTimers();
    const { onDismiss } = showToast();
    act(() => jest.advanceTimersByTime(4000));
    fireEvent.pointerEnter(screen.getByRole('region'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();

    fireEvent.pointerLeave(screen.getByRole('region'));
    act(() => jest.advanceTimersByTime(4999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith(1);
    jest.useRealTimers();
  });

  it('is swept away to the right from 50 px on, not to the left', () => {
    const { onDismiss } = showToast();
    const slab = screen.getByRole('status');
    swipe(slab, 49);
    swipe(slab, -80);
    expect(onDismiss).not.toHaveBeenCalled();

    swipe(slab, 50);
    expect(onDismiss).toHaveBeenCalledWith(1);
  });

  it('is reached with F8', async () => {
    showToast();
    await userEvent.keyboard('{F8}');

    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });

  it('acts and goes', async () => {
    const onSelect = jest.fn();
    const { onDismiss } = showToast({ ...SAVED, action: { label: 'Undo', onSelect } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith(1);
  });
});

it.each([
  [84.6, '85% match', 'nw-badge--success'],
  [80, '80% match', 'nw-badge--success'],
  [79, '79% match', 'nw-badge--warn'],
  [60, '60% match', 'nw-badge--warn'],
  [59.4, '59% match', 'nw-badge--neutral'],
])('a confidence of %d reads %s', (percent, words, look) => {
  render(<ConfidenceBadge percent={percent} />);

  expect(screen.getByText(words)).toHaveClass(look);
});

it('LoadFailure says so and tries again', async () => {
  const onRetry = jest.fn();
  render(<LoadFailure onRetry={onRetry}>Your posts didn’t load.</LoadFailure>);

  expect(screen.getByRole('alert')).toHaveTextContent('We lost the threadYour posts didn’t load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('LoadFailure says that she is offline where that is why, and tries again with the network', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = jest.fn();
  render(<LoadFailure onRetry={onRetry}>Your posts didn’t load.</LoadFailure>);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are offlineThis opens as soon as there is a connection.',
  );
  expect(onRetry).not.toHaveBeenCalled();

  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('Skeleton names what is awaited', () => {
  render(<Skeleton label="Loading meals" />);

  expect(screen.getByRole('status', { name: 'Loading meals' })).toHaveAttribute('aria-busy', 'true');
});
