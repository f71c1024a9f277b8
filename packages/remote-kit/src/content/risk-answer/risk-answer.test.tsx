import type { RiskKind } from '@nestwell/domain/risk-words';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNursingMother, aQuietMember, aUser, renderWithHost } from '../../testing';
import { leaveQuickly } from './leave-quickly';
import { RiskAnswer } from './risk-answer';

jest.mock('./leave-quickly', () => ({ leaveQuickly: jest.fn() }));

function liveIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const show = (kinds: RiskKind[], { user = aNursingMother(), onClear = jest.fn() } = {}) =>
  renderWithHost(<RiskAnswer kinds={kinds} onClear={onClear} />, { user });

const hrefs = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const CALL = { name: 'This needs a call, not an answer here' };
const PSYCHOSIS = { name: 'Please call now' };
const VIOLENCE = { name: 'What is done to you is not your fault.' };
const SOFT = { name: 'You don’t have to carry this alone' };

it('says in one line what the rule does, while it recognizes nothing', () => {
  show([]);

  expect(document.body).toHaveTextContent(
    'Some English words open a help card here. It does not replace a call.',
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([['baby-emergency'], ['mother-emergency']] as const)(
  'answers %s with the emergency number first, and room for her unit’s',
  (kind) => {
    liveIn('Europe/London');
    show([kind]);
    const card = screen.getByRole('alert', CALL);

    expect(hrefs(card)).toEqual(['tel:999']);
    expect(card).not.toHaveTextContent(/many mothers/i);
  },
);

it('answers psychosis with the emergency number first, and without “many mothers”', () => {
  liveIn('America/New_York');
  show(['psychosis', 'harm-to-child', 'self-harm', 'end-of-strength']);
  const card = screen.getByRole('alert', PSYCHOSIS);

  expect(hrefs(card)[0]).toBe('tel:911');
  expect(hrefs(card)).toContain('tel:988');
  expect(card).toHaveTextContent('Stay with someone, do not be alone with the baby.');
  expect(card).toHaveTextContent('Put baby down somewhere safe and go out of the room.');
  expect(document.body).not.toHaveTextContent(/many mothers/i);
  expect(screen.queryByRole('status', SOFT)).not.toBeInTheDocument();
});

it.each<[RiskKind, string]>([
  ['mother-emergency', CALL.name],
  ['baby-emergency', CALL.name],
  ['psychosis', PSYCHOSIS.name],
])('speaks of no baby in its answer to %s after a loss', (kind, name) => {
  show([kind], { user: aQuietMember('loss') });

  expect(screen.getByRole('alert', { name })).not.toHaveTextContent(/baby/i);
});

it.each([
  ['a loss', aQuietMember('loss')],
  ['a pregnancy', aUser({ isPregnant: true })],
])('speaks of no baby beside her in %s', (_, user) => {
  show(['psychosis'], { user });

  expect(screen.getByRole('alert', PSYCHOSIS)).toHaveTextContent('Stay with someone.');
  expect(document.body).not.toHaveTextContent(/alone with the baby/);
});

it.each([
  ['America/New_York', ['tel:18007997233', 'sms:88788', 'tel:911']],
  ['Europe/London', ['tel:08082000247', 'tel:999']],
  ['Australia/Sydney', ['tel:1800737732', 'tel:000']],
  ['Pacific/Auckland', ['tel:0800733843', 'tel:111']],
  ['America/Toronto', ['https://sheltersafe.ca', 'tel:911']],
  ['Europe/Vienna', ['https://findahelpline.com', 'tel:112']],
])('answers violence with the lines of %s, and no line for suicide', (zone, expected) => {
  liveIn(zone);
  show(['violence']);
  const card = screen.getByRole('status', VIOLENCE);

  expect(hrefs(card)).toEqual(expected);
  expect(card).toHaveTextContent('If someone may see this phone, use another.');
});

it('clears her words before it leaves quickly', async () => {
  const order: string[] = [];
  jest.mocked(leaveQuickly).mockImplementation(() => void order.push('left'));
  show(['violence'], { onClear: jest.fn(() => void order.push('cleared')) });

  await userEvent.click(screen.getByRole('button', { name: 'Leave quickly' }));

  expect(order).toEqual(['cleared', 'left']);
});

it('tells her where to put the baby when her words are about harm to a child', () => {
  show(['harm-to-child']);

  expect(screen.getByRole('status', SOFT)).toHaveTextContent(
    'Put baby down somewhere safe and go out of the room. Ask someone to come now.',
  );
});

it('speaks of no baby to put down after a loss', () => {
  show(['harm-to-child'], { user: aQuietMember('loss') });

  expect(screen.getByRole('status', SOFT)).not.toHaveTextContent(/Put baby down/);
});

it('answers each of several kinds, the most pressing first', () => {
  show(['baby-emergency', 'violence', 'self-harm']);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    CALL.name,
    VIOLENCE.name,
    SOFT.name,
  ]);
});
