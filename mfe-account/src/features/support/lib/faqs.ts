import { nursingCalories } from '@nestwell/domain/energy';
export interface Faq {
  question: string;
  answer: string;
}

export const faqs: readonly Faq[] = [
  {
    question: 'How long are the meal plans?',
    answer:
      'Plans come in 3, 7 or 14 days. Each one brings its own shopping list, and you can have more than one active.',
  },
  {
    question: 'What happens when my trial ends?',
    answer:
      'Nothing is billed by itself. After 7 days everything you logged is kept, and you can choose a monthly or annual plan to carry on. We remind you before the end.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'Open Settings, then Subscription and billing. Cancelling there ends access at once. You can also stop the agreement with the payment provider; then nothing more is charged and the paid time runs to its end.',
  },
  {
    question: 'Does Nursing Mode change my calories?',
    answer: `While you are breastfeeding it adds ${nursingCalories} kcal to the daily goal, on every screen that shows it. That is a round upper figure; needs differ. Turn it off on Home and the goal is without it everywhere.`,
  },
  {
    question: 'Which workouts are safe for me now?',
    answer:
      'Each workout says from when it fits after birth, and while you are pregnant only those suited to pregnancy are open. Start once your care team has cleared you, and stop if anything hurts or bleeds.',
  },
  {
    question: 'Who can see my wellness check-ins?',
    answer:
      'Only you. Check-ins, meals, weight and reminders are never shown to other members. In the community people see only what you post there, and you can post without your name.',
  },
  {
    question: 'Where do the baby sizes come from?',
    answer:
      'From published growth charts. They are typical figures, and every baby varies. Your care team knows yours best.',
  },
  {
    question: 'How do I log in without a password?',
    answer:
      'Your e-mail address is enough. If we are asked to be extra careful, we send a six-digit code to it that works once, for 10 minutes.',
  },
  {
    question: 'Can I take my data with me, or delete it?',
    answer:
      'Yes, both in Settings: a file with everything about you, or erasing your account for good after you type your e-mail address.',
  },
];
