import type { Opener } from '../../../lib/legal/who-can-open';
import { faqsOf } from './faqs';

const answerTo = (question: RegExp, opener: Opener) =>
  faqsOf(opener).find((faq) => question.test(faq.question))?.answer;

it('says who could open her account and read her check-ins, as it is closed', () => {
  expect(answerTo(/check-ins/, 'email')).toContain('whoever knows it can open your account');
  expect(answerTo(/check-ins/, 'code')).toContain('whoever can read your mail can open your account');
  expect(answerTo(/check-ins/, 'passkey')).toContain('your passkey, or a code from your recovery sheet');
  expect(answerTo(/without a password/, 'email')).toContain('whoever knows it can log in');
  expect(answerTo(/without a password/, 'code')).toContain('six-digit code');
  expect(answerTo(/without a password/, 'passkey')).not.toMatch(/e-mail/);
});

it('never says that only she can see what the team can', () => {
  for (const opener of ['email', 'code', 'passkey', 'passkey-or-code'] as const) {
    expect(answerTo(/check-ins/, opener)).toContain('our team can see who wrote a post that is reported');
    for (const { answer } of faqsOf(opener)) expect(answer).not.toMatch(/only you/i);
  }
});
