import { mailboxOf } from './mailbox';

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+shop@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a+trial@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['an.a+1@googlemail.com', 'ana@gmail.com'],
  ['ana-shop@yahoo.com', 'ana@yahoo.com'],
  ['ana-shop@yahoo.co.uk', 'ana@yahoo.co.uk'],
  ['ana-shop+x@yahoo.de', 'ana@yahoo.de'],
  ['a.na-1@ymail.com', 'a.na@ymail.com'],
  ['-ana@yahoo.com', '-ana@yahoo.com'],
  ['ana-maria@example.com', 'ana-maria@example.com'],
  ['ana-maria@yahoo.example.com', 'ana-maria@yahoo.example.com'],
  ['a.n-a+trial@proton.me', 'ana@proton.me'],
  ['a_na@protonmail.com', 'ana@proton.me'],
  ['ana@pm.me', 'ana@proton.me'],
  ['ana+x@protonmail.ch', 'ana@proton.me'],
  ['ana@mail.gmail.com.example', 'ana@mail.gmail.com.example'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
