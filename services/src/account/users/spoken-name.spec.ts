import { spokenNameOf } from './spoken-name';

const spoken = (name: string) => spokenNameOf({ name, email: 'ama.osei@example.com' });

it.each([
  'Ama',
  'Ama-Lee O’Neill',
  "Ama D'Arcy",
  'Dr. Ama Osei',
  'أمل',
  'अमला',
  'ama.osei',
  'Ama J. R.',
  'Ama (Grace)',
  'Ama 88',
  'Ama 🌸',
])('a mail calls her %s', (name) => expect(spoken(name)).toBe(name));

it.each([
  'Win at evil.example',
  'see https://evil.example',
  'www.evil',
  'Ama\r\nBcc: someone',
  'Ama\u202egnp',
  'see evil。example',
  'see evil․example',
  'see evil . example',
  'see evil．example',
  'call +1 900 555 0100',
  'Your code is 111111',
  '٠٩٠٠٥٥٥',
  'tel:evil',
  'You won! Reply to claim it',
  '<b>Ama</b>',
  'Your account was closed, call the number in the attachment to open it',
])('a mail brings nobody the message %s', (name) => expect(spoken(name)).toBe('there'));
