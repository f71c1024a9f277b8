import type { Parts } from '../../platform/application';
import type { Engine } from '../../platform/database/testing/engines';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { TestApp } from '../../platform/testing/test-app';
import { lettersOf } from '../../testing/letters';
import { aMember, type Member } from '../../testing/member';

/** One application for all tests of a suite, and for each a member of its own. */
export class AnnasDoor {
  app!: TestApp;
  anna!: Member;
  /** What left by mail since the test began. */
  letters: readonly Message[] = [];

  /** What names her in a call. */
  her() {
    return { params: { userId: this.anna.id } };
  }
}

/** Call it where the suite begins. `mail` tells whether the application has a mail server. */
export function annaOn(engine: Engine, parts: Parts, { mail }: { mail: boolean }): AnnasDoor {
  const door = new AnnasDoor();
  const env = mail ? { SMTP_URL: 'smtp://127.0.0.1:9' } : undefined;
  beforeAll(async () => {
    door.app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  }, 60_000);
  afterAll(() => door.app.stop());
  beforeEach(async () => {
    if (mail) door.letters = lettersOf(door.app.get(Mailer));
    door.anna = await aMember(door.app);
  });
  return door;
}
