import { createInvitation } from './invitation';

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(() => Promise.resolve()),
  });
  dispatchEvent(event);
  return event;
}

const visit = () => createInvitation(window);

afterEach(() => localStorage.clear());

it('waits for a third visit, and for a browser that can do it', () => {
  visit();
  const second = visit();
  offer();
  expect(second.isOpen()).toBe(false);

  const third = visit();
  expect(third.isOpen()).toBe(false);
  const event = offer();
  expect(third.isOpen()).toBe(true);
  expect(event.defaultPrevented).toBe(true);
});

it.each(['accept', 'decline'] as const)('never asks twice: %s', (answer) => {
  visit();
  visit();
  const third = visit();
  const event = offer();

  third[answer]();

  expect(event.prompt).toHaveBeenCalledTimes(answer === 'accept' ? 1 : 0);
  expect(third.isOpen()).toBe(false);
  const fourth = visit();
  offer();
  expect(fourth.isOpen()).toBe(false);
});
