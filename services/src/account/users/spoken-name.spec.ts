import { spokenNameOf } from './spoken-name';

const spoken = (name: string) => spokenNameOf({ name, email: 'ama.osei@example.com' });

it.each(['Ama', 'Ama-Lee O’Neill', 'Dr. Ama Osei', 'أمل', 'ama.osei', 'Ama J. R.'])(
  'a mail calls her %s',
  (name) => expect(spoken(name)).toBe(name),
);

it.each([
  'Win at evil.example',
  'see https://evil.example',
  'www.evil',
  'Ama\r\nBcc: someone',
  'Ama\u202egnp',
  'Your account was closed, call the number in the attachment to open it',
])('a mail brings nobody the message %s', (name) => expect(spoken(name)).toBe('there'));
