import type { Dose, Medicine } from '@nestwell/contracts/care';
import { dosesOfDay, takenInWords } from './day-doses';

const iron: Medicine = {
  id: '019b0000-0000-7000-8000-000000000010',
  name: 'Iron',
  amount: 'one tablet',
  rhythm: 'daily',
  times: ['08:00', '13:00'],
  startsOn: '2026-11-20',
  endsOn: null,
  reminds: true,
};
const antihistamine: Medicine = {
  ...iron,
  id: '019b0000-0000-7000-8000-000000000011',
  name: 'Antihistamine',
  rhythm: 'needed',
  times: [],
};
const dose = (changes: Partial<Dose> = {}): Dose => ({
  medicineId: iron.id,
  date: '2026-11-22',
  time: '08:00',
  answer: 'taken',
  answeredAt: '2026-11-22T08:05:00.000Z',
  ...changes,
});
const rows = (medicines: Medicine[], answered: Dose[], date = '2026-11-22') =>
  dosesOfDay(medicines, answered, date).map(
    ({ medicine, time, answer, isNext }) => `${medicine.name} ${time} ${answer}${isNext ? ' next' : ''}`,
  );

it('shows what is due with what she said of it, and which is the next', () => {
  expect(rows([iron], [dose()])).toEqual(['Iron 08:00 taken', 'Iron 13:00 null next']);
  expect(takenInWords(dosesOfDay([iron], [dose()], '2026-11-22'))).toBe('1 of 2 taken today');
});

it('shows nothing of another day, and nothing before the first', () => {
  expect(rows([iron], [dose({ date: '2026-11-21' })])).toEqual(['Iron 08:00 null next', 'Iron 13:00 null']);
  expect(rows([iron], [], '2026-11-19')).toEqual([]);
});

it('keeps room for one more of what is taken when needed, and counts it as due at no time', () => {
  const taken = dose({ medicineId: antihistamine.id, time: '07:30' });

  expect(rows([antihistamine], [taken])).toEqual(['Antihistamine 07:30 taken', 'Antihistamine null null']);
  expect(takenInWords(dosesOfDay([antihistamine], [], '2026-11-22'))).toBe('Taken or skipped, and reminders');
});

it('still shows what she took at a time that is no longer one of its times', () => {
  expect(rows([{ ...iron, times: ['13:00'] }], [dose()])).toContain('Iron 08:00 taken');
});
