import { account } from '@nestwell/contracts/account/server';
import type { Member } from './member';

interface LetterBox {
  send(message: { text: string }): Promise<boolean>;
}

/** What is needed to make an admin: `{ roles: app.get(Roles), mailer: app.get(Mailer) }`. */
export interface Team {
  roles: { set(address: string, role: 'admin'): Promise<boolean> };
  mailer: LetterBox;
}

/** Makes a member an admin and logs her in again, with the code from the mail. */
export async function becomeAdmin({ roles, mailer }: Team, member: Member): Promise<void> {
  await roles.set(member.email, 'admin');
  await logInWithCode(mailer, member);
}

/** Logs in where a code is asked for, reading it from the mail. */
export async function logInWithCode(mailer: LetterBox, member: Member): Promise<void> {
  const sent: string[] = [];
  const mail = jest.spyOn(mailer, 'send').mockImplementation(({ text }) => {
    sent.push(text);
    return Promise.resolve(true);
  });
  const { email } = member;
  await member.call(account.findUserByEmail, { query: { email } });
  mail.mockRestore();
  const code = /\b\d{6}\b/.exec(sent[0] ?? '')?.[0] ?? '';
  const answer = await member.call(account.verifySession, { body: { email, code } });
  if (answer.status !== 200)
    throw new Error(`could not log in: ${answer.status} ${JSON.stringify(answer.body)}`);
}
