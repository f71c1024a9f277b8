import { faqsOf } from './faqs';

const answerTo = (question: RegExp, codeAtLogin: boolean) =>
  faqsOf(codeAtLogin).find((faq) => question.test(faq.question))?.answer;

it('says who could open her account and read her check-ins, as the site is run', () => {
  expect(answerTo(/check-ins/, false)).toContain('whoever knows it can open your account');
  expect(answerTo(/check-ins/, true)).toContain('whoever can read your mail can open your account');
  expect(answerTo(/without a password/, false)).toContain('whoever knows it can log in');
  expect(answerTo(/without a password/, true)).toContain('six-digit code');
});

it('never says that only she can see what the team can', () => {
  for (const codeAtLogin of [true, false]) {
    expect(answerTo(/check-ins/, codeAtLogin)).toContain(
      'our team can see who wrote a post that is reported',
    );
    for (const { answer } of faqsOf(codeAtLogin)) expect(answer).not.toMatch(/only you/i);
  }
});
