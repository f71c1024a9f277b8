import type { LoginProblem } from './use-email-login';

const failed = { title: 'Login Failed', description: 'Unable to log in. Please try again.' };

export const loginProblemWords: Record<LoginProblem, { title: string; description: string }> = {
  empty: { title: 'Email Required', description: 'Please enter your email address.' },
  unknown: failed,
  'wrong-code': {
    title: 'Login Failed',
    description: 'That code does not fit. Please look again, or ask for another.',
  },
  'needs-passkey': {
    title: 'Login Failed',
    description: 'This account opens with its passkey or a recovery code.',
  },
  'passkey-failed': {
    title: 'Login Failed',
    description: 'That did not work. Try again, or use a code.',
  },
  'too-many': { title: 'Login Failed', description: 'Too many tries. Please wait a minute and try again.' },
  failed,
};
