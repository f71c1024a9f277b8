import { identity } from '@nestwell/contracts/identity/server';
import { Authenticator } from './authenticator';
import type { Member } from './member';
import type { Visitor } from './visitor';

/** Adds a passkey to her account, with a phone of its own unless one is given. */
export async function addPasskey(member: Member, phone = new Authenticator(member.url), name?: string) {
  const params = { userId: member.id };
  const started = await member.call(identity.startPasskey, { params });
  if (started.status !== 200) throw new Error(`could not begin: ${JSON.stringify(started.body)}`);
  const added = await member.call(identity.addPasskey, {
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
  const { body: options } = await who.call(identity.startPasskeyLogin, {});
  const passkey = phone.sign(options);
  return who.call(identity.loginByPasskey, { body: { passkey: { ...passkey, ...change(passkey) } } });
}

/** Proves with a phone who she is, for the next ten minutes. */
export async function proveWith(member: Member, phone: Authenticator) {
  const params = { userId: member.id };
  const { body: options } = await member.call(identity.proveByPasskey, { params });
  return member.call(identity.prove, { params, body: { passkey: phone.sign(options) } });
}
