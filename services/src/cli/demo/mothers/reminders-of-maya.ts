import type { PlannedReminder } from '../mother';
import type { Year } from '../year';

const at = (year: Year, daysAgo: number, time: string) => year.at(year.day(daysAgo), time).toISOString();

export const remindersOfMaya = (year: Year): readonly PlannedReminder[] => [
  {
    title: 'Vitamin D drops for Juno',
    type: 'medication',
    dueDateTime: at(year, 20, '08:00'),
    recurring: 'daily',
    notificationMinutes: 0,
  },
  {
    title: 'Pelvic floor class',
    type: 'exercise',
    dueDateTime: at(year, 27, '10:30'),
    location: 'Elm Street Studio',
    recurring: 'weekly',
    notificationMinutes: 60,
  },
  {
    title: 'Cook twice, freeze one',
    type: 'meal_prep',
    dueDateTime: at(year, 25, '16:00'),
    recurring: 'weekly',
    priority: 'low',
  },
  {
    title: 'Weigh Juno at the clinic',
    type: 'baby_weight_check',
    dueDateTime: at(year, -2, '11:15'),
    location: 'Riverside Health Center',
  },
  {
    title: 'Six-month check and vaccines',
    description: 'Bring the red book. Ask about the rash behind her knee.',
    type: 'checkup',
    dueDateTime: at(year, -9, '09:20'),
    doctorName: 'Dr Adeyemi',
    location: 'Riverside Health Center',
    priority: 'high',
    notificationMinutes: 1440,
  },
  {
    title: 'First tastes: carrot',
    type: 'solid_food_intro',
    dueDateTime: at(year, -16, '12:00'),
  },
  {
    title: 'Visit two nurseries',
    type: 'personal',
    dueDateTime: at(year, -5, '14:00'),
    notificationMinutes: 120,
  },
  {
    title: 'Postpartum checkup',
    type: 'appointment',
    dueDateTime: at(year, 112, '10:00'),
    doctorName: 'Dr Adeyemi',
  },
];
