import { care } from '@nestwell/contracts/care';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { MedicineNotes } from '@nestwell/remote-kit/medicine-notes';
import { concerns } from '@nestwell/safety/recovery';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { WhenToCall } from '../../features/contractions/when-to-call';
import { CallWords } from '../../features/feeding/today/call-words';
import { FeverPage } from '../../features/fever/fever-page';
import { lessThanUsual } from '../../features/movements/less-than-usual';
import { MoodHelp } from '../../features/mood/mood-help';
import { WhatNext } from '../../features/mood/what-next';
import { Outcome } from '../../features/pressure/outcome';
import { CallCard } from '../../lib/contact/call-card';
import { CallNote } from '../../lib/contact/call-note';
import { TalkNow } from '../../lib/lines/talk-now';

const LessThanUsual = lessThanUsual.Card;
const outcomeOf = (upper: number, lower: number) => (
  <Outcome reading={{ upper, lower, signs: [], measuredAt: '2026-11-28T08:00:00.000Z' }} onEdit={jest.fn()} />
);
const calls = Object.values(concerns)
  .flatMap((part) => Object.values(part))
  .filter(({ urgency }) => urgency !== 'mention');

const cards: [string, ReactElement, ReturnType<typeof aUser>?][] = [
  ['a card of danger', <CallCard key="a" title="Call now" />],
  ['less than usual', <LessThanUsual key="b" />],
  ['contractions', <WhenToCall key="c" isNow />],
  ['fever', <FeverPage key="d" />, aNursingMother()],
  ['feeding', <CallWords key="e" />, aNursingMother()],
  ['pressure, an emergency', outcomeOf(170, 100)],
  ['pressure, today', outcomeOf(150, 95)],
  ['pressure, now', outcomeOf(85, 50)],
  ['pressure, noted', outcomeOf(118, 70)],
  ...calls.map((concern): [string, ReactElement] => [
    `recovery: ${concern.says}`,
    <CallNote key={concern.says} concern={concern} />,
  ]),
];

/** What is marked as help is covered by no message. */
function expectInHelp() {
  const calls = screen.getAllByRole('link', { name: /^(Call|Text|Find) / });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => call.closest('[data-help]') === null)).toEqual([]);
}

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
    expectInHelp();
  },
);

it.each<[string, ReactElement]>([
  ['help that a mood check opens', <MoodHelp key="a" open onClose={jest.fn()} />],
  [
    'what comes next after a mood check',
    <WhatNext key="b" result={{ figures: [], step: 'now', opensLines: true }} />,
  ],
  ['someone to talk to now', <TalkNow key="c" title="Talk now" children="You need no score." />],
  ['a medicine to ask about', <MedicineNotes key="d" text="Ibuprofen 400 mg" />],
])('%s: nothing may lie over it', async (_, help) => {
  renderWithHost(help, {
    user: aUser(),
    answers: [answer(care.readCareContact, { name: 'Labor ward', phone: '555 0142' })],
  });

  expect(await screen.findAllByRole('link', { name: /^(Call|Find) / })).not.toEqual([]);
  expectInHelp();
});
