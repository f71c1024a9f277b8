import { mailboxOf } from './mailbox';

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+shop@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a+trial@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
