import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { nursingCalories } from '@nestwell/domain/energy';
import { recipients } from '@nestwell/domain/recipients';
import { type Opener, whoCanOpen } from '../../../lib/legal/who-can-open';

export interface Faq {
  question: string;
  answer: string;
}

/** @param opener what opens the account of whoever asks */
export const faqsOf = (opener: Opener): readonly Faq[] => [
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
      'Open Settings, then Subscription and billing. Canceling there ends access at once. You can also stop the agreement with the payment provider; then nothing more is charged and the paid time runs to its end.',
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
    answer: `No other member: check-ins, meals, weight and reminders are shown in your account only. ${whoCanOpen(opener)} In the community people see only what you post there, and you can post without your name; our team can see who wrote a post that is reported.`,
  },
  {
    question: 'Where do the baby sizes come from?',
    answer:
      'From published growth charts. They are typical figures, and every baby varies. Your care team knows yours best.',
  },
  {
    question: 'How do I log in without a password?',
    answer: logins[opener],
  },
  {
    question: 'Can I take my data with me, or delete it?',
    answer:
      'Yes, both in Settings: a file with everything about you, or erasing your account for good after you type your e-mail address. Posts that others answered then keep their place without your words or name.',
  },
  {
    question: 'Who hears what I say to the microphone?',
    answer: `${recipients.speech.name} ${recipients.speech.learns} Typing works everywhere instead.`,
  },
];

const CODE = 'a six-digit code that we send to it. The code works once, for 10 minutes.';

const logins: Record<Opener, string> = {
  email:
    'Your e-mail address is enough. That also means that whoever knows it can log in: a passkey closes that door, in Settings under Signing in.',
  code: `With your e-mail address and ${CODE}`,
  passkey:
    'With your passkey: your face, finger or screen lock. Without it, with a code from your recovery sheet.',
  'passkey-or-code': `With your passkey: your face, finger or screen lock. Without it, with your e-mail address and ${CODE}`,
};

/** Whether it is shown while she is quiet about pregnancies and babies. */
export const isQuietFaq = ({ question, answer }: Faq): boolean => !speaksOfBaby(`${question} ${answer}`);
