import type { Dose, Medicine, MoodCheck, PressureReadingRow } from '@nestwell/contracts/care';
import { addDays } from '@nestwell/domain/calendar-days';
import { largestPage } from '@nestwell/domain/limits';
import { phq9 } from '@nestwell/safety/questionnaires';
import { pressureSigns } from '@nestwell/safety/signs';
import { aBabyNote } from '../../../testing/a-baby-note';
import { aQuestion } from '../../../testing/a-question';
import { babyPart } from './baby-part';
import { foodPart, weightPart } from './days-parts';
import { medicinesPart } from './medicines-part';
import { mindPart } from './mind-part';
import { contractionsPart, movementsPart } from './movements-part';
import { pressurePart, symptomsPart } from './pressure-parts';
import { questionsPart } from './questions-part';

const range = { from: '2026-11-20', to: '2026-11-22' };
const at = (date: string, time = '08:00') => new Date(`${date}T${time}:00`).toISOString();
const reading = (upper: number, lower: number, date: string, signs: PressureReadingRow['signs'] = []) => ({
  id: `${upper}${date}`,
  upper,
  lower,
  signs,
  measuredAt: at(date),
});

it('prints the questions that are open, and no other', () => {
  const asked = aQuestion({ words: 'Asked', askedAt: at('2026-11-21') });

  expect(questionsPart([asked, aQuestion()])).toMatchObject({ about: '1 open', rows: [[aQuestion().words]] });
});

it('prints the last readings with the span of all, and says nothing of what they mean', () => {
  const many = Array.from({ length: 12 }, (_, back) =>
    reading(120 + back, 70 + back, addDays('2026-11-22', -back)),
  );
  const { about, rows, foot } = pressurePart(many);

  expect(about).toBe('12 readings');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.[2]).toBe('120/70');
  expect(foot).toBe('The last 10 of 12. Upper 120 to 131, lower 70 to 81.');
  expect(JSON.stringify(pressurePart([reading(165, 112, '2026-11-22')]))).not.toMatch(
    /high|normal|emergency/i,
  );
});

it('says that a read was full', () => {
  const full = Array.from({ length: largestPage }, () => reading(120, 70, '2026-11-22'));

  expect(pressurePart(full).foot).toContain(`Made of the last ${largestPage} readings.`);
});

it('names the days of each symptom, and what she never touched as not answered', () => {
  const { about, rows } = symptomsPart([
    reading(120, 70, '2026-11-22', ['headache']),
    reading(120, 70, '2026-11-20', ['headache']),
  ]);

  expect(about).toBe('Headache that won’t go away, twice');
  expect(rows.map(([, days]) => days)).toEqual([
    expect.stringMatching(/22.*20/),
    ...Array<string>(pressureSigns.value.length - 1).fill('not answered'),
  ]);
});

const iron: Medicine = {
  id: 'iron',
  name: 'Iron',
  amount: 'one tablet',
  rhythm: 'daily',
  times: ['08:00', '20:00'],
  startsOn: '2026-11-21',
  endsOn: null,
  reminds: false,
};
const dose = (date: string, time: string, answer: Dose['answer']): Dose => ({
  medicineId: 'iron',
  date,
  time,
  answer,
  answeredAt: at(date),
});

it('counts what was taken, skipped and left unanswered, up to now and from its first day on', () => {
  const doses = [dose('2026-11-21', '08:00', 'taken'), dose('2026-11-21', '20:00', 'skipped')];
  const needed = { ...iron, id: 'needed', name: 'Antihistamine', rhythm: 'needed', times: [] } as const;
  const { rows, foot } = medicinesPart(
    [iron, { ...needed, times: [] }],
    doses,
    range,
    new Date('2026-11-22T12:00:00'),
  );

  expect(rows.map(([name, , ...counts]) => [name, ...counts])).toEqual([
    ['Iron', '1', '1'],
    ['Antihistamine', '0', '0'],
  ]);
  expect(foot).toBe('Doses not answered: Iron 1.');
});

it('leaves a medicine out that was not taken in these days', () => {
  expect(medicinesPart([{ ...iron, startsOn: '2026-11-23' }], [], range, new Date()).rows).toEqual([]);
});

it('prints counts where a country counts and times elsewhere, and a day without a note as that', () => {
  const log = ['21:15', '21:30', '21:45'].map((time, place) =>
    aBabyNote({ id: `${place}`, kind: 'movement', baby: null, startedAt: at('2026-11-21', time) }),
  );

  expect(movementsPart(log, 10, range).rows.map(([, noted]) => noted)).toEqual([
    'Nothing noted',
    expect.stringMatching(/^3 in 30 min, from /),
    'Nothing noted',
  ]);
  expect(movementsPart(log, null, range).rows[1]?.[1]?.split(', ')).toHaveLength(3);
  expect(movementsPart(log, null, range).foot).toContain(
    'Days without a note are not days without movement.',
  );
});

it('prints contractions from start to start', () => {
  const one = (time: string, ended: string) =>
    aBabyNote({
      id: time,
      kind: 'tightening',
      startedAt: at('2026-11-22', time),
      endedAt: at('2026-11-22', ended),
    });
  const { rows } = contractionsPart([one('10:06', '10:07'), one('10:00', '10:01')]);

  expect(rows.map(([, , lasted, apart]) => [lasted, apart])).toEqual([
    ['1:00', '6:00'],
    ['1:00', '–'],
  ]);
});

it('counts feeds and nappies of each of two babies by day', () => {
  const log = [
    aBabyNote({ id: '1', baby: 1, startedAt: at('2026-11-22') }),
    aBabyNote({ id: '2', baby: 2, kind: 'nappy', nappy: 'both', startedAt: at('2026-11-22') }),
  ];
  const { rows } = babyPart(log, (baby) => `Baby ${baby}`, range);

  expect(rows).toHaveLength(6);
  expect(rows[0]?.slice(1)).toEqual(['1', 'none noted', 'none noted']);
  expect(rows[1]?.slice(1)).toEqual(['none noted', '1', '1']);
});

const day = (date: string, changes = {}) => ({
  date,
  weight: null,
  sleepHours: null,
  waterIntake: null,
  mood: null,
  energyLevel: null,
  movement: null,
  ...changes,
});

it('averages the days that were noted, and calls the others not answered', () => {
  const days = [day('2026-11-21', { waterIntake: 6 }), day('2026-11-22', { waterIntake: 8, weight: 150 })];
  const meals = [{ date: '2026-11-22', calories: 2000, protein: null, meals: 3 }];

  expect(foodPart(days, meals, true).rows).toEqual([
    ['Energy', '2000 kcal', '1 day'],
    ['Protein', 'not answered', '–'],
    ['Water', '7.0 cups', '2 days'],
    ['Sleep', 'not answered', '–'],
  ]);
  expect(foodPart(days, meals, false).rows.map(([name]) => name)).not.toContain('Energy');
  expect(weightPart(days, 'us').rows).toEqual([[expect.any(String), '150\u00a0lb']]);
});

it('prints scores of these days as they were shown, and no score where an answer is missing', () => {
  const check: MoodCheck = {
    id: 'check',
    takenAt: at('2026-11-21'),
    whooley: [1, 0],
    gad2: [1, 1],
    mood: { by: 'phq9', answers: [1, 2, 1, 2, 1, 2, 1, 1, 0] },
    worry: [1, 1, null, 1, 1, 1, 1],
  };
  const known = { phq9, epds: null };
  const { rows, foot } = mindPart([check, { ...check, takenAt: at('2026-10-01') }], known, range, []);

  expect(rows).toEqual([[expect.any(String), 'PHQ-9 11, No score, 6 of 7 answered']]);
  expect(foot).toContain('not a diagnosis');
});

it('prints daily check-ins in her words, with the days that she left open, and says where they could not be read', () => {
  const days = [
    day('2026-11-20', { mood: 0 }),
    day('2026-11-21', { mood: 0, energyLevel: 1 }),
    day('2026-11-22', { mood: 3 }),
  ];
  const print = (of: typeof days | null) => mindPart([], { phq9, epds: null }, range, of).rows;

  expect(print(days)).toEqual([
    ['Daily mood', 'Low on 2 days, Good on 1 day'],
    ['Daily energy', 'Tired on 1 day, not answered on 2 days'],
  ]);
  expect(print([day('2026-11-20')])).toEqual([]);
  expect(print(null)).toEqual([['Daily check-ins', 'could not be read when this page was made']]);
});
