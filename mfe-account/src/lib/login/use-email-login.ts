import { account, normalisedEmail, type User } from '@nestwell/contracts/account';
import { identity } from '@nestwell/contracts/identity';
import { call, refusalOf, useUser, type MeaningsOf } from '@nestwell/remote-kit';
import { useState } from 'react';
import { userOfAddress } from './user-of-address';

/** Why she is not logged in yet. Each screen has its own words for it. */
export type LoginProblem =
  | 'empty'
  | 'unknown'
  | 'wrong-code'
  | 'needs-passkey'
  | 'passkey-failed'
  | 'too-many'
  | 'failed';

interface EmailLoginOptions {
  /** Where the address is known already. */
  address?: string;
  onLogin: (user: User) => void;
  onProblem: (problem: LoginProblem) => void;
}

export interface EmailLogin {
  email: string;
  setEmail: (email: string) => void;
  /** `code` once the server has mailed a six-digit code, `recovery` once she has asked for her sheet's. */
  step: 'email' | 'code' | 'recovery';
  code: string;
  setCode: (code: string) => void;
  busy: boolean;
  /** Takes the address, or at another `step` the code. */
  submit: () => Promise<void>;
  /** Logs in with an address from elsewhere on the screen; rejects unless that, or asking for a code, worked. */
  enter: (email: string) => Promise<void>;
  /** Back to the address, to correct it or to ask for another code. */
  restart: () => void;
  /** On to a code of her recovery sheet. */
  recover: () => void;
  /** Whoever a passkey was of. */
  onLogin: (user: User) => void;
  onPasskeyFailure: () => void;
}

/** Login by e-mail alone, with a code from the e-mail where the server asks for one. Never creates anybody. */
export function useEmailLogin({ address: known = '', onLogin, onProblem }: EmailLoginOptions): EmailLogin {
  const { login, adopt } = useUser();
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState('');
  const [step, setStep] = useState<EmailLogin['step']>('email');
  const [busy, setBusy] = useState(false);

  async function enter(address: string): Promise<void> {
    try {
      onLogin(await login(address));
    } catch (error) {
      if (refusalOf(account.findUserByEmail, error)?.code !== 'verification_required') throw error;
      setEmail(address);
      setCode('');
      setStep('code');
    }
  }

  async function verify(address: string): Promise<void> {
    const endpoint = step === 'recovery' ? identity.loginByRecoveryCode : account.verifySession;
    const answered = await call(endpoint, { body: { email: address, code: code.trim() } });
    const user = await userOfAddress(answered, address);
    adopt(user);
    onLogin(user);
  }

  async function submit(): Promise<void> {
    const address = normalisedEmail(email);
    if (!address) return onProblem('empty');
    setBusy(true);
    try {
      await (step === 'email' ? enter(address) : verify(address));
    } catch (error) {
      onProblem(step === 'email' ? addressProblemOf(error) : codeProblemOf(error));
    } finally {
      setBusy(false);
    }
  }

  const restart = () => setStep('email');
  function recover() {
    setCode('');
    setStep('recovery');
  }
  const onPasskeyFailure = () => onProblem('passkey-failed');
  const steps = { submit, enter, restart, recover };
  return { email, setEmail, step, code, setCode, busy, ...steps, onLogin, onPasskeyFailure };
}

const addressProblems: MeaningsOf<typeof account.findUserByEmail, LoginProblem> = {
  // What cannot be an address is nobody's.
  invalid: 'unknown',
  not_found: 'unknown',
  too_many_requests: 'too-many',
  // Not a problem but the next step; see `enter`.
  verification_required: 'failed',
  code_not_sent: 'failed',
  passkey_required: 'needs-passkey',
};

const codeProblems: MeaningsOf<typeof account.verifySession, LoginProblem> = {
  invalid: 'wrong-code',
  code_invalid: 'wrong-code',
  not_found: 'wrong-code',
  too_many_requests: 'too-many',
};

function addressProblemOf(error: unknown): LoginProblem {
  const code = refusalOf(account.findUserByEmail, error)?.code;
  return (code && addressProblems[code]) ?? 'failed';
}

function codeProblemOf(error: unknown): LoginProblem {
  const code = refusalOf(account.verifySession, error)?.code;
  return (code && codeProblems[code]) ?? 'failed';
}
