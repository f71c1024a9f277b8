import { account } from '@nestwell/contracts/account';
import { Authenticator } from './authenticator';
import type { Member } from './member';
import type { Visitor } from './visitor';

/** Adds a passkey to her account, with a phone of its own unless one is given. */
export async function addPasskey(member: Member, phone = new Authenticator(member.url), name?: string) {
  const params = { userId: member.id };
  const started = await member.call(account.startPasskey, { params });
  if (started.status !== 200) throw new Error(`could not begin: ${JSON.stringify(started.body)}`);
  const added = await member.call(account.addPasskey, {
    params,
    body: { ...(name !== undefined && { name }), made: phone.make(started.body) },
  });
  if (added.status !== 201) throw new Error(`could not add: ${JSON.stringify(added.body)}`);
  return { phone, ...added.body };
}

/** Logs in with a phone, perhaps with a changed answer. */
export async function enterWith(
  who: Visitor,
  phone: Authenticator,
  change: (passkey: ReturnType<Authenticator['sign']>) => object = () => ({}),
) {
  const { body: options } = await who.call(account.startPasskeyLogin, {});
  const passkey = phone.sign(options);
  return who.call(account.loginByPasskey, { body: { passkey: { ...passkey, ...change(passkey) } } });
}

/** Proves with a phone who she is, for the next ten minutes. */
export async function proveWith(member: Member, phone: Authenticator) {
  const params = { userId: member.id };
  const { body: options } = await member.call(account.proveByPasskey, { params });
  return member.call(account.prove, { params, body: { passkey: phone.sign(options) } });
}
