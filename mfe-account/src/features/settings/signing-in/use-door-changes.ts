import type { User } from '@nestwell/contracts/account';
import { identity, type RecoverySheet } from '@nestwell/contracts/identity';
import { call, refusalOf, useMutation, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { makePasskey } from '../../../lib/passkeys/authenticator';
import type { ProofWords } from '../../../lib/proof/proof-props';
import { isNotProved, useProof } from '../../../lib/proof/use-proof';
import { useRefresh } from './signing-in.queries';

const words = {
  add: { purpose: 'Then your passkey is made.', action: 'Add a passkey' },
  remove: { purpose: 'Then this passkey opens nothing anymore.', action: 'Remove the passkey' },
  ask: { purpose: 'Then each login takes a code by mail.', action: 'Ask me for a code' },
  askNoMore: { purpose: 'Then no login takes a code by mail anymore.', action: 'Ask for no code' },
  codes: { purpose: 'Then your new codes are shown. The ones before end.', action: 'Show my codes' },
} satisfies Record<string, ProofWords>;

/** All that closes and opens her door. Each change takes a fresh proof; show `DoorSheets` beside what uses it. */
export function useDoorChanges(user: User) {
  const params = { userId: user.id };
  const { prove, asked } = useProof(user.id);
  const [proofWords, setProofWords] = useState<ProofWords>(words.add);
  const [sheet, setSheet] = useState<RecoverySheet | null>(null);
  const { toast } = useToast();
  const onSettled = useRefresh(user.id);
  const onError = (error: Error) =>
    isNotProved(error) || toast({ title: 'Nothing was changed', description: whyNot(error), tone: 'alert' });

  async function proved(asWords: ProofWords) {
    setProofWords(asWords);
    await prove();
  }

  const add = useMutation({
    mutationFn: async () => {
      await proved(words.add);
      const made = await makePasskey(await call(identity.startPasskey, { params }));
      return call(identity.addPasskey, { params, body: { made } });
    },
    onSuccess: ({ recovery }) => {
      setSheet(recovery);
      toast({ title: 'Passkey added', description: 'Your e-mail alone opens nothing anymore.' });
    },
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: async (passkeyId: string) => {
      await proved(words.remove);
      await call(identity.removePasskey, { params: { ...params, passkeyId } });
    },
    onSuccess: () => toast({ title: 'Passkey removed', description: 'It opens nothing anymore.' }),
    onError,
    onSettled,
  });
  const askForCode = useMutation({
    mutationFn: async (isAsked: boolean) => {
      await proved(isAsked ? words.ask : words.askNoMore);
      await call(identity.askForCode, { params, body: { isAsked } });
    },
    onError,
    onSettled,
  });
  const newCodes = useMutation({
    mutationFn: async () => {
      await proved(words.codes);
      return call(identity.makeRecoveryCodes, { params });
    },
    onSuccess: setSheet,
    onError,
    onSettled,
  });
  return { user, add, remove, askForCode, newCodes, proof: { asked, words: proofWords }, sheet, setSheet };
}

export type DoorChanges = ReturnType<typeof useDoorChanges>;

function whyNot(error: Error): string {
  const isFull = refusalOf(identity.addPasskey, error)?.code === 'too_many_passkeys';
  if (isFull) return 'Twenty passkeys are the most. Remove one first.';
  return 'That did not work. Please try again.';
}
