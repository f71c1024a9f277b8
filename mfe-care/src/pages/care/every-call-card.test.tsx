import { care } from '@nestwell/contracts/care';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { concerns } from '@nestwell/safety/recovery';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { WhenToCall } from '../../features/contractions/when-to-call';
import { CallWords } from '../../features/feeding/today/call-words';
import { FeverPage } from '../../features/fever/fever-page';
import { lessThanUsual } from '../../features/movements/less-than-usual';
import { CallNow } from '../../features/pressure/call-now';
import { CallToday } from '../../features/pressure/call-today';
import { EmergencyNow } from '../../features/pressure/emergency-now';
import { CallCard } from '../../lib/contact/call-card';
import { CallNote } from '../../lib/contact/call-note';

const LessThanUsual = lessThanUsual.Card;
const reading = { upper: 150, lower: 95, signs: [], measuredAt: '2026-11-28T08:00:00.000Z' };
const calls = Object.values(concerns)
  .flatMap((part) => Object.values(part))
  .filter(({ urgency }) => urgency !== 'mention');

const cards: [string, ReactElement, ReturnType<typeof aUser>?][] = [
  ['a card of danger', <CallCard key="a" title="Call now" />],
  ['less than usual', <LessThanUsual key="b" />],
  ['contractions', <WhenToCall key="c" isNow />],
  ['fever', <FeverPage key="d" />, aNursingMother()],
  ['feeding', <CallWords key="e" />, aNursingMother()],
  ['pressure, an emergency', <EmergencyNow key="f" reading={reading} />],
  ['pressure, today', <CallToday key="g" reading={reading} />],
  ['pressure, now', <CallNow key="h" reading={reading} outcome="low" />],
  ...calls.map((concern): [string, ReactElement] => [
    `recovery: ${concern.says}`,
    <CallNote key={concern.says} concern={concern} />,
  ]),
];

it.each(cards)(
  '%s: holds the emergency number and the number of her unit',
  async (_, card, user = aUser()) => {
    renderWithHost(card, {
      user,
      answers: [answer(care.readCareContact, { name: 'Labor ward', phone: '555 0142' })],
    });

    const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(await screen.findAllByRole('link', { name: /Labor ward|555 0142/ })).not.toEqual([]);
    expect(ways()).toContain('tel:112');
    expect(ways()).toContain('tel:5550142');
  },
);
