import { care, usualCareSettings } from '@nestwell/contracts/care';
import { nutrition } from '@nestwell/contracts/nutrition';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { answer, aPausedPregnancy, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CanIEatPage } from '../../features/can-i-eat/can-i-eat-page';
import { ContractionsPage } from '../../features/contractions/contractions-page';
import { MovementsPage } from '../../features/movements/movements-page';
import { aBabyNote } from '../../testing/a-baby-note';
import { CarePage } from './care-page';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const aTimed = (kind: 'tightening' | 'movement', minutes: number) =>
  aBabyNote({
    id: `0190b000-0000-7000-8000-0000000000${10 + minutes}`,
    kind,
    baby: null,
    startedAt: minutesAgo(minutes),
    endedAt: kind === 'tightening' ? minutesAgo(minutes - 1) : null,
  });

/** The names of what it is, by which it is found. */
const NAMES = /\bcontractions?\b|\bmovements?\b/gi;

const shown = () => [
  ...[...document.body.querySelectorAll('*')]
    .filter((element) => element.children.length === 0)
    .map(({ textContent }) => textContent ?? ''),
  ...[...document.body.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
];

function show(page: ReactElement, route: string) {
  return renderWithHost(page, {
    user: aPausedPregnancy(true),
    route,
    answers: [
      answer(care.listBabyLog, [
        ...[5, 25, 50].map((minutes) => aTimed('tightening', minutes)),
        ...[10, 30].map((minutes) => aTimed('movement', minutes)),
      ]),
      answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
      answer(care.readCareContact, null),
      answer(care.readCareSettings, usualCareSettings),
      answer(nutrition.listMeals, []),
    ],
  });
}

it.each<[string, ReactElement, string]>([
  ['/care', <CarePage key="care" />, 'Care'],
  ['/care/contractions', <ContractionsPage key="contractions" />, 'Contractions'],
  ['/care/movements', <MovementsPage key="movements" />, 'Movements'],
  ['/care/can-i-eat', <CanIEatPage key="can-i-eat" />, 'Can I eat this?'],
])('names no pregnancy and no baby on %s, where the paused pregnancy goes on', async (route, page, title) => {
  show(page, route);
  await screen.findByRole('heading', { level: 1, name: title });

  expect(
    shown()
      .map((line) => line.replaceAll(NAMES, ''))
      .filter(speaksOfBaby),
  ).toEqual([]);
});

it('still says when to call about contractions, by the more careful rule', async () => {
  show(<ContractionsPage />, '/care/contractions');

  expect(await screen.findByRole('heading', { name: 'Call now' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Call now if' })).toHaveTextContent(/less movement than usual/);
});

it.each(['wine', 'swordfish', 'liver', 'fenugreek', 'coffee'])(
  'says what to do with %s without naming whom it is about',
  async (food) => {
    show(<CanIEatPage />, '/care/can-i-eat');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Food or drink' }), food);

    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(shown().filter(speaksOfBaby)).toEqual([]);
  },
);
