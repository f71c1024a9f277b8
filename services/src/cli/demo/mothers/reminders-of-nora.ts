import type { PlannedReminder } from '../mother';
import type { Year } from '../year';

const at = (year: Year, daysAgo: number, time: string) => year.at(year.day(daysAgo), time).toISOString();

export const remindersOfNora = (year: Year): readonly PlannedReminder[] => [
  {
    title: 'Prenatal vitamin',
    description: 'With breakfast, not with coffee.',
    type: 'medication',
    dueDateTime: at(year, 24, '07:45'),
    recurring: 'daily',
    notificationMinutes: 0,
  },
  {
    title: 'Swim before work',
    type: 'exercise',
    dueDateTime: at(year, 26, '06:45'),
    location: 'North Baths',
    recurring: 'weekly',
    notificationMinutes: 30,
  },
  {
    title: 'Glucose test',
    description: 'Two hours: take a book.',
    type: 'appointment',
    dueDateTime: at(year, -3, '08:30'),
    location: 'Hillside Hospital, laboratory',
    priority: 'high',
    notificationMinutes: 1440,
  },
  {
    title: 'Midwife, 28 weeks',
    type: 'checkup',
    dueDateTime: at(year, -8, '13:40'),
    doctorName: 'Sister Okafor',
    location: 'Hillside Birth Center',
    notificationMinutes: 120,
  },
  { title: 'Order the stroller part', type: 'personal', dueDateTime: at(year, -1, '18:00'), priority: 'low' },
  {
    title: 'Anatomy scan',
    type: 'appointment',
    dueDateTime: at(year, 47, '11:00'),
    location: 'Hillside Hospital, ultrasound',
  },
];
