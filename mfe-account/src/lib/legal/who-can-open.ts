/** What a login takes: an e-mail address alone, a code that is sent to it, a passkey, or either of these two. */
export type Opener = 'email' | 'code' | 'passkey' | 'passkey-or-code';

/** How far an account is closed to others, as the policy and the support page say it. */
export const whoCanOpen = (opener: Opener): string => words[opener];

const words: Record<Opener, string> = {
  email:
    'Logging in takes your e-mail address alone: whoever knows it can open your account and read what is in it. Do not keep here what nobody else may read, or close that door in Settings, under Signing in.',
  code: 'Logging in takes your e-mail address and a code that we send to it, so whoever can read your mail can open your account.',
  passkey:
    'Logging in takes your passkey, or a code from your recovery sheet: whoever can use the one or holds the other can open your account.',
  'passkey-or-code':
    'Logging in takes your passkey or a code that we send to your e-mail address, or one from your recovery sheet: whoever can use the one or read the other can open your account.',
};
