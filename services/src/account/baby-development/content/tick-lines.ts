import { honeyFrom } from '@nestwell/safety/signs';
import type { Spell, Whom } from '@nestwell/safety/weeks';

/** A line with the name under which its tick is kept; a name never changes. */
export interface TickSpell extends Spell {
  item: string;
}

const line = (item: string, from: number, to: number, words: string, whom?: Whom): TickSpell => ({
  item,
  from,
  to,
  words,
  ...(whom && { whom }),
});

export const weekTodo: readonly TickSpell[] = [
  line('folic-acid', 4, 12, 'Have folic acid in the house'),
  line('first-visit', 4, 12, 'Ask for a first appointment'),
  line('what-to-leave', 4, 13, 'Read what to leave out of your meals'),
  line('dentist', 8, 20, 'See a dentist'),
  line('clothes', 12, 18, 'Look out a bra and clothes that fit'),
  line('scan-date', 14, 22, 'Write down the date of the anatomy scan'),
  line('birth-class', 19, 30, 'Find a birth class'),
  line('leave', 20, 28, 'Ask work about your leave dates'),
  line('night-number', 22, 36, 'Keep the number to call at night in your phone'),
  line('movement-pattern', 24, 34, 'Get to know how baby moves on a usual day'),
  line('pillow', 28, 32, 'Find a pillow that keeps you on your side'),
  line('car-seat', 30, 38, 'Have a way to bring baby home'),
  line('birth-wishes', 30, 38, 'Write down your wishes for the birth'),
  line('bag', 32, 38, 'Pack a bag'),
  line('sleeping-place', 33, 42, 'Make a clear, flat place for baby to sleep'),
  line('freezer', 34, 42, 'Put three meals in the freezer'),
  line('two-people', 34, 42, 'Ask two people what they will do in the first week'),
  line('the-way', 36, 42, 'Know the way to the birth, by night too'),
  line('after-forty-one', 40, 42, 'Ask what is offered from 41 weeks', 'others'),
];

export const weekQuestions: readonly TickSpell[] = [
  line('ask-tests', 4, 14, 'Which tests are offered, and what do they tell?'),
  line('ask-medicines', 4, 20, 'Are my medicines and supplements right for pregnancy?'),
  line('ask-night', 4, 30, 'Who do I call at night?'),
  line('ask-scan', 15, 22, 'What will the anatomy scan look for?'),
  line('ask-whooping-cough', 14, 36, 'When am I offered the whooping cough vaccine?'),
  line('ask-iron', 24, 36, 'What did my iron say?'),
  line('ask-labour', 30, 42, 'When do I come in, and who do I call first?'),
  line('ask-pain', 31, 42, 'What is possible against pain?'),
  line('ask-lying', 34, 38, 'What happens if baby lies bottom down?'),
  line('ask-after-date', 38, 42, 'What do you offer after the date?', 'others'),
  line('ask-own-plan', 32, 42, 'When is my birth planned?', 'plannedEarlier'),
];

export const monthTodo: readonly TickSpell[] = [
  line('clear-cot', 0, 6, 'Clear where baby sleeps at home: flat, nothing soft'),
  line('own-check', 0, 2, 'Make the appointment for your own check'),
  line('one-hour', 0, 8, 'Ask somebody for one hour that is yours'),
  line('vaccines', 1, 6, 'Book the vaccines that are due'),
  line('first-tastes', 4, 8, `Read what first tastes may be, without honey before ${honeyFrom.value} months`),
  line('floor-height', 5, 11, 'Look around from the floor and take away what is small'),
  line('tip-over', 8, 15, 'Fix what could tip over'),
  line('dentist-after', 9, 18, 'See a dentist yourself'),
  line('own-day', 12, 24, 'Plan a day that is yours'),
  line('vaccines-second', 12, 24, 'Look up which vaccines are still open'),
  line('first-aid', 7, 24, 'Learn first aid for small children'),
];

export const monthQuestions: readonly TickSpell[] = [
  line('ask-healing', 0, 3, 'How am I healing?'),
  line('ask-exercise', 0, 4, 'When may I exercise again?'),
  line('ask-weight', 0, 9, 'How is baby’s weight going?'),
  line('ask-solids', 3, 7, 'When do we start with solids?'),
  line('ask-vaccines', 1, 24, 'Which vaccines are next?'),
  line('ask-low', 4, 24, 'Where do I turn when I feel low?'),
  line('ask-next', 9, 24, 'What should I look out for until the next visit?'),
];

/** The names that can be ticked. */
export const tickItems: ReadonlySet<string> = new Set(
  [weekTodo, weekQuestions, monthTodo, monthQuestions].flat().map(({ item }) => item),
);
