import { calendar } from '@nestwell/contracts/calendar';
import { care, usualCareSettings, type BirthWishes } from '@nestwell/contracts/care';
import { fitness, type TrendDay } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { deviceDate } from '@nestwell/domain/device-time';
import { DAY, later } from '@nestwell/domain/moments';
import { answer, type FakeAnswer } from '@nestwell/remote-kit/preview';
import { aThing } from '../testing/a-thing';
import { aQuestion } from '../testing/a-question';
import { aReminder } from '../testing/a-reminder';

const idAt = (place: number) => `019b0000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const ago = (days: number) => later(new Date(), -days * DAY).toISOString();

const wishes: BirthWishes = {
  wishes: ['companion', 'motherAfter', 'lowLight', 'music', 'askFirst', 'undecided', 'tellWhy', 'skinToSkin'],
  companion: 'Sam',
  notes: { painRelief: 'I want to hear what there is when I am there.' },
  words: 'Please say my name and tell me before you touch me.',
};

/** What she keeps to take along. */
export function paperAnswers(): FakeAnswer[] {
  const asked = { askedAt: ago(31), writtenAt: ago(40) };
  const questions = [
    aQuestion({ id: idAt(40), words: 'Do I need the iron if my last count was fine?', writtenAt: ago(33) }),
    aQuestion({ id: idAt(41), words: 'Who do I call at night?', writtenAt: ago(3) }),
    aQuestion({ id: idAt(42), words: 'Tingling hands at night', origin: 'Week 30', writtenAt: ago(2) }),
    aQuestion({
      id: idAt(43),
      words: 'Is the headache usual?',
      answer: 'Drink more, call if it stays.',
      ...asked,
    }),
  ];
  const today = deviceDate(new Date());
  const visit = (days: number) => aReminder({ id: idAt(60 + days + 40), dueDateTime: ago(-days) });
  const noted = { mood: null, energyLevel: null, movement: null };
  const days: TrendDay[] = [{ ...noted, date: today, weight: 148.5, sleepHours: 7.5, waterIntake: 6 }];
  const things = [
    aThing({ id: idAt(50), kind: 'papers', name: 'ID and insurance card' }),
    aThing({ id: idAt(51), kind: 'papers', name: 'Maternity notes', packed: true }),
    aThing({ id: idAt(52), kind: 'you', name: 'Phone charger, long cable', place: 1 }),
    aThing({ id: idAt(53), kind: 'you', name: 'Warm socks', packed: true, place: 2 }),
    aThing({ id: idAt(54), kind: 'baby', name: 'Car seat, fitted', note: 'Sam does this', place: 3 }),
  ];
  return [
    answer(care.listQuestions, questions),
    answer(care.addQuestion, ({ body }) => aQuestion({ id: idAt(49), words: body.words })),
    answer(care.changeQuestion, questions[0] ?? aQuestion()),
    answer(care.removeQuestion, undefined),
    answer(care.listBag, things),
    answer(care.addToBag, things.slice(0, 1)),
    answer(care.changeBagItem, things[0] ?? aThing()),
    answer(care.orderBag, undefined),
    answer(care.readBirthWishes, wishes),
    answer(care.saveBirthWishes, wishes),
    answer(care.listBabyLog, []),
    answer(care.readCareSettings, usualCareSettings),
    answer(fitness.listTrends, days),
    answer(nutrition.listDiaryDays, [{ date: today, calories: 2140, protein: 84.5, meals: 4 }]),
    answer(calendar.listVisits, [visit(-31), visit(2)]),
  ];
}
