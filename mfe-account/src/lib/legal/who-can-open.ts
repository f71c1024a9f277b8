/** How far an account is closed to others, as the policy and the support page say it. */
export const whoCanOpen = (codeAtLogin: boolean): string =>
  codeAtLogin
    ? 'Logging in takes your e-mail address and a code that we send to it, so whoever can read your mail can open your account.'
    : 'Logging in takes your e-mail address alone: whoever knows it can open your account and read what is in it. Do not keep here what nobody else may read.';
