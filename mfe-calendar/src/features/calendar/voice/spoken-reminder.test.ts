import { parseReminder } from './spoken-reminder';

/** A Friday, 10:00 on her clock. */
const NOW = new Date(2026, 10, 20, 10, 0);

const at = (month: number, day: number, hour: number, minute = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute);

it.each([
  ['remind me to take iron tomorrow at eight', 'Take iron', at(11, 21, 8), 'medication', 'none'],
  ['Remind me to call mum tonight at 8', 'Call mum', at(11, 20, 20), 'personal', 'none'],
  [
    'doctor appointment on Monday at 3:30 pm',
    'Doctor appointment',
    at(11, 23, 15, 30),
    'appointment',
    'none',
  ],
  [
    'set a reminder to feed the baby every day at 6 a.m.',
    'Feed the baby',
    at(11, 21, 6),
    'baby_feeding',
    'daily',
  ],
  ['remind me about vaccines in two weeks at ten', 'Vaccines', at(12, 4, 10), 'checkup', 'none'],
  ['remind me to pump in twenty minutes', 'Pump', at(11, 20, 10, 20), 'feeding', 'none'],
  ['remind me to stretch at half past two', 'Stretch', at(11, 20, 14, 30), 'exercise', 'none'],
  ['remind me to stretch at quarter to nine', 'Stretch', at(11, 21, 8, 45), 'exercise', 'none'],
  ['yoga every wednesday at 7 pm', 'Yoga', at(11, 25, 19), 'exercise', 'weekly'],
  ['midwife on the 5th of december at noon', 'Midwife', at(12, 5, 12), 'appointment', 'none'],
  ['scan on March 3rd at nine', 'Scan', at(3, 3, 9, 0, 2027), 'appointment', 'none'],
  ['remind me tomorrow at 8 to take iron', 'Take iron', at(11, 21, 8), 'medication', 'none'],
  ['remind me in 45 minutes to pump', 'Pump', at(11, 20, 10, 45), 'feeding', 'none'],
  ['remind me to pump in an hour and a half', 'Pump', at(11, 20, 11, 30), 'feeding', 'none'],
  ['remind me to take iron tomorrow afternoon', 'Take iron', at(11, 21, 14), 'medication', 'none'],
  ['remind me to call mum on Monday evening', 'Call mum', at(11, 23, 19), 'personal', 'none'],
  ['take iron half past eight', 'Take iron', at(11, 21, 8, 30), 'medication', 'none'],
  ['pay rent on the 1st of every month', 'Pay rent', at(12, 1, 9), 'personal', 'monthly'],
  [
    'remind me to buy morning sickness bands',
    'Buy morning sickness bands',
    at(11, 21, 9),
    'personal',
    'none',
  ],
  ['remind me to order nappies', 'Order nappies', at(11, 21, 9), 'personal', 'none'],
  [
    'weigh the baby every week on Sunday in the evening',
    'Weigh the baby',
    at(11, 22, 19),
    'baby_weight_check',
    'weekly',
  ],
] as const)('%s', (sentence, title, due, type, recurring) => {
  expect(parseReminder(sentence, NOW)).toEqual({ title, due, type, recurring, recurringEnd: '' });
});

it.each([
  ['pay rent in a month', new Date(2026, 0, 31, 10), at(2, 28, 9)],
  ['pay rent in a month', new Date(2028, 0, 31, 10), at(2, 29, 9, 0, 2028)],
  ['pay rent on the 31st', new Date(2026, 3, 10, 10), at(5, 31, 9)],
  ['pay rent on the 31st', new Date(2026, 4, 10, 10), at(5, 31, 9)],
  ['pay rent on the 29th of february', NOW, at(2, 29, 9, 0, 2028)],
])('“%s” said on %s never runs over into the next month', (sentence, now, due) => {
  expect(parseReminder(sentence, now)?.due).toEqual(due);
});

it('answers nothing where only the opening was said', () => {
  expect(parseReminder('remind me to ', NOW)).toBeUndefined();
});

it('never fails, whatever was heard', () => {
  for (const sentence of [
    '',
    '   ',
    'at at at',
    'every',
    'in in in minutes',
    '🎉',
    'tomorrow at ninety nine',
  ]) {
    expect(() => parseReminder(sentence, NOW)).not.toThrow();
  }
});
