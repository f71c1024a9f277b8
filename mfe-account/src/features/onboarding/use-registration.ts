import { account } from '@nestwell/contracts/account';
import { deviceDate } from '@nestwell/domain/device-time';
import { refusalOf, useCall, usePublicConfig, useToast, useUser } from '@nestwell/remote-kit';
import { useNavigate } from '@nestwell/remote-kit/router';
import { type RefObject, useState } from 'react';
import type { EmailLogin } from '../../lib/login/use-email-login';
import { userOfAddress } from '../../lib/login/user-of-address';
import type { OnboardingForm } from './lib/onboarding-form';
import { registrationOf } from './lib/registration';
import type { Wished } from './lib/save-wishes';
import { vitaminName } from './lib/wishes';
import { useKeepWishes } from './use-keep-wishes';

interface Refusal {
  field: string | undefined;
  reason: string | undefined;
}

/** As the steps call what the server names. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  currentWeight: 'Current weight',
  healthyWeightGoal: 'Weight goal',
  height: 'Height',
  allergies: 'Allergies',
  dietaryRestrictions: 'Dietary preferences',
};

const wishedIn = (form: OnboardingForm): Wished => ({
  wishes: form.wishes,
  vitaminName: vitaminName(form, deviceDate(new Date())),
});

interface RegistrationOptions {
  login: EmailLogin;
  /** True from Complete Setup until she is sent on, so that the screen does not send her home meanwhile. */
  registering: RefObject<boolean>;
  /** What she wished to be reminded of, until she is signed in. */
  wished: RefObject<Wished | null>;
}

export interface Registration {
  busy: boolean;
  complete: (form: OnboardingForm) => Promise<void>;
}

/** Makes the user and goes on to the plans; someone who is registered already is logged in instead. */
export function useRegistration({ login, registering, wished }: RegistrationOptions): Registration {
  const { adopt } = useUser();
  const { codeAtLogin } = usePublicConfig();
  const { toast } = useToast();
  const navigate = useNavigate();
  const create = useCall(account.createUser);
  const [busy, setBusy] = useState(false);
  const keepWishes = useKeepWishes();

  async function complete(form: OnboardingForm): Promise<void> {
    setBusy(true);
    try {
      const answered = await create.mutateAsync({ body: registrationOf(form, deviceDate(new Date())) });
      const user = await userOfAddress(answered, form.email);
      registering.current = true;
      wished.current = wishedIn(form);
      if (codeAtLogin) return await proveAddress(user.email);
      adopt(user);
      keepWishes(user.id, wished);
      void navigate('/checkout');
      // Busy until the screen is left: a press meanwhile must not make a second user.
    } catch (error) {
      await recover(error, form);
      setBusy(false);
    }
  }

  /** The server has opened nothing yet: the panel asks for the code, and that goes on to the plans. */
  async function proveAddress(email: string): Promise<void> {
    setBusy(false);
    await login.enter(email);
    toast({ title: 'One code, then it is yours', description: `We sent six digits to ${email}.` });
  }

  async function recover(error: unknown, form: OnboardingForm): Promise<void> {
    const refusal = refusalOf(account.createUser, error);
    if (!refusal) {
      const description = 'Failed to create your profile. Please try again.';
      return toast({ title: 'Error', description, tone: 'alert' });
    }
    if (refusal.code !== '23505') return refuse(refusal);
    await login.enter(form.email.trim()).catch(() => refuse({ ...refusal, field: 'email' }));
  }

  function refuse({ field, reason = '' }: Refusal): void {
    const another = field === 'email' ? 'Please try a different email address.' : '';
    const named =
      field === undefined ? reason : `${fieldNames[field] ?? field}: ${reason.replace(/\.$/, '')}.`;
    const description = [named, another].filter(Boolean).join(' ');
    toast({ title: 'Registration Error', description, tone: 'alert' });
  }

  return { busy, complete };
}
